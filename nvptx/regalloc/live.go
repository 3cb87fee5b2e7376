package regalloc

import (
	"slices"

	"opt-go/nvptx/ptx"
)

// A segment is a half-open interval of points. Statement k reads at point 2k and writes at point
// 2k+1, so a result may take the register of an operand that dies there.
type segment struct{ from, to int32 }

// interval is where a register is live: its segments in order, with holes between them.
type interval struct {
	reg   ptx.Reg
	segs  []segment
	reads []int32 // statements that read it, in order
	fixed bool    // spilling it would win nothing: it lives for one instruction only
	unit  int     // first of its 32-bit registers, -1: none
}

func (iv *interval) start() int32 { return iv.segs[0].from }
func (iv *interval) end() int32   { return iv.segs[len(iv.segs)-1].to }

// nextRead is the first point after p at which the register is read. A value that is live without a
// later read in this order is read after a back edge: the end of its interval counts as the read.
func (iv *interval) nextRead(p int32) int32 {
	k, _ := slices.BinarySearch(iv.reads, p/2+1)
	if k < len(iv.reads) {
		return 2 * iv.reads[k]
	}
	return iv.end()
}

// liveness finds where registers are live: backwards from each read to the writes before it. The
// cost is linear in the number of segments.
type liveness struct {
	*code
	blockOf          []int32 // by statement
	readers, writers lists
	liveIn           []int32   // by block: the register, off by one, that is known to be live into it
	work             []int32   // blocks that the current register is live into
	segs             []segment // of the current register
	keys             []uint64  // these, to be sorted
	pool             []segment // room for those of the next
}

// lists has ascending statements for each register.
type lists struct {
	begin, n []int32 // by register
	all      []int32
}

func (l *lists) at(r ptx.Reg) []int32 { return l.all[l.begin[r] : l.begin[r]+l.n[r]] }

// add appends a statement, once.
func (l *lists) add(r ptx.Reg, k int32) {
	end := l.begin[r] + l.n[r]
	if l.n[r] > 0 && l.all[end-1] == k {
		return
	}
	l.all[end] = k
	l.n[r]++
}

// reserve makes room; n is how much each register needs at most, and is 0 then.
func (l *lists) reserve(n []int32) {
	l.begin, l.n = make([]int32, len(n)), n
	sum := int32(0)
	for r := range n {
		l.begin[r] = sum
		sum += n[r]
		n[r] = 0
	}
	l.all = make([]int32, sum)
}

func (c *code) newLiveness() *liveness {
	l := &liveness{code: c, blockOf: make([]int32, len(c.stmts)), liveIn: make([]int32, len(c.blocks))}
	for n, b := range c.blocks {
		for k := b.from; k < b.to; k++ {
			l.blockOf[k] = int32(n)
		}
	}
	l.findReferences()
	return l
}

func (l *liveness) findReferences() {
	reads, writes := make([]int32, len(l.regs)), make([]int32, len(l.regs))
	for k, o := range l.of {
		for _, r := range l.reads(int32(k)) {
			reads[r]++
		}
		for _, r := range l.writes(int32(k)) {
			writes[r]++
			if o.is(isGuarded) {
				reads[r]++
			}
		}
	}
	l.readers.reserve(reads)
	l.writers.reserve(writes)
	for k, o := range l.of {
		k := int32(k)
		for _, r := range l.reads(k) {
			l.readers.add(r, k)
		}
		for _, r := range l.writes(k) {
			// What was there before may stay; a temporary that nothing has written yet held
			// nothing.
			if o.is(isGuarded) && (!l.regs[r].temp || l.writers.n[r] > 0) {
				l.readers.add(r, k)
			}
			l.writers.add(r, k)
		}
	}
}

// intervals computes where each register is live, predicates among them, by register. What nothing
// reads or writes has no segments.
func (l *liveness) intervals() []interval {
	out := make([]interval, len(l.regs))
	for r := range out {
		out[r] = l.interval(ptx.Reg(r))
	}
	return out
}

