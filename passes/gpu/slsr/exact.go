package slsr

import (
	"math/big"
	"slices"

	"opt-go/frontend/ir"
)

// exactStep reports that the sum of a product (B + i)·S and one stride more or less does not
// overflow as a signed number: neither does the product that it replaces, nor the basis, nor their
// sums B + i. Then all four numbers are what they would be in wider integers, and the last two
// differ by S. It is so for one stride only: 2·S may be too large where -S and S are not.
//
// What an index that is extended to 64 bits is computed from may be an address then
// (nary-reassociate).
func (s *strengthReducer) exactStep(basis, k *candidate, dropped []*ir.Instr) bool {
	d := s.deltaOf(basis, k)
	if !s.strict || k.form != mulForm || d.kind != indexDelta || !isOne(d.constant()) || k.ins.Type().Bits == 1 {
		return false
	}
	if apart := new(big.Int).Sub(k.index.BigSigned(), basis.index.BigSigned()); apart.CmpAbs(big.NewInt(1)) != 0 {
		return false // the largest number and the smallest: the difference of the indices wraps
	}
	for _, c := range []*candidate{basis, k} {
		if !c.ins.HasFlag(ir.NSW) || slices.Contains(dropped, c.ins) {
			return false
		}
		if c.index.IsZero() {
			continue
		}
		if v := factorBeside(c); v == nil || !s.exactAddend(v) || slices.Contains(dropped, v) {
			return false
		}
	}
	return true
}

// factorBeside returns the instruction B + i of a product (B + i)·S; nil if it has been rewritten.
func factorBeside(k *candidate) *ir.Instr {
	for _, x := range operandInstrs(k.ins) {
		if v, c := addedConstant(x); c == k.index && (ir.Value(v) != k.stride || k.ins.Operand(0) == k.ins.Operand(1)) {
			return v
		}
	}
	return nil
}

// exactAddend reports that B + i does not overflow: by its flag, or because it sets bits that are
// not the sign.
func (s *strengthReducer) exactAddend(v *ir.Instr) bool {
	if v.Op() == ir.Add {
		return v.HasFlag(ir.NSW)
	}
	_, c := addedConstant(v)
	return c.BigSigned().Sign() >= 0
}
