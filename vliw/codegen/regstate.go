package codegen

import "opt-go/vliw/machine"

// regState tracks, per machine register, the last writer and the readers since, while dependences of a block are built. Index 0 stands for
// the rotating base: operations on rotating registers read it.
type regState struct {
	writer  map[Reg]int
	readers map[Reg][]int
}

func newRegState() *regState { return &regState{writer: map[Reg]int{}, readers: map[Reg][]int{}} }

// baseReg is the pseudo register of the rotating base.
const baseReg Reg = 0

func (s *regState) operation(sched *scheduler, k int) {
	in := &sched.insts[k]
	rotating := false
	in.eachUse(func(r *Reg) {
		s.read(sched, *r, k)
		rotating = rotating || r.isFixed() && r.machineReg().Rotating
	})
	if in.dst != 0 {
		s.write(sched, in.dst, k)
		rotating = rotating || in.dst.isFixed() && in.dst.machineReg().Rotating
	}
	if in.op.Is(machine.SetsLoop) {
		s.write(sched, baseReg, k)
	} else if rotating {
		s.read(sched, baseReg, k)
	}
	if in.call != nil && in.call.clobbers {
		clear(s.writer) // the call is a barrier
		clear(s.readers)
	}
	if in.call != nil {
		for _, r := range in.call.defs {
			s.writer[r], s.readers[r] = k, nil
		}
	}
}

func (s *regState) read(sched *scheduler, r Reg, k int) {
	if w, ok := s.writer[r]; ok {
		sched.edge(w, k, sched.mach.LatencyOf(sched.insts[w].op))
	}
	s.readers[r] = append(s.readers[r], k)
}

// write: earlier readers may share the cycle, an earlier write must land first.
func (s *regState) write(sched *scheduler, r Reg, k int) {
	if w, ok := s.writer[r]; ok {
		sched.edge(w, k, max(1, sched.mach.LatencyOf(sched.insts[w].op)-sched.mach.LatencyOf(sched.insts[k].op)+1))
	}
	for _, u := range s.readers[r] {
		sched.edge(u, k, 0)
	}
	s.writer[r], s.readers[r] = k, s.readers[r][:0:0]
}
