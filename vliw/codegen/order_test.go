package codegen

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"opt-go/vliw/machine"
)

// randomCode makes blocks of operations on few registers, some defined twice, with random branches.
func randomCode(rng *rand.Rand) *finisher {
	mach, err := machine.Lookup(machine.Default)
	if err != nil {
		panic(err)
	}
	f := newFinisher(newFunction(mach, nil, ""), finishOptions{})
	for range 2 + rng.IntN(8) {
		f.newReg(machine.Int)
	}
	reg := func() Reg { return firstVirtual + Reg(rng.IntN(f.numRegs())) }
	for n := range 1 + rng.IntN(7) {
		b := f.newBlock(fmt.Sprint("b", n))
		for range rng.IntN(6) {
			b.insts = append(b.insts, inst{op: machine.OpAdd, dst: reg(), args: []operand{regOp(reg()), regOp(reg())}})
		}
		f.blocks = append(f.blocks, b)
	}
	any := func() *block { return f.blocks[rng.IntN(len(f.blocks))] }
	for _, b := range f.blocks {
		switch rng.IntN(3) {
		case 0:
			b.term = terminator{kind: termJump, succs: []*block{any()}}
		case 1:
			b.term = terminator{kind: termCond, cond: reg(), succs: []*block{any(), any()}}
		default:
			b.term = terminator{kind: termRet}
		}
	}
	return f
}

// TestLiveness compares with the equations, solved by repetition.
func TestLiveness(t *testing.T) {
	for seed := range uint64(2000) {
		f := randomCode(rand.New(rand.NewPCG(1, seed)))
		got := f.computeLiveness()
		in, out := make([]map[Reg]bool, f.numBlocks()), make([]map[Reg]bool, f.numBlocks())
		for n := range in {
			in[n], out[n] = map[Reg]bool{}, map[Reg]bool{}
		}
		for range len(f.blocks) + 1 {
			for _, b := range f.blocks {
				for _, s := range b.term.succs {
					for r := range in[s.id] {
						out[b.id][r] = true
					}
				}
				live := map[Reg]bool{}
				for r := range out[b.id] {
					live[r] = true
				}
				if b.term.cond != 0 {
					live[b.term.cond] = true
				}
				for _, i := range slices.Backward(b.insts) {
					delete(live, i.dst)
					i.eachUse(func(r *Reg) { live[*r] = true })
				}
				in[b.id] = live
			}
		}
		for _, b := range f.blocks {
			for n := range f.numRegs() {
				r := firstVirtual + Reg(n)
				if got.liveAtStart(b, r) != in[b.id][r] || slices.Contains(got.out[b.id], r) != out[b.id][r] {
					t.Fatalf("seed %d: v%d in %s: live at its start %v, at its end %v, want %v, %v", seed, n, b.label,
						got.liveAtStart(b, r), slices.Contains(got.out[b.id], r), in[b.id][r], out[b.id][r])
				}
			}
		}
	}
}

// TestMemoryOrder: accesses that meet are ordered, and the edges grow with the number of accesses, not with its square.
func TestMemoryOrder(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, n := range []int{10, 100, 600, 4000} {
		f := randomCode(rng)
		var insts []inst
		for range n {
			m := &memRef{slot: 1 + int32(rng.IntN(2)), off: int64(rng.IntN(3 * n)), size: int64(1 + rng.IntN(8)), store: rng.IntN(2) == 0, volatile: rng.IntN(30) == 0}
			insts = append(insts, inst{op: machine.OpSt8, mem: m})
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
				x, y := insts[a].mem, insts[b].mem
				meet := x.slot == y.slot && x.off < y.off+y.size && y.off < x.off+x.size
				want := int32(-1)
				switch {
				case x.volatile && y.volatile, meet && x.store:
					want = 1
				case meet && y.store:
					want = 0
				}
				if least[b] < want {
					t.Fatalf("%d accesses: %d (%+v) and %d (%+v) are %d cycles apart, want %d", n, a, *x, b, *y, least[b], want)
				}
			}
		}
	}
}

// leastDelays is how many cycles all others are at least behind operation a, −1 where nothing is said.
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
