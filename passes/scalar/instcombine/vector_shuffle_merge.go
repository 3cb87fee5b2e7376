package instcombine

import (
	"math/bits"
	"slices"

	"opt-go/frontend/ir"
)

// Shuffles that meet insertions and other shuffles.

// shuffleWithInsert drops an insertion into a lane that a shuffle does not use, and turns the
// shuffle into an insertion into the other source where that is equivalent.
func (ic *combiner) shuffleWithInsert(i *ir.Instr) *ir.Instr {
	n := int32(i.Operand(0).Type().Len)
	for side := range 2 {
		ins := opOf(i.Operand(side), ir.InsertElement)
		if ins == nil {
			continue
		}
		if at, ok := word(ins.Operand(2)); ok && at < uint64(n) && !slices.Contains(i.Mask(), int32(at)+int32(side)*n) {
			return ic.setOperand(i, side, ins.Operand(0))
		}
	}
	if int32(len(i.Mask())) != n {
		return nil
	}
	for side := range 2 {
		if r := scalarIntoOther(i, side, n); r != nil {
			return r
		}
	}
	return nil
}

// scalarIntoOther returns the insertion that is equivalent to a shuffle, which keeps the other
// source in place and takes only the inserted lane from the source at side.
func scalarIntoOther(i *ir.Instr, side int, n int32) *ir.Instr {
	ins := opOf(i.Operand(side), ir.InsertElement)
	if ins == nil {
		return nil
	}
	at, ok := word(ins.Operand(2))
	if !ok || at >= uint64(n) {
		return nil
	}
	to := -1
	for k, m := range i.Mask() {
		switch {
		case m < 0, m == int32(k)+int32(1-side)*n:
		case to >= 0 || m != int32(at)+int32(side)*n:
			return nil
		default:
			to = k
		}
	}
	if to < 0 {
		return nil
	}
	return newInsert(i.Operand(1-side), ins.Operand(1), uint64(to))
}

// shuffleOfPadded takes lanes directly from two vectors that were padded before.
func (ic *combiner) shuffleOfPadded(i *ir.Instr) *ir.Instr {
	a, b := opOf(i.Operand(0), ir.ShuffleVector), opOf(i.Operand(1), ir.ShuffleVector)
	if a == nil || b == nil || !identityPadding(a) || !identityPadding(b) {
		return nil
	}
	x, y := a.Operand(0), b.Operand(0)
	narrow, wide := int32(x.Type().Len), int32(len(a.Mask()))
	for _, n := range []int32{int32(len(i.Mask())), narrow, wide} {
		if bits.OnesCount32(uint32(n)) != 1 {
			return nil
		}
	}
	if x.Type() != y.Type() || isUndef(x) || isUndef(y) {
		return nil
	}
	mask := make([]int32, len(i.Mask()))
	for k, m := range i.Mask() {
		switch {
		case m < 0, m < wide && a.Mask()[m] < 0, m >= wide && b.Mask()[m-wide] < 0:
			mask[k] = -1
		case m < wide:
			mask[k] = m
		default:
			mask[k] = m - wide + narrow
		}
	}
	return newShuffle(i.Type(), x, y, mask)
}

// mergeShuffles merges a shuffle with the shuffles that it takes its lanes from, where the
// resulting mask is one of theirs, or takes one lane alone.
func (ic *combiner) mergeShuffles(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	a, b := opOf(x, ir.ShuffleVector), opOf(y, ir.ShuffleVector)
	if a != nil && !isPoison(a.Operand(1)) && !isPoison(y) {
		a = nil
	}
	if b != nil && !isPoison(b.Operand(1)) {
		b = nil
	}
	m := &shuffleMerge{i: i, n: int32(x.Type().Len), left: x, right: y, width: int32(x.Type().Len)}
	switch {
	case a == nil:
	case isPoison(y):
		m.a, m.left, m.right = a, a.Operand(0), a.Operand(1)
	case a.Operand(0).Type() == x.Type():
		m.a, m.left = a, a.Operand(0)
	}
	if b != nil && b.Operand(0).Type() == x.Type() {
		m.b, m.right = b, b.Operand(0)
	}
	if a != nil && b != nil && a.Operand(0) == b.Operand(0) {
		m.a, m.b, m.left, m.right = a, b, a.Operand(0), nil
	}
	if m.a == nil && m.b == nil {
		return nil
	}
	if m.a != nil {
		m.width = int32(m.left.Type().Len)
	}
	mask, splat := m.mask()
	if !splat && !slices.Equal(mask, i.Mask()) && !(m.a != nil && slices.Equal(mask, m.a.Mask())) && !(m.b != nil && slices.Equal(mask, m.b.Mask())) {
		return nil
	}
	if m.right == nil {
		m.right = ir.NewPoison(m.left.Type())
	}
	if m.left.Type() != m.right.Type() {
		return nil
	}
	return newShuffle(i.Type(), m.left, m.right, mask)
}

