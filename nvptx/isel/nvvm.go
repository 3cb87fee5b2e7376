package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/nvvm"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/table"
)

// direct makes the row of an intrinsic that is a single PTX instruction with the same operands in
// the same order.
func direct(opcode string) intrinsic {
	return intrinsic{lower: func(s *fsel, i *ir.Instr) {
		if !s.requires(i, opcode) {
			return
		}
		ops := []ptx.Operand{s.dst1(i)}
		for k := range i.NumArgs() {
			ops = append(ops, s.directOperand(i.Arg(k)))
		}
		s.put(opcode, ops...)
	}}
}

// directOperand is an argument as a register or a number.
func (s *fsel) directOperand(v ir.Value) ptx.Operand {
	o := s.one(v)
	switch o.(type) {
	case ptx.Hex, ptx.SymRef:
		return s.reg(o, firstReg(s.m, v.Type()))
	}
	return o
}

// dotProduct2 selects dp2a; an argument of the intrinsic selects the half of the second factor.
func (s *fsel) dotProduct2(i *ir.Instr, types string) {
	half := "lo"
	if c := ir.AsInt(i.Arg(2)); c != nil && !c.IsZero() {
		half = "hi"
	}
	opcode := "dp2a." + half + "." + types
	if s.requires(i, opcode) {
		s.put(opcode, s.dst1(i), s.directOperand(i.Arg(0)), s.directOperand(i.Arg(1)), s.directOperand(i.Arg(3)))
	}
}

// requires reports an instruction that the target is too old for.
func (s *fsel) requires(i *ir.Instr, opcode string) bool {
	op, mods := splitOpcode(opcode)
	for _, f := range table.Forms(op) {
		if nvvm.Takes(f, mods) && f.Since.Met(s.target.Version, s.target.Chip()) {
			return true
		}
	}
	s.unsupported(i, "%s (%s) with PTX %s and %s", i.Callee().Ident(), opcode, s.target.Version, s.target.CPU)
	return false
}

func nvvmDirect() map[string]intrinsic {
	t := map[string]intrinsic{}
	for from, a := range nvvm.DotTypes {
		for to, b := range nvvm.DotTypes {
			t["llvm.nvvm.idp2a."+from+"."+to] = intrinsic{lower: func(s *fsel, i *ir.Instr) { s.dotProduct2(i, a+"."+b) }}
		}
	}
	for name, opcode := range nvvm.Opcodes() {
		t[name] = direct(opcode)
	}
	for name, opcode := range nvvm.PackedOpcodes() {
		t[name] = intrinsic{lower: func(s *fsel, i *ir.Instr) { s.directPacked(i, opcode) }}
	}
	return t
}

// directPacked selects an intrinsic that is a single instruction on pairs of 16-bit floats in one
// register.
func (s *fsel) directPacked(i *ir.Instr, opcode string) {
	if !s.requires(i, opcode) {
		return
	}
	z := s.newReg(ptx.B32)
	ops := []ptx.Operand{z}
	for k := range i.NumArgs() {
		if i.Arg(k).Type().IsVector() {
			pair := s.get(i.Arg(k))
			ops = append(ops, s.pair(pair[0], pair[1]))
		} else {
			ops = append(ops, s.directOperand(i.Arg(k)))
		}
	}
	s.put(opcode, ops...)
	if d := s.dst(i); len(d) == 2 {
		s.put("mov.b32", ptx.Vec{d[0], d[1]}, z)
	} else {
		s.move(ptx.B32, d[0], z) // before LLVM 17 a pair of bfloats was an integer
	}
}

