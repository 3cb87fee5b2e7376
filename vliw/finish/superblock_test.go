package finish

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// forwardCode generates code without loops whose registers, memory and path depend on its
// arguments: running it shows whether code motion preserves the behaviour.
func forwardCode(rng *rand.Rand) *Stage {
	f := randomCode(rng)
	f.Src = new(ir.Func)
	f.Blocks = nil
	ints := f.NumRegs()
	for range 3 {
		f.NewReg(machine.Pred)
	}
	reg := func() mir.Reg { return mir.FirstVirtual + mir.Reg(rng.IntN(ints)) }
	pred := func() mir.Reg { return mir.FirstVirtual + mir.Reg(ints+rng.IntN(3)) }
	n := 2 + rng.IntN(9)
	for k := range n {
		b := f.NewBlock(fmt.Sprint("n", k))
		for range rng.IntN(8) {
			b.Insts = append(b.Insts, randomInst(rng, reg, pred))
		}
		f.Blocks = append(f.Blocks, b)
	}
	for k, b := range f.Blocks {
		later := func() *mir.Block { return f.Blocks[k+1+rng.IntN(min(3, n-k-1))] }
		switch {
		case k == n-1 || rng.IntN(8) == 0:
			r := mir.Fixed(machine.R(1))
			b.Insts = append(b.Insts, mir.Inst{Op: machine.OpMov, Dst: r, Args: []mir.Operand{mir.RegOp(reg())}})
			b.Term = mir.Term{Kind: mir.TermRet, Rets: []mir.Reg{r}}
		case rng.IntN(3) == 0:
			b.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{later()}}
		default:
			b.Term = mir.Term{Kind: mir.TermCond, Cond: pred(), Neg: rng.IntN(2) == 0, Succs: []*mir.Block{later(), later()}}
			if rng.IntN(2) == 0 {
				b.Term.Weighted, b.Term.Likely = true, rng.Float64()
			}
		}
	}
	return f
}

func randomInst(rng *rand.Rand, reg, pred func() mir.Reg) mir.Inst {
	ref := func(store bool) *mir.MemRef {
		return &mir.MemRef{Slot: 1 + int32(rng.IntN(2)), Off: int64(rng.IntN(2)), Size: 1, Store: store, Volatile: rng.IntN(8) == 0}
	}
	switch rng.IntN(8) {
	case 0:
		return mir.Inst{Op: machine.OpSt1, Args: []mir.Operand{mir.MemOp(mir.SP, 0), mir.RegOp(reg())}, Mem: ref(true)}
	case 1:
		return mir.Inst{Op: machine.OpLd1u, Dst: reg(), Args: []mir.Operand{mir.MemOp(mir.SP, 0)}, Mem: ref(false)}
	case 2, 3:
		return mir.Inst{Op: machine.OpCmpSlt, Dst: pred(), Args: []mir.Operand{mir.RegOp(reg()), mir.RegOp(reg())}}
	case 4:
		return mir.Inst{Op: machine.OpMov, Dst: reg(), Args: []mir.Operand{mir.RegOp(reg())}}
	case 5:
		return mir.Inst{Op: machine.OpMul, Dst: reg(), Args: []mir.Operand{mir.RegOp(reg()), mir.RegOp(reg())}}
	}
	return mir.Inst{Op: machine.OpAdd, Dst: reg(), Args: []mir.Operand{mir.RegOp(reg()), mir.ImmOp(int64(rng.IntN(9)))}}
}

// play runs code on registers with numbers for values; the result is what it returns, and memory.
func (f *Stage) play(regs []int64) string {
	state, memory := map[mir.Reg]int64{}, map[[2]int64]int64{}
	for n, v := range regs {
		state[mir.FirstVirtual+mir.Reg(n)] = v
	}
	arg := func(a mir.Operand) int64 {
		if a.Reg != 0 {
			return state[a.Reg]
		}
		return a.Imm
	}
	for b := f.Blocks[0]; ; {
		for n := range b.Insts {
			in := &b.Insts[n]
			switch in.Op {
			case machine.OpSt1:
				memory[[2]int64{int64(in.Mem.Slot), in.Mem.Off}] = arg(in.Args[1])
			case machine.OpLd1u:
				state[in.Dst] = memory[[2]int64{int64(in.Mem.Slot), in.Mem.Off}]
			case machine.OpCmpSlt:
				state[in.Dst] = 0
				if arg(in.Args[0]) < arg(in.Args[1]) {
					state[in.Dst] = 1
				}
			case machine.OpMov:
				state[in.Dst] = arg(in.Args[0])
			case machine.OpMul:
				state[in.Dst] = arg(in.Args[0]) * arg(in.Args[1])
			default:
				state[in.Dst] = arg(in.Args[0]) + arg(in.Args[1])
			}
		}
		switch b.Term.Kind {
		case mir.TermRet:
			return fmt.Sprint(state[b.Term.Rets[0]], memory)
		case mir.TermCond:
			b = b.Term.Succs[map[bool]int{true: 0, false: 1}[state[b.Term.Cond] != 0 != b.Term.Neg]]
		default:
			b = b.Term.Succs[0]
		}
	}
}

// TestPreschedule: superblocks, tail duplication and motion across branches change nothing that can
// be seen; and they happen.
func TestPreschedule(t *testing.T) {
	copies, moved := 0, 0
	for seed := range uint64(4000) {
		f := forwardCode(rand.New(rand.NewPCG(5, seed)))
		f.Remarks = func(r pass.Remark) {
			if r.Pass == superblockPass {
				moved++
			}
		}
		rng := rand.New(rand.NewPCG(6, seed))
		var inputs [][]int64
		var want []string
		for range 6 {
			regs := make([]int64, f.NumRegs())
			for n := range regs {
				regs[n] = int64(rng.IntN(7) - 3)
			}
			inputs, want = append(inputs, regs), append(want, f.play(regs))
		}
		before := len(f.Blocks)
		f.preschedule()
		copies += max(0, len(f.Blocks)-before)
		for n := range inputs {
			if got := f.play(inputs[n]); got != want[n] {
				t.Fatalf("seed %d: %s, want %s", seed, got, want[n])
			}
		}
		checkLayout(t, f)
	}
	if copies < 100 || moved < 1000 {
		t.Errorf("%d more blocks and %d remarks in 4000 functions: too few to test anything", copies, moved)
	}
}

// checkLayout: the layout has the same blocks, the entry first, and no fewer conditional branches
// with a successor after them.
func checkLayout(t *testing.T, f *Stage) {
	t.Helper()
	lonely := func() (n int) {
		f.nextOf = nil
		for _, b := range f.Blocks {
			if b.Term.Kind == mir.TermCond && !slices.Contains(b.Term.Succs, f.following(b)) {
				n++
			}
		}
		return n
	}
	old, before := slices.Clone(f.Blocks), lonely()
	f.layoutBlocks()
	if f.Blocks[0] != old[0] {
		t.Fatal("the entry is not the first block")
	}
	if after := lonely(); after > before {
		t.Fatalf("%d conditional branches without a successor that follows them, %d before", after, before)
	}
	byID := func(a, b *mir.Block) int { return a.ID - b.ID }
	now := slices.SortedFunc(slices.Values(f.Blocks), byID)
	slices.SortFunc(old, byID)
	if !slices.Equal(now, old) {
		t.Fatal("the layout has other blocks")
	}
}
