package sel

import "opt-go/frontend/ir"

// IntExtreme is the minimum or maximum of two integers.
type IntExtreme struct{ Max, Signed bool }

// Name is the extreme's instruction without its type.
func (e IntExtreme) Name() string {
	if e.Max {
		return "max"
	}
	return "min"
}

// IntExtremeOf recognizes x < y ? x : y and the like, which LLVM's SelectionDAGBuilder makes a
// minimum or maximum, too, where the comparison serves selects only:
//
//	setp.lt.u16  %p1, %rs2, %rs1;             min.u16  %rs3, %rs2, %rs1;
//	selp.b16     %rs3, %rs2, %rs1, %p1;   →   max.u16  %rs4, %rs2, %rs1;
//	selp.b16     %rs4, %rs1, %rs2, %p1;
//
// One machine instruction for each result, and none for the comparison. With 64 bits a minimum is a
// comparison and selects, which several results would not share.
func IntExtremeOf(i *ir.Instr) (IntExtreme, bool) {
	c, ok := i.Operand(0).(*ir.Instr)
	if t := i.Type(); !ok || c.Op() != ir.ICmp || t.IsInt(1) || !t.IsInt() || t.Bits > 32 {
		return IntExtreme{}, false
	}
	p := c.Pred
	switch x, y := i.Operand(1), i.Operand(2); {
	case c.Operand(0) == x && c.Operand(1) == y:
	case c.Operand(0) == y && c.Operand(1) == x:
		p = p.Swapped()
	default:
		return IntExtreme{}, false
	}
	if p.IsEquality() || !servesSelects(c) {
		return IntExtreme{}, false
	}
	return IntExtreme{Max: p == ir.SGT || p == ir.SGE || p == ir.UGT || p == ir.UGE, Signed: p.IsSigned()}, true
}

// maxExtremeUsers bounds how many users of a comparison are looked at for each of them: with more,
// the comparison stays.
const maxExtremeUsers = 8

func servesSelects(c *ir.Instr) bool {
	n := 0
	for u := range ir.Users(c) {
		if n++; n > maxExtremeUsers || u.Op() != ir.Select || u.Operand(0) != ir.Value(c) {
			return false
		}
	}
	return true
}