// shuffleMerge is a shuffle i of a, or of a and b, as one of left and right.
type shuffleMerge struct {
	i, a, b     *ir.Instr // a, b: nil where that source stays
	left, right ir.Value
	n, width    int32 // lanes of i's sources, lanes of left
}

// mask returns the lanes of left and right that the lanes of i are, and whether they all are one.
func (m *shuffleMerge) mask() (mask []int32, splat bool) {
	splat = true
	one := int32(-1)
	for _, lane := range m.i.Mask() {
		e := int32(-1)
		switch {
		case lane < 0:
		case lane < m.n:
			if e = lane; m.a != nil {
				e = m.a.Mask()[lane]
				if e >= m.width && isPoison(m.a.Operand(1)) {
					e = -1
				}
			}
		case !isPoison(m.i.Operand(1)):
			if e = lane - m.n; m.b != nil {
				if e = m.b.Mask()[e]; e >= int32(m.b.Operand(0).Type().Len) {
					e = -1
				}
			}
			if e >= 0 && m.right != nil && m.left != m.right {
				e += m.width
			}
		}
		if e >= 0 {
			splat = splat && (one < 0 || one == e)
			one = e
		}
		mask = append(mask, e)
	}
	return mask, splat
}

// maxShuffledDepth bounds how far up expressions are computed in another order of lanes.
const maxShuffledDepth = 5

// evaluateShuffled computes an expression in another order of lanes, where its leaves are constants
// and insertions.
func (ic *combiner) evaluateShuffled(i *ir.Instr) *ir.Instr {
	if !isPoison(i.Operand(1)) || !canShuffle(i.Operand(0), i.Mask(), maxShuffledDepth) {
		return nil
	}
	return ic.use(i, ic.shuffled(i.Operand(0), i.Mask()))
}

func canShuffle(v ir.Value, mask []int32, depth int) bool {
	if k, ok := v.(*ir.Const); ok {
		return immediate(k) != nil || k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst
	}
	i := asInstr(v)
	if i == nil || !oneUse(i) || depth == 0 {
		return false
	}
	switch op := i.Op(); {
	case op == ir.InsertElement:
		at, ok := word(i.Operand(2))
		if !ok {
			return false
		}
		times := 0
		for _, m := range mask {
			if m >= 0 && uint64(m) == at {
				times++
			}
		}
		return times <= 1 && canShuffle(i.Operand(0), mask, depth-1)
	case isOp(i, ir.UDiv, ir.SDiv, ir.URem, ir.SRem) && slices.Contains(mask, -1): // by poison
		return false
	case op.IsBinary(), isOp(i, ir.ICmp, ir.FCmp, ir.GetElementPtr, ir.Trunc, ir.ZExt, ir.SExt, ir.FPToUI, ir.FPToSI, ir.UIToFP, ir.SIToFP, ir.FPTrunc, ir.FPExt):
		if uint64(len(mask)) > i.Type().Len {
			return false
		}
		for _, o := range i.Operands() {
			if !canShuffle(o, mask, depth-1) {
				return false
			}
		}
		return true
	}
	return false
}

func (ic *combiner) shuffled(v ir.Value, mask []int32) ir.Value {
	ty := ic.ctx.Vector(uint64(len(mask)), v.Type().Elem, false)
	if k, ok := v.(*ir.Const); ok {
		lanes := make([]ir.Value, len(mask))
		for n, m := range mask {
			if lanes[n] = ir.NewPoison(ty.Elem); m >= 0 && uint64(m) < k.Type().Len {
				lanes[n] = k.Elem(uint64(m))
			}
		}
		return ir.NewAggregate(ty, lanes)
	}
	i := asInstr(v)
	if i.Op() == ir.InsertElement {
		at, _ := word(i.Operand(2))
		to := slices.Index(mask, int32(at))
		base := ic.shuffled(i.Operand(0), mask)
		if to < 0 {
			return base
		}
		ic.b.setBefore(i)
		defer ic.b.setBefore(ic.q.At)
		return ic.b.insert(newInsert(base, i.Operand(1), uint64(to)), "")
	}
	ops := make([]ir.Value, i.NumOperands())
	same := uint64(len(mask)) == i.Type().Len
	for k, o := range i.Operands() {
		if ops[k] = o; o.Type().IsVector() {
			ops[k] = ic.shuffled(o, mask)
		}
		same = same && ops[k] == o
	}
	if same {
		return i
	}
	var c *ir.Instr
	if i.Op() == ir.GetElementPtr {
		c = ir.NewGEP(i.ElemTy, ops[0], i.Flags, ops[1:]...)
	} else {
		c = ir.NewInstr(i.Op(), ty, ops...)
		c.Flags, c.Pred = i.Flags, i.Pred
	}
	ic.b.setBefore(i)
	defer ic.b.setBefore(ic.q.At)
	return ic.b.insert(c, "")
}