// placed lists the intervals of the registers that take room.
func (c *code) placed(all []interval) []*interval {
	out := make([]*interval, 0, len(all))
	for r := range all {
		if c.regs[r].units > 0 && len(all[r].segs) > 0 {
			out = append(out, &all[r])
		}
	}
	return out
}

func (l *liveness) interval(r ptx.Reg) interval {
	iv := interval{reg: r, unit: -1, reads: l.readers.at(r)}
	mark := int32(r) + 1
	writes := l.writers.at(r)
	l.segs = l.segs[:0]
	for _, k := range iv.reads {
		l.reach(writes, l.blockOf[k], k, 2*k+1, mark)
		for len(l.work) > 0 {
			b := l.work[len(l.work)-1]
			l.work = l.work[:len(l.work)-1]
			for n := len(l.blocks[b].preds) - 1; n >= 0; n-- { // the nearest first: mostly they are adjacent
				p := l.blocks[b].preds[n]
				l.reach(writes, p, l.blocks[p].to, 2*l.blocks[p].to, mark)
			}
		}
	}
	for _, k := range writes { // a dead result still occupies a register at its definition
		l.extend(2*k+1, 2*k+2)
	}
	l.sort()
	iv.segs = l.keep(joined(l.segs))
	iv.fixed = l.regs[r].temp && !l.regs[r].reused || l.regs[r].pinned || !l.regs[r].temp && len(iv.segs) == 1 && iv.end()-iv.start() <= 2 && len(writes) == 1
	return iv
}

// reach makes the register live from its last write before statement k of block b to the point end.
func (l *liveness) reach(writes []int32, b, k, end, mark int32) {
	if n, _ := slices.BinarySearch(writes, k); n > 0 && writes[n-1] >= l.blocks[b].from {
		l.extend(2*writes[n-1]+1, end)
		return
	}
	l.extend(2*l.blocks[b].from, end)
	if l.liveIn[b] != mark {
		l.liveIn[b] = mark
		l.work = append(l.work, b)
	}
}

// extend adds a segment, or extends the last one: reads follow each other, and blocks are mostly
// reached from their successors in this order.
func (l *liveness) extend(from, to int32) {
	if n := len(l.segs); n > 0 {
		if last := &l.segs[n-1]; from <= last.to && to >= last.from {
			last.from, last.to = min(from, last.from), max(to, last.to)
			return
		}
	}
	l.segs = append(l.segs, segment{from, to})
}

// keep copies segments to where they may stay.
func (l *liveness) keep(segs []segment) []segment {
	if len(segs) > cap(l.pool)-len(l.pool) {
		l.pool = make([]segment, 0, max(4096, len(segs)))
	}
	from := len(l.pool)
	l.pool = append(l.pool, segs...)
	return l.pool[from:len(l.pool):len(l.pool)]
}

// sort sorts segments by their start. Mostly they are sorted already.
func (l *liveness) sort() {
	if slices.IsSortedFunc(l.segs, func(a, b segment) int { return int(a.from - b.from) }) {
		return
	}
	l.keys = l.keys[:0]
	for _, s := range l.segs {
		l.keys = append(l.keys, uint64(s.from)<<32|uint64(s.to))
	}
	slices.Sort(l.keys)
	for k, key := range l.keys {
		l.segs[k] = segment{int32(key >> 32), int32(uint32(key))}
	}
}

// joined joins sorted segments that touch.
func joined(list []segment) []segment {
	out := list[:0]
	for _, s := range list {
		if n := len(out); n > 0 && s.from <= out[n-1].to {
			out[n-1].to = max(out[n-1].to, s.to)
			continue
		}
		out = append(out, s)
	}
	return out
}

// pressure is the largest number of 32-bit registers that are live at one point.
func (c *code) pressure(ivs []*interval) int {
	change := make([]int32, 2*len(c.stmts)+3)
	for _, iv := range ivs {
		units := int32(c.regs[iv.reg].units)
		for _, s := range iv.segs {
			change[s.from] += units
			change[s.to] -= units
		}
	}
	now, most := int32(0), int32(0)
	for _, d := range change {
		now += d
		most = max(most, now)
	}
	return int(most)
}
