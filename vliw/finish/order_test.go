package finish

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// randomCode makes blocks of operations on few registers, some defined twice, with random branches.
func randomCode(rng *rand.Rand) *Stage {
	mach, err := machine.Lookup(machine.Default)
	if err != nil {
		panic(err)
	}
	f := New(mir.NewFunc(mach, nil, ""), Options{})
	for range 2 + rng.IntN(8) {
		f.NewReg(machine.Int)
	}
	reg := func() mir.Reg { return mir.FirstVirtual + mir.Reg(rng.IntN(f.NumRegs())) }
	for n := range 1 + rng.IntN(7) {
		b := f.NewBlock(fmt.Sprint("b", n))
		for range rng.IntN(6) {
			b.Insts = append(b.Insts, mir.Inst{Op: machine.OpAdd, Dst: reg(), Args: []mir.Operand{mir.RegOp(reg()), mir.RegOp(reg())}})
		}
		f.Blocks = append(f.Blocks, b)
	}
	any := func() *mir.Block { return f.Blocks[rng.IntN(len(f.Blocks))] }
	for _, b := range f.Blocks {
		switch rng.IntN(3) {
		case 0:
			b.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{any()}}
		case 1:
			b.Term = mir.Term{Kind: mir.TermCond, Cond: reg(), Succs: []*mir.Block{any(), any()}}
		default:
			b.Term = mir.Term{Kind: mir.TermRet}
		}
	}
	return f
}

// TestMemoryOrder: accesses that meet are ordered, and the edges grow with the number of accesses,
// not with its square.
func TestMemoryOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, n := range []int{10, 100, 600, 4000} {
		f := randomCode(rng)
		var insts []mir.Inst
		for range n {
			m := &mir.MemRef{Slot: 1 + int32(rng.IntN(2)), Off: int64(rng.IntN(3 * n)), Size: int64(1 + rng.IntN(8)), Store: rng.IntN(2) == 0, Volatile: rng.IntN(30) == 0}
			insts = append(insts, mir.Inst{Op: machine.OpSt8, Mem: m})
		}
		s := newScheduler(f, insts)
		s.dependences()
		if most := n * (2*maxAccesses + 4); len(s.edges.list) > most {
			t.Errorf("%d accesses: %d edges, more than %d", n, len(s.edges.list), most)
		}
		if n > 600 {
			continue
		}
		for a := range insts {
			least := s.leastDelays(a)
			for b := a + 1; b < n; b++ {
				x, y := insts[a].Mem, insts[b].Mem
				meet := x.Slot == y.Slot && x.Off < y.Off+y.Size && y.Off < x.Off+x.Size
				want := int32(-1)
				switch {
				case x.Volatile && y.Volatile, meet && x.Store:
					want = 1
				case meet && y.Store:
					want = 0
				}
				if least[b] < want {
					t.Fatalf("%d accesses: %d (%+v) and %d (%+v) are %d cycles apart, want %d", n, a, *x, b, *y, least[b], want)
				}
			}
		}
	}
}

// leastDelays is how many cycles all others are at least after operation a, −1 where nothing is
// said.
func (s *scheduler) leastDelays(a int) []int32 {
	least := make([]int32, len(s.insts))
	for k := range least {
		least[k] = -1
	}
	least[a] = 0
	for k := range s.insts {
		for e := s.edges.first[k]; e != 0 && least[k] >= 0; e = s.edges.list[e].next {
			d := s.edges.list[e]
			least[d.to] = max(least[d.to], least[k]+d.delay)
		}
	}
	return least
}
