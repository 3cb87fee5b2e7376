package ere

// search.go finds where a match lies. The tree becomes a small program for a
// nondeterministic machine; all its threads advance together, one byte at a
// time, each remembering where its match began. Of two threads in the same
// state only the one with the earlier beginning can matter, so the cost is
// (program length) × (text length) at worst.

type inst struct {
	kind kind
	set  *byteSet
	next []int // for every kind but kSet and opMatch: where control may go
}

const (
	opSplit kind = 100 + iota // continue at every one of next
	opMatch
)

// assemble turns the tree into a program. Instruction i falls through to i+1
// unless next says otherwise.
func assemble(root *node) []inst {
	var prog []inst
	emit := func(in inst) int {
		prog = append(prog, in)
		return len(prog) - 1
	}
	var gen func(n *node)
	gen = func(n *node) {
		switch n.kind {
		case kSet, kBol, kEol, kBow, kEow:
			emit(inst{kind: n.kind, set: n.set})
		case kSeq, kBackref:
			for _, s := range n.subs {
				gen(s)
			}
		case kPlus:
			top := len(prog)
			gen(n.subs[0])
			at := emit(inst{kind: opSplit})
			prog[at].next = []int{top, at + 1}
		case kAlt:
			split := emit(inst{kind: opSplit})
			var jumps, targets []int
			for _, s := range n.subs {
				targets = append(targets, len(prog))
				gen(s)
				jumps = append(jumps, emit(inst{kind: opSplit}))
			}
			prog[split].next = targets
			for _, j := range jumps {
				prog[j].next = []int{len(prog)}
			}
		}
	}
	gen(root)
	emit(inst{kind: opMatch})
	return prog
}

// thread is one state of the machine with the place where its match began.
type thread struct{ pc, start int }

type machine struct {
	re       *Regexp
	text     string
	seen     []int // per instruction: the last generation that reached it
	gen      int
	list     []thread
	from, to int // the best match so far; from < 0: none
}

// search returns the leftmost-longest match that begins at from or later.
func (re *Regexp) search(text string, from int) (start, end int) {
	m := &machine{re: re, text: text, seen: make([]int, len(re.prog)), from: -1}
	var prev []thread
	for pos := from; pos <= len(text); pos++ {
		if len(prev) == 0 && m.from < 0 && re.firstByte != nil {
			for pos < len(text) && !re.firstByte[text[pos]] {
				pos++
			}
			if pos == len(text) {
				return -1, -1
			}
		}
		m.gen++
		m.list = m.list[:0]
		for _, t := range prev {
			if in := &re.prog[t.pc]; in.set[text[pos-1]] {
				m.add(t.pc+1, t.start, pos)
			}
		}
		if m.from < 0 {
			m.add(0, pos, pos)
		}
		prev, m.list = m.list, prev
		if len(prev) == 0 && m.from >= 0 {
			break
		}
	}
	return m.from, m.to
}

// longestAt returns the end of the longest match that begins at exactly start
// and ends at limit or before; -1 if there is none.
func (re *Regexp) longestAt(text string, start, limit int) int {
	m := &machine{re: re, text: text, seen: make([]int, len(re.prog)), from: -1}
	var prev []thread
	for pos := start; pos <= limit; pos++ {
		m.gen++
		m.list = m.list[:0]
		for _, t := range prev {
			if re.prog[t.pc].set[text[pos-1]] {
				m.add(t.pc+1, start, pos)
			}
		}
		if pos == start {
			m.add(0, start, pos)
		}
		prev, m.list = m.list, prev
		if len(prev) == 0 {
			break
		}
	}
	if m.from < 0 {
		return -1
	}
	return m.to
}

// add enters the state pc, and those it leads to without reading a byte.
func (m *machine) add(pc, start, pos int) {
	if m.seen[pc] == m.gen || m.from >= 0 && start > m.from {
		return
	}
	m.seen[pc] = m.gen
	switch in := &m.re.prog[pc]; in.kind {
	case opMatch:
		m.from, m.to = start, pos
	case opSplit:
		for _, n := range in.next {
			m.add(n, start, pos)
		}
	case kSet:
		m.list = append(m.list, thread{pc, start})
	default:
		if m.re.holds(in.kind, m.text, pos) {
			m.add(pc+1, start, pos)
		}
	}
}

// holds says whether an assertion is true at pos.
func (re *Regexp) holds(k kind, text string, pos int) bool {
	before := pos > 0 && isWordByte(text[pos-1])
	after := pos < len(text) && isWordByte(text[pos])
	switch k {
	case kBol:
		return pos == 0 || re.newline && text[pos-1] == '\n'
	case kEol:
		return pos == len(text) || re.newline && text[pos] == '\n'
	case kBow:
		return !before && after
	case kEow:
		return before && !after
	}
	panic("BUG: not an assertion")
}

func isWordByte(c byte) bool { return isLetter(c) || isDigit(c) || c == '_' }

// firstBytes returns the bytes that a match can begin with, or nil if a match
// may be empty.
func firstBytes(root *node) *byteSet {
	set := new(byteSet)
	if mayBeEmpty(root, set) {
		return nil
	}
	return set
}

// mayBeEmpty adds to set what n can begin with.
func mayBeEmpty(n *node, set *byteSet) bool {
	switch n.kind {
	case kSet:
		for c, in := range n.set {
			set[c] = set[c] || in
		}
		return false
	case kSeq:
		for _, s := range n.subs {
			if !mayBeEmpty(s, set) {
				return false
			}
		}
		return true
	case kAlt:
		empty := false
		for _, s := range n.subs {
			empty = mayBeEmpty(s, set) || empty
		}
		return empty
	case kPlus:
		return mayBeEmpty(n.subs[0], set)
	}
	return true
}