// nvvmSpecial lists the special registers and the intrinsics that are not one instruction.
func nvvmSpecial() map[string]intrinsic {
	t := map[string]intrinsic{
		"llvm.nvvm.d2i.lo":   {lower: func(s *fsel, i *ir.Instr) { s.halfOfDouble(i, 0) }},
		"llvm.nvvm.d2i.hi":   {lower: func(s *fsel, i *ir.Instr) { s.halfOfDouble(i, 1) }},
		"llvm.nvvm.lohi.i2d": {lower: lowerLoHi},
		"llvm.nvvm.reflect":  {lower: (*fsel).reflect},
		"llvm.nvvm.nanosleep": {effect: true, lower: func(s *fsel, i *ir.Instr) {
			if s.requires(i, "nanosleep.u32") {
				s.put("nanosleep.u32", s.plain(s.one(i.Arg(0)), ptx.B32))
			}
		}},
		"llvm.nvvm.swap.lo.hi.b64":   {lower: lowerSwapHalves},
		"llvm.nvvm.rotate.b32":       {lower: func(s *fsel, i *ir.Instr) { s.rotate(i, true) }},
		"llvm.nvvm.rotate.b64":       {lower: func(s *fsel, i *ir.Instr) { s.rotate(i, true) }},
		"llvm.nvvm.rotate.right.b64": {lower: func(s *fsel, i *ir.Instr) { s.rotate(i, false) }},
		"llvm.nvvm.is_explicit_cluster": {lower: func(s *fsel, i *ir.Instr) {
			s.readSpecial(s.dst1(i), ptx.IsExplicitCluster, false)
		}},
	}
	for name, reg := range nvvm.SpecialRegisters() {
		volatile := reg == ptx.Clock || reg == ptx.Clock64 || reg == ptx.ClockHi || reg == ptx.GlobalTimer || reg == ptx.GlobalTimerLo ||
			reg >= ptx.Pm0 && reg < ptx.Envreg0
		t["llvm.nvvm.read.ptx.sreg."+name] = intrinsic{effect: volatile, lower: func(s *fsel, i *ir.Instr) {
			s.readSpecial(s.dst1(i), reg, volatile)
		}}
	}
	for _, name := range []string{"tid.w", "ctaid.w", "clusterid.w", "cluster.ctaid.w"} { // the fourth dimension is always 0 of 1
		t["llvm.nvvm.read.ptx.sreg."+name] = intrinsic{lower: func(s *fsel, i *ir.Instr) { s.move(ptx.B32, s.dst1(i), ptx.Int(0)) }}
	}
	for _, name := range []string{"ntid.w", "nctaid.w", "nclusterid.w", "cluster.nctaid.w"} {
		t["llvm.nvvm.read.ptx.sreg."+name] = intrinsic{lower: func(s *fsel, i *ir.Instr) { s.move(ptx.B32, s.dst1(i), ptx.Int(1)) }}
	}
	return t
}

// readSpecial reads a special register; the result may be its lower half.
func (s *fsel) readSpecial(d ptx.Reg, reg ptx.Special, volatile bool) {
	put := s.put
	if volatile {
		put = s.putKept
	}
	t := ptx.BitType(reg.Type().Bits())
	switch to := s.typeOf(d); {
	case reg.Type() == ptx.Pred:
		put("mov.pred", d, reg)
	case to == t:
		put("mov."+typed('u', t), d, reg)
	default:
		wide := s.newReg(t)
		put("mov."+typed('u', t), wide, reg)
		s.put("cvt."+typed('u', to)+"."+typed('u', t), d, wide)
	}
}

func (s *fsel) halfOfDouble(i *ir.Instr, half int) {
	bits := s.compute(ptx.B64, "mov.b64", s.reg(s.one(i.Arg(0)), ptx.F64))
	vec := ptx.Vec{s.newReg(ptx.B32), s.newReg(ptx.B32)}
	s.put("mov.b64", vec, bits)
	s.move(ptx.B32, s.dst1(i), vec[half])
}

func lowerLoHi(s *fsel, i *ir.Instr) {
	lo, hi := s.reg(s.one(i.Arg(0)), ptx.B32), s.reg(s.one(i.Arg(1)), ptx.B32)
	s.put("mov.b64", s.dst1(i), s.compute(ptx.B64, "mov.b64", ptx.Vec{lo, hi}))
}

func lowerSwapHalves(s *fsel, i *ir.Instr) {
	lo, hi := s.newReg(ptx.B32), s.newReg(ptx.B32)
	s.put("mov.b64", ptx.Vec{lo, hi}, s.reg(s.one(i.Arg(0)), ptx.B64))
	s.put("mov.b64", s.dst1(i), ptx.Vec{hi, lo})
}

// rotate selects the rotations of NVVM by a 32-bit amount.
func (s *fsel) rotate(i *ir.Instr, left bool) {
	d := s.dst1(i)
	reg := s.typeOf(d)
	x := s.reg(s.one(i.Arg(0)), reg)
	n := s.modulo(s.plain(s.one(i.Arg(1)), ptx.B32), reg.Bits())
	rest := s.compute(ptx.B32, "sub.s32", ptx.Int(reg.Bits()), n)
	up, down := n, ptx.Operand(rest)
	if !left {
		up, down = rest, n
	}
	a := s.compute(reg, "shl."+typed('b', reg), x, up)
	b := s.compute(reg, "shr."+typed('u', reg), x, down)
	s.put("or."+typed('b', reg), d, a, b)
}
