package sim

import (
	"fmt"

	"opt-go/vliw/sim/memory"
)

// Advanced loads. The advanced load address table (ALAT) has an entry for each ld.a that no store
// has overlapped since: its physical register, the address and the size. A check (ld.c, chk.a) hits
// if its register has an entry. Source: Software Developer's Manual, volume 1, 4.4.5; volume 3, ld
// and chk.

// alatEntries is the size of the table of the Itanium 2.
const alatEntries = 32

// alatRegister is a physical register: rotation and calls change what is under a name.
type alatRegister struct {
	float bool
	num   int
}

type alatEntry struct {
	reg  alatRegister
	at   uint64
	size int64
}

// alatOf is the key of a register operand.
func (s *Sim) alatOf(o operand) alatRegister {
	switch {
	case o.class == fr:
		return alatRegister{true, s.floatPlace(int(o.n))}
	case o.n < firstStacked:
		return alatRegister{false, int(o.n)}
	}
	n := int(o.n) - firstStacked
	if n < s.frame.rotating {
		n = wrap(n+s.frame.baseR, s.frame.rotating)
	}
	return alatRegister{false, firstStacked + s.bottom + n}
}

// enterALAT makes an entry; the oldest gives way to it where the table is full.
func (s *Sim) enterALAT(o operand, at uint64, size int64) {
	r := s.alatOf(o)
	s.dropALAT(r)
	if len(s.alat) > 0 && len(s.alat) >= s.cfg.alat() {
		s.alat = s.alat[:copy(s.alat, s.alat[1:])]
	}
	if s.cfg.alat() > 0 {
		s.alat = append(s.alat, alatEntry{r, at, size})
	}
}

// alat is the number of entries.
func (c *Config) alat() int {
	if c.ALAT != 0 {
		return max(c.ALAT, 0)
	}
	return alatEntries
}

// findALAT is the place of a register's entry, −1: it has none.
func (s *Sim) findALAT(r alatRegister) int {
	for n := range s.alat {
		if s.alat[n].reg == r {
			return n
		}
	}
	return -1
}

func (s *Sim) dropALAT(r alatRegister) {
	if n := s.findALAT(r); n >= 0 {
		s.alat = append(s.alat[:n], s.alat[n+1:]...)
	}
}

// overwritten drops the entries that a store overlaps.
func (s *Sim) overwritten(at uint64, size int64) {
	if len(s.alat) == 0 {
		return
	}
	kept := s.alat[:0]
	for _, e := range s.alat {
		if at+uint64(size) <= e.at || e.at+uint64(e.size) <= at {
			kept = append(kept, e)
		}
	}
	s.alat = kept
}

// advanced is an advanced load: one that has succeeded gets an entry.
func advanced(access func(*Sim, *inst), size int64) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		w := s.getInt(int(in.src[0].n))
		access(s, in)
		s.stats.Advanced++
		if s.isNaT(in.dst[0]) {
			s.dropALAT(s.alatOf(in.dst[0]))
			return
		}
		s.enterALAT(in.dst[0], w.v, size)
	}
}

// isNaT reports whether a register holds the mark of a failed speculation.
func (s *Sim) isNaT(o operand) bool {
	if o.class == fr {
		return s.f[s.floatPlace(int(o.n))] == natVal
	}
	return s.place(int(o.n)).nat
}

// checked is a check load: it loads if the register has no entry. It clears the entry, or with keep
// makes one. An entry of another address is a fault of the compiler, which the processor does not
// see.
func checked(access func(*Sim, *inst), size int64, keep bool) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		at := s.getInt(int(in.src[0].n))
		r := s.alatOf(in.dst[0])
		n := s.findALAT(r)
		if n < 0 {
			s.stats.Missed++
			access(s, in)
			if keep {
				s.enterALAT(in.dst[0], at.v, size)
			}
			return
		}
		if e := s.alat[n]; e.at != at.v || e.size != size || at.nat {
			s.fail("%s finds the advanced load of %d bytes at %#x, not its own %d at %#x", in.name, e.size, e.at, size, at.v)
		}
		if !keep {
			s.dropALAT(r)
		}
	}
}

// checkAdvance is chk.a: it branches to recovery code if the register has no entry.
func checkAdvance(keep bool) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		r := s.alatOf(in.src[0])
		switch {
		case s.findALAT(r) < 0:
			s.stats.Missed++
			s.goTo(in.target)
		case !keep:
			s.dropALAT(r)
		}
	}
}

// checkSpeculation is chk.s: it branches to recovery code if a speculative load has failed.
func checkSpeculation(s *Sim, in *inst) {
	if in.src[0].class == gr {
		s.getInt(int(in.src[0].n))
	} else {
		s.getFloat(int(in.src[0].n))
	}
	if s.isNaT(in.src[0]) {
		s.goTo(in.target)
	}
}

// addSpeculation enters advanced loads and checks.
func (t forms) addSpeculation() {
	forms := func(name, dst string, size, latency int64, load func(speculative bool) func(*Sim, *inst)) {
		op := operation{unit: 'm', dst: dst, src: "m", latency: latency}
		for suffix, exec := range map[string]func(*Sim, *inst){".a": advanced(load(false), size), ".sa": advanced(load(true), size)} {
			op.exec = exec
			t.access(op, name+suffix)
		}
		op.check = true
		for suffix, keep := range map[string]bool{".c.clr": false, ".c.nc": true} {
			op.exec = checked(load(false), size, keep)
			t.access(op, name+suffix)
		}
	}
	for size := int64(1); size <= 8; size *= 2 {
		forms(fmt.Sprint("ld", size), "r", size, 1, func(speculative bool) func(*Sim, *inst) { return load(size, speculative) })
	}
	for name, single := range map[string]bool{"ldfs": true, "ldfd": false} {
		size := int64(8)
		if single {
			size = 4
		}
		forms(name, "f", size, floatLoadLatency, func(speculative bool) func(*Sim, *inst) { return loadFloat(single, speculative) })
	}
	for name, keep := range map[string]bool{"chk.a.clr": false, "chk.a.nc": true} {
		t.add(operation{unit: 'm', src: "rs", exec: checkAdvance(keep), branch: true}, name)
		t.add(operation{unit: 'm', src: "fs", exec: checkAdvance(keep), branch: true}, name)
	}
	t.add(operation{unit: 'a', src: "rs", exec: checkSpeculation, branch: true}, "chk.s")
	t.add(operation{unit: 'm', src: "fs", exec: checkSpeculation, branch: true}, "chk.s")
}

const floatLoadLatency = 6

// written is memory that a store may write, nil if the access fails. Advanced loads of it are void.
func (s *Sim) written(at operand, size int64) []byte {
	b := s.bytes(at, size, memory.MayWrite, false)
	if b != nil {
		s.overwritten(s.getInt(int(at.n)).v, size)
	}
	return b
}
