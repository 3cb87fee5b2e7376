package simplify

import (
	"math/big"
	"math/bits"
	"opt-go/frontend/ir"
)

// konst reports whether v is a constant of the given kind.
func konst(v ir.Value, kind ir.ConstKind) bool {
	k, ok := v.(*ir.Const)
	return ok && k.Kind == kind
}

// isPoison reports whether v is the constant poison.
func isPoison(v ir.Value) bool { return konst(v, ir.PoisonConst) }

// isUndef reports whether v is undef (not poison).
func isUndef(v ir.Value) bool { return konst(v, ir.UndefConst) }

// isZero reports whether v is zero, poison lanes of a vector aside.
func isZero(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.IsZero() || poisonAside(k).IsZero())
}

// isOne reports whether v is the integer one, poison lanes of a vector aside.
func isOne(v ir.Value) bool {
	k := intAside(v)
	if k == nil {
		return false
	}
	n, ok := k.Uint64()
	return ok && n == 1
}

// isAllOnes reports whether v is the integer -1, poison lanes of a vector aside.
func isAllOnes(v ir.Value) bool {
	k := intAside(v)
	if k == nil {
		return false
	}
	b := k.Big()
	return b.BitLen() == k.Type().Bits && onesCount(b) == k.Type().Bits
}

// intAside is ir.AsInt, poison lanes aside.
func intAside(v ir.Value) *ir.Const {
	if k := ir.AsInt(v); k != nil {
		return k
	}
	if k, ok := v.(*ir.Const); ok {
		if s := poisonAside(k); s != k {
			return ir.AsInt(s)
		}
	}
	return nil
}

// poisonAside returns the one value of those lanes of a vector that are not poison, if they are all equal and there are some; else k itself.
func poisonAside(k *ir.Const) *ir.Const {
	ty := k.Type()
	if ty.Kind != ir.VectorKind || ty.Scalable || k.Kind != ir.VectorConst {
		return k
	}
	var common *ir.Const
	for n := range ty.Len {
		e, _ := k.Elem(n).(*ir.Const)
		switch {
		case e == nil, common != nil && e != common && e.Kind != ir.PoisonConst:
			return k
		case e.Kind != ir.PoisonConst:
			common = e
		}
	}
	if common == nil {
		return k
	}
	return common
}

// instr returns v as an instruction with the given opcode, or nil.
func instr(v ir.Value, op ir.Op) *ir.Instr {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != op {
		return nil
	}
	return i
}

// IsNot matches x ^ -1.
func IsNot(v ir.Value) (x ir.Value, ok bool) {
	if i := instr(v, ir.Xor); i != nil {
		if isAllOnes(i.Operand(1)) {
			return i.Operand(0), true
		}
		if isAllOnes(i.Operand(0)) {
			return i.Operand(1), true
		}
	}
	return nil, false
}

// onesCount returns the population count of a non-negative number.
func onesCount(b *big.Int) int {
	n := 0
	for _, w := range b.Bits() {
		n += bits.OnesCount(uint(w))
	}
	return n
}

// constUint returns the value of an integer constant, or of a splat of one.
func constUint(v ir.Value) (uint64, bool) {
	k := ir.AsInt(v)
	if k == nil {
		return 0, false
	}
	return k.Uint64()
}

// instrOf returns v as an instruction, or nil.
func instrOf(v ir.Value) *ir.Instr {
	i, _ := v.(*ir.Instr)
	return i
}
