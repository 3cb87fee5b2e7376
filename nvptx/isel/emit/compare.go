package emit

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// intCompare maps integer predicates to PTX comparison names.
var intCompare = map[ir.Pred]string{
	ir.EQ: "eq", ir.NE: "ne", ir.UGT: "gt", ir.UGE: "ge", ir.ULT: "lt", ir.ULE: "le",
	ir.SGT: "gt", ir.SGE: "ge", ir.SLT: "lt", ir.SLE: "le",
}

// IntComparison is the PTX name of a comparison of integers.
func IntComparison(p ir.Pred) string { return intCompare[p] }

// CompareBits compares i1 values; as signed numbers they are 0 and -1.
func (e *Emitter) CompareBits(p ir.Pred, d ptx.Reg, a, b ptx.Operand) {
	if p.IsSigned() {
		p = p.Unsigned().Swapped()
	}
	if k, ok := b.(ptx.Int); ok && p.IsEquality() {
		if (k != 0) == (p == ir.EQ) {
			e.Move(ptx.Pred, d, a)
		} else {
			e.Put("not.pred", d, e.Pred(a))
		}
		return
	}
	x, y := e.Pred(a), e.Pred(b)
	switch p {
	case ir.NE:
		e.Put("xor.pred", d, x, y)
	case ir.EQ:
		e.Put("not.pred", d, e.Compute(ptx.Pred, "xor.pred", x, y))
	case ir.UGT:
		e.Put("and.pred", d, x, e.Compute(ptx.Pred, "not.pred", y))
	case ir.UGE:
		e.Put("or.pred", d, x, e.Compute(ptx.Pred, "not.pred", y))
	case ir.ULT:
		e.Put("and.pred", d, e.Compute(ptx.Pred, "not.pred", x), y)
	case ir.ULE:
		e.Put("or.pred", d, e.Compute(ptx.Pred, "not.pred", x), y)
	}
}

// CompareWide compares wide integers, from the lowest word up: a higher word decides unless it is
// equal.
func (e *Emitter) CompareWide(p ir.Pred, d ptx.Reg, x, y []ptx.Operand, bits int) {
	a, b := e.WideWords(x, bits, true, p.IsSigned()), e.WideWords(y, bits, true, p.IsSigned())
	if p.IsEquality() {
		acc := e.Compute(ptx.B64, "xor.b64", a[0], b[0])
		for k := 1; k < len(a); k++ {
			acc = e.Compute(ptx.B64, "or.b64", acc, e.Compute(ptx.B64, "xor.b64", a[k], b[k]))
		}
		e.Put("setp."+IntComparison(p)+".s64", d, acc, ptx.Int(0))
		return
	}
	name := IntComparison(p)
	strict := map[string]string{"lt": "lt", "le": "lt", "gt": "gt", "ge": "gt"}[name]
	acc := e.Compute(ptx.Pred, "setp."+name+".u64", a[0], b[0])
	for k := 1; k < len(a); k++ {
		typ := "u64"
		if k == len(a)-1 && p.IsSigned() {
			typ = "s64"
		}
		eq := e.Compute(ptx.Pred, "setp.eq.and.s64", a[k], b[k], acc)
		acc = e.Compute(ptx.Pred, "setp."+strict+".or."+typ, a[k], b[k], eq)
	}
	e.Move(ptx.Pred, d, acc)
}
