package finish

import (
	"math/rand/v2"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// TestOrderCopies runs every ordering of up to four simultaneous copies among four registers.
func TestOrderCopies(t *testing.T) {
	const n = 4
	for code := range 1 << (2 * n) {
		f := New(&mir.Func{}, Options{})
		var regs [n]mir.Reg
		for i := range regs {
			regs[i] = f.NewReg(machine.Int)
		}
		var moves []copyMove
		want := map[mir.Reg]int{}
		for i := range n {
			src := code >> (2 * i) & 3
			moves = append(moves, copyMove{regs[i], regs[src]})
			want[regs[i]] = src
		}
		state := map[mir.Reg]int{}
		for i, r := range regs {
			state[r] = i
		}
		for _, m := range f.orderCopies(moves) {
			state[m.dst] = state[m.src]
		}
		for r, v := range want {
			if state[r] != v {
				t.Fatalf("copies %08b: register %d has %d, want %d", code, r, state[r], v)
			}
		}
	}
}

// TestListScheduling checks random straight-line code against the machine's rules: reads wait for
// results, writes land in order, units suffice.
func TestListScheduling(t *testing.T) {
	mach, err := machine.Lookup("p2m2l4")
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(3, 4))
	ops := []machine.Op{machine.OpAdd, machine.OpMul, machine.OpSub, machine.OpDiv, machine.OpXor}
	for range 300 {
		var insts []mir.Inst
		for range 30 {
			r := func() mir.Reg { return mir.Fixed(machine.R(1 + rng.IntN(6))) }
			insts = append(insts, mir.Inst{Op: ops[rng.IntN(len(ops))], Dst: r(), Args: []mir.Operand{mir.RegOp(r()), mir.RegOp(r())}, Pos: ir.Pos{Line: uint32(len(insts))}})
		}
		bundles := New(&mir.Func{Mach: mach}, Options{}).scheduleBlock(insts)
		cycle := make([]int, len(insts))
		for c, b := range bundles {
			var used [machine.NumUnits]int
			for _, in := range b.Ops {
				cycle[in.Pos.Line] = c
				u := machine.Info(in.Op).Unit
				if used[u]++; used[u] > mach.Units[u] {
					t.Fatalf("cycle %d: too many %s operations", c, u)
				}
			}
		}
		checkOrder(t, mach, insts, cycle, len(bundles))
	}
}

func checkOrder(t *testing.T, mach *machine.Machine, insts []mir.Inst, cycle []int, length int) {
	t.Helper()
	for j := range insts {
		lands := func(i int) int { return cycle[i] + mach.LatencyOf(insts[i].Op) }
		if lands(j) > length {
			t.Fatalf("operation %d lands after the block", j)
		}
		for i := range j {
			for _, a := range insts[j].Args {
				if a.Reg == insts[i].Dst && lastWriter(insts[:j], a.Reg) == i && cycle[j] < lands(i) {
					t.Fatalf("operation %d reads before %d has landed", j, i)
				}
			}
			for _, a := range insts[i].Args {
				if a.Reg == insts[j].Dst && cycle[j] < cycle[i] {
					t.Fatalf("operation %d overwrites what %d reads", j, i)
				}
			}
			if insts[i].Dst == insts[j].Dst && lands(j) <= lands(i) {
				t.Fatalf("operations %d and %d land out of order", i, j)
			}
		}
	}
}

func lastWriter(insts []mir.Inst, r mir.Reg) int {
	for i := len(insts) - 1; i >= 0; i-- {
		if insts[i].Dst == r {
			return i
		}
	}
	return -1
}
