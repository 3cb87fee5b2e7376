package emit

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Arithmetic on vectors of halves and of bfloats works on two lanes at a time, in 32-bit registers:
// one instruction for two, as in LLVM. So does that on vectors of floats on Blackwell, in 64-bit
// registers. Values have a register for each lane, so operands are packed and results unpacked by
// mov; where one such operation, a load or a store follows another, clean/share.go removes the
// unpacking. φs carry pairs.
//
//	fadd <2 x half> a, b  ⇒  mov.b32 x, {a0, a1}; mov.b32 y, {b0, b1}; add.rn.f16x2 z, x, y; mov.b32 {d0, d1}, z

// IsPacked reports vectors of 16-bit numbers that are computed with two lanes at a time.
func (e *Emitter) IsPacked(t *ir.Type) bool {
	if !t.IsVector() || t.Len%2 != 0 {
		return false
	}
	return t.Elem.Kind == ir.HalfKind && e.Target.AddsHalves() || t.Elem.Kind == ir.BFloatKind && e.Target.FusesBFloats()
}

// AddsPairs reports vectors of which two lanes at a time are added, subtracted, multiplied, and
// multiplied and added: packed ones, and those of single precision where the target can.
func (e *Emitter) AddsPairs(t *ir.Type) bool {
	return e.IsPacked(t) || t.IsVector() && t.Len%2 == 0 && t.Elem.Kind == ir.FloatKind && e.Target.AddsFloatPairs()
}

// PairType is the type of two lanes of a vector whose pairs are added.
func PairType(t *ir.Type) ptx.Type {
	switch t.Elem.Kind {
	case ir.BFloatKind:
		return ptx.BF16x2
	case ir.FloatKind:
		return ptx.F32x2
	}
	return ptx.F16x2
}

// PairReg is the register that holds two lanes of a type, laneReg that of one lane.
func PairReg(elem *ir.Type) (pair, lane ptx.Type) {
	if elem.Kind == ir.FloatKind {
		return ptx.B64, ptx.F32
	}
	return ptx.B32, ptx.B16
}

// ByPairs emits an operation on vectors: emit makes a pair of its operands' pairs.
func (e *Emitter) ByPairs(elem *ir.Type, d []ptx.Reg, args [][]ptx.Operand, emit func(d ptx.Reg, pairs []ptx.Operand)) {
	reg, _ := PairReg(elem)
	for k := 0; k < len(d); k += 2 {
		var pairs []ptx.Operand
		for _, a := range args {
			pairs = append(pairs, e.Pair(elem, a[k], a[k+1]))
		}
		z := e.NewReg(reg)
		emit(z, pairs)
		e.Put("mov."+reg.String(), ptx.Vec{d[k], d[k+1]}, z)
	}
}

// Pair packs two lanes into a register.
func (e *Emitter) Pair(elem *ir.Type, a, b ptx.Operand) ptx.Reg {
	reg, lane := PairReg(elem)
	x, constA := laneBits(a)
	y, constB := laneBits(b)
	switch {
	case constA && constB && reg == ptx.B64:
		return e.Reg(ptx.Int(int64(y<<32|x)), reg)
	case constA && constB:
		return e.Reg(ptx.Int(int32(uint32(y)<<16|uint32(x))), reg)
	}
	return e.Compute(reg, "mov."+reg.String(), ptx.Vec{e.Reg(a, lane), e.Reg(b, lane)})
}

// laneBits returns the bits of a constant lane: 16, or 32 where it is a float.
func laneBits(o ptx.Operand) (uint64, bool) {
	switch k := o.(type) {
	case ptx.Hex:
		return uint64(uint16(k)), true
	case ptx.Int:
		return uint64(uint16(k)), true
	case ptx.F32Bits:
		return uint64(uint32(k)), true
	}
	return 0, false
}

// PackedMultiplyAdd emits d = a*b + c for vectors of type t.
func (e *Emitter) PackedMultiplyAdd(t *ir.Type, d []ptx.Reg, a, b, c []ptx.Operand) {
	op := e.FlushingOpcode("fma.rn", Format{PTX: PairType(t)})
	e.ByPairs(t.Elem, d, [][]ptx.Operand{a, b, c}, func(d ptx.Reg, p []ptx.Operand) { e.Put(op, d, p[0], p[1], p[2]) })
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
