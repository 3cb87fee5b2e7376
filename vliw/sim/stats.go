package sim

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// counters is what the cycle loop counts; Stats derives the rest.
type counters struct {
	executed []int64 // per bundle
	started  []int64 // per bundle: iterations started, by its ctop or wtop
	left     []int64 // per bundle: loops left through its ctop or wtop
	marked   []int64 // per bundle: executions of operations with !trip
	stalled  []int64 // per bundle: cycles spent in runtime routines

	nullified, loads, stores, spillLoads, spillStores int64
}

func (c *counters) init(bundles int) {
	c.executed = make([]int64, bundles)
	c.started = make([]int64, bundles)
	c.left = make([]int64, bundles)
	c.marked = make([]int64, bundles)
	c.stalled = make([]int64, bundles)
}

// Stats is what a run did, with the JSON keys of vliw-run.
type Stats struct {
	Cycles      int64 `json:"cycles"`
	Bundles     int64 `json:"bundles"`    // executed; the other cycles passed in runtime routines
	Operations  int64 `json:"operations"` // that took effect
	Nullified   int64 `json:"nullified"`  // whose guard was off
	EmptySlots  int64 `json:"empty_slots"`
	Loads       int64 `json:"loads"`
	Stores      int64 `json:"stores"`
	SpillLoads  int64 `json:"spill_loads"`
	SpillStores int64 `json:"spill_stores"`

	Loops []LoopStats `json:"loops"`
}

// LoopStats is one loop record: the compiler's numbers, then the measured ones.
type LoopStats struct {
	Name      string `json:"name"`
	Func      string `json:"func"`
	II        int    `json:"ii"`
	MII       int    `json:"mii"`
	ResMII    int    `json:"res_mii"`
	RecMII    int    `json:"rec_mii"`
	Stages    int    `json:"stages"`
	MaxLive   int    `json:"maxlive"`
	Registers int    `json:"registers"`
	Trips     int64  `json:"trips"`
	Entries   int64  `json:"entries"` // how often a pipelined loop with ctop or wtop was run to its end; 0 for others
	Cycles    int64  `json:"cycles"`
}

// Stats returns the counts of all calls so far.
func (s *Sim) Stats() Stats {
	c := &s.counts
	st := Stats{
		Cycles: s.now, Nullified: c.nullified, Loads: c.loads, Stores: c.stores,
		SpillLoads: c.spillLoads, SpillStores: c.spillStores, Loops: []LoopStats{},
	}
	for i := range s.bundles {
		issued := int64(s.bundles[i].end - s.bundles[i].first)
		st.Bundles += c.executed[i]
		st.Operations += c.executed[i] * issued
	}
	st.EmptySlots = st.Bundles*int64(s.mach.Issue) - st.Operations
	st.Operations -= c.nullified
	for _, f := range s.funcs {
		for _, l := range f.Loops {
			st.Loops = append(st.Loops, s.loopStats(f, l))
		}
	}
	return st
}

func (s *Sim) loopStats(f *asm.Func, l *asm.Loop) LoopStats {
	st := LoopStats{
		Name: l.Name, Func: f.Name, II: l.II, MII: l.MII, ResMII: l.ResMII, RecMII: l.RecMII,
		Stages: l.Stages, MaxLive: l.MaxLive, Registers: l.Registers,
	}
	first, end := s.loopBundles(f, l)
	for i := first; i < end; i++ {
		st.Cycles += s.counts.executed[i] + s.counts.stalled[i]
		if l.Stages > 0 { // an outer loop is not one with its inner loops' branches
			st.Entries += s.counts.left[i]
		}
	}
	st.Trips = s.trips(f, l)
	return st
}

func (s *Sim) loopBundles(f *asm.Func, l *asm.Loop) (first, end int32) {
	first = s.blocks[blockName{f.Name, f.Blocks[l.First].Label}]
	last := f.Blocks[l.Last]
	end = s.blocks[blockName{f.Name, last.Label}] + int32(len(last.Bundles))
	return first, end
}

// trips counts iterations: executions of the operations marked !trip if the loop has one; else
// iterations started by its ctop or wtop if it has one; else executions of its first bundle. Inner
// loops are counted separately.
func (s *Sim) trips(f *asm.Func, l *asm.Loop) int64 {
	first, end := s.loopBundles(f, l)
	inner := make([]bool, end-first)
	for _, other := range f.Loops {
		if other == l || other.First < l.First || other.Last > l.Last || isOuter(f, other, l) {
			continue
		}
		a, b := s.loopBundles(f, other)
		for i := a; i < b; i++ {
			inner[i-first] = true
		}
	}
	var marked, started int64
	hasMark, hasLoopBranch := false, false
	for i := first; i < end; i++ {
		if inner[i-first] {
			continue
		}
		for k := s.bundles[i].first; k < s.bundles[i].end; k++ {
			hasMark = hasMark || s.ops[k].flags&asm.Trip != 0
			hasLoopBranch = hasLoopBranch || s.ops[k].code == machine.OpCtop || s.ops[k].code == machine.OpWtop || s.ops[k].code == machine.OpRtop
		}
		marked += s.counts.marked[i]
		started += s.counts.started[i]
	}
	switch {
	case hasMark:
		return marked
	case hasLoopBranch:
		return started
	case first < end:
		return s.counts.executed[first]
	}
	return 0
}

// isOuter reports whether a, with the same extent as b, precedes it and so is the outer one.
func isOuter(f *asm.Func, a, b *asm.Loop) bool {
	if a.First != b.First || a.Last != b.Last {
		return false
	}
	for _, l := range f.Loops {
		if l == a {
			return true
		}
		if l == b {
			return false
		}
	}
	return false
}
