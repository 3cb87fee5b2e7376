package instcombine

import (
	"slices"

	"opt-go/frontend/ir"
)

// visitVector simplifies insertions and extractions of vectors and aggregates, and shuffles.
func (ic *combiner) visitVector(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	switch i.Op() {
	case ir.ExtractElement:
		return ic.visitExtract(i)
	case ir.InsertElement:
		return ic.visitInsert(i)
	case ir.ShuffleVector:
		return ic.visitShuffle(i)
	case ir.ExtractValue:
		if ins := asInstr(i.Operand(0)); ins != nil && ins.Op() == ir.InsertValue {
			return ic.extractInserted(i, ins)
		}
		if p := opOf(i.Operand(0), ir.Phi); p != nil {
			return ic.intoPhi(i, p)
		}
		return ic.resultOfOverflow(i)
	case ir.InsertValue:
		if overwritten(i) {
			return ic.use(i, i.Operand(0))
		}
		return ic.reuseAggregate(i)
	}
	return nil
}

// maxInsertions bounds the search down a chain of insertions for one that overwrites the first.
const maxInsertions = 10

// overwritten reports whether the field that i inserts is dead: i and the insertions after it have
// one use each, the next insertion, and one of them overwrites the same field.
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

// wideIndex gives constant lane indices the type i64.
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

// extractInserted simplifies extractvalue of insertvalue. If the fields are disjoint, it extracts
// from the aggregate before the insertion; if the inserted value contains the field, from that
// value; if the field contains the inserted value, it extracts the field first and inserts into it.
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

// resultOfOverflow: the arithmetic result of an overflow intrinsic whose overflow bit is unused is
// the plain operation.
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
	if k, ok := someWord(c.Arg(1)); ok && op == ir.Mul && i.Indices()[0] == 0 {
		switch {
		case isAllOnes(c.Arg(1)):
			return newNeg(c.Arg(0), 0)
		case isPow2(k):
			return newBinary(ir.Shl, c.Arg(0), ir.NewInt(c.Arg(0).Type(), uint64(log2(k))), 0)
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
