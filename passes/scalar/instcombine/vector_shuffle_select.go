package instcombine

import (
	"math"
	"slices"

	"opt-go/frontend/ir"
)

// Shuffles that pick each lane from the one source or the other, where it is (LLVM's
// foldSelectShuffle).

// isSelectMask reports whether every lane keeps its index, and both sources are used.
func isSelectMask(mask []int32, n int32) bool {
	left, right := false, false
	for k, m := range mask {
		if m >= 0 && m != int32(k) && m != int32(k)+n {
			return false
		}
		left, right = left || m >= 0 && m < n, right || m >= n
	}
	return int32(len(mask)) == n && left && right
}

func (ic *combiner) selectShuffle(i *ir.Instr) *ir.Instr {
	n := int32(i.Operand(0).Type().Len)
	if !isSelectMask(i.Mask(), n) {
		return nil
	}
	if !isUndef(i.Operand(1)) && i.Mask()[0] >= n { // the first lane comes from the first source
		return ic.commuteShuffle(i)
	}
	if r := selectOfSelectShuffle(i, n); r != nil {
		return r
	}
	if r := ic.selectOfOneOperation(i, n); r != nil {
		return r
	}
	return ic.selectOfOperations(i)
}

// selectOfSelectShuffle merges an in-place shuffle of one of the operands of another in-place
// shuffle with it.
func selectOfSelectShuffle(i *ir.Instr, n int32) *ir.Instr {
	for side := range int32(2) {
		s := opOf(i.Operand(int(side)), ir.ShuffleVector)
		if s == nil || s.Operand(0).Type() != s.Type() || !isSelectMask(s.Mask(), n) {
			continue
		}
		other := i.Operand(int(1 - side))
		from := int32(-1)
		for k := range int32(2) {
			if s.Operand(int(k)) == other {
				from = k
			}
		}
		if from < 0 {
			continue
		}
		mask := slices.Clone(i.Mask())
		for k, m := range mask {
			switch {
			case m < 0:
			case m/n == side:
				mask[k] = s.Mask()[k]
			default:
				mask[k] = int32(k) + from*n
			}
		}
		return newShuffle(i.Type(), s.Operand(0), s.Operand(1), mask)
	}
	return nil
}

// withConstant returns an operation's variable operand and its constant, and whether the constant
// is the second operand.
func withConstant(v ir.Value) (o *ir.Instr, x ir.Value, k *ir.Const, right bool) {
	if o = binop(v); o == nil {
		return nil, nil, nil, false
	}
	if k = immediate(o.Operand(1)); k != nil {
		return o, o.Operand(0), k, true
	}
	if k = immediate(o.Operand(0)); k != nil {
		return o, o.Operand(1), k, false
	}
	return nil, nil, nil, false
}

// selectOfOneOperation picks lanes of x and of x op k: x op k', where k' leaves the former alone.
func (ic *combiner) selectOfOneOperation(i *ir.Instr, n int32) *ir.Instr {
	for side := range int32(2) {
		o, x, k, right := withConstant(i.Operand(int(side)))
		if o == nil || !right || x != i.Operand(int(1-side)) {
			continue
		}
		id := rightIdentity(o.Op(), i.Type())
		if id == nil || i.Type().Elem.IsFloat() && !ic.q.NeverNaN(x) { // quiets a signaling NaN
			return nil
		}
		lanes := make([]ir.Value, n)
		for at, m := range i.Mask() {
			switch {
			case m < 0:
				lanes[at] = ir.NewPoison(i.Type().Elem)
			case m/n == side:
				lanes[at] = k.Elem(uint64(at))
			default:
				lanes[at] = id
			}
		}
		k, flags := safeLanes(o.Op(), i.Type(), lanes, i.Mask(), o.Flags&^(ir.FNInf|ir.FNSZ), true) // lanes as they are may be infinite, or zero of either sign
		return newBinary(o.Op(), x, k, flags)
	}
	return nil
}

// rightIdentity is the constant c with x op c = x, or nil.
func rightIdentity(op ir.Op, ty *ir.Type) *ir.Const {
	el := ty.Elem
	switch op {
	case ir.Add, ir.Sub, ir.Or, ir.Xor, ir.Shl, ir.LShr, ir.AShr:
		return ir.NewZero(el)
	case ir.Mul, ir.UDiv, ir.SDiv:
		return ir.NewInt(el, 1)
	case ir.And:
		return ir.NewAllOnes(el)
	case ir.FAdd:
		return ir.NewFloat(el, math.Copysign(0, -1))
	case ir.FSub:
		return ir.NewZero(el)
	case ir.FMul, ir.FDiv:
		return ir.NewFloat(el, 1)
	}
	return nil
}

