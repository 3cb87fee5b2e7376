package code

import (
	"math/rand"
	"testing"
)

// randomBlock is a block of n instructions on few registers, which ends in a branch.
func randomBlock(rnd *rand.Rand, n int) *Block {
	arg := func() Arg { return Arg{Reg: R(8 + rnd.Intn(12))} }
	b := &Block{}
	for range n {
		in := Inst{Dst: []Arg{arg()}}
		switch rnd.Intn(6) {
		case 0:
			in.Op, in.Src = Ld8, []Arg{{Kind: Memory, Reg: arg().Reg}}
		case 1:
			in.Op, in.Dst, in.Src = St8, []Arg{{Kind: Memory, Reg: arg().Reg}}, []Arg{arg()}
		case 2:
			in.Op, in.Src = Shl, []Arg{arg(), {Kind: Immediate, Imm: 3}}
		case 3:
			p := 6 + 2*rnd.Intn(3)
			in.Op, in.Dst, in.Src = CmpEq, []Arg{{Reg: P(p)}, {Reg: P(p + 1)}}, []Arg{arg(), arg()}
		default:
			in.Op, in.Src = Add, []Arg{arg(), arg()}
		}
		if rnd.Intn(4) == 0 {
			in.Pred = P(6 + rnd.Intn(6))
		}
		b.Insts = append(b.Insts, in)
	}
	b.Insts = append(b.Insts, Inst{Op: BrCond, Pred: P(6), Src: []Arg{{Kind: Symbol, Text: ".L0_0"}}})
	for k := range b.Insts {
		b.Insts[k].Src = append(b.Insts[k].Src, Arg{Kind: Immediate, Imm: int64(k)}) // who it is
	}
	return b
}

// TestSchedule: every instruction is issued once, groups fit two bundles, and whatever an
// instruction depends on is before it: in an earlier group where it needs the result.
func TestSchedule(t *testing.T) {
	for seed := range int64(200) {
		b := randomBlock(rand.New(rand.NewSource(seed)), 40)
		Schedule(&Func{Blocks: []*Block{b}})
		group, place := make([]int, len(b.Insts)), make([]int, len(b.Insts))
		count := 0
		for g, insts := range b.Groups {
			bundles := Pack(insts)
			if len(bundles) > issueBundles {
				t.Fatalf("seed %d: group %d needs %d bundles", seed, g, len(bundles))
			}
			for n := range bundles {
				for _, in := range bundles[n].Insts {
					if in != nil && in.Op != nops[in.Op.Unit] {
						k := int(in.Src[len(in.Src)-1].Imm)
						group[k], place[k] = g, count
						count++
					}
				}
			}
		}
		if count != len(b.Insts) {
			t.Fatalf("seed %d: %d instructions of %d", seed, count, len(b.Insts))
		}
		for j := range b.Insts {
			for i := range j {
				first, second := &b.Insts[i], &b.Insts[j]
				result := needsResult(first, second)
				if result && group[i] >= group[j] || (result || ordered(first, second)) && place[i] >= place[j] {
					t.Fatalf("seed %d: %v of group %d is not before %v of group %d", seed, first, group[i], second, group[j])
				}
			}
		}
	}
}

// needsResult reports whether two instructions cannot be in one group.
func needsResult(first, second *Inst) (yes bool) {
	first.Writes(func(w Reg) {
		second.Reads(func(r Reg) { yes = yes || r == w && !(r.Class == PR && second.Op.Is(Branch) && first.Op.Is(Compare)) })
		second.Writes(func(r Reg) { yes = yes || r == w })
	})
	return yes
}
