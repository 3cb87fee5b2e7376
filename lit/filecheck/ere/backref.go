package ere

// backref.go matches expressions with \1 … \9. There the machine of search.go
// only bounds the match from above (it takes \1 for "whatever group 1 may
// match"); each candidate is then tried by backtracking, the longest first.
// Backtracking is exponential at worst; check lines are short.

func (re *Regexp) findBackrefs(text string) []int {
	for from := 0; from <= len(text); {
		start, _ := re.search(text, from)
		if start < 0 {
			return nil
		}
		for end := re.longestAt(text, start, len(text)); end >= 0; {
			if pairs := re.backtrack(text, start, end); pairs != nil {
				return pairs
			}
			if end == start {
				break
			}
			end = re.longestAt(text, start, end-1)
		}
		from = start + 1
	}
	return nil
}

// backtracker tries to match text[…:end] exactly.
type backtracker struct {
	re    *Regexp
	text  string
	end   int
	pairs []int
}

func (re *Regexp) backtrack(text string, start, end int) []int {
	b := &backtracker{re: re, text: text, end: end}
	b.pairs = append([]int{start, end}, unset(re.groups)...)
	if b.try(re.root, start, func(pos int) bool { return pos == end }) {
		return b.pairs
	}
	return nil
}

// try matches n at pos and then asks the continuation whether the rest fits.
func (b *backtracker) try(n *node, pos int, then func(int) bool) bool {
	switch n.kind {
	case kSet:
		return pos < b.end && n.set[b.text[pos]] && then(pos+1)
	case kOpen, kClose:
		return b.mark(2*n.n+int(n.kind-kOpen), pos, then)
	case kBackref:
		from, to := b.pairs[2*n.n], b.pairs[2*n.n+1]
		if from < 0 || to < from || pos+to-from > b.end || b.text[pos:pos+to-from] != b.text[from:to] {
			return false
		}
		return then(pos + to - from)
	case kSeq:
		return b.trySeq(n.subs, pos, then)
	case kAlt:
		for _, branch := range n.subs {
			if b.try(branch, pos, then) {
				return true
			}
		}
		return false
	case kPlus:
		return b.tryPlus(n, pos, then)
	}
	return b.re.holds(n.kind, b.text, pos) && then(pos)
}

// mark records one end of a group, and takes it back if the rest fails.
func (b *backtracker) mark(slot, pos int, then func(int) bool) bool {
	saved := b.pairs[slot]
	b.pairs[slot] = pos
	if then(pos) {
		return true
	}
	b.pairs[slot] = saved
	return false
}

func (b *backtracker) trySeq(items []*node, pos int, then func(int) bool) bool {
	if len(items) == 0 {
		return then(pos)
	}
	return b.try(items[0], pos, func(p int) bool { return b.trySeq(items[1:], p, then) })
}

// tryPlus makes another round before it goes on; a round that matched nothing
// is the last.
func (b *backtracker) tryPlus(n *node, pos int, then func(int) bool) bool {
	return b.try(n.subs[0], pos, func(p int) bool {
		if p != pos && b.tryPlus(n, p, then) {
			return true
		}
		return then(p)
	})
}
