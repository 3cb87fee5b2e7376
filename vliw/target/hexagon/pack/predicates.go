package pack

import "opt-go/vliw/target/hexagon/code"

// predicates counts the virtual predicates that live at a point of a block, so that the scheduler
// does not make more than there are registers: before allocation, each more would be spilled.
type predicates struct {
	f       *code.Func
	readers map[code.Reg]int // that are to come
	live    int
}

const numPredicates = 4

func newPredicates(f *code.Func, insts []code.Instr) predicates {
	p := predicates{f: f, readers: map[code.Reg]int{}}
	for k := range insts {
		insts[k].EachUse(func(r *code.Reg, _ code.Half) {
			if p.is(*r) {
				p.readers[*r]++
			}
		})
	}
	return p
}

func (p *predicates) is(r code.Reg) bool { return r.Virtual() && p.f.ClassOf(r) == code.Pred }

// waits reports whether an instruction had better not make its predicate now.
func (p *predicates) waits(in *code.Instr) bool {
	return p.is(in.Dst) && p.readers[in.Dst] > 0 && p.live >= numPredicates
}

// done takes an instruction into account.
func (p *predicates) done(in *code.Instr) {
	in.EachUse(func(r *code.Reg, _ code.Half) {
		if p.is(*r) {
			if p.readers[*r]--; p.readers[*r] == 0 {
				p.live = max(0, p.live-1)
			}
		}
	})
	if p.is(in.Dst) && p.readers[in.Dst] > 0 {
		p.live++
	}
}
