package intrinsic

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/nvvm"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/table"
)

// direct makes the row of an intrinsic that is a single PTX instruction with the same operands in
// the same order.
func direct(opcode string) sel.Intrinsic {
	return sel.Intrinsic{Lower: func(s *sel.Func, i *ir.Instr) {
		if mixed(s, i, opcode) || !requires(s, i, opcode) {
			return
		}
		ops := []ptx.Operand{s.Dst1(i)}
		for k := range i.NumArgs() {
			ops = append(ops, directOperand(s, i.Arg(k)))
		}
		s.Put(opcode, ops...)
	}}
}

// directOperand is an argument as a register or a number.
func directOperand(s *sel.Func, v ir.Value) ptx.Operand {
	o := s.One(v)
	switch o.(type) {
	case ptx.Hex, ptx.SymRef:
		return s.Reg(o, sel.FirstReg(s.Module, v.Type()))
	}
	return o
}

// dotProduct2 selects dp2a; an argument of the intrinsic selects the half of the second factor.
func dotProduct2(s *sel.Func, i *ir.Instr, types string) {
	half := "lo"
	if c := ir.AsInt(i.Arg(2)); c != nil && !c.IsZero() {
		half = "hi"
	}
	opcode := "dp2a." + half + "." + types
	if requires(s, i, opcode) {
		s.Put(opcode, s.Dst1(i), directOperand(s, i.Arg(0)), directOperand(s, i.Arg(1)), directOperand(s, i.Arg(3)))
	}
}

// requires reports an instruction that the target is too old for.
func requires(s *sel.Func, i *ir.Instr, opcode string) bool {
	op, mods := emit.SplitOpcode(opcode)
	for _, f := range table.Forms(op) {
		if nvvm.Takes(f, mods) && f.Since.Met(s.Target.Version, s.Target.Chip()) {
			return true
		}
	}
	s.Unsupported(i, "%s (%s) with PTX %s and %s", i.Callee().Ident(), opcode, s.Target.Version, s.Target.CPU)
	return false
}

func nvvmDirect() map[string]sel.Intrinsic {
	t := map[string]sel.Intrinsic{}
	for from, a := range nvvm.DotTypes {
		for to, b := range nvvm.DotTypes {
			t["llvm.nvvm.idp2a."+from+"."+to] = sel.Intrinsic{Lower: func(s *sel.Func, i *ir.Instr) { dotProduct2(s, i, a+"."+b) }}
		}
	}
	for name, opcode := range nvvm.Opcodes() {
		t[name] = direct(opcode)
	}
	for name, opcode := range nvvm.PackedOpcodes() {
		t[name] = sel.Intrinsic{Lower: func(s *sel.Func, i *ir.Instr) { directPacked(s, i, opcode) }}
	}
	return t
}

// directPacked selects an intrinsic that is a single instruction on pairs of 16-bit floats in one
// register.
func directPacked(s *sel.Func, i *ir.Instr, opcode string) {
	if !requires(s, i, opcode) {
		return
	}
	z := s.NewReg(ptx.B32)
	ops := []ptx.Operand{z}
	for k := range i.NumArgs() {
		if i.Arg(k).Type().IsVector() {
			pair := s.Get(i.Arg(k))
			ops = append(ops, s.Pair(i.Arg(k).Type().Elem, pair[0], pair[1]))
		} else {
			ops = append(ops, directOperand(s, i.Arg(k)))
		}
	}
	s.Put(opcode, ops...)
	if d := s.Dst(i); len(d) == 2 {
		s.Put("mov.b32", ptx.Vec{d[0], d[1]}, z)
	} else {
		s.Move(ptx.B32, d[0], z) // before LLVM 17 a pair of bfloats was an integer
	}
}

