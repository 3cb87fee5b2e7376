package emit

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Arithmetic on vectors of halves and of bfloats works on two lanes at a time, in 32-bit registers:
// one instruction for two, as in LLVM. Values have a register for each lane, so operands are packed
// and results unpacked by mov; where one such operation, a load or a store follows another,
// clean/share.go removes the unpacking.
//
//	fadd <2 x half> a, b  ⇒  mov.b32 x, {a0, a1}; mov.b32 y, {b0, b1}; add.rn.f16x2 z, x, y; mov.b32 {d0, d1}, z

// IsPacked reports vectors that are computed with two lanes at a time.
func (e *Emitter) IsPacked(t *ir.Type) bool {
	if !t.IsVector() || t.Len%2 != 0 {
		return false
	}
	return t.Elem.Kind == ir.HalfKind && e.Target.hasHalfMath() || t.Elem.Kind == ir.BFloatKind && e.Target.FusesBFloats()
}

// PairType is the type of two lanes of a packed vector.
func PairType(t *ir.Type) string {
	if t.Elem.Kind == ir.BFloatKind {
		return "bf16x2"
	}
	return "f16x2"
}

// ByPairs emits an operation on vectors of halves: emit makes a pair of its operands' pairs.
func (e *Emitter) ByPairs(d []ptx.Reg, args [][]ptx.Operand, emit func(d ptx.Reg, pairs []ptx.Operand)) {
	for k := 0; k < len(d); k += 2 {
		var pairs []ptx.Operand
		for _, a := range args {
			pairs = append(pairs, e.Pair(a[k], a[k+1]))
		}
		z := e.NewReg(ptx.B32)
		emit(z, pairs)
		e.Put("mov.b32", ptx.Vec{d[k], d[k+1]}, z)
	}
}

// Pair packs two halves into a register.
func (e *Emitter) Pair(a, b ptx.Operand) ptx.Reg {
	x, constA := halfBits(a)
	y, constB := halfBits(b)
	if constA && constB {
		return e.Reg(ptx.Int(int32(uint32(y)<<16|uint32(x))), ptx.B32)
	}
	return e.Compute(ptx.B32, "mov.b32", ptx.Vec{e.Reg(a, ptx.B16), e.Reg(b, ptx.B16)})
}

func halfBits(o ptx.Operand) (uint16, bool) {
	switch k := o.(type) {
	case ptx.Hex:
		return uint16(k), true
	case ptx.Int:
		return uint16(k), true
	}
	return 0, false
}

// PackedMultiplyAdd emits d = a*b + c for vectors of type t.
func (e *Emitter) PackedMultiplyAdd(t *ir.Type, d []ptx.Reg, a, b, c []ptx.Operand) {
	e.ByPairs(d, [][]ptx.Operand{a, b, c}, func(d ptx.Reg, p []ptx.Operand) { e.Put("fma.rn."+PairType(t), d, p[0], p[1], p[2]) })
}

// BFloatOp emits an addition, subtraction or multiplication of bfloats or pairs of them: as itself
// since sm_90, before that as an fma, which rounds the same:
//
//	a + b  ⇒  fma a, 1, b      a - b  ⇒  fma b, -1, a      a * b  ⇒  fma a, b, -0
func (e *Emitter) BFloatOp(op, typ string, d ptx.Reg, a, b ptx.Operand) {
	if e.Target.Has(7, 8, 90) {
		e.Put(op+".rn."+typ, d, a, b)
		return
	}
	constant := func(bits int64) ptx.Reg {
		if typ == "bf16x2" {
			return e.Reg(ptx.Int(int32(bits<<16|bits)), ptx.B32)
		}
		return e.Reg(ptx.Hex(bits), ptx.B16)
	}
	switch op {
	case "add":
		e.Put("fma.rn."+typ, d, a, constant(0x3f80), b)
	case "sub":
		e.Put("fma.rn."+typ, d, b, constant(0xbf80), a)
	case "mul":
		e.Put("fma.rn."+typ, d, a, b, constant(0x8000))
	default:
		panic("BUG: isel: no operation " + op + " of bfloats")
	}
}
