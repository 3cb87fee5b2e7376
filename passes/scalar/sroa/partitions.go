package sroa

// partition is a range of bytes of the alloca, [begin, end), with the slices that start in it and
// the tails of splittable slices that started before it. Partitions of one alloca are disjoint and
// in ascending order.
type partition struct {
	begin, end uint64
	first      int // number of the first slice
	slices     []*slice
	tails      []*slice
}

func (p *partition) size() uint64 { return p.end - p.begin }

// all calls f for the tails and the slices until one yields false.
func (p *partition) all(f func(*slice) bool) bool {
	for _, s := range p.slices {
		if !f(s) {
			return false
		}
	}
	for _, s := range p.tails {
		if !f(s) {
			return false
		}
	}
	return true
}

// partitioner forms the partitions of sorted slices one after the other. Slices that cannot be
// split and overlap fall into one partition; a splittable slice is cut at the borders of those.
type partitioner struct {
	slices   []slice
	p        partition
	next     int // the first slice after the current partition
	tailsEnd uint64
}

// advance forms the next partition; it returns false at the end.
func (t *partitioner) advance() bool {
	t.dropTails()
	if t.p.first == len(t.slices) && len(t.p.tails) == 0 || len(t.slices) == 0 {
		return false
	}
	if t.p.first < t.next {
		for k := t.p.first; k < t.next; k++ {
			if s := &t.slices[k]; s.splittable && s.end > t.p.end {
				t.p.tails = append(t.p.tails, s)
				t.tailsEnd = max(t.tailsEnd, s.end)
			}
		}
		t.p.first = t.next
		if t.next == len(t.slices) {
			if len(t.p.tails) == 0 {
				return false
			}
			t.set(t.p.end, t.tailsEnd)
			return true
		}
		if s := &t.slices[t.next]; len(t.p.tails) > 0 && s.begin != t.p.end && !s.splittable {
			t.set(t.p.end, s.begin)
			return true
		}
	}
	t.consume()
	return true
}

func (t *partitioner) dropTails() {
	kept := t.p.tails[:0:0]
	for _, s := range t.p.tails {
		if s.end > t.p.end {
			kept = append(kept, s)
		}
	}
	if t.p.tails = kept; len(kept) == 0 {
		t.tailsEnd = 0
	}
}

func (t *partitioner) set(begin, end uint64) {
	t.p.begin, t.p.end = begin, end
	t.p.slices = t.p.slices[:0:0]
	for k := t.p.first; k < t.next; k++ {
		t.p.slices = append(t.p.slices, &t.slices[k])
	}
}

// consume starts a partition at the first slice that is left.
func (t *partitioner) consume() {
	s := &t.slices[t.p.first]
	begin, end := s.begin, s.end
	if len(t.p.tails) > 0 {
		begin = t.p.end
	}
	t.next++
	overlaps := func() bool { return t.next < len(t.slices) && t.slices[t.next].begin < end }
	if !s.splittable {
		for ; overlaps(); t.next++ {
			if n := &t.slices[t.next]; !n.splittable {
				end = max(end, n.end)
			}
		}
		t.set(begin, end)
		return
	}
	for ; overlaps() && t.slices[t.next].splittable; t.next++ {
		end = max(end, t.slices[t.next].end)
	}
	if overlaps() {
		end = t.slices[t.next].begin
	}
	t.set(begin, end)
}

// each calls f for every partition of the slices.
func (l *sliceList) each(f func(*partition)) {
	t := &partitioner{slices: l.slices}
	for t.advance() {
		p := t.p
		f(&p)
	}
}
