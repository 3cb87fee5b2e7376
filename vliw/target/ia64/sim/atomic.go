package sim

import (
	"fmt"
)

// Atomic accesses. There is one thread, so orders mean nothing here; the addresses must be aligned,
// as all are.

const atomicLatency = 5

func (t forms) addAtomics() {
	t.add(operation{unit: 'm', exec: func(*Sim, *inst) {}}, "mf")
	t.add(operation{unit: 'm', dst: "a", src: "x", exec: toApplication}, "mov.m")
	for _, size := range []int64{1, 2, 4, 8} {
		t.add(operation{unit: 'm', dst: "r", src: "m", exec: load(size, false)}, fmt.Sprintf("ld%d.acq", size))
		t.add(operation{unit: 'm', dst: "m", src: "r", exec: store(size)}, fmt.Sprintf("st%d.rel", size))
		t.add(operation{unit: 'm', dst: "r", src: "mr", exec: change(size, exchange), latency: atomicLatency}, fmt.Sprintf("xchg%d", size))
		for _, order := range []string{"acq", "rel"} {
			t.add(operation{unit: 'm', dst: "r", src: "mra", exec: change(size, compareExchange), latency: atomicLatency}, fmt.Sprintf("cmpxchg%d.%s", size, order))
			if size >= 4 {
				t.add(operation{unit: 'm', dst: "r", src: "mn", exec: change(size, fetchAdd), latency: atomicLatency}, fmt.Sprintf("fetchadd%d.%s", size, order))
			}
		}
	}
}

// change replaces what memory holds, zero-extended, and gives the old value. next says by what, if
// at all.
func change(size int64, next func(s *Sim, in *inst, old uint64) (uint64, bool)) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		b := s.written(in.src[0], size)
		if b == nil {
			return
		}
		old := uint64(0)
		for k := len(b) - 1; k >= 0; k-- {
			old = old<<8 | uint64(b[k])
		}
		if v, ok := next(s, in, old); ok {
			for k := range b {
				b[k] = byte(v >> (8 * k))
			}
		}
		s.give(in, old, false)
	}
}

func exchange(s *Sim, in *inst, _ uint64) (uint64, bool) { return s.plain(in.src[1].n), true }

func compareExchange(s *Sim, in *inst, old uint64) (uint64, bool) {
	if in.src[2].n != arCCV {
		s.fail("cmpxchg compares with ar.ccv only")
	}
	return s.plain(in.src[1].n), old == s.ccv
}

func fetchAdd(s *Sim, in *inst, old uint64) (uint64, bool) {
	switch n := in.src[1].n; n {
	case 1, 4, 8, 16, -1, -4, -8, -16:
	default:
		s.fail("fetchadd of %d", n)
	}
	return old + uint64(in.src[1].n), true
}
