package rotate

import "math/bits"

// Fail first. The heuristics of the literature fix the order of insertion beforehand. Here the
// lifetime with the fewest legal registers is next, the longest of those, so that a failure is
// found early (Haralick and Elliott, Artificial Intelligence 14, 1980). If a lifetime has no legal
// register, the last choice is undone. On a cylinder of MaxLive registers, where lifetimes fit
// without gaps or not at all, this finds allocations that the heuristics miss, nearly always
// without backtracking; and on small cylinders it proves that there is none.

// failFirst searches registers on a cylinder of a circumference. It subtracts the pairs of
// lifetimes that it compares from the work budget, and gives up when that is used up. No value may
// be pinned.
func (p *Packing) failFirst(size int, work *int) []int {
	if p.N*p.N/2 > *work {
		return nil
	}
	f := &failFirst{Packing: p, size: size, work: work, regs: make([]int, p.N), illegal: make([]registerSet, p.N), left: make([]int, p.N)}
	for a := range p.N {
		if !p.Dist(a, a).containsMultiples(size) {
			return nil
		}
		f.regs[a], f.illegal[a], f.left[a] = Free, newRegisterSet(size), size
	}
	if !f.place(0) {
		return nil
	}
	return f.regs
}

type failFirst struct {
	*Packing
	size    int
	work    *int
	regs    []int
	illegal []registerSet // per lifetime without a register: what the others rule out
	left    []int         // per lifetime without a register: how many are legal
	trail   []uint64      // what illegal was before each choice that is not undone
}

// place finds registers for all lifetimes without one; n have theirs.
func (f *failFirst) place(n int) bool {
	if n == f.N {
		return true
	}
	a := f.next()
	for at := f.illegal[a].next(0, f.size); at >= 0; at = f.illegal[a].next(at+1, f.size) {
		if *f.work -= f.N - n; *f.work < 0 {
			return false
		}
		before := len(f.trail)
		if f.assign(a, at) && f.place(n+1) {
			return true
		}
		f.undo(a, before)
		if n == 0 {
			break // all registers are alike
		}
	}
	return false
}

// next is the lifetime with the fewest legal registers.
func (f *failFirst) next() int {
	best := -1
	for a := range f.N {
		if f.regs[a] != Free {
			continue
		}
		if best < 0 || f.left[a] < f.left[best] || f.left[a] == f.left[best] && f.Length(a) > f.Length(best) {
			best = a
		}
	}
	return best
}

// assign assigns a register to a lifetime and updates the legal registers of the others. It reports
// whether each of them still has one.
func (f *failFirst) assign(a, at int) bool {
	f.regs[a] = at
	for b := range f.N {
		if f.regs[b] == Free {
			f.trail = append(f.trail, f.illegal[b]...)
		}
	}
	for b := range f.N {
		if f.regs[b] != Free {
			continue
		}
		f.addIllegal(f.illegal[b], b, a, at, f.size)
		f.count(b)
		if f.left[b] == 0 {
			return false
		}
	}
	return true
}

// undo takes a lifetime out again.
func (f *failFirst) undo(a, before int) {
	saved := f.trail[before:]
	for b := range f.N {
		if f.regs[b] == Free {
			saved = saved[copy(f.illegal[b], saved):]
			f.count(b)
		}
	}
	f.regs[a], f.trail = Free, f.trail[:before]
}

func (f *failFirst) count(b int) {
	f.left[b] = f.size
	for _, w := range f.illegal[b] {
		f.left[b] -= bits.OnesCount64(w)
	}
}
