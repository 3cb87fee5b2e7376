package region

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// finder is the state of New.
type finder struct {
	*Tree
	post     *analysis.DomTree
	frontier map[*ir.Block]map[*ir.Block]bool
	// shortcut leads from the entry of regions that were found to the exit of the largest: what
	// lies between ends no region of a block above.
	shortcut map[*ir.Block]*ir.Block
}

// New finds the regions of f.
func New(f *ir.Func, dom, post *analysis.DomTree) *Tree {
	t := &Tree{dom: dom, of: map[*ir.Block]*Region{}}
	t.Top = &Region{Entry: f.Entry(), tree: t}
	fi := &finder{t, post, map[*ir.Block]map[*ir.Block]bool{}, map[*ir.Block]*ir.Block{}}
	order := postorder(dom, f.Entry())
	for _, b := range order {
		fi.findFrontier(b)
	}
	for _, b := range order {
		fi.from(b)
	}
	fi.nest(f.Entry())
	return t
}

// postorder lists the dominator tree, children first.
func postorder(dom *analysis.DomTree, root *ir.Block) []*ir.Block {
	var out []*ir.Block
	type frame struct {
		b *ir.Block
		k int
	}
	for stack := []frame{{root, 0}}; len(stack) > 0; {
		fr := &stack[len(stack)-1]
		if kids := dom.Children(fr.b); fr.k < len(kids) {
			fr.k++
			stack = append(stack, frame{kids[fr.k-1], 0})
			continue
		}
		out = append(out, fr.b)
		stack = stack[:len(stack)-1]
	}
	return out
}

// findFrontier collects the dominance frontier of b, whose children in the dominator tree have
// theirs.
func (fi *finder) findFrontier(b *ir.Block) {
	set := map[*ir.Block]bool{}
	for _, s := range b.Succs() {
		if fi.dom.IDom(s) != b {
			set[s] = true
		}
	}
	for _, c := range fi.dom.Children(b) {
		for s := range fi.frontier[c] {
			if fi.dom.IDom(s) != b {
				set[s] = true
			}
		}
	}
	fi.frontier[b] = set
}

// from finds the regions with an entry. Only blocks that post-dominate it can be their exits.
func (fi *finder) from(entry *ir.Block) {
	if !fi.post.Reachable(entry) {
		return
	}
	var inner *Region
	largest := entry
	for exit := fi.above(entry); exit != nil; exit = fi.above(exit) {
		if fi.isRegion(entry, exit) {
			inner = fi.add(entry, exit, inner)
			largest = exit
		}
		if !fi.dom.Dominates(entry, exit) {
			break // nor does it dominate what comes after
		}
	}
	if largest == entry {
		return
	}
	if further := fi.shortcut[largest]; further != nil {
		largest = further
	}
	fi.shortcut[entry] = largest
}

// above returns the next block that post-dominates b and may end a region.
func (fi *finder) above(b *ir.Block) *ir.Block {
	if far := fi.shortcut[b]; far != nil {
		b = far
	}
	return fi.post.IDom(b)
}

// add makes the region, around the one of the same entry that was found before, unless it is a mere
// edge.
func (fi *finder) add(entry, exit *ir.Block, inner *Region) *Region {
	if entry.NumSuccs() == 1 && entry.Succ(0) == exit {
		return nil
	}
	r := &Region{Entry: entry, Exit: exit, tree: fi.Tree}
	if inner != nil {
		inner.Parent = r
		r.Subs = append(r.Subs, inner)
	}
	if fi.of[entry] == nil {
		fi.of[entry] = r
	}
	return r
}

// isRegion reports whether control enters what lies between entry and exit through entry only and
// leaves it to exit only.
func (fi *finder) isRegion(entry, exit *ir.Block) bool {
	from, after := fi.frontier[entry], fi.frontier[exit]
	if !fi.dom.Dominates(entry, exit) { // exit is the header of a loop around entry
		for s := range from {
			if s != exit && s != entry {
				return false
			}
		}
		return true
	}
	for s := range from {
		if s != exit && s != entry && !(after[s] && fi.onlyThrough(exit, entry, s)) {
			return false
		}
	}
	for s := range after {
		if s != exit && fi.dom.StrictlyDominates(entry, s) {
			return false
		}
	}
	return true
}

// onlyThrough reports whether the edges to s from below entry come from below exit.
func (fi *finder) onlyThrough(exit, entry, s *ir.Block) bool {
	for p := range s.EachPred() {
		if fi.dom.Reachable(p) && fi.dom.Dominates(entry, p) && !fi.dom.Dominates(exit, p) {
			return false
		}
	}
	return true
}

// nest hangs the regions into each other, and blocks into the innermost.
func (fi *finder) nest(root *ir.Block) {
	type item struct {
		b *ir.Block
		r *Region
	}
	for work := []item{{root, fi.Top}}; len(work) > 0; {
		it := work[len(work)-1]
		work = work[:len(work)-1]
		r := it.r
		for it.b == r.Exit {
			r = r.Parent
		}
		if own := fi.of[it.b]; own != nil {
			outermost := own
			for outermost.Parent != nil {
				outermost = outermost.Parent
			}
			outermost.Parent = r
			r.Subs = append(r.Subs, outermost)
			r = own
		} else {
			fi.of[it.b] = r
		}
		kids := fi.dom.Children(it.b)
		for k := len(kids) - 1; k >= 0; k-- {
			work = append(work, item{kids[k], r})
		}
	}
}
