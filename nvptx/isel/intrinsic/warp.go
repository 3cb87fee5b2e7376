package intrinsic

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// argumentsInOrder returns arguments of a call in the given order.
func argumentsInOrder(s *sel.Func, i *ir.Instr, order ...int) []ptx.Operand {
	var out []ptx.Operand
	for _, k := range order {
		out = append(out, directOperand(s, i.Arg(k)))
	}
	return out
}

// nvvmBarriers lists barriers and fences.
func nvvmBarriers() map[string]sel.Intrinsic {
	t := map[string]sel.Intrinsic{}
	plain := func(name, opcode string, fixed ...ptx.Operand) {
		t["llvm.nvvm."+name] = sel.Effectful(func(s *sel.Func, i *ir.Instr) {
			if !requires(s, i, opcode) {
				return
			}
			ops := append([]ptx.Operand(nil), fixed...)
			for k := range i.NumArgs() {
				ops = append(ops, directOperand(s, i.Arg(k)))
			}
			s.Put(opcode, ops...)
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
	t["llvm.nvvm.barrier0.popc"] = sel.Effectful(func(s *sel.Func, i *ir.Instr) {
		s.Put("bar.red.popc.u32", s.Dst1(i), ptx.Int(0), nonZero(s, i.Arg(0)))
	})
	for _, op := range []string{"and", "or"} {
		t["llvm.nvvm.barrier0."+op] = sel.Effectful(func(s *sel.Func, i *ir.Instr) {
			p := s.Compute(ptx.Pred, "bar.red."+op+".pred", ptx.Int(0), nonZero(s, i.Arg(0)))
			s.Put("selp.u32", s.Dst1(i), ptx.Int(1), ptx.Int(0), p)
		})
	}
	return t
}

// nonZero is the predicate "the i32 is not zero".
func nonZero(s *sel.Func, v ir.Value) ptx.Reg {
	return s.Compute(ptx.Pred, "setp.ne.s32", s.Reg(s.One(v), ptx.B32), ptx.Int(0))
}

// nvvmWarp lists what the threads of a warp do together.
func nvvmWarp() map[string]sel.Intrinsic {
	t := map[string]sel.Intrinsic{
		"llvm.nvvm.activemask": sel.Effectful(func(s *sel.Func, i *ir.Instr) { s.Put("activemask.b32", s.Dst1(i)) }),
	}
	for _, mode := range []string{"up", "down", "bfly", "idx"} {
		for _, typ := range []string{"i32", "f32"} {
			sync, old := "shfl.sync."+mode+".b32", "shfl."+mode+".b32"
			t["llvm.nvvm.shfl.sync."+mode+"."+typ] = sel.Effectful(func(s *sel.Func, i *ir.Instr) { shuffle(s, i, sync, 1, 2, 3, 0) })
			t["llvm.nvvm.shfl.sync."+mode+"."+typ+"p"] = sel.Effectful(func(s *sel.Func, i *ir.Instr) { shuffle(s, i, sync, 1, 2, 3, 0) })
			t["llvm.nvvm.shfl."+mode+"."+typ] = sel.Effectful(func(s *sel.Func, i *ir.Instr) { shuffle(s, i, old, 0, 1, 2) })
			t["llvm.nvvm.shfl."+mode+"."+typ+"p"] = sel.Effectful(func(s *sel.Func, i *ir.Instr) { shuffle(s, i, old, 0, 1, 2) })
		}
	}
	for _, op := range []string{"all", "any", "uni", "ballot"} {
		typ := "pred"
		if op == "ballot" {
			typ = "b32"
		}
		t["llvm.nvvm.vote."+op] = sel.Effectful(func(s *sel.Func, i *ir.Instr) {
			if s.Target.Has(6, 4, 70) {
				s.Unsupported(i, "intrinsic %s (a vote without .sync, which sm_70 and later have up to PTX 6.3)", i.IntrinsicID())
				return
			}
			s.Put("vote."+op+"."+typ, s.Dst1(i), s.Pred(s.One(i.Arg(0))))
		})
		t["llvm.nvvm.vote."+op+".sync"] = sel.Effectful(func(s *sel.Func, i *ir.Instr) {
			s.Put("vote.sync."+op+"."+typ, s.Dst1(i), s.Pred(s.One(i.Arg(1))), directOperand(s, i.Arg(0)))
		})
	}
	for typ, b := range map[string]string{"i32": "b32", "i64": "b64"} {
		t["llvm.nvvm.match.any.sync."+typ] = sel.Effectful(func(s *sel.Func, i *ir.Instr) {
			if requires(s, i, "match.any.sync."+b) {
				s.Put("match.any.sync."+b, append([]ptx.Operand{s.Dst1(i)}, matchOperands(s, i, b)...)...)
			}
		})
		t["llvm.nvvm.match.all.sync."+typ+"p"] = sel.Effectful(func(s *sel.Func, i *ir.Instr) {
			if requires(s, i, "match.all.sync."+b) {
				d := s.Dst(i)
				s.Put("match.all.sync."+b, append([]ptx.Operand{ptx.Pair{First: d[0], Second: d[1]}}, matchOperands(s, i, b)...)...)
			}
		})
	}
	for name, opcode := range map[string]string{"add": "add.s32", "min": "min.s32", "max": "max.s32", "umin": "min.u32", "umax": "max.u32",
		"and": "and.b32", "or": "or.b32", "xor": "xor.b32"} {
		t["llvm.nvvm.redux.sync."+name] = sel.Effectful(func(s *sel.Func, i *ir.Instr) {
			if requires(s, i, "redux.sync."+opcode) {
				s.Put("redux.sync."+opcode, append([]ptx.Operand{s.Dst1(i)}, argumentsInOrder(s, i, 0, 1)...)...)
			}
		})
	}
	return t
}

// matchOperands are the value, which must be a register or a number, and the mask.
func matchOperands(s *sel.Func, i *ir.Instr, typ string) []ptx.Operand {
	return argumentsInOrder(s, i, 1, 0)
}

// shuffle emits shfl; the forms with p also tell whether the other lane exists. Floats travel as
// they are: .b32 takes any register of 32 bits.
func shuffle(s *sel.Func, i *ir.Instr, opcode string, order ...int) {
	if !strings.HasPrefix(opcode, "shfl.sync") && s.Target.Has(6, 4, 70) {
		s.Unsupported(i, "intrinsic %s (a shuffle without .sync, which sm_70 and later have up to PTX 6.3)", i.IntrinsicID())
		return
	}
	d := s.Dst(i)
	ops := []ptx.Operand{d[0], s.Reg(s.One(i.Arg(order[0])), s.TypeOf(d[0]))}
	if len(d) > 1 {
		ops[0] = ptx.Pair{First: d[0], Second: d[1]}
	}
	s.Put(opcode, append(ops, argumentsInOrder(s, i, order[1:]...)...)...)
}
