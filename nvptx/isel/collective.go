package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// operands returns arguments of a call in the given order.
func (s *fsel) operands(i *ir.Instr, order ...int) []ptx.Operand {
	var out []ptx.Operand
	for _, k := range order {
		out = append(out, s.directOperand(i.Arg(k)))
	}
	return out
}

// effectful makes a row with an effect from what emits it.
func effectful(lower handler) intrinsic { return intrinsic{effect: true, lower: lower} }

// nvvmBarriers lists barriers and fences.
func nvvmBarriers() map[string]intrinsic {
	t := map[string]intrinsic{}
	plain := func(name, opcode string, fixed ...ptx.Operand) {
		t["llvm.nvvm."+name] = effectful(func(s *fsel, i *ir.Instr) {
			if !s.requires(i, opcode) {
				return
			}
			ops := append([]ptx.Operand(nil), fixed...)
			for k := range i.NumArgs() {
				ops = append(ops, s.directOperand(i.Arg(k)))
			}
			s.put(opcode, ops...)
		})
	}
	plain("barrier0", "bar.sync", ptx.Int(0))
	for name, opcode := range map[string]string{
		"barrier": "bar.sync", "barrier.n": "bar.sync", "bar.sync": "bar.sync", "barrier.sync": "barrier.sync", "barrier.sync.cnt": "barrier.sync",
		"bar.warp.sync": "bar.warp.sync", "membar.cta": "membar.cta", "membar.gl": "membar.gl", "membar.sys": "membar.sys",
		"barrier.cta.sync.aligned.all": "bar.sync", "barrier.cta.sync.aligned.count": "bar.sync", "barrier.cta.sync.all": "barrier.sync",
		"barrier.cta.sync.count": "barrier.sync", "barrier.cta.arrive.aligned.count": "bar.arrive", "barrier.cta.arrive.count": "barrier.arrive",
		"fence.sc.cluster": "fence.sc.cluster", "barrier.cluster.arrive": "barrier.cluster.arrive", "barrier.cluster.wait": "barrier.cluster.wait",
		"barrier.cluster.arrive.aligned": "barrier.cluster.arrive.aligned", "barrier.cluster.wait.aligned": "barrier.cluster.wait.aligned",
		"barrier.cluster.arrive.relaxed": "barrier.cluster.arrive.relaxed", "barrier.cluster.arrive.relaxed.aligned": "barrier.cluster.arrive.relaxed.aligned",
	} {
		plain(name, opcode)
	}
	t["llvm.nvvm.barrier0.popc"] = effectful(func(s *fsel, i *ir.Instr) {
		s.put("bar.red.popc.u32", s.dst1(i), ptx.Int(0), s.nonZero(i.Arg(0)))
	})
	for _, op := range []string{"and", "or"} {
		t["llvm.nvvm.barrier0."+op] = effectful(func(s *fsel, i *ir.Instr) {
			p := s.compute(ptx.Pred, "bar.red."+op+".pred", ptx.Int(0), s.nonZero(i.Arg(0)))
			s.put("selp.u32", s.dst1(i), ptx.Int(1), ptx.Int(0), p)
		})
	}
	return t
}

// nonZero is the predicate "the i32 is not zero".
func (s *fsel) nonZero(v ir.Value) ptx.Reg {
	return s.compute(ptx.Pred, "setp.ne.s32", s.reg(s.one(v), ptx.B32), ptx.Int(0))
}

