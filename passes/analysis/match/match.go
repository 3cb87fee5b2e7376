// Package match recognizes constants and simple shapes of values (a small part of LLVM's
// PatternMatch).
package match

import (
	"math"
	"math/big"
	"math/bits"

	"opt-go/frontend/ir"
)

// Const reports whether v is a constant of the given kind.
func Const(v ir.Value, kind ir.ConstKind) bool {
	k, ok := v.(*ir.Const)
	return ok && k.Kind == kind
}

// Poison reports whether v is the constant poison.
func Poison(v ir.Value) bool { return Const(v, ir.PoisonConst) }

// Undef reports whether v is undef (not poison).
func Undef(v ir.Value) bool { return Const(v, ir.UndefConst) }

// Zero reports whether v is zero, poison lanes of a vector aside.
func Zero(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.IsZero() || IgnorePoison(k).IsZero())
}

// One reports whether v is the integer one, poison lanes of a vector aside.
func One(v ir.Value) bool {
	k := Int(v)
	if k == nil {
		return false
	}
	n, ok := k.Uint64()
	return ok && n == 1
}

// AllOnes reports whether v is the integer -1, poison lanes of a vector aside.
func AllOnes(v ir.Value) bool {
	k := Int(v)
	if k == nil {
		return false
	}
	if n := k.Type().Bits; n <= 64 {
		v, ok := k.Uint64()
		return ok && v == math.MaxUint64>>(64-n)
	}
	b := k.Big()
	return b.BitLen() == k.Type().Bits && OnesCount(b) == k.Type().Bits
}

// Int returns the integer that a constant is, or all lanes of it are that are not poison; else nil.
func Int(v ir.Value) *ir.Const {
	if k := ir.AsInt(v); k != nil {
		return k
	}
	if k, ok := v.(*ir.Const); ok {
		if s := IgnorePoison(k); s != k {
			return ir.AsInt(s)
		}
	}
	return nil
}

// IgnorePoison returns the one value of those lanes of a vector that are not poison, if they are
// all equal and there are some; else k itself.
func IgnorePoison(k *ir.Const) *ir.Const {
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

// Op returns v as an instruction with the given opcode, or nil.
func Op(v ir.Value, op ir.Op) *ir.Instr {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != op {
		return nil
	}
	return i
}

// Not matches x ^ -1.
func Not(v ir.Value) (x ir.Value, ok bool) {
	if i := Op(v, ir.Xor); i != nil {
		if AllOnes(i.Operand(1)) {
			return i.Operand(0), true
		}
		if AllOnes(i.Operand(0)) {
			return i.Operand(1), true
		}
	}
	return nil, false
}

// OnesCount returns the population count of a non-negative number.
func OnesCount(b *big.Int) int {
	n := 0
	for _, w := range b.Bits() {
		n += bits.OnesCount(uint(w))
	}
	return n
}

// Uint returns the value of an integer constant, or of a splat of one.
func Uint(v ir.Value) (uint64, bool) {
	k := ir.AsInt(v)
	if k == nil {
		return 0, false
	}
	return k.Uint64()
}

// Instr returns v as an instruction, or nil.
func Instr(v ir.Value) *ir.Instr {
	i, _ := v.(*ir.Instr)
	return i
}
