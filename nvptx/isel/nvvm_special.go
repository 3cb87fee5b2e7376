package isel

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// nvvmSpecial lists the special registers and what has no plain instruction.
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
	for name, reg := range specialRegisters() {
		volatile := reg == ptx.Clock || reg == ptx.Clock64 || reg == ptx.ClockHi || reg == ptx.GlobalTimer ||
			reg >= ptx.Pm0 && reg < ptx.Envreg0
		t["llvm.nvvm.read.ptx.sreg."+name] = intrinsic{effect: volatile, lower: func(s *fsel, i *ir.Instr) {
			s.readSpecial(s.dst1(i), reg, volatile)
		}}
	}
	for _, name := range []string{"tid.w", "ctaid.w"} { // the fourth dimension is always 0 of 1
		t["llvm.nvvm.read.ptx.sreg."+name] = intrinsic{lower: func(s *fsel, i *ir.Instr) { s.move(ptx.B32, s.dst1(i), ptx.Int(0)) }}
	}
	for _, name := range []string{"ntid.w", "nctaid.w"} {
		t["llvm.nvvm.read.ptx.sreg."+name] = intrinsic{lower: func(s *fsel, i *ir.Instr) { s.move(ptx.B32, s.dst1(i), ptx.Int(1)) }}
	}
	return t
}

// readSpecial reads a special register, of which the result may be the lower half.
func (s *fsel) readSpecial(d ptx.Reg, reg ptx.Special, volatile bool) {
	put := s.put
	if volatile {
		put = s.putKept
	}
	t := ptx.BitType(reg.Type().Bits())
	switch to := s.regs[d]; {
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

// specialRegisters gives the registers that llvm.nvvm.read.ptx.sreg.NAME reads.
func specialRegisters() map[string]ptx.Special {
	t := map[string]ptx.Special{
		"laneid": ptx.LaneID, "warpid": ptx.WarpID, "nwarpid": ptx.NWarpID, "smid": ptx.SmID, "nsmid": ptx.NSmID, "gridid": ptx.GridID,
		"clock": ptx.Clock, "clock64": ptx.Clock64, "clock.hi": ptx.ClockHi, "globaltimer": ptx.GlobalTimer, "warpsize": ptx.WarpSize,
		"lanemask.eq": ptx.LanemaskEq, "lanemask.le": ptx.LanemaskLe, "lanemask.lt": ptx.LanemaskLt,
		"lanemask.ge": ptx.LanemaskGe, "lanemask.gt": ptx.LanemaskGt,
		"total.smem.size": ptx.TotalSmemSize, "dynamic.smem.size": ptx.DynamicSmemSize, "aggr.smem.size": ptx.AggrSmemSize,
		"cluster.ctarank": ptx.ClusterCtarank, "cluster.nctarank": ptx.ClusterNctarank,
	}
	for k, dim := range []string{"x", "y", "z"} {
		d := ptx.Special(k)
		t["tid."+dim], t["ntid."+dim] = ptx.TidX+d, ptx.NtidX+d
		t["ctaid."+dim], t["nctaid."+dim] = ptx.CtaidX+d, ptx.NctaidX+d
		t["clusterid."+dim], t["nclusterid."+dim] = ptx.ClusterIDX+d, ptx.NClusterIDX+d
		t["cluster.ctaid."+dim], t["cluster.nctaid."+dim] = ptx.ClusterCtaidX+d, ptx.ClusterNctaidX+d
	}
	for k := range 32 {
		t["envreg"+strconv.Itoa(k)] = ptx.Envreg0 + ptx.Special(k)
	}
	for k := range 4 {
		t["pm"+strconv.Itoa(k)] = ptx.Pm0 + ptx.Special(k)
	}
	return t
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
	reg := s.regs[d]
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
