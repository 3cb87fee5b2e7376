package asm

import (
	"slices"

	"opt-go/vliw/machine"
)

// CheckTiming reports the first operation that reads or overwrites a static register whose result
// is in flight, or takes a unit that is busy, on some path through its function; and the first call
// or return with results in flight. All branches are assumed to go both ways, and all guards to be
// true. Rotating registers are not checked: their numbers change as the loop runs.
func CheckTiming(m *Module, mach *machine.Machine) error {
	named := map[string]map[string]bool{} // function → the labels whose address is taken
	for _, g := range m.Globals {
		for i := range g.Init {
			noteLabel(named, g.Init[i].Sym)
			noteLabel(named, g.Init[i].Base)
		}
	}
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for i := range b.Bundles {
				for k := range b.Bundles[i].Ops {
					for _, a := range b.Bundles[i].Ops[k].Args {
						if a.Kind == KindSym {
							noteLabel(named, a.Sym)
						}
					}
				}
			}
		}
	}
	for _, f := range m.Funcs {
		if err := checkFuncTiming(f, mach, named[f.Name]); err != nil {
			return err.in(m, "function "+f.Name+": ")
		}
	}
	return nil
}

func noteLabel(named map[string]map[string]bool, s Sym) {
	if s.Block == "" {
		return
	}
	if named[s.Name] == nil {
		named[s.Name] = map[string]bool{}
	}
	named[s.Name][s.Block] = true
}

// timing analyses one function to a fixed point: the results in flight at the start of each block
// are the maximum over all paths to it.
type timing struct {
	f     *Func
	mach  *machine.Machine
	index map[string]int // of labels
	named map[string]bool
	start []*onWay // by block; nil: not reached
	again []bool   // blocks to be walked through
}

// onWay is the state in flight at some cycle: cycles until a register may be read, and until units
// are free.
type onWay struct {
	regs map[machine.Reg]int
	held [machine.NumUnits][]int // ascending
}

func newOnWay() *onWay { return &onWay{regs: map[machine.Reg]int{}} }

// pass lets a cycle pass.
func (w *onWay) pass() {
	for r, n := range w.regs {
		if n--; n > 0 {
			w.regs[r] = n
		} else {
			delete(w.regs, r)
		}
	}
	for u := range w.held {
		for k := range w.held[u] {
			w.held[u][k]--
		}
		w.held[u] = slices.DeleteFunc(w.held[u], func(n int) bool { return n <= 0 })
	}
}

// merge takes the maximum of both states, and reports whether w has changed.
func (w *onWay) merge(o *onWay) bool {
	more := false
	for r, n := range o.regs {
		if n > w.regs[r] {
			w.regs[r], more = n, true
		}
	}
	for u := range w.held {
		for len(w.held[u]) < len(o.held[u]) {
			w.held[u], more = slices.Insert(w.held[u], 0, 0), true
		}
		for k := 1; k <= len(o.held[u]); k++ {
			mine, other := &w.held[u][len(w.held[u])-k], o.held[u][len(o.held[u])-k]
			if other > *mine {
				*mine, more = other, true
			}
		}
	}
	return more
}

func (w *onWay) clone() *onWay {
	c := newOnWay()
	c.merge(w)
	return c
}

func checkFuncTiming(f *Func, mach *machine.Machine, named map[string]bool) *complaint {
	t := &timing{f: f, mach: mach, named: named, index: map[string]int{}, start: make([]*onWay, len(f.Blocks)), again: make([]bool, len(f.Blocks))}
	for n, b := range f.Blocks {
		t.index[b.Label] = n
	}
	t.reach(0, newOnWay())
	for todo := true; todo; {
		todo = false
		for n := range f.Blocks {
			if !t.again[n] {
				continue
			}
			t.again[n], todo = false, true
			if err := t.block(n); err != nil {
				return err
			}
		}
	}
	return nil
}