// nvvmWarp lists what the threads of a warp do together.
func nvvmWarp() map[string]intrinsic {
	t := map[string]intrinsic{
		"llvm.nvvm.activemask": effectful(func(s *fsel, i *ir.Instr) { s.put("activemask.b32", s.dst1(i)) }),
	}
	for _, mode := range []string{"up", "down", "bfly", "idx"} {
		for _, typ := range []string{"i32", "f32"} {
			sync, old := "shfl.sync."+mode+".b32", "shfl."+mode+".b32"
			t["llvm.nvvm.shfl.sync."+mode+"."+typ] = effectful(func(s *fsel, i *ir.Instr) { s.shuffle(i, sync, 1, 2, 3, 0) })
			t["llvm.nvvm.shfl.sync."+mode+"."+typ+"p"] = effectful(func(s *fsel, i *ir.Instr) { s.shuffle(i, sync, 1, 2, 3, 0) })
			t["llvm.nvvm.shfl."+mode+"."+typ] = effectful(func(s *fsel, i *ir.Instr) { s.shuffle(i, old, 0, 1, 2) })
			t["llvm.nvvm.shfl."+mode+"."+typ+"p"] = effectful(func(s *fsel, i *ir.Instr) { s.shuffle(i, old, 0, 1, 2) })
		}
	}
	for _, op := range []string{"all", "any", "uni", "ballot"} {
		typ := "pred"
		if op == "ballot" {
			typ = "b32"
		}
		t["llvm.nvvm.vote."+op] = effectful(func(s *fsel, i *ir.Instr) {
			if s.target.Has(6, 4, 70) {
				s.unsupported(i, "intrinsic %s (a vote without .sync, which sm_70 and later have up to PTX 6.3)", i.IntrinsicID())
				return
			}
			s.put("vote."+op+"."+typ, s.dst1(i), s.pred(s.one(i.Arg(0))))
		})
		t["llvm.nvvm.vote."+op+".sync"] = effectful(func(s *fsel, i *ir.Instr) {
			s.put("vote.sync."+op+"."+typ, s.dst1(i), s.pred(s.one(i.Arg(1))), s.directOperand(i.Arg(0)))
		})
	}
	for typ, b := range map[string]string{"i32": "b32", "i64": "b64"} {
		t["llvm.nvvm.match.any.sync."+typ] = effectful(func(s *fsel, i *ir.Instr) {
			if s.requires(i, "match.any.sync."+b) {
				s.put("match.any.sync."+b, append([]ptx.Operand{s.dst1(i)}, s.matchOperands(i, b)...)...)
			}
		})
		t["llvm.nvvm.match.all.sync."+typ+"p"] = effectful(func(s *fsel, i *ir.Instr) {
			if s.requires(i, "match.all.sync."+b) {
				d := s.dst(i)
				s.put("match.all.sync."+b, append([]ptx.Operand{ptx.Pair{First: d[0], Second: d[1]}}, s.matchOperands(i, b)...)...)
			}
		})
	}
	for name, opcode := range map[string]string{"add": "add.s32", "min": "min.s32", "max": "max.s32", "umin": "min.u32", "umax": "max.u32",
		"and": "and.b32", "or": "or.b32", "xor": "xor.b32"} {
		t["llvm.nvvm.redux.sync."+name] = effectful(func(s *fsel, i *ir.Instr) {
			if s.requires(i, "redux.sync."+opcode) {
				s.put("redux.sync."+opcode, append([]ptx.Operand{s.dst1(i)}, s.operands(i, 0, 1)...)...)
			}
		})
	}
	return t
}

// matchOperands are the value, which must be a register or a number, and the mask.
func (s *fsel) matchOperands(i *ir.Instr, typ string) []ptx.Operand { return s.operands(i, 1, 0) }

// shuffle emits shfl; the forms with p also tell whether the other lane exists. Floats travel as
// they are: .b32 takes any register of 32 bits.
func (s *fsel) shuffle(i *ir.Instr, opcode string, order ...int) {
	if !strings.HasPrefix(opcode, "shfl.sync") && s.target.Has(6, 4, 70) {
		s.unsupported(i, "intrinsic %s (a shuffle without .sync, which sm_70 and later have up to PTX 6.3)", i.IntrinsicID())
		return
	}
	d := s.dst(i)
	ops := []ptx.Operand{d[0], s.reg(s.one(i.Arg(order[0])), s.typeOf(d[0]))}
	if len(d) > 1 {
		ops[0] = ptx.Pair{First: d[0], Second: d[1]}
	}
	s.put(opcode, append(ops, s.operands(i, order[1:]...)...)...)
}
