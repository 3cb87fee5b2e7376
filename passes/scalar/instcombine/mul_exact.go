package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// maxFactorUses bounds how many uses of a factor are searched for a product.
const maxFactorUses = 32

// exactSum multiplies out (a + k2) * k, i, with nsw, which says nothing about a * k by itself: of
// (-1 + 1) * MIN no part but the whole is exact. A product a * k that is executed before, and whose
// overflow is undefined behavior, shows it.
//
//	%p = mul nsw i32 %a, 3         ; the index of an access
//	%b = or disjoint i32 %a, 6         %p = mul nsw i32 %a, 3
//	%q = mul nsw i32 %b, 3         ⇒   %q = add nsw i32 %p, 18
//
// So the members of a[(i*16 + k)*3] share an address. a = b << n is also a factor b.
func (ic *combiner) exactSum(i, x *ir.Instr) *ir.Instr {
	if !ic.exact || !i.HasFlag(ir.NSW) || x.Op() == ir.Add && !x.HasFlag(ir.NSW) || !i.Type().IsInt() {
		return nil
	}
	k := ir.AsInt(i.Operand(1))
	k2 := ir.AsInt(x.Operand(1))
	if k == nil || k2 == nil {
		return nil
	}
	sum := constfold.Binary(ir.Mul, ir.NSW, k2, k, ic.dl)
	if sum == nil || sum.Kind != ir.IntConst {
		return nil
	}
	if p := ic.exactProduct(x.Operand(0), k, i); p != nil {
		return newBinary(ir.Add, p, sum, ir.NSW)
	}
	if k2.BigSigned().Sign() > 0 && ic.q.KnownBits(x.Operand(0)).NonNegative(width(i.Type())) { // a * k is between 0 and the whole
		return newBinary(ir.Add, ic.b.binary(ir.Mul, x.Operand(0), k, ir.NSW, ""), sum, ir.NSW)
	}
	return nil
}

// exactProduct returns an instruction that computes a * k before at and is a * k without overflow
// whenever at is executed; nil if there is none.
func (ic *combiner) exactProduct(a ir.Value, k *ir.Const, at *ir.Instr) ir.Value {
	if p := ic.productBefore(a, k, at); p != nil {
		return p
	}
	s := asInstr(a)
	if s == nil || s.Op() != ir.Shl || !s.HasFlag(ir.NSW) {
		return nil
	}
	n := ir.AsInt(s.Operand(1))
	if n == nil {
		return nil
	}
	if k = constfold.Binary(ir.Shl, ir.NSW, k, n, ic.dl); k == nil || k.Kind != ir.IntConst {
		return nil
	}
	return ic.productBefore(s.Operand(0), k, at)
}

func (ic *combiner) productBefore(a ir.Value, k *ir.Const, at *ir.Instr) ir.Value {
	tried := 0
	for u := range ir.Users(a) {
		if tried++; tried > maxFactorUses {
			return nil
		}
		if u.Op() == ir.Mul && u.Operand(0) == a && u.Operand(1) == ir.Value(k) && u.HasFlag(ir.NSW) &&
			ic.dt.DominatesInstr(u, at) && valuetracking.UndefinedIfPoison(u) {
			return u
		}
	}
	return nil
}
