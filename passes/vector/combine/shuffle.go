package combine

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/lanewise"
)

// sources returns the operands of a shuffle as instructions, or nil.
func sources(s *ir.Instr) (x, y *ir.Instr) {
	x, _ = s.Operand(0).(*ir.Instr)
	y, _ = s.Operand(1).(*ir.Instr)
	if x == nil || y == nil || x.Type().HasScalable() {
		return nil, nil
	}
	return x, y
}

func anyPoison(mask []int32) bool {
	return slices.ContainsFunc(mask, func(m int32) bool { return m < 0 })
}

// oneSource is the mask for two sources that are the same.
func oneSource(mask []int32, lanes uint64) []int32 {
	out := slices.Clone(mask)
	for j := range out {
		if out[j] >= int32(lanes) {
			out[j] -= int32(lanes)
		}
	}
	return out
}

// merged are two operands of operations that are to be shuffled before them.
type merged struct {
	x, y ir.Value
	mask []int32
	two  bool
}

// merge makes equal sources one.
func merge(x, y ir.Value, mask []int32) merged {
	if x == y {
		return merged{x, ir.NewPoison(x.Type()), oneSource(mask, x.Type().Len), false}
	}
	return merged{x, y, mask, true}
}

// constant reports whether the shuffle folds.
func (m merged) constant() bool { return ir.IsConst(m.x) && ir.IsConst(m.y) }

func (k *combiner) mergedCost(m merged) int {
	if m.constant() {
		return 0
	}
	return k.shuffle(m.x.Type(), m.mask, m.two)
}

func (k *combiner) mergedValue(m merged) ir.Value {
	v := k.insert(newShuffle(m.x, m.y, m.mask))
	k.queue(v)
	return v
}

// shuffledOperations: the results of two equal operations that are shuffled are one operation on
// shuffled operands.
//
//	shuffle (op X, Y), (op Z, W), M  ⇒  op (shuffle X, Z, M), (shuffle Y, W, M)
//
// A division must not have a lane that does not matter.
func shuffledOperations(k *combiner, i *ir.Instr) bool {
	a, b := sources(i)
	if a == nil {
		return k.newer && permutedOperation(k, i)
	}
	cmp := a.Op() == ir.ICmp || a.Op() == ir.FCmp
	if !a.Op().IsBinary() && !(cmp && k.newer) || a.Op() != b.Op() || a.Pred != b.Pred {
		return false
	}
	if a == b && ir.NumUses(a) != 2 || a != b && (!ir.HasOneUse(a) || !ir.HasOneUse(b)) || a.Op().IsDivRem() && anyPoison(i.Mask()) {
		return false
	}
	if a.Operand(0).Type() != b.Operand(0).Type() {
		return false
	}
	x, y, z, w := a.Operand(0), a.Operand(1), b.Operand(0), b.Operand(1)
	if a.Op().IsCommutative() && x != z && y != w && (x == w || y == z) {
		x, y = y, x
	}
	left, right := merge(x, z, i.Mask()), merge(y, w, i.Mask())
	ty := x.Type()
	result := ty.Context().Vector(uint64(len(i.Mask())), ty.Elem, false)
	before := k.operation(a, ty, y) + k.shuffle(i.Operand(0).Type(), i.Mask(), true)
	if a != b {
		before += k.operation(b, ty, w)
	}
	after := k.mergedCost(left) + k.mergedCost(right) + k.operation(a, result, nil)
	if after > before || after == before && !(k.newer && (left.constant() || right.constant())) {
		return false // LLVM 22 takes as much for the same with an instruction less
	}
	n := again(a, k.mergedValue(left), k.mergedValue(right))
	v := k.insert(n)
	bothFlags(v, a, b)
	return k.replace(i, v)
}

// permutedOperation: an operation on shuffled vectors that is shuffled again takes both at once.
//
//	shuffle (op (shuffle X, M), (shuffle Y, N)), P  ⇒  op (shuffle X, M∘P), (shuffle Y, N∘P)
func permutedOperation(k *combiner, i *ir.Instr) bool {
	op, _ := i.Operand(0).(*ir.Instr)
	if op == nil || !op.Op().IsBinary() || !ir.HasOneUse(op) || !isPoison(i.Operand(1)) || op.Op().IsDivRem() && anyPoison(i.Mask()) || op.Type().Scalable {
		return false
	}
	n := int32(op.Type().Len)
	if slices.ContainsFunc(i.Mask(), func(m int32) bool { return m >= n }) {
		return false
	}
	before := k.operation(op, op.Type(), op.Operand(1)) + k.shuffle(op.Type(), i.Mask(), false)
	after := k.operation(op, i.Type(), nil)
	var next [2]merged
	shuffles := 0
	for side := range 2 {
		v := op.Operand(side)
		s, _ := v.(*ir.Instr)
		if s != nil && s.Op() == ir.ShuffleVector {
			before += k.shuffle(s.Operand(0).Type(), s.Mask(), !isPoison(s.Operand(1)))
			if !ir.HasOneUse(s) {
				after += k.shuffle(s.Operand(0).Type(), s.Mask(), !isPoison(s.Operand(1)))
			}
			next[side] = merged{s.Operand(0), s.Operand(1), composed(s.Mask(), i.Mask()), !isPoison(s.Operand(1))}
			shuffles++
		} else {
			next[side] = merged{v, ir.NewPoison(v.Type()), i.Mask(), false}
		}
		after += k.mergedCost(next[side])
	}
	if shuffles == 0 || after > before {
		return false
	}
	v := k.insert(again(op, k.mergedValue(next[0]), k.mergedValue(next[1])))
	return k.replace(i, v)
}

