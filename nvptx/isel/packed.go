package isel

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Arithmetic on vectors of halves and of bfloats works on two lanes at a time, in 32-bit registers: one
// instruction for two, as in LLVM. Values have a register for each lane, so operands are packed and
// results unpacked by mov; where one such operation, a load or a store follows another,
// clean/share.go removes the unpacking.
//
//	fadd <2 x half> a, b  ⇒  mov.b32 x, {a0, a1}; mov.b32 y, {b0, b1}; add.rn.f16x2 z, x, y; mov.b32 {d0, d1}, z

// isPacked reports vectors that are computed with two lanes at a time.
func (s *emitter) isPacked(t *ir.Type) bool {
	if !t.IsVector() || t.Len%2 != 0 {
		return false
	}
	return t.Elem.Kind == ir.HalfKind && s.target.hasHalfMath() || t.Elem.Kind == ir.BFloatKind && s.target.fusesBFloats()
}

// pairType is the type of two lanes of a packed vector.
func pairType(t *ir.Type) string {
	if t.Elem.Kind == ir.BFloatKind {
		return "bf16x2"
	}
	return "f16x2"
}

// packed emits an operation on vectors of halves: emit makes a pair of its operands' pairs.
func (s *emitter) packed(d []ptx.Reg, args [][]ptx.Operand, emit func(d ptx.Reg, pairs []ptx.Operand)) {
	for k := 0; k < len(d); k += 2 {
		var pairs []ptx.Operand
		for _, a := range args {
			pairs = append(pairs, s.pair(a[k], a[k+1]))
		}
		z := s.newReg(ptx.B32)
		emit(z, pairs)
		s.put("mov.b32", ptx.Vec{d[k], d[k+1]}, z)
	}
}

// pair packs two halves into a register.
func (s *emitter) pair(a, b ptx.Operand) ptx.Reg {
	x, constA := halfBits(a)
	y, constB := halfBits(b)
	if constA && constB {
		return s.reg(ptx.Int(int32(uint32(y)<<16|uint32(x))), ptx.B32)
	}
	return s.compute(ptx.B32, "mov.b32", ptx.Vec{s.reg(a, ptx.B16), s.reg(b, ptx.B16)})
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

// packable makes a handler that selects an opcode for packed vectors, and delegates all other
// types.
func packable(op string, otherwise handler) handler {
	return func(s *fsel, i *ir.Instr) {
		if !s.isPacked(i.Type()) {
			otherwise(s, i)
			return
		}
		var args [][]ptx.Operand
		for k := range i.NumOperands() {
			args = append(args, s.get(i.Operand(k)))
		}
		s.packed(s.dst(i), args, func(d ptx.Reg, pairs []ptx.Operand) {
			if i.Type().Elem.Kind == ir.BFloatKind {
				s.bfloatOp(op, "bf16x2", d, pairs[0], pairs[1])
				return
			}
			s.put(s.floatOp(op, i, format{typ: ptx.F16x2}), slices.Concat([]ptx.Operand{d}, pairs)...)
		})
	}
}

// packedMultiplyAdd emits d = a*b + c for vectors of type t.
func (s *emitter) packedMultiplyAdd(t *ir.Type, d []ptx.Reg, a, b, c []ptx.Operand) {
	s.packed(d, [][]ptx.Operand{a, b, c}, func(d ptx.Reg, p []ptx.Operand) { s.put("fma.rn."+pairType(t), d, p[0], p[1], p[2]) })
}

// bfloatOp emits an addition, subtraction or multiplication of bfloats or pairs of them: as itself
// since sm_90, before that as an fma, which rounds the same:
//
//	a + b  ⇒  fma a, 1, b      a - b  ⇒  fma b, -1, a      a * b  ⇒  fma a, b, -0
func (s *emitter) bfloatOp(op, typ string, d ptx.Reg, a, b ptx.Operand) {
	if s.target.Has(7, 8, 90) {
		s.put(op+".rn."+typ, d, a, b)
		return
	}
	constant := func(bits int64) ptx.Reg {
		if typ == "bf16x2" {
			return s.reg(ptx.Int(int32(bits<<16|bits)), ptx.B32)
		}
		return s.reg(ptx.Hex(bits), ptx.B16)
	}
	switch op {
	case "add":
		s.put("fma.rn."+typ, d, a, constant(0x3f80), b)
	case "sub":
		s.put("fma.rn."+typ, d, b, constant(0xbf80), a)
	case "mul":
		s.put("fma.rn."+typ, d, a, b, constant(0x8000))
	default:
		panic("BUG: isel: no operation " + op + " of bfloats")
	}
}

// packedEmitter emits an operation on pairs of the given type.
type packedEmitter func(s *fsel, typ string, d ptx.Reg, pairs []ptx.Operand)

// packedIntrinsic makes a handler for an intrinsic on packed vectors, and delegates all other
// types.
func packedIntrinsic(one packedEmitter, needs func(t *Target) bool, otherwise handler) handler {
	return func(s *fsel, i *ir.Instr) {
		if !s.isPacked(i.Type()) || !needs(s.target) {
			otherwise(s, i)
			return
		}
		var args [][]ptx.Operand
		for k := range i.NumArgs() {
			args = append(args, s.get(i.Arg(k)))
		}
		s.packed(s.dst(i), args, func(d ptx.Reg, pairs []ptx.Operand) { one(s, pairType(i.Type()), d, pairs) })
	}
}

// packedSign emits a logical operation on the signs of a pair.
func packedSign(op string, mask ptx.Int) packedEmitter {
	return func(s *fsel, _ string, d ptx.Reg, pairs []ptx.Operand) { s.put(op, d, pairs[0], mask) }
}

// selectFNeg changes signs.
func (s *fsel) selectFNeg(i *ir.Instr) {
	if !s.isPacked(i.Type()) {
		lanewise((*fsel).floatNegate)(s, i)
		return
	}
	s.packed(s.dst(i), [][]ptx.Operand{s.get(i.Operand(0))}, func(d ptx.Reg, pairs []ptx.Operand) {
		packedSign("xor.b32", -0x7fff8000)(s, "", d, pairs)
	})
}

// packedFloatIntrinsics tries the packed form before the scalar one for those rows of a table that
// have one.
func packedFloatIntrinsics(t map[string]intrinsic) map[string]intrinsic {
	always := func(*Target) bool { return true }
	ampere := func(t *Target) bool { return t.Has(7, 0, 80) }
	plain := func(op string) packedEmitter {
		return func(s *fsel, typ string, d ptx.Reg, pairs []ptx.Operand) {
			s.put(op+typ, slices.Concat([]ptx.Operand{d}, pairs)...)
		}
	}
	for _, row := range []struct {
		name  string
		emit  packedEmitter
		needs func(*Target) bool
	}{
		{"llvm.fabs", packedSign("and.b32", 0x7fff7fff), always},
		{"llvm.fma", plain("fma.rn."), always}, {"llvm.fmuladd", plain("fma.rn."), always},
		{"llvm.minnum", plain("min."), ampere}, {"llvm.maxnum", plain("max."), ampere},
		{"llvm.minimum", plain("min.NaN."), ampere}, {"llvm.maximum", plain("max.NaN."), ampere},
	} {
		t[row.name] = intrinsic{lower: packedIntrinsic(row.emit, row.needs, t[row.name].lower)}
	}
	return t
}
