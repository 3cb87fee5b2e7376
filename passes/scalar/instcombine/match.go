package instcombine

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/known"
	"opt-go/passes/analysis/match"
	"opt-go/passes/simplify/constfold"
)

// What patterns are made of. A constant is matched as a word (uint64) where the type has at most 64
// bits, scalar or splat.

func asInstr(v ir.Value) *ir.Instr {
	i, _ := v.(*ir.Instr)
	return i
}

// opOf returns v as an instruction of the given opcode, or nil.
func opOf(v ir.Value, op ir.Op) *ir.Instr {
	if i, ok := v.(*ir.Instr); ok && i.Op() == op {
		return i
	}
	return nil
}

// onceOf is opOf for a value that is used once.
func onceOf(v ir.Value, op ir.Op) *ir.Instr {
	if i := opOf(v, op); i != nil && ir.HasOneUse(i) {
		return i
	}
	return nil
}

// isOp reports whether v is an instruction with one of the opcodes.
func isOp(v ir.Value, ops ...ir.Op) bool {
	i, ok := v.(*ir.Instr)
	if !ok {
		return false
	}
	for _, op := range ops {
		if i.Op() == op {
			return true
		}
	}
	return false
}

func oneUse(v ir.Value) bool { return ir.HasOneUse(v) }

// word returns the value of an integer constant, or of a splat of one, of at most 64 bits.
func word(v ir.Value) (uint64, bool) {
	k := ir.AsInt(v)
	if k == nil || k.Type().Bits > 64 {
		return 0, false
	}
	return k.Uint64()
}

// intOf returns the value of an integer constant, or of a splat of one, of any width: for rules
// that need no speed or have checked that they may apply.
func intOf(v ir.Value) (bitvec.Int, bool) {
	k := ir.AsInt(v)
	if k == nil {
		return bitvec.Int{}, false
	}
	return bitvec.Of(k)
}

// amount returns the value of a constant of any width, or of a splat of one, that is a word: by how
// much a value is shifted.
func amount(v ir.Value) (uint64, bool) {
	k := ir.AsInt(v)
	if k == nil {
		return 0, false
	}
	return k.Uint64()
}

// highMask is the constant with the highest n bits set, or a splat of it.
func highMask(ty *ir.Type, n int) *ir.Const { return known.High(width(ty), n).Const(ty) }

// lowMask is the constant with the lowest n bits set, or a splat of it.
func lowMask(ty *ir.Type, n int) *ir.Const { return known.Low(width(ty), n).Const(ty) }

// someWord is word where lanes of a vector that are poison may be any number.
func someWord(v ir.Value) (uint64, bool) {
	k, ok := v.(*ir.Const)
	if !ok {
		return 0, false
	}
	return word(match.IgnorePoison(k))
}

func isWord(v ir.Value, want uint64) bool {
	n, ok := word(v)
	return ok && n == want
}

func isPoison(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && k.Kind == ir.PoisonConst
}

func isUndef(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst)
}

func isZero(v ir.Value) bool {
	return match.Zero(v)
}

// isZero, isOne and isAllOnes leave poison lanes of a vector aside: they may be any number.
func isOne(v ir.Value) bool { return match.One(v) }

func isAllOnes(v ir.Value) bool { return match.AllOnes(v) }

func isBool(ty *ir.Type) bool { return ty.Scalar().IsInt(1) }

// immediate returns v as a constant that is no constant expression and contains none, or nil:
// arithmetic on it folds.
func immediate(v ir.Value) *ir.Const {
	k, ok := v.(*ir.Const)
	if !ok {
		return nil
	}
	switch k.Kind {
	case ir.ExprConst, ir.BlockAddressConst, ir.DSOLocalConst, ir.NoCFIConst, ir.PtrAuthConst:
		return nil
	}
	if ty := k.Type(); !ty.Scalar().IsInt() && !ty.Scalar().IsFloat() && !ty.Scalar().IsPtr() {
		return nil
	}
	for _, e := range k.Elems {
		if immediate(e) == nil {
			return nil
		}
	}
	return k
}

// notOf returns x of x ^ -1, or nil.
func notOf(v ir.Value) ir.Value {
	if i := opOf(v, ir.Xor); i != nil {
		if isAllOnes(i.Operand(1)) {
			return i.Operand(0)
		}
		if isAllOnes(i.Operand(0)) {
			return i.Operand(1)
		}
	}
	return nil
}

// negOf returns x of 0 - x, or nil.
func negOf(v ir.Value) ir.Value {
	if i := opOf(v, ir.Sub); i != nil && isZero(i.Operand(0)) {
		return i.Operand(1)
	}
	return nil
}

// other returns the other operand of a commutative operation with operand x, or nil when x is not
// an operand.
func other(v ir.Value, op ir.Op, x ir.Value) ir.Value {
	i := opOf(v, op)
	switch {
	case i == nil:
		return nil
	case i.Operand(0) == x:
		return i.Operand(1)
	case i.Operand(1) == x:
		return i.Operand(0)
	}
	return nil
}

// intrinsicOf returns v as a call of the intrinsic, or nil.
func intrinsicOf(v ir.Value, id string) *ir.Instr {
	if i := opOf(v, ir.Call); i != nil && i.IntrinsicID() == id {
		return i
	}
	return nil
}

// binop returns v as a binary operation, or nil.
func binop(v ir.Value) *ir.Instr {
	if i, ok := v.(*ir.Instr); ok && i.Op().IsBinary() {
		return i
	}
	return nil
}

func width(ty *ir.Type) int { return ty.Scalar().Bits }

func maskOf(w int) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<uint(w) - 1
}

func signBit(w int) uint64 { return 1 << uint(w-1) }

func signExtend(v uint64, w int) int64 {
	s := uint(64 - w)
	return int64(v<<s) >> s
}

func isPow2(v uint64) bool { return v != 0 && v&(v-1) == 0 }

func log2(v uint64) int { return bits.Len64(v) - 1 }

// isLowMask reports whether v is 0…01…1 with at least one 1.
func isLowMask(v uint64) bool { return v != 0 && v&(v+1) == 0 }

// fold computes with two constants; nil when that gives no constant.
func fold(op ir.Op, x, y ir.Value) *ir.Const {
	a, ok1 := x.(*ir.Const)
	b, ok2 := y.(*ir.Const)
	if !ok1 || !ok2 {
		return nil
	}
	return constfold.Binary(op, 0, a, b, nil)
}

func foldNot(x ir.Value) *ir.Const { return fold(ir.Xor, x, ir.NewAllOnes(x.Type())) }

func foldNeg(x ir.Value) *ir.Const { return fold(ir.Sub, ir.NewZero(x.Type()), x) }

// complexity orders the operands of commutative operations: constants to the right, instructions to
// the left. LLVM 22 tells only constants and casts and negations from the rest.
func (ic *combiner) complexity(v ir.Value) int {
	switch v := v.(type) {
	case *ir.Instr:
		if v.Op().IsCast() || v.Op() == ir.FNeg || notOf(v) != nil || negOf(v) != nil {
			if ic.newer {
				return 2
			}
			return 4
		}
		return 5
	case *ir.Param:
		if ic.newer {
			return 5
		}
		return 3
	case *ir.Const:
		if v.Kind == ir.UndefConst || v.Kind == ir.PoisonConst {
			return 0
		}
		return 1
	}
	switch {
	case ir.IsConst(v):
		return 1
	case ic.newer:
		return 5
	}
	return 2
}