// composed is the mask that does what inner and then outer do, of which no lane is in a second
// source.
func composed(inner, outer []int32) []int32 {
	out := make([]int32, len(outer))
	for j, m := range outer {
		out[j] = -1
		if m >= 0 {
			out[j] = inner[m]
		}
	}
	return out
}

// shuffledCasts: two conversions whose results are shuffled are one conversion of shuffled
// operands.
//
//	shuffle (cast X), (cast Y), M  ⇒  cast (shuffle X, Y, M)
func shuffledCasts(k *combiner, i *ir.Instr) bool {
	a, b := sources(i)
	if a == nil || !a.Op().IsCast() || !b.Op().IsCast() {
		return false
	}
	x, y, op := a.Operand(0), b.Operand(0), a.Op()
	if x.Type() != y.Type() || !x.Type().IsVector() || x.Type().Scalable {
		return false
	}
	if op != b.Op() {
		if !signLike(a) || !signLike(b) {
			return false
		}
		op = ir.SExt
	}
	mask := scaled(i.Mask(), int(a.Type().Len), int(x.Type().Len))
	if mask == nil {
		return false
	}
	from := x.Type().Context().Vector(uint64(len(mask)), x.Type().Elem, false)
	ca, cb := k.cast(a.Op(), x.Type(), a.Type()), k.cast(b.Op(), y.Type(), b.Type())
	before := ca + cb + k.shuffle(a.Type(), i.Mask(), true)
	after := k.shuffle(x.Type(), mask, true) + k.cast(op, from, i.Type())
	if !ir.HasOneUse(a) {
		after += ca
	}
	if !ir.HasOneUse(b) {
		after += cb
	}
	if after > before {
		return false
	}
	s := k.insert(newShuffle(x, y, mask))
	k.queue(s)
	v := k.insert(ir.NewInstr(op, i.Type(), s))
	bothFlags(v, a, b)
	return k.replace(i, v)
}

// signLike: an extension by the sign, or by zeros of what has none.
func signLike(i *ir.Instr) bool { return i.Op() == ir.SExt || i.Op() == ir.ZExt && i.HasFlag(ir.NNeg) }

// scaled is the mask for elements of which there are to in the place of from; nil: there is none.
func scaled(mask []int32, from, to int) []int32 {
	switch {
	case from == to:
		return mask
	case to > from && to%from == 0:
		n := to / from
		out := make([]int32, 0, len(mask)*n)
		for _, m := range mask {
			for j := range n {
				if m < 0 {
					out = append(out, -1)
				} else {
					out = append(out, m*int32(n)+int32(j))
				}
			}
		}
		return out
	case from > to && from%to == 0 && len(mask)%(from/to) == 0:
		return wider(mask, from/to)
	}
	return nil
}

// wider joins n lanes to one, all of which come from one, or do not matter.
func wider(mask []int32, n int) []int32 {
	out := make([]int32, 0, len(mask)/n)
	for at := 0; at < len(mask); at += n {
		first := mask[at]
		if first >= 0 && first%int32(n) != 0 {
			return nil
		}
		for j, m := range mask[at : at+n] {
			if first < 0 && m >= 0 || first >= 0 && m != first+int32(j) {
				return nil
			}
		}
		if first >= 0 {
			first /= int32(n)
		}
		out = append(out, first)
	}
	return out
}

