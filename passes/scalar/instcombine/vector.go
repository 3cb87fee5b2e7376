package instcombine

import (
	"slices"

	"opt-go/frontend/ir"
)

// visitVector simplifies what takes vectors and aggregates apart and puts them together.
func (ic *combiner) visitVector(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	switch i.Op() {
	case ir.ExtractElement:
		if r := ic.wideIndex(i, 1); r != nil {
			return r
		}
		return ic.extractOf(i)
	case ir.InsertElement:
		if r := ic.overwrittenLane(i); r != nil {
			return r
		}
		if r := ic.wideIndex(i, 2); r != nil {
			return r
		}
		if r := ic.insertionsShuffle(i); r != nil {
			return r
		}
		return ic.insertionsSplat(i)
	case ir.ShuffleVector:
		return ic.shuffleOf(i)
	case ir.ExtractValue:
		if ins := asInstr(i.Operand(0)); ins != nil && ins.Op() == ir.InsertValue {
			return ic.extractInserted(i, ins)
		}
		return ic.resultOfOverflow(i)
	case ir.InsertValue:
		if overwritten(i) {
			return ic.use(i, i.Operand(0))
		}
	}
	return nil
}

// maxInsertions bounds how far down a chain of insertions one is looked for that overwrites the first.
const maxInsertions = 10

// overwritten reports whether what i inserts is seen by nobody: i and what follows are used once each, by the next insertion, and one of
// these puts something else into the same place.
func overwritten(i *ir.Instr) bool {
	at := i
	for range maxInsertions {
		next := ir.SoleUser(at)
		if next == nil || next.Op() != ir.InsertValue || next.Operand(0) != ir.Value(at) || next.Operand(1) == ir.Value(at) {
			return false
		}
		if slices.Equal(next.Indices(), i.Indices()) {
			return true
		}
		at = next
	}
	return false
}

// wideIndex gives constant lane numbers one type, i64.
func (ic *combiner) wideIndex(i *ir.Instr, k int) *ir.Instr {
	c := ir.AsInt(i.Operand(k))
	if c == nil || c.Type().Bits == 64 {
		return nil
	}
	n, ok := c.Uint64()
	if !ok {
		return nil
	}
	return ic.setOperand(i, k, ir.NewInt(ic.ctx.I64, n))
}

// overwrittenLane skips an insertion into the same lane, just before, that nothing else uses.
func (ic *combiner) overwrittenLane(i *ir.Instr) *ir.Instr {
	p := onceOf(i.Operand(0), ir.InsertElement)
	if p == nil {
		return nil
	}
	a, ok1 := word(p.Operand(2))
	b, ok2 := word(i.Operand(2))
	if !ok1 || !ok2 || a != b {
		return nil
	}
	return ic.setOperand(i, 0, p.Operand(0))
}

// extractInserted takes a field of an aggregate into which something was just inserted: of the aggregate before, where that is
// another field; of what was inserted, where the field is in there; where that is a part of the field, it is inserted into the field.
func (ic *combiner) extractInserted(i, ins *ir.Instr) *ir.Instr {
	field, at := i.Indices(), ins.Indices()
	extract := func(from ir.Value, field []uint64) *ir.Instr {
		x := ir.NewInstr(ir.ExtractValue, i.Type(), from)
		x.SetIndices(field)
		return x
	}
	n := min(len(field), len(at))
	switch {
	case !slices.Equal(field[:n], at[:n]):
		return extract(ins.Operand(0), field)
	case len(field) == n && len(at) == n:
		return ic.use(i, ins.Operand(1))
	case len(at) == n:
		return extract(ins.Operand(1), field[n:])
	}
	r := ir.NewInstr(ir.InsertValue, i.Type(), ic.b.insert(extract(ins.Operand(0), field), ""), ins.Operand(1))
	r.SetIndices(at[n:])
	return r
}

// extractOf takes one lane of an operation that is used once: the operation on the lanes.
func (ic *combiner) extractOf(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil || ir.AsInt(i.Operand(1)) == nil {
		return nil
	}
	if x.Op() == ir.InsertElement && ir.AsInt(x.Operand(2)) != nil { // into another lane: what was inserted there is simplified away
		return ic.setOperand(i, 0, x.Operand(0))
	}
	if x.Op() == ir.ShuffleVector && !x.Type().Scalable { // the lane of the source
		n, _ := word(i.Operand(1))
		if n >= uint64(len(x.Mask())) {
			return nil
		}
		m := x.Mask()[n]
		lanes := int32(x.Operand(0).Type().Len)
		if m < 0 {
			return ic.use(i, ir.NewPoison(i.Type()))
		}
		src := x.Operand(0)
		if m >= lanes {
			src, m = x.Operand(1), m-lanes
		}
		return ir.NewInstr(ir.ExtractElement, i.Type(), src, ir.NewInt(ic.ctx.I64, uint64(m)))
	}
	if !oneUse(x) || !x.Op().IsBinary() || !ir.IsConst(x.Operand(1)) {
		return nil
	}
	at := func(v ir.Value) ir.Value {
		if k, ok := v.(*ir.Const); ok && !v.Type().Scalable {
			n, _ := word(i.Operand(1))
			if e := k.Elem(n); e != nil {
				return e
			}
		}
		return ic.b.insert(ir.NewInstr(ir.ExtractElement, i.Type(), v, i.Operand(1)), "")
	}
	a := at(x.Operand(0))
	return newBinary(x.Op(), a, at(x.Operand(1)), x.Flags)
}

