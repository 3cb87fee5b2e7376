package regalloc

import (
	"slices"

	"opt-go/nvptx/ptx"
)

// A segment is a half-open interval of points. Statement k reads at point 2k and writes at point 2k+1, so a result may take
// the register of an operand that dies there.
type segment struct{ from, to int32 }

// interval is where a register is live: its segments in order, with holes between them.
type interval struct {
	reg   ptx.Reg
	segs  []segment
	reads []int32 // points at which it is read, in order
	fixed bool    // spilling it would win nothing: it lives for one instruction only
	unit  int     // first of its 32-bit registers, -1: none
}

func (iv *interval) start() int32 { return iv.segs[0].from }
func (iv *interval) end() int32   { return iv.segs[len(iv.segs)-1].to }

// nextRead is the first point behind p at which the register is read. A value that is live without being read any more
// in this order is read after a branch backwards: it counts as read where its interval ends.
func (iv *interval) nextRead(p int32) int32 {
	k, _ := slices.BinarySearch(iv.reads, p+1)
	if k < len(iv.reads) {
		return iv.reads[k]
	}
	return iv.end()
}

// intervals computes where each register that takes room is live: backwards from each read to the writes before it. The cost is that
// of the segments that come out.
func (c *code) intervals() []*interval {
	l := c.newLiveness()
	var out []*interval
	for r := range c.regs {
		if c.regs[r].units == 0 || len(l.reads[r])+len(l.writes[r]) == 0 {
			continue
		}
		out = append(out, l.interval(ptx.Reg(r)))
	}
	return out
}

// segments are those of all registers, predicates among them, by register.
func (l *liveness) segments() [][]segment {
	out := make([][]segment, len(l.regs))
	for r := range l.regs {
		out[r] = l.interval(ptx.Reg(r)).segs
	}
	return out
}

func (c *code) newLiveness() *liveness {
	l := &liveness{code: c, blockOf: make([]int32, len(c.stmts)), reads: make([][]int32, len(c.regs)),
		writes: make([][]int32, len(c.regs)), liveIn: make([]int32, len(c.blocks))}
	for n, b := range c.blocks {
		for k := b.from; k < b.to; k++ {
			l.blockOf[k] = int32(n)
		}
	}
	l.findReferences()
	return l
}

type liveness struct {
	*code
	blockOf       []int32   // by statement
	reads, writes [][]int32 // by register: statements
	liveIn        []int32   // by block: the register, off by one, that is known to be live into it
	work          []int32   // blocks that the register at hand is live into
}

func (l *liveness) findReferences() {
	for k, s := range l.stmts {
		in, ok := s.(*ptx.Inst)
		if !ok {
			continue
		}
		in.Sources(func(r ptx.Reg) { l.reads[r] = appendNew(l.reads[r], int32(k)) })
		in.Results(func(r ptx.Reg) {
			// What was there before may stay; a temporary that nothing has written yet held nothing.
			if in.Guard.Present() && (!l.regs[r].temp || len(l.writes[r]) > 0) {
				l.reads[r] = appendNew(l.reads[r], int32(k))
			}
			l.writes[r] = appendNew(l.writes[r], int32(k))
		})
	}
}

func appendNew(list []int32, k int32) []int32 {
	if n := len(list); n > 0 && list[n-1] == k {
		return list
	}
	return append(list, k)
}

func (l *liveness) interval(r ptx.Reg) *interval {
	iv := &interval{reg: r, unit: -1}
	mark := int32(r) + 1
	for _, k := range l.reads[r] {
		iv.reads = append(iv.reads, 2*k)
		l.reach(iv, l.blockOf[k], k, 2*k+1, mark)
	}
	for len(l.work) > 0 {
		b := l.work[len(l.work)-1]
		l.work = l.work[:len(l.work)-1]
		for _, p := range l.blocks[b].preds {
			l.reach(iv, p, l.blocks[p].to, 2*l.blocks[p].to, mark)
		}
	}
	for _, k := range l.writes[r] { // what nobody reads still takes its place for a moment
		iv.segs = append(iv.segs, segment{2*k + 1, 2*k + 2})
	}
	iv.segs = joined(iv.segs)
	iv.fixed = l.regs[r].temp && !l.regs[r].reused || l.regs[r].pinned || !l.regs[r].temp && len(iv.segs) == 1 && iv.end()-iv.start() <= 2 && len(l.writes[r]) == 1
	return iv
}

// reach makes the register live from its last write before statement k of block b to the point end.
func (l *liveness) reach(iv *interval, b, k, end, mark int32) {
	writes := l.writes[iv.reg]
	if n, _ := slices.BinarySearch(writes, k); n > 0 && writes[n-1] >= l.blocks[b].from {
		iv.segs = append(iv.segs, segment{2*writes[n-1] + 1, end})
		return
	}
	iv.segs = append(iv.segs, segment{2 * l.blocks[b].from, end})
	if l.liveIn[b] != mark {
		l.liveIn[b] = mark
		l.work = append(l.work, b)
	}
}

// joined sorts segments and joins those that touch.
func joined(list []segment) []segment {
	slices.SortFunc(list, func(a, b segment) int { return int(a.from - b.from) })
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
	change := make([]int, 2*len(c.stmts)+3)
	for _, iv := range ivs {
		for _, s := range iv.segs {
			change[s.from] += c.regs[iv.reg].units
			change[s.to] -= c.regs[iv.reg].units
		}
	}
	now, most := 0, 0
	for _, d := range change {
		now += d
		most = max(most, now)
	}
	return most
}
