package ere

// submatch.go says what each group matched, given the ends of the whole match.
//
// The rule of LLVM's library: go through a sequence from left to right, and let each alternative or
// repetition take as much as it can while the rest of the sequence can still match up to the end.
// Inside an alternative the first branch that fits exactly counts; inside a repetition the last
// round does. Grouping does not affect the priority of matches, so groups are only marks here.

// stretch is the part of the text in which submatches are looked for.
type stretch struct {
	re         *Regexp
	text       string
	start, end int
	pairs      []int
}

func (re *Regexp) submatches(text string, start, end int) []int {
	s := &stretch{re: re, text: text, start: start, end: end}
	s.pairs = append([]int{start, end}, unset(re.groups)...)
	s.dissect(re.root, start, end)
	return s.pairs
}

// places is a set of offsets in the stretch, relative to its start.
type places []bool

func (s *stretch) none() places { return make(places, s.end-s.start+1) }

func (s *stretch) only(pos int) places {
	set := s.none()
	set[pos-s.start] = true
	return set
}

// dissect assigns the groups inside n, which matches exactly from..to.
func (s *stretch) dissect(n *node, from, to int) {
	switch n.kind {
	case kSeq:
		s.dissectSeq(n.flatten(nil), from, to)
	case kAlt:
		for _, branch := range n.subs {
			if s.ends(branch, s.only(from))[to-s.start] {
				s.dissect(branch, from, to)
				return
			}
		}
		panic("BUG: no branch matches what the alternatives matched")
	case kPlus:
		from, to = s.lastRound(n.subs[0], from, to)
		s.dissect(n.subs[0], from, to)
	}
}

// flatten lists the items of nested sequences.
func (n *node) flatten(items []*node) []*node {
	if n.kind != kSeq {
		return append(items, n)
	}
	for _, sub := range n.subs {
		items = sub.flatten(items)
	}
	return items
}

func (s *stretch) dissectSeq(items []*node, from, to int) {
	// canFinish[i]: the places from which items[i:] can match up to "to".
	canFinish := make([]places, len(items)+1)
	canFinish[len(items)] = s.only(to)
	for i := len(items) - 1; i >= 0; i-- {
		canFinish[i] = s.starts(items[i], canFinish[i+1])
	}
	pos := from
	for i, it := range items {
		switch it.kind {
		case kOpen:
			s.pairs[2*it.n] = pos
		case kClose:
			s.pairs[2*it.n+1] = pos
		case kSet:
			pos++
		case kAlt, kPlus:
			reach := s.ends(it, s.only(pos))
			stop := to
			for !reach[stop-s.start] || !canFinish[i+1][stop-s.start] {
				stop--
			}
			s.dissect(it, pos, stop)
			pos = stop
		}
	}
}

// lastRound returns the last of the rounds that a repetition of n makes from
// from to to, each round taking as much as it can.
func (s *stretch) lastRound(n *node, from, to int) (int, int) {
	last := from
	for pos := from; ; {
		reach := s.ends(n, s.only(pos))
		stop := to
		for stop >= pos && !reach[stop-s.start] {
			stop--
		}
		if stop < pos { // no further round: the one before was the last
			return last, pos
		}
		if stop == pos { // a round that matches nothing ends the repetition
			return pos, pos
		}
		last, pos = pos, stop
	}
}

// ends returns the places that n can reach from those in set.
func (s *stretch) ends(n *node, set places) places {
	return s.step(n, set, +1)
}

// starts returns the places from which n can reach those in set.
func (s *stretch) starts(n *node, set places) places {
	return s.step(n, set, -1)
}

// step moves a set of places across n, forwards or backwards.
func (s *stretch) step(n *node, set places, dir int) places {
	switch n.kind {
	case kOpen, kClose:
		return set
	case kSet:
		return s.stepByte(n.set, set, dir)
	case kSeq:
		for i := range n.subs {
			if dir < 0 {
				i = len(n.subs) - 1 - i
			}
			set = s.step(n.subs[i], set, dir)
		}
		return set
	case kAlt:
		out := s.none()
		for _, sub := range n.subs {
			out.union(s.step(sub, set, dir))
		}
		return out
	case kPlus:
		out := s.none()
		for out.union(s.step(n.subs[0], set, dir)) {
			set = out
		}
		return out
	}
	out := s.none()
	for i, in := range set {
		out[i] = in && s.re.holds(n.kind, s.text, s.start+i)
	}
	return out
}

func (s *stretch) stepByte(bytes *byteSet, set places, dir int) places {
	out := s.none()
	for i := 0; i+1 < len(set); i++ {
		if !bytes[s.text[s.start+i]] {
			continue
		}
		if dir > 0 {
			out[i+1] = set[i]
		} else {
			out[i] = set[i+1]
		}
	}
	return out
}

// union adds the places of q to p and says whether p grew.
func (p places) union(q places) bool {
	grew := false
	for i, in := range q {
		if in && !p[i] {
			p[i], grew = true, true
		}
	}
	return grew
}