// nvvmSpecial lists the special registers and the intrinsics that are not one instruction.
func nvvmSpecial() map[string]sel.Intrinsic {
	t := map[string]sel.Intrinsic{
		"llvm.nvvm.d2i.lo":   {Lower: func(s *sel.Func, i *ir.Instr) { halfOfDouble(s, i, 0) }},
		"llvm.nvvm.d2i.hi":   {Lower: func(s *sel.Func, i *ir.Instr) { halfOfDouble(s, i, 1) }},
		"llvm.nvvm.lohi.i2d": {Lower: lowerLoHi},
		// What a library says to its compiler: llc writes a comment.
		"llvm.nvvm.compiler.error": {Lower: func(*sel.Func, *ir.Instr) {}},
		"llvm.nvvm.compiler.warn":  {Lower: func(*sel.Func, *ir.Instr) {}},
		// The same address in another space.
		"llvm.nvvm.internal.addrspace.wrap": {Lower: func(s *sel.Func, i *ir.Instr) {
			d := s.Dst1(i)
			s.Move(s.TypeOf(d), d, directOperand(s, i.Arg(0)))
		}},
		"llvm.nvvm.reflect": {Lower: (*sel.Func).Reflect},
		"llvm.nvvm.nanosleep": {Effect: true, Lower: func(s *sel.Func, i *ir.Instr) {
			if requires(s, i, "nanosleep.u32") {
				s.Put("nanosleep.u32", s.Plain(s.One(i.Arg(0)), ptx.B32))
			}
		}},
		"llvm.nvvm.swap.lo.hi.b64":   {Lower: lowerSwapHalves},
		"llvm.nvvm.rotate.b32":       {Lower: func(s *sel.Func, i *ir.Instr) { rotate(s, i, true) }},
		"llvm.nvvm.rotate.b64":       {Lower: func(s *sel.Func, i *ir.Instr) { rotate(s, i, true) }},
		"llvm.nvvm.rotate.right.b64": {Lower: func(s *sel.Func, i *ir.Instr) { rotate(s, i, false) }},
		"llvm.nvvm.is_explicit_cluster": {Lower: func(s *sel.Func, i *ir.Instr) {
			readSpecial(s, s.Dst1(i), ptx.IsExplicitCluster, false)
		}},
	}
	for name, reg := range nvvm.SpecialRegisters() {
		volatile := reg == ptx.Clock || reg == ptx.Clock64 || reg == ptx.ClockHi || reg == ptx.GlobalTimer || reg == ptx.GlobalTimerLo ||
			reg >= ptx.Pm0 && reg < ptx.Envreg0
		t["llvm.nvvm.read.ptx.sreg."+name] = sel.Intrinsic{Effect: volatile, Lower: func(s *sel.Func, i *ir.Instr) {
			readSpecial(s, s.Dst1(i), reg, volatile)
		}}
	}
	for _, name := range []string{"tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid", "cluster.ctaid", "cluster.nctaid"} { // the fourth element is always 0
		t["llvm.nvvm.read.ptx.sreg."+name+".w"] = sel.Intrinsic{Lower: func(s *sel.Func, i *ir.Instr) { s.Move(ptx.B32, s.Dst1(i), ptx.Int(0)) }}
	}
	return t
}

// readSpecial reads a special register; the result may be its lower half.
func readSpecial(s *sel.Func, d ptx.Reg, reg ptx.Special, volatile bool) {
	put := s.Put
	if volatile {
		put = s.PutKept
	}
	t := ptx.BitType(reg.Type().Bits())
	switch to := s.TypeOf(d); {
	case reg.Type() == ptx.Pred:
		put("mov.pred", d, reg)
	case to == t:
		put("mov."+emit.Typed('u', t), d, reg)
	default:
		wide := s.NewReg(t)
		put("mov."+emit.Typed('u', t), wide, reg)
		s.Put("cvt."+emit.Typed('u', to)+"."+emit.Typed('u', t), d, wide)
	}
}

func halfOfDouble(s *sel.Func, i *ir.Instr, half int) {
	bits := s.Compute(ptx.B64, "mov.b64", s.Reg(s.One(i.Arg(0)), ptx.F64))
	vec := ptx.Vec{s.NewReg(ptx.B32), s.NewReg(ptx.B32)}
	s.Put("mov.b64", vec, bits)
	s.Move(ptx.B32, s.Dst1(i), vec[half])
}

func lowerLoHi(s *sel.Func, i *ir.Instr) {
	lo, hi := s.Reg(s.One(i.Arg(0)), ptx.B32), s.Reg(s.One(i.Arg(1)), ptx.B32)
	s.Put("mov.b64", s.Dst1(i), s.Compute(ptx.B64, "mov.b64", ptx.Vec{lo, hi}))
}

func lowerSwapHalves(s *sel.Func, i *ir.Instr) {
	lo, hi := s.NewReg(ptx.B32), s.NewReg(ptx.B32)
	s.Put("mov.b64", ptx.Vec{lo, hi}, s.Reg(s.One(i.Arg(0)), ptx.B64))
	s.Put("mov.b64", s.Dst1(i), ptx.Vec{hi, lo})
}

// rotate selects the rotations of NVVM by a 32-bit amount.
func rotate(s *sel.Func, i *ir.Instr, left bool) {
	d := s.Dst1(i)
	reg := s.TypeOf(d)
	x := s.Reg(s.One(i.Arg(0)), reg)
	n := modulo(s, s.Plain(s.One(i.Arg(1)), ptx.B32), reg.Bits())
	rest := s.Compute(ptx.B32, "sub.s32", ptx.Int(reg.Bits()), n)
	up, down := n, ptx.Operand(rest)
	if !left {
		up, down = rest, n
	}
	a := s.Compute(reg, "shl."+emit.Typed('b', reg), x, up)
	b := s.Compute(reg, "shr."+emit.Typed('u', reg), x, down)
	s.Put("or."+emit.Typed('b', reg), d, a, b)
}
