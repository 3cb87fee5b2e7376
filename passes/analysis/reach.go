package analysis

import "opt-go/frontend/ir"

// maxReachBlocks bounds the blocks that a search for a path visits; LLVM's default.
const maxReachBlocks = 32

// Reaches reports whether control may pass from one instruction to another of the same function,
// going through at least one step: an instruction reaches itself only around a cycle. When the
// search gets too long it says yes. dt may be nil.
func Reaches(from, to *ir.Instr, dt *DomTree) bool {
	a, b := from.Block(), to.Block()
	if a == b {
		if from.ComesBefore(to) {
			return true
		}
		if a.IsEntry() && !a.HasPreds() {
			return false
		}
		return BlocksReach(a.Succs(), b, dt)
	}
	return BlocksReach(a.Succs(), b, dt)
}

// InCycle reports whether b may be executed again after it was.
func InCycle(b *ir.Block, dt *DomTree) bool { return BlocksReach(b.Succs(), b, dt) }

// BlocksReach reports whether control may come from one of the blocks to the block to, which is
// reached when it is among them. When the search gets too long it says yes.
func BlocksReach(from []*ir.Block, to *ir.Block, dt *DomTree) bool {
	if dt != nil && !dt.Reachable(to) {
		dt = nil
	}
	work := append([]*ir.Block(nil), from...)
	seen := map[*ir.Block]bool{}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		if b == to || dt != nil && dt.Reachable(b) && dt.Dominates(b, to) {
			return true
		}
		if seen[b] = true; len(seen) > maxReachBlocks {
			return true
		}
		work = append(work, b.Succs()...)
	}
	return false
}
