package finish

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// depEdge asks that its target is issued at least delay cycles after its source.
type depEdge struct {
	to    int32
	delay int32
	next  int32 // of the same source; 0: none
}

// depEdges are the edges of a block, in lists by source.
type depEdges struct {
	first []int32
	list  []depEdge // from 1
}

func newDepEdges(n int) depEdges {
	return depEdges{first: make([]int32, n), list: make([]depEdge, 1, 1+3*n)}
}

func (s *scheduler) edge(from, to int, delay int) {
	if from == to {
		return
	}
	s.edges.list = append(s.edges.list, depEdge{int32(to), int32(delay), s.edges.first[from]})
	s.edges.first[from] = int32(len(s.edges.list) - 1)
	s.waits[to]++
}

// endsPipe reports whether the pipeline must be empty before an operation, or is empty after it.
func endsPipe(op machine.Op) bool {
	return op.Is(machine.IsCall | machine.IsRet)
}

// isBarrier reports whether nothing moves from one side of an operation to the other.
func isBarrier(op machine.Op) bool {
	return op == machine.OpTrap || op.Is(machine.IsBranch|machine.IsCall|machine.IsRet|machine.Orders)
}

// dependences builds the edges: through registers, through memory, and around calls and branches.
func (s *scheduler) dependences() {
	regs := s.f.regState()
	memory := newMemoryOrder(s)
	barrier := -1
	for k := range s.insts {
		in := &s.insts[k]
		if barrier >= 0 {
			s.edge(barrier, k, 1)
		}
		regs.operation(s, k)
		if in.Mem != nil {
			memory.access(k)
		}
		if !isBarrier(in.Op) {
			continue
		}
		for p := max(barrier, 0); p < k; p++ {
			if isBarrier(s.insts[p].Op) {
				s.edge(p, k, 1)
			} else if endsPipe(in.Op) {
				s.edge(p, k, s.mach.LatencyOf(s.insts[p].Op)-1)
			} else {
				s.edge(p, k, int(s.lasts(&s.insts[p]))-1)
			}
		}
		barrier = k
		memory.reset()
	}
}

// maxAccesses bounds the accesses that one is compared with. A store that finds more waits for all
// of them, and all that follow wait for it.
const maxAccesses = 64

// memoryOrder orders the memory accesses of a block. Accesses of different spaces, which are the
// slots of the frame, the area of outgoing arguments and everything that has an address in the IR,
// never meet.
type memoryOrder struct {
	s            *scheduler
	spaces       map[memorySpace]*memoryAccesses
	lastVolatile int
}

type memorySpace struct {
	slot     int32
	outgoing bool
}

type memoryAccesses struct {
	loads, stores []int // since the last store that waits for all
	after         int   // that store, -1: none
}

func newMemoryOrder(s *scheduler) *memoryOrder {
	m := &memoryOrder{s: s}
	m.reset()
	return m
}

// reset forgets everything: what follows waits for a barrier.
func (m *memoryOrder) reset() { m.spaces, m.lastVolatile = nil, -1 }

func (m *memoryOrder) access(k int) {
	in := m.s.insts[k].Mem
	if in.Volatile {
		if m.lastVolatile >= 0 {
			m.s.edge(m.lastVolatile, k, 1)
		}
		m.lastVolatile = k
	}
	at := m.space(memorySpace{in.Slot, in.Outgoing})
	if at.after >= 0 {
		m.s.edge(at.after, k, 1)
	}
	if m.s.insts[k].Flags&asm.Advanced != 0 {
		for _, p := range at.stores {
			if surelyMeet(m.s.insts[p].Mem, in) {
				m.s.edge(p, k, 1)
			}
		}
		return // stores after it come after its check, too
	}
	crowded := in.Store && len(at.loads)+len(at.stores) >= maxAccesses
	for _, p := range at.stores {
		if crowded || m.mayMeet(p, k) {
			m.s.edge(p, k, 1)
		}
	}
	switch {
	case crowded:
		for _, p := range at.loads {
			m.s.edge(p, k, 0)
		}
		*at = memoryAccesses{loads: at.loads[:0], stores: at.stores[:0], after: k}
	case in.Store:
		for _, p := range at.loads {
			if m.mayMeet(p, k) {
				m.s.edge(p, k, 0)
			}
		}
		at.stores = append(at.stores, k)
	default:
		at.loads = append(at.loads, k)
	}
}

func (m *memoryOrder) space(key memorySpace) *memoryAccesses {
	if m.spaces == nil {
		m.spaces = map[memorySpace]*memoryAccesses{}
	}
	at := m.spaces[key]
	if at == nil {
		at = &memoryAccesses{after: -1}
		m.spaces[key] = at
	}
	return at
}

// mayMeet reports whether two accesses of one space may touch the same byte.
func (m *memoryOrder) mayMeet(p, k int) bool {
	a, b := m.s.insts[p].Mem, m.s.insts[k].Mem
	switch {
	case a.Outgoing:
		return a.Off == b.Off
	case a.Slot != 0:
		return !mir.Apart(a.Off, a.Size, b.Off, b.Size)
	case a.Base == b.Base:
		return !mir.Apart(a.BaseOff+a.Off, a.Size, b.BaseOff+b.Off, b.Size) && m.s.f.MayAlias(a, b, false)
	}
	return !mir.DistinctObjects(a.Base, b.Base) && m.s.f.MayAlias(a, b, false)
}