// reach merges the state at the end of a path into the entry state of a block.
func (t *timing) reach(n int, w *onWay) {
	if t.start[n] == nil {
		t.start[n], t.again[n] = w.clone(), true
	} else if t.start[n].merge(w) {
		t.again[n] = true
	}
}

func (t *timing) block(n int) *complaint {
	w := t.start[n].clone()
	for i := range t.f.Blocks[n].Bundles {
		b := &t.f.Blocks[n].Bundles[i]
		if err := t.reads(b, w); err != nil {
			return err
		}
		if err := t.units(b, w); err != nil {
			return err
		}
		if err := t.writes(b, w); err != nil {
			return err
		}
		w.pass()
		falls, err := t.leaves(b, w)
		if err != nil {
			return err
		}
		if !falls {
			return nil
		}
	}
	if n+1 < len(t.f.Blocks) {
		t.reach(n+1, w)
	}
	return nil
}

func (t *timing) reads(b *Bundle, w *onWay) *complaint {
	for k := range b.Ops {
		in := &b.Ops[k]
		regs := []machine.Reg{in.Guard.Reg}
		for i := range in.Args {
			regs = append(regs, in.Args[i].Reg)
		}
		for _, r := range regs {
			if n := w.regs[r]; n > 0 && r.Valid() {
				return complain(in.Pos, "%s reads %s, which is on its way for %d more cycles", in.Op, r, n)
			}
		}
	}
	return nil
}

// units checks the operations of a bundle against the units that are busy. CheckMachine checks the
// total number of units.
func (t *timing) units(b *Bundle, w *onWay) *complaint {
	var used [machine.NumUnits]int
	for k := range b.Ops {
		in := &b.Ops[k]
		u := machine.Info(in.Op).Unit
		if used[u]++; used[u]+len(w.held[u]) > t.mach.Units[u] {
			return complain(in.Pos, "%s finds no %s unit: %d of %d are held", in.Op, u, len(w.held[u]), t.mach.Units[u])
		}
	}
	for k := range b.Ops {
		if u, n := machine.Info(b.Ops[k].Op).Unit, t.mach.OccupancyOf(b.Ops[k].Op); n > 1 {
			w.held[u] = append(w.held[u], n)
			slices.Sort(w.held[u])
		}
	}
	return nil
}

func (t *timing) writes(b *Bundle, w *onWay) *complaint {
	for k := range b.Ops {
		in := &b.Ops[k]
		if !in.Dst.Valid() || in.Dst.Rotating {
			continue
		}
		n := t.mach.LatencyOf(in.Op)
		if w.regs[in.Dst] >= n {
			return complain(in.Pos, "%s writes %s, where another result lands as late", in.Op, in.Dst)
		}
		w.regs[in.Dst] = n
	}
	return nil
}

// leaves follows the branches of a bundle; w is the state after it. It reports whether control
// falls through to the next bundle.
func (t *timing) leaves(b *Bundle, w *onWay) (falls bool, err *complaint) {
	falls = true
	for k := range b.Ops {
		in := &b.Ops[k]
		if in.Op.Is(machine.IsCall | machine.IsRet) {
			for r, n := range w.regs {
				return false, complain(in.Pos, "%s while %s is on its way for %d more cycles", in.Op, r, n)
			}
		}
		switch {
		case in.Op.Is(machine.IsBranch) && in.Op.Is(machine.IsIndirect):
			for label := range t.named {
				t.reach(t.index[label], w)
			}
		case in.Op.Is(machine.IsBranch):
			for i := range in.Args {
				if in.Args[i].Kind == KindLabel {
					t.reach(t.index[in.Args[i].Sym.Block], w)
				}
			}
		}
		always := !in.Guard.Reg.Valid()
		if always && (in.Op == machine.OpBr || in.Op == machine.OpBrind || in.Op == machine.OpRet || in.Op == machine.OpTrap) {
			falls = false
		}
	}
	return falls, nil
}
