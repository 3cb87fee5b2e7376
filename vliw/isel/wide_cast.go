package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/asm"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/mir"
)

func asmSym(name string) asm.Sym { return asm.Sym{Name: name} }

// wideIntCast is trunc, zext and sext where at least one side is wide.
func (s *selector) wideIntCast(i *ir.Instr) {
	from, to := i.Operand(0).Type().Scalar(), i.Type().Scalar()
	regs := s.regs(i.Operand(0))
	per := 1
	if scalars.IsWide(from) {
		per = scalars.Words(from.Bits)
	}
	var out []mir.Reg
	for at := 0; at < len(regs); at += per {
		out = append(out, s.castWords(i.Op(), regs[at:at+per], from.Bits, to.Bits)...)
	}
	s.define(i, out...)
}

// castWords changes the width of one number.
func (s *selector) castWords(op ir.Op, a []mir.Reg, from, to int) []mir.Reg {
	switch {
	case op == ir.Trunc && to == 1:
		return []mir.Reg{s.lowBit(a[0])}
	case op == ir.Trunc && to <= scalars.WordBits:
		return []mir.Reg{s.sext(mir.RegOp(a[0]), to)}
	case op == ir.Trunc:
		return s.canonical(append([]mir.Reg(nil), a[:scalars.Words(to)]...), to)
	case from == 1:
		a, from = []mir.Reg{s.widen(a[0], 1, op == ir.SExt)}, scalars.WordBits
	}
	return s.extend(a, from, scalars.Words(to), op == ir.SExt)
}

// widePointerCast is ptrtoint to, and inttoptr from, a wide integer: addresses have 64 bits.
func (s *selector) widePointerCast(i *ir.Instr) {
	regs := s.regs(i.Operand(0))
	var out []mir.Reg
	if i.Op() == ir.IntToPtr {
		for _, a := range laneWords(regs, i.Operand(0).Type().Scalar().Bits) {
			out = append(out, a[0])
		}
	} else {
		for k := range regs {
			out = append(out, s.extend(regs[k:k+1], scalars.WordBits, scalars.Words(i.Type().Scalar().Bits), false)...)
		}
	}
	s.define(i, out...)
}

// floatSuffix is the letter of a float type in the names of the runtime library.
func floatSuffix(t *ir.Type) string {
	if scalars.IsDouble(t) {
		return "df"
	}
	return "sf"
}

// wideFloatCast converts between floats and integers of up to 128 bits with the runtime library.
func (s *selector) wideFloatCast(i *ir.Instr) {
	from, to := i.Operand(0).Type().Scalar(), i.Type().Scalar()
	regs := s.regs(i.Operand(0))
	if max(from.Bits, to.Bits) > 2*scalars.WordBits {
		mir.Refuse(i.Pos, "a conversion from %s to %s", from, to)
	}
	var out []mir.Reg
	if scalars.IsWide(to) {
		name := map[ir.Op]string{ir.FPToSI: "__fix", ir.FPToUI: "__fixuns"}[i.Op()]
		for _, a := range regs {
			a, t := s.promoted(a, from)
			out = append(out, s.canonical(s.wideCall(name+floatSuffix(t)+"ti", []mir.Reg{a}, 2), to.Bits)...)
		}
		s.define(i, out...)
		return
	}
	result := to
	if scalars.IsHalf(to) {
		result = s.mod.Ctx.Float
	}
	for _, a := range laneWords(regs, from.Bits) {
		name := "__floatti"
		if i.Op() == ir.UIToFP {
			name, a = "__floatunti", s.zeroTop(a, from.Bits)
		}
		r := s.libraryCall(name+floatSuffix(result), result, a, []*ir.Type{s.mod.Ctx.I64, s.mod.Ctx.I64})
		out = append(out, s.demoted(r, result, to))
	}
	s.define(i, out...)
}
