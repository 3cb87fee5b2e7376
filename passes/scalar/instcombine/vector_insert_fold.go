package instcombine

import (
	"slices"

	"opt-go/frontend/ir"
)

// Insertions, except chains that become shuffles (vector_insert.go).

// visitInsert has LLVM's order.
func (ic *combiner) visitInsert(i *ir.Instr) *ir.Instr {
	for _, f := range []rule{ic.lastIndexWide, ic.orderInsertions, ic.insertionOfBits, ic.insertionsShuffle, ic.demandLanes, ic.constantInsertions, ic.insertionsSplat, ic.insertIntoSplat,
		ic.insertIntoIdentity, ic.narrowInsertion, ic.insertedHalves} {
		if r := f(i); r != nil {
			return r
		}
	}
	return nil
}

func (ic *combiner) lastIndexWide(i *ir.Instr) *ir.Instr { return ic.wideIndex(i, 2) }

// orderInsertions inserts into lower lanes first, and constants.
func (ic *combiner) orderInsertions(i *ir.Instr) *ir.Instr {
	p := onceOf(i.Operand(0), ir.InsertElement)
	at, ok := word(i.Operand(2))
	if p == nil || !ok || ir.IsConst(p.Operand(1)) {
		return nil
	}
	before, ok := word(p.Operand(2))
	if !ok || before == at || before < at && !ir.IsConst(i.Operand(1)) {
		return nil
	}
	v := ic.b.insert(ir.NewInstr(ir.InsertElement, i.Type(), p.Operand(0), i.Operand(1), i.Operand(2)), "")
	return ir.NewInstr(ir.InsertElement, i.Type(), v, p.Operand(1), ir.NewInt(ic.ctx.I64, before))
}

// insertionOfBits inserts a number before its bits are seen as another type, alone or into a vector
// that was made so as well.
func (ic *combiner) insertionOfBits(i *ir.Instr) *ir.Instr {
	bc := opOf(i.Operand(1), ir.BitCast)
	if bc == nil {
		return nil
	}
	x := bc.Operand(0)
	if isUndef(i.Operand(0)) && oneUse(bc) && (x.Type().IsInt() || x.Type().IsFloat()) {
		ty := i.Type().WithScalar(x.Type())
		base := ir.NewUndef(ty)
		if isPoison(i.Operand(0)) {
			base = ir.NewPoison(ty)
		}
		v := ic.b.insert(ir.NewInstr(ir.InsertElement, ty, base, x, i.Operand(2)), "")
		return newCast(ir.BitCast, v, i.Type())
	}
	if vec := opOf(i.Operand(0), ir.BitCast); vec != nil && (oneUse(vec) || oneUse(bc)) && vec.Operand(0).Type().IsVector() && !x.Type().IsVector() &&
		vec.Operand(0).Type().Elem == x.Type() {
		v := ic.b.insert(ir.NewInstr(ir.InsertElement, vec.Operand(0).Type(), vec.Operand(0), x, i.Operand(2)), "")
		return newCast(ir.BitCast, v, i.Type())
	}
	return nil
}

// constantInsertions: constants that are inserted into a vector are lanes of a shuffle with a
// constant vector.
func (ic *combiner) constantInsertions(i *ir.Instr) *ir.Instr {
	at, ok := word(i.Operand(2))
	k, isConst := i.Operand(1).(*ir.Const)
	below := asInstr(i.Operand(0))
	if !ok || !isConst || below == nil || !oneUse(below) || i.Type().Scalable || at >= i.Type().Len {
		return nil
	}
	n := int32(i.Type().Len)
	lanes := make([]ir.Value, n)
	mask := make([]int32, n)
	switch below.Op() {
	case ir.ShuffleVector:
		c := immediate(below.Operand(1))
		if c == nil || !isSelectLike(below) {
			return nil
		}
		for l := range lanes {
			lanes[l], mask[l] = c.Elem(uint64(l)), below.Mask()[l]
		}
	case ir.InsertElement:
		other, isConst := below.Operand(1).(*ir.Const)
		to, ok := word(below.Operand(2))
		if !isConst || !ok || to >= uint64(n) {
			return nil
		}
		for l := range lanes {
			lanes[l], mask[l] = ir.NewPoison(i.Type().Elem), int32(l)
		}
		lanes[to], mask[to] = other, int32(to)+n
	default:
		return nil
	}
	lanes[at], mask[at] = k, int32(at)+n
	return newShuffle(i.Type(), below.Operand(0), ir.NewAggregate(i.Type(), lanes), mask)
}

// isSelectLike reports whether a shuffle keeps the index of every lane.
func isSelectLike(s *ir.Instr) bool {
	n := int32(s.Operand(0).Type().Len)
	if int32(len(s.Mask())) != n {
		return false
	}
	for k, m := range s.Mask() {
		if m >= 0 && m != int32(k) && m != int32(k)+n {
			return false
		}
	}
	return true
}

