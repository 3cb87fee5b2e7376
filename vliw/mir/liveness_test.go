package mir

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"opt-go/vliw/machine"
)

// randomCode makes blocks of operations on few registers, some defined twice, with random branches.
func randomCode(rng *rand.Rand) *Func {
	mach, err := machine.Lookup(machine.Default)
	if err != nil {
		panic(err)
	}
	f := NewFunc(mach, nil, "")
	for range 2 + rng.IntN(8) {
		f.NewReg(machine.Int)
	}
	reg := func() Reg { return FirstVirtual + Reg(rng.IntN(f.NumRegs())) }
	for n := range 1 + rng.IntN(7) {
		b := f.NewBlock(fmt.Sprint("b", n))
		for range rng.IntN(6) {
			b.Insts = append(b.Insts, Inst{Op: machine.OpAdd, Dst: reg(), Args: []Operand{RegOp(reg()), RegOp(reg())}})
		}
		f.Blocks = append(f.Blocks, b)
	}
	any := func() *Block { return f.Blocks[rng.IntN(len(f.Blocks))] }
	for _, b := range f.Blocks {
		switch rng.IntN(3) {
		case 0:
			b.Term = Term{Kind: TermJump, Succs: []*Block{any()}}
		case 1:
			b.Term = Term{Kind: TermCond, Cond: reg(), Succs: []*Block{any(), any()}}
		default:
			b.Term = Term{Kind: TermRet}
		}
	}
	return f
}

// TestLiveness compares with the equations, solved by repetition.
func TestLiveness(t *testing.T) {
	for seed := range uint64(2000) {
		f := randomCode(rand.New(rand.NewPCG(1, seed)))
		got := f.ComputeLiveness()
		in, out := make([]map[Reg]bool, f.NumBlocks()), make([]map[Reg]bool, f.NumBlocks())
		for n := range in {
			in[n], out[n] = map[Reg]bool{}, map[Reg]bool{}
		}
		for range len(f.Blocks) + 1 {
			for _, b := range f.Blocks {
				for _, s := range b.Term.Succs {
					for r := range in[s.ID] {
						out[b.ID][r] = true
					}
				}
				live := map[Reg]bool{}
				for r := range out[b.ID] {
					live[r] = true
				}
				if b.Term.Cond != 0 {
					live[b.Term.Cond] = true
				}
				for _, i := range slices.Backward(b.Insts) {
					delete(live, i.Dst)
					i.EachUse(func(r *Reg) { live[*r] = true })
				}
				in[b.ID] = live
			}
		}
		for _, b := range f.Blocks {
			for n := range f.NumRegs() {
				r := FirstVirtual + Reg(n)
				if got.LiveAtStart(b, r) != in[b.ID][r] || slices.Contains(got.Out[b.ID], r) != out[b.ID][r] {
					t.Fatalf("seed %d: v%d in %s: live at its start %v, at its end %v, want %v, %v", seed, n, b.Label,
						got.LiveAtStart(b, r), slices.Contains(got.Out[b.ID], r), in[b.ID][r], out[b.ID][r])
				}
			}
		}
	}
}
