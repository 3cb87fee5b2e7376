package regalloc

import "sort"

// unit is one 32-bit register: its holdings from the current point on, disjoint, latest first. So
// expired holdings are removed at the end of the slice, and most insertions move few elements.
type unit struct{ held []holding }

type holding struct {
	segment
	by *interval
}

// forget drops the holdings that end before a point.
func (u *unit) forget(p int32) {
	n := len(u.held)
	for n > 0 && u.held[n-1].to <= p {
		n--
	}
	u.held = u.held[:n]
}

// after returns the index of the first holding, from index k down, that ends after a point; -1:
// there is none.
func (u *unit) after(k int, p int32) int {
	for near := 0; k >= 0 && u.held[k].to <= p; near++ {
		if near == 4 {
			return sort.Search(k+1, func(k int) bool { return u.held[k].to <= p }) - 1
		}
		k--
	}
	return k
}

// conflicts calls visit for what the unit holds at points of the segments, as time goes; visit says
// whether to go on.
func (u *unit) conflicts(segs []segment, visit func(*interval) bool) {
	k := len(u.held) - 1
	for _, s := range segs {
		if k = u.after(k, s.from); k < 0 {
			return
		}
		for j := k; j >= 0 && u.held[j].from < s.to; j-- {
			if !visit(u.held[j].by) {
				return
			}
		}
	}
}

func (u *unit) isFree(segs []segment) bool {
	k := len(u.held) - 1
	for _, s := range segs {
		if k = u.after(k, s.from); k < 0 {
			return true
		}
		if u.held[k].from < s.to {
			return false
		}
	}
	return true
}

// busy reports whether the unit holds something at a point.
func (u *unit) busy(p int32) bool {
	n := len(u.held)
	return n > 0 && u.held[n-1].from <= p
}

// from returns the index of the first holding that begins before a point: all earlier ones follow
// it.
func (u *unit) from(p int32) int {
	return sort.Search(len(u.held), func(k int) bool { return u.held[k].from < p })
}

// insert merges the segments of an interval in, which are free.
func (u *unit) insert(iv *interval) {
	low := u.from(iv.end())
	read := len(u.held) - 1
	for range iv.segs {
		u.held = append(u.held, holding{})
	}
	write, segs := len(u.held)-1, iv.segs
	for len(segs) > 0 {
		if read >= low && u.held[read].from < segs[0].from {
			u.held[write] = u.held[read]
			read--
		} else {
			u.held[write] = holding{segs[0], iv}
			segs = segs[1:]
		}
		write--
	}
}

func (u *unit) remove(iv *interval) {
	kept := u.from(iv.end())
	for _, h := range u.held[kept:] {
		if h.by != iv {
			u.held[kept] = h
			kept++
		}
	}
	u.held = u.held[:kept]
}
