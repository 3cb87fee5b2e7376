package finish

import (
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// regState tracks, per register, the last writer and the readers since, while dependences of a
// block are built. Number 0 represents the rotating base: operations on rotating registers read it.
// One state is reused for all blocks of a function.
type regState struct {
	sites   []regSite
	readers []readerNode // from 1
	epoch   int32        // sites of another epoch hold nothing
}

type regSite struct {
	epoch   int32
	writer  int32 // -1: none
	readers int32 // the newest in regState.readers, 0: none
}

type readerNode struct{ op, next int32 }

// regState returns the state, with nothing in it.
func (f *Stage) regState() *regState {
	if f.sites == nil {
		f.sites = &regState{}
	}
	s := f.sites
	if n := int(mir.FirstVirtual) + f.NumRegs(); len(s.sites) < n {
		s.sites = append(s.sites, make([]regSite, n-len(s.sites))...)
	}
	s.forget()
	s.readers = append(s.readers[:0], readerNode{})
	return s
}

// forget empties the state.
func (s *regState) forget() { s.epoch++ }

// baseReg is the pseudo register of the rotating base.
const baseReg mir.Reg = 0

func (s *regState) site(r mir.Reg) *regSite {
	at := &s.sites[r]
	if at.epoch != s.epoch {
		*at = regSite{epoch: s.epoch, writer: -1}
	}
	return at
}

func (s *regState) operation(sched *scheduler, k int) {
	in := &sched.insts[k]
	rotating := false
	in.EachUse(func(r *mir.Reg) {
		s.read(sched, *r, k)
		rotating = rotating || r.IsFixed() && r.MachineReg().Rotating
	})
	if in.Dst != 0 {
		s.write(sched, in.Dst, k)
		rotating = rotating || in.Dst.IsFixed() && in.Dst.MachineReg().Rotating
	}
	if in.Op.Is(machine.SetsLoop) {
		s.write(sched, baseReg, k)
	} else if rotating {
		s.read(sched, baseReg, k)
	}
	if in.Call == nil {
		return
	}
	if in.Call.Clobbers {
		s.forget() // the call is a barrier
	}
	for _, r := range in.Call.Defs {
		*s.site(r) = regSite{epoch: s.epoch, writer: int32(k)}
	}
}

func (s *regState) read(sched *scheduler, r mir.Reg, k int) {
	at := s.site(r)
	if w := int(at.writer); w >= 0 {
		sched.edge(w, k, sched.readDelay(w, k))
	}
	s.readers = append(s.readers, readerNode{int32(k), at.readers})
	at.readers = int32(len(s.readers) - 1)
}

// write: earlier readers may share the cycle, an earlier write must land first.
func (s *regState) write(sched *scheduler, r mir.Reg, k int) {
	at := s.site(r)
	if w := int(at.writer); w >= 0 && !sched.areParallel(w, k) {
		sched.edge(w, k, max(1, sched.mach.LatencyOf(sched.insts[w].Op)-sched.mach.LatencyOf(sched.insts[k].Op)+1))
	}
	for n := at.readers; n != 0; n = s.readers[n].next {
		sched.edge(int(s.readers[n].op), k, 0)
	}
	at.writer, at.readers = int32(k), 0
}

// readDelay is how many cycles after operation w another one may read its result. What a check has
// confirmed is there in the same cycle, and so is a predicate for an operation that changes it as w
// did.
func (s *scheduler) readDelay(w, reader int) int {
	d := s.mach.LatencyOf(s.insts[w].Op)
	switch {
	case d == 1 && s.insts[w].Op.IsCheck(), s.areParallel(w, reader):
		return 0
	case s.mach.Convention().Parallel && isInPlace(&s.insts[w]):
		return 1 // one compare, where the operation otherwise takes several
	}
	return d
}

// areParallel reports whether two operations change one predicate in the same way, on a machine
// that does so in one cycle.
func (s *scheduler) areParallel(a, b int) bool {
	x, y := &s.insts[a], &s.insts[b]
	return s.mach.Convention().Parallel && x.Dst == y.Dst && isInPlace(x) && isInPlace(y) && x.Op.IsAnd() == y.Op.IsAnd()
}