// safeLanes replaces the undefined lanes of a new constant operand by harmless values: no division
// or shift by poison (LLVM's getSafeVectorConstantForBinop). Other operations keep poison lanes and
// lose their flags.
func safeLanes(op ir.Op, ty *ir.Type, lanes []ir.Value, mask []int32, flags ir.Flags, right bool) (*ir.Const, ir.Flags) {
	if !slices.Contains(mask, -1) {
		return ir.NewAggregate(ty, lanes), flags
	}
	if !op.IsShift() && op != ir.UDiv && op != ir.SDiv && op != ir.URem && op != ir.SRem {
		return ir.NewAggregate(ty, lanes), flags &^ ir.PoisonFlags
	}
	safe := ir.NewZero(ty.Elem)
	if right && !op.IsShift() {
		safe = ir.NewInt(ty.Elem, 1)
	}
	for k := range lanes {
		if isUndef(lanes[k]) {
			lanes[k] = safe
		}
	}
	return ir.NewAggregate(ty, lanes), flags
}

// picked is an operation with a constant, as one of two that lanes are picked from.
type picked struct {
	op *ir.Instr
	as ir.Op
	x  ir.Value
	k  *ir.Const
}

// selectOfOperations picks among the operands, and among the constants, before the operation.
func (ic *combiner) selectOfOperations(i *ir.Instr) *ir.Instr {
	a, b, right := pickedPair(i.Operand(0), i.Operand(1))
	if a.op == nil {
		return nil
	}
	lost := ir.Flags(0)
	if right && a.as != b.as {
		if isOp(a.op, ir.Shl) || isOp(b.op, ir.Shl) { // 1 << w-1 is negative as a factor
			lost = ir.NSW
		}
		if c, ok := a.alternative(); ok {
			a = c
		} else if c, ok := b.alternative(); ok {
			b = c
		}
	}
	if a.as != b.as || a.k == nil || b.k == nil {
		return nil
	}
	op, n := a.as, int32(i.Type().Len)
	lanes := make([]ir.Value, n)
	for at, m := range i.Mask() {
		switch {
		case m < 0:
			lanes[at] = ir.NewPoison(i.Type().Elem)
		case m < n:
			lanes[at] = a.k.Elem(uint64(at))
		default:
			lanes[at] = b.k.Elem(uint64(at))
		}
	}
	hazard := slices.Contains(i.Mask(), -1) && (op.IsShift() || op == ir.UDiv || op == ir.SDiv || op == ir.URem || op == ir.SRem)
	v := a.x
	if a.x != b.x {
		if !oneUse(a.op) && !oneUse(b.op) || hazard && !right {
			return nil
		}
		v = ic.b.insert(newShuffle(i.Type(), a.x, b.x, i.Mask()), "")
	}
	flags := a.op.Flags & b.op.Flags &^ lost
	if isOp(b.op, ir.Or) && a.op.Op() != ir.Or { // without common bits, nothing wraps
		flags = a.op.Flags &^ lost
	}
	k, flags := safeLanes(op, i.Type(), lanes, i.Mask(), flags, right)
	if right {
		return newBinary(op, v, k, flags)
	}
	return newBinary(op, k, v, flags)
}

// pickedPair matches two operations with constants on the same side; a negation counts as a product
// with -1 if need be.
func pickedPair(x, y ir.Value) (a, b picked, right bool) {
	one := func(v ir.Value) (picked, bool) {
		o, w, k, r := withConstant(v)
		if o == nil {
			return picked{}, false
		}
		return picked{o, o.Op(), w, k}, r
	}
	a, ra := one(x)
	b, rb := one(y)
	switch {
	case a.op == nil || b.op == nil:
		return picked{}, picked{}, false
	case ra == rb:
		return a, b, ra
	case ra && negOf(y) != nil:
		b.k = nil
		return a, b, true
	case rb && negOf(x) != nil:
		a.k = nil
		return a, b, true
	}
	return picked{}, picked{}, false
}

// alternative is the same operation by another name: x << k is x * 1<<k, x | k without common bits
// is x + k, -x is x * -1.
func (p picked) alternative() (picked, bool) {
	switch p.as {
	case ir.Shl:
		if k := fold(ir.Shl, ir.NewInt(p.x.Type(), 1), p.k); k != nil {
			return picked{p.op, ir.Mul, p.x, k}, true
		}
	case ir.Or:
		if p.op.HasFlag(ir.Disjoint) {
			return picked{p.op, ir.Add, p.x, p.k}, true
		}
	case ir.Sub:
		if x := negOf(p.op); x != nil {
			return picked{p.op, ir.Mul, x, ir.NewAllOnes(x.Type())}, true
		}
	}
	return picked{}, false
}
