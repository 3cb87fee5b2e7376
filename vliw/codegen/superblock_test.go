package codegen

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/vliw/machine"
)

// forwardCode makes code without loops whose registers, memory and way depend on its arguments: what a program does before and after code motion
// can be compared by running it.
func forwardCode(rng *rand.Rand) *finisher {
	f := randomCode(rng)
	f.src = new(ir.Func)
	f.blocks = nil
	ints := f.numRegs()
	for range 3 {
		f.newReg(machine.Pred)
	}
	reg := func() Reg { return firstVirtual + Reg(rng.IntN(ints)) }
	pred := func() Reg { return firstVirtual + Reg(ints+rng.IntN(3)) }
	n := 2 + rng.IntN(9)
	for k := range n {
		b := f.newBlock(fmt.Sprint("n", k))
		for range rng.IntN(8) {
			b.insts = append(b.insts, randomInst(rng, reg, pred))
		}
		f.blocks = append(f.blocks, b)
	}
	for k, b := range f.blocks {
		later := func() *block { return f.blocks[k+1+rng.IntN(min(3, n-k-1))] }
		switch {
		case k == n-1 || rng.IntN(8) == 0:
			r := fixed(machine.R(1))
			b.insts = append(b.insts, inst{op: machine.OpMov, dst: r, args: []operand{regOp(reg())}})
			b.term = terminator{kind: termRet, rets: []Reg{r}}
		case rng.IntN(3) == 0:
			b.term = terminator{kind: termJump, succs: []*block{later()}}
		default:
			b.term = terminator{kind: termCond, cond: pred(), neg: rng.IntN(2) == 0, succs: []*block{later(), later()}}
			if rng.IntN(2) == 0 {
				b.term.weighted, b.term.likely = true, rng.Float64()
			}
		}
	}
	return f
}

func randomInst(rng *rand.Rand, reg, pred func() Reg) inst {
	ref := func(store bool) *memRef {
		return &memRef{slot: 1 + int32(rng.IntN(2)), off: int64(rng.IntN(2)), size: 1, store: store, volatile: rng.IntN(8) == 0}
	}
	switch rng.IntN(8) {
	case 0:
		return inst{op: machine.OpSt1, args: []operand{memOp(spReg, 0), regOp(reg())}, mem: ref(true)}
	case 1:
		return inst{op: machine.OpLd1u, dst: reg(), args: []operand{memOp(spReg, 0)}, mem: ref(false)}
	case 2, 3:
		return inst{op: machine.OpCmpSlt, dst: pred(), args: []operand{regOp(reg()), regOp(reg())}}
	case 4:
		return inst{op: machine.OpMov, dst: reg(), args: []operand{regOp(reg())}}
	case 5:
		return inst{op: machine.OpMul, dst: reg(), args: []operand{regOp(reg()), regOp(reg())}}
	}
	return inst{op: machine.OpAdd, dst: reg(), args: []operand{regOp(reg()), immOp(int64(rng.IntN(9)))}}
}

// play runs code on registers with numbers for values; the result is what it returns, and memory.
func (f *finisher) play(regs []int64) string {
	state, memory := map[Reg]int64{}, map[[2]int64]int64{}
	for n, v := range regs {
		state[firstVirtual+Reg(n)] = v
	}
	arg := func(a operand) int64 {
		if a.reg != 0 {
			return state[a.reg]
		}
		return a.imm
	}
	for b := f.blocks[0]; ; {
		for n := range b.insts {
			in := &b.insts[n]
			switch in.op {
			case machine.OpSt1:
				memory[[2]int64{int64(in.mem.slot), in.mem.off}] = arg(in.args[1])
			case machine.OpLd1u:
				state[in.dst] = memory[[2]int64{int64(in.mem.slot), in.mem.off}]
			case machine.OpCmpSlt:
				state[in.dst] = 0
				if arg(in.args[0]) < arg(in.args[1]) {
					state[in.dst] = 1
				}
			case machine.OpMov:
				state[in.dst] = arg(in.args[0])
			case machine.OpMul:
				state[in.dst] = arg(in.args[0]) * arg(in.args[1])
			default:
				state[in.dst] = arg(in.args[0]) + arg(in.args[1])
			}
		}
		switch b.term.kind {
		case termRet:
			return fmt.Sprint(state[b.term.rets[0]], memory)
		case termCond:
			b = b.term.succs[map[bool]int{true: 0, false: 1}[state[b.term.cond] != 0 != b.term.neg]]
		default:
			b = b.term.succs[0]
		}
	}
}

// TestPreschedule: superblocks, tail duplication and motion across branches change nothing that can be seen; and they happen.
func TestPreschedule(t *testing.T) {
	copies, moved := 0, 0
	for seed := range uint64(4000) {
		f := forwardCode(rand.New(rand.NewPCG(5, seed)))
		f.remarks = func(r pass.Remark) {
			if r.Pass == superblockPass {
				moved++
			}
		}
		rng := rand.New(rand.NewPCG(6, seed))
		var inputs [][]int64
		var want []string
		for range 6 {
			regs := make([]int64, f.numRegs())
			for n := range regs {
				regs[n] = int64(rng.IntN(7) - 3)
			}
			inputs, want = append(inputs, regs), append(want, f.play(regs))
		}
		before := len(f.blocks)
		f.preschedule()
		copies += max(0, len(f.blocks)-before)
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

// checkLayout: the layout has the same blocks, the entry first, and no fewer conditional branches with a successor behind them.
func checkLayout(t *testing.T, f *finisher) {
	t.Helper()
	lonely := func() (n int) {
		f.nextOf = nil
		for _, b := range f.blocks {
			if b.term.kind == termCond && !slices.Contains(b.term.succs, f.following(b)) {
				n++
			}
		}
		return n
	}
	old, before := slices.Clone(f.blocks), lonely()
	f.layoutBlocks()
	if f.blocks[0] != old[0] {
		t.Fatal("the entry is not the first block")
	}
	if after := lonely(); after > before {
		t.Fatalf("%d conditional branches without a successor behind them, %d before", after, before)
	}
	byID := func(a, b *block) int { return a.id - b.id }
	now := slices.SortedFunc(slices.Values(f.blocks), byID)
	slices.SortFunc(old, byID)
	if !slices.Equal(now, old) {
		t.Fatal("the layout has other blocks")
	}
}