// shuffledShuffles: shuffles of one vector each that are shuffled are one shuffle.
func shuffledShuffles(k *combiner, i *ir.Instr) bool {
	a, b := sources(i)
	if a == nil || a == b || a.Op() != ir.ShuffleVector || b.Op() != ir.ShuffleVector || !ir.HasOneUse(a) || !ir.HasOneUse(b) ||
		!ir.IsUndefOrPoison(a.Operand(1)) || !ir.IsUndefOrPoison(b.Operand(1)) || a.Operand(0).Type() != b.Operand(0).Type() {
		return false
	}
	x, y := a.Operand(0), b.Operand(0)
	n, between := int32(x.Type().Len), int32(len(a.Mask()))
	for _, s := range []*ir.Instr{a, b} {
		if !isPoison(s.Operand(1)) && slices.ContainsFunc(s.Mask(), func(m int32) bool { return m >= n }) {
			return false
		}
	}
	mask := make([]int32, len(i.Mask()))
	for j, m := range i.Mask() {
		mask[j] = -1
		switch {
		case m < 0:
		case m < between && a.Mask()[m] < n:
			mask[j] = a.Mask()[m]
		case m >= between && b.Mask()[m-between] >= 0 && b.Mask()[m-between] < n:
			mask[j] = b.Mask()[m-between]
			if x != y {
				mask[j] += n
			}
		}
	}
	if len(mask) == int(n) && identity(mask) {
		return k.replace(i, x)
	}
	left := slices.ContainsFunc(mask, func(m int32) bool { return m >= 0 && m < n })
	right := slices.ContainsFunc(mask, func(m int32) bool { return m >= n })
	before := k.shuffle(x.Type(), a.Mask(), false) + k.shuffle(y.Type(), b.Mask(), false) + k.shuffle(a.Type(), i.Mask(), true)
	if k.shuffle(x.Type(), mask, right) > before {
		return false
	}
	if !left {
		x = ir.NewPoison(x.Type())
	}
	if !right {
		y = ir.NewPoison(x.Type())
	}
	return k.replace(i, k.insert(newShuffle(x, y, mask)))
}

func identity(mask []int32) bool {
	for j, m := range mask {
		if m >= 0 && m != int32(j) {
			return false
		}
	}
	return true
}

// shuffledSelects: two selects whose results are shuffled are one select between shuffled vectors,
// by shuffled conditions.
func shuffledSelects(k *combiner, i *ir.Instr) bool {
	a, b := sources(i)
	if !k.newer || a == nil || a == b || a.Op() != ir.Select || b.Op() != ir.Select || !ir.HasOneUse(a) || !ir.HasOneUse(b) {
		return false
	}
	c, d := a.Operand(0), b.Operand(0)
	if c.Type() != d.Type() || !c.Type().IsVector() || (a.Flags^b.Flags)&ir.FastMath != 0 {
		return false
	}
	ty := a.Type()
	before := 2*k.choice(ty) + k.shuffle(ty, i.Mask(), true)
	parts := [3]merged{{c, d, i.Mask(), true}, {a.Operand(1), b.Operand(1), i.Mask(), true}, {a.Operand(2), b.Operand(2), i.Mask(), true}}
	after := k.choice(i.Type())
	for _, p := range parts {
		after += k.mergedCost(p)
	}
	if after > before {
		return false
	}
	var v [3]ir.Value
	for n, p := range parts {
		v[n] = k.mergedValue(p)
	}
	s := ir.NewInstr(ir.Select, i.Type(), v[0], v[1], v[2])
	s.Flags = a.Flags
	return k.replace(i, k.insert(s))
}

// shuffledCalls: two calls of an intrinsic that works lane by lane, whose results are shuffled, are
// one call with shuffled arguments.
func shuffledCalls(k *combiner, i *ir.Instr) bool {
	a, b := sources(i)
	if !k.newer || a == nil || a == b || a.Op() != ir.Call || b.Op() != ir.Call || a.IntrinsicID() != b.IntrinsicID() || !ir.HasOneUse(a) || !ir.HasOneUse(b) {
		return false
	}
	same, ok := lanewise.Intrinsic(a.IntrinsicID())
	if !ok || len(a.Info.Bundles)+len(b.Info.Bundles) > 0 {
		return false
	}
	before := 2*k.call(a.IntrinsicID(), a.Type()) + k.shuffle(a.Type(), i.Mask(), true)
	after := k.call(a.IntrinsicID(), i.Type())
	args := make([]ir.Value, a.NumArgs())
	parts := make([]merged, a.NumArgs())
	for n := range args {
		x, y := a.Arg(n), b.Arg(n)
		if slices.Contains(same, n) {
			if x != y {
				return false
			}
			args[n] = x
			continue
		}
		if x.Type() != y.Type() {
			return false
		}
		parts[n] = merge(x, y, i.Mask())
		after += k.mergedCost(parts[n])
	}
	if after > before {
		return false
	}
	for n := range args {
		if args[n] == nil {
			args[n] = k.mergedValue(parts[n])
		}
	}
	v := k.insert(k.sameOperation(a, i.Type(), args))
	if c, ok := v.(*ir.Instr); ok {
		c.Flags = a.Flags & b.Flags
	}
	return k.replace(i, v)
}