// insertIntoSplat fills a lane that a splat leaves out.
func (ic *combiner) insertIntoSplat(i *ir.Instr) *ir.Instr {
	s := opOf(i.Operand(0), ir.ShuffleVector)
	at, ok := word(i.Operand(2))
	if s == nil || !ok || i.Type().Scalable || at >= i.Type().Len || !isZeroMask(s.Mask()) || len(s.Mask()) != int(s.Operand(0).Type().Len) {
		return nil
	}
	ins := opOf(s.Operand(0), ir.InsertElement)
	if ins == nil || !isUndef(ins.Operand(0)) || ins.Operand(1) != i.Operand(1) || !isZero(ins.Operand(2)) {
		return nil
	}
	mask := slices.Clone(s.Mask())
	mask[at] = 0
	return newShuffle(i.Type(), ins, ir.NewPoison(ins.Type()), mask)
}

// insertIntoIdentity adds a lane to an in-place shuffle: it replaces the insertion of a lane that
// is extracted from the shuffle's source at the same index.
func (ic *combiner) insertIntoIdentity(i *ir.Instr) *ir.Instr {
	s := opOf(i.Operand(0), ir.ShuffleVector)
	at, ok := word(i.Operand(2))
	e := opOf(i.Operand(1), ir.ExtractElement)
	if s == nil || e == nil || !ok || i.Type().Scalable || at >= i.Type().Len || !isPoison(s.Operand(1)) || !identityExtract(s) && !identityPadding(s) {
		return nil
	}
	if e.Operand(0) != s.Operand(0) || !isWord(e.Operand(1), at) || s.Mask()[at] == int32(at) {
		return nil
	}
	mask := slices.Clone(s.Mask())
	mask[at] = int32(at)
	return newShuffle(i.Type(), s.Operand(0), s.Operand(1), mask)
}

// narrowInsertion inserts before both are extended.
func (ic *combiner) narrowInsertion(i *ir.Instr) *ir.Instr {
	vec, v := asInstr(i.Operand(0)), asInstr(i.Operand(1))
	if vec == nil || v == nil || !oneUse(vec) || vec.Op() != v.Op() || !isOp(vec, ir.FPExt, ir.SExt, ir.ZExt) || vec.Operand(0).Type().Elem != v.Operand(0).Type() {
		return nil
	}
	x := ic.b.insert(ir.NewInstr(ir.InsertElement, vec.Operand(0).Type(), vec.Operand(0), v.Operand(0), i.Operand(2)), "")
	return newCast(vec.Op(), x, i.Type())
}

// insertedHalves: both halves of an integer inserted into adjacent lanes of an undefined vector are
// an insertion into a vector of wider lanes.
func (ic *combiner) insertedHalves(i *ir.Instr) *ir.Instr {
	p := opOf(i.Operand(0), ir.InsertElement)
	if p == nil || i.Type().Scalable || i.Type().Len%2 != 0 || !isUndef(p.Operand(0)) || !i.Type().Elem.IsInt() {
		return nil
	}
	second, ok1 := word(i.Operand(2))
	first, ok2 := word(p.Operand(2))
	if !ok1 || !ok2 || first+1 != second || first%2 != 0 {
		return nil
	}
	low, high := opOf(p.Operand(1), ir.Trunc), opOf(i.Operand(1), ir.Trunc)
	if ic.dl.BigEndian {
		low, high = high, low
	}
	if low == nil || high == nil {
		return nil
	}
	x, w := low.Operand(0), width(i.Type())
	s := opOf(high.Operand(0), ir.LShr)
	if s == nil || s.Operand(0) != x || !isWord(s.Operand(1), uint64(w)) || width(x.Type()) != 2*w {
		return nil
	}
	ty := ic.ctx.Vector(i.Type().Len/2, x.Type(), false)
	base := ir.NewUndef(ty)
	if isPoison(p.Operand(0)) {
		base = ir.NewPoison(ty)
	}
	v := ic.b.insert(newInsert(base, x, first/2), "")
	return newCast(ir.BitCast, v, i.Type())
}

// widenSource makes lanes that are inserted into a wider vector come from a vector of the same
// width, padded with poison, so that a shuffle can take both (LLVM's replaceExtractElements). It
// reports whether it changed anything.
func (ic *combiner) widenSource(i, e *ir.Instr) bool {
	src := e.Operand(0)
	if src.Type().Elem != i.Type().Elem || src.Type().Len >= i.Type().Len || ir.IsConst(src) {
		return false
	}
	d := asInstr(src)
	at := e.Block()
	if d != nil && d.Op() != ir.Phi {
		at = d.Block()
	}
	if u := ir.SoleUser(i); at != i.Block() || oneUse(i) && u != nil && u.Op() == ir.InsertElement || d != nil && d.IsTerminator() || at.FirstInsertion() == nil {
		return false
	}
	mask := make([]int32, i.Type().Len)
	for k := range mask {
		if mask[k] = -1; uint64(k) < src.Type().Len {
			mask[k] = int32(k)
		}
	}
	wide := newShuffle(i.Type(), src, ir.NewPoison(src.Type()), mask)
	if d != nil && d.Op() != ir.Phi {
		wide.InsertAfter(d)
	} else {
		wide.InsertBefore(at.FirstInsertion())
	}
	ic.work.add(wide)
	for _, old := range slices.Collect(ir.Users(src)) {
		if old.Op() != ir.ExtractElement || old.Block() != wide.Block() {
			continue
		}
		n := ir.NewInstr(ir.ExtractElement, old.Type(), wide, old.Operand(1))
		n.CopyDebugLoc(old)
		n.InsertBefore(old)
		ic.work.add(n)
		ic.use(old, n)
		ic.work.add(old)
	}
	return true
}
