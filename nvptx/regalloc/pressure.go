package regalloc

import "opt-go/nvptx/ptx"

// Pressure returns, for each statement of f.Body, how many 32-bit registers are live while it
// executes: what it reads, what it writes, and what is live across it. Predicates take none.
func Pressure(f *ptx.Func) []int {
	c := newCode(f)
	c.findBlocks()
	change := make([]int32, 2*len(c.stmts)+3)
	for _, iv := range c.placed(c.newLiveness().intervals()) {
		units := int32(c.regs[iv.reg].units)
		for _, s := range iv.segs {
			change[s.from] += units
			change[s.to] -= units
		}
	}
	out := make([]int, len(f.Body))
	now, k := int32(0), 0
	for at, s := range f.Body {
		if _, ok := s.(*ptx.RegDecl); ok {
			out[at] = int(now)
			continue
		}
		reading := now + change[2*k]
		now = reading + change[2*k+1]
		out[at] = int(max(reading, now))
		k++
	}
	return out
}
