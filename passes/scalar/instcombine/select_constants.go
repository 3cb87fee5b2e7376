package instcombine

import "opt-go/frontend/ir"

// constantsOfArm: (c ? x + k : x) + l is (c ? k + l : l) + x, likewise for or, xor and mul, as in
// LLVM 22: the constants meet, and the sums are no longer in a row.
func (ic *combiner) constantsOfArm(i *ir.Instr) *ir.Instr {
	if !isOp(i, ir.Add, ir.Or, ir.Xor, ir.Mul) {
		return nil
	}
	s, l := onceOf(i.Operand(0), ir.Select), immediate(i.Operand(1))
	if s == nil || l == nil {
		return nil
	}
	for n := 1; n <= 2; n++ {
		inner, x := onceOf(s.Operand(n), i.Op()), s.Operand(3-n)
		if inner == nil || inner.Operand(0) != x || immediate(inner.Operand(1)) == nil {
			continue
		}
		k := fold(i.Op(), inner.Operand(1), l)
		if k == nil {
			return nil
		}
		arms := newSelect(s.Operand(0), pickValue(n == 1, k, l), pickValue(n == 1, l, k))
		return newBinary(i.Op(), ic.b.insert(arms, ""), x, 0)
	}
	return nil
}