// shuffleOf makes an unused source poison, and drops a shuffle that changes nothing.
func (ic *combiner) shuffleOf(i *ir.Instr) *ir.Instr {
	if i.Type().Scalable {
		return nil
	}
	n := int32(i.Operand(0).Type().Len)
	left, right, identity := false, false, int32(len(i.Mask())) == n
	for k, m := range i.Mask() {
		left = left || m >= 0 && m < n
		right = right || m >= n
		identity = identity && m == int32(k)
	}
	if identity {
		return ic.use(i, i.Operand(0))
	}
	if isPoison(i.Operand(0)) && right { // lanes of poison are no lanes
		mask := slices.Clone(i.Mask())
		for k, m := range mask {
			if m < n {
				mask[k] = -1
			}
		}
		i.SetMask(mask)
		left = false
	}
	if x := onceOf(i.Operand(0), ir.FNeg); x != nil && isPoison(i.Operand(1)) { // the sign changes last
		r := ir.NewInstr(ir.FNeg, i.Type(), ic.b.insert(newShuffle(i.Type(), x.Operand(0), ir.NewPoison(x.Type()), i.Mask()), ""))
		r.Flags = x.Flags
		return r
	}
	switch {
	case left && right && i.Operand(0) == i.Operand(1): // twice the same source
		mask := make([]int32, len(i.Mask()))
		for k, m := range i.Mask() {
			if mask[k] = m; m >= n {
				mask[k] = m - n
			}
		}
		i.SetMask(mask)
		return ic.setOperand(i, 1, ir.NewPoison(i.Operand(1).Type()))
	case !right && !isPoison(i.Operand(1)):
		return ic.setOperand(i, 1, ir.NewPoison(i.Operand(1).Type()))
	case !left && right: // the second source alone: make it the first
		mask := make([]int32, len(i.Mask()))
		for k, m := range i.Mask() {
			mask[k] = max(m-n, -1)
		}
		i.SetMask(mask)
		v := i.Operand(1)
		ic.setOperand(i, 1, ir.NewPoison(v.Type()))
		return ic.setOperand(i, 0, v)
	}
	return nil
}

// resultOfOverflow: the number of an operation with overflow whose overflow nobody looks at is the plain operation.
func (ic *combiner) resultOfOverflow(i *ir.Instr) *ir.Instr {
	c := opOf(i.Operand(0), ir.Call)
	if c == nil || len(i.Indices()) != 1 {
		return nil
	}
	id := c.IntrinsicID()
	if len(id) < 9 || id[9:] != ".with.overflow" {
		return nil
	}
	op := map[string]ir.Op{"add": ir.Add, "sub": ir.Sub, "mul": ir.Mul}[id[6:9]]
	if k, ok := word(c.Arg(1)); ok && op == ir.Mul && i.Indices()[0] == 0 {
		switch {
		case isAllOnes(c.Arg(1)):
			return newNeg(c.Arg(0), 0)
		case isPow2(k):
			return newBinary(ir.Shl, c.Arg(0), konst(c.Arg(0).Type(), uint64(log2(k))), 0)
		}
	}
	if !oneUse(c) {
		return nil
	}
	if i.Indices()[0] == 0 {
		return newBinary(op, c.Arg(0), c.Arg(1), 0)
	}
	return ic.overflowOf(c, op, id[5] == 's')
}

// visitReduceBools: whether all or any of a vector of truth values are set is a compare of its bits.
func visitReduceBools(ic *combiner, i *ir.Instr) *ir.Instr {
	v := i.Arg(0)
	ext := asInstr(v)
	if ext != nil && isOp(ext, ir.ZExt, ir.SExt) {
		v = ext.Operand(0)
	} else {
		ext = nil
	}
	if !isBool(v.Type()) || v.Type().Scalable {
		return nil
	}
	number := ic.b.cast(ir.BitCast, v, ic.ctx.Int(int(v.Type().Len)), "")
	p, k := ir.NE, ir.NewZero(number.Type())
	if i.IntrinsicID() == "llvm.vector.reduce.and" {
		p, k = ir.EQ, ir.NewAllOnes(number.Type())
	}
	r := ic.b.cmp(p, number, k, "")
	if ext != nil {
		r = ic.b.cast(ext.Op(), r, i.Type(), "")
	}
	return ic.use(i, r)
}
