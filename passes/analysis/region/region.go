// Package region finds the regions of a function: the parts of its control-flow graph that control
// enters through one block and leaves to one block (Johnson, Pearson and Pingali, "The program
// structure tree", 1994; in the form of LLVM's RegionInfo, whose tree this is).
//
//	entry ─▶ a ─┬─▶ b ─┬─▶ exit        the region a ⇒ exit has the blocks a, b and c; the block that
//	            └─▶ c ─┘               control goes on to is not part of it
//
// An entry may have several regions, one inside the other: each block that post-dominates it may
// end one. An edge alone, of a block whose only successor is the exit, is not counted.
//
// Invariant: of two regions one contains the other, or they share no block.
//
// Cost: for each block a climb up the post-dominator tree, which shortcuts keep short, and at each
// step a comparison of two dominance frontiers.
package region

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Region is one region. Exit is nil for the outermost one, the function.
type Region struct {
	Entry, Exit *ir.Block
	Parent      *Region
	Subs        []*Region
	tree        *Tree
}

// Tree is the nest of regions of a function. It shares the dominator tree with its user, who keeps
// that right while the graph changes: Contains is answered from it.
type Tree struct {
	Top *Region
	dom *analysis.DomTree
	of  map[*ir.Block]*Region // the innermost region of a block
}

// Of returns the innermost region with the block; nil for unreachable ones.
func (t *Tree) Of(b *ir.Block) *Region { return t.of[b] }

// Add puts a new block, which the dominator tree knows, into a region.
func (t *Tree) Add(b *ir.Block, r *Region) { t.of[b] = r }

// InnerFirst returns all regions but the function, each after those within it.
func (t *Tree) InnerFirst() []*Region {
	var all []*Region
	var add func(r *Region)
	add = func(r *Region) {
		for k := len(r.Subs) - 1; k >= 0; k-- {
			add(r.Subs[k])
		}
		if r != t.Top {
			all = append(all, r)
		}
	}
	add(t.Top)
	return all
}

// Contains reports whether b is in the region.
func (r *Region) Contains(b *ir.Block) bool {
	dom := r.tree.dom
	if !dom.Reachable(b) {
		return false
	}
	if r.Exit == nil {
		return true
	}
	return dom.Dominates(r.Entry, b) && !(dom.Dominates(r.Exit, b) && dom.Dominates(r.Entry, r.Exit))
}

// Node is an element of a region: a block that lies in no inner region, or an inner region as a
// whole, Sub. The zero value is none.
type Node struct {
	Block *ir.Block // the entry if it is a region
	Sub   *Region
}

// Node returns the element of r that begins at b.
func (r *Region) Node(b *ir.Block) Node {
	in := r.tree.of[b]
	if in == nil || in == r {
		return Node{Block: b}
	}
	for in.Parent != nil && in.Parent != r {
		in = in.Parent
	}
	if in.Parent != r || in.Entry != b {
		return Node{Block: b}
	}
	return Node{b, in}
}

// Succs returns where control goes from an element inside r, once for each edge of a block.
func (r *Region) Succs(n Node) []Node {
	if n.Sub != nil {
		if n.Sub.Exit == r.Exit {
			return nil
		}
		return []Node{r.Node(n.Sub.Exit)}
	}
	var out []Node
	for _, s := range n.Block.Succs() {
		if s != r.Exit {
			out = append(out, r.Node(s))
		}
	}
	return out
}

// Nodes returns the elements of r in the preorder of a depth-first search from the entry.
func (r *Region) Nodes() []Node {
	seen := map[Node]bool{}
	var out []Node
	var visit func(n Node)
	visit = func(n Node) {
		if seen[n] {
			return
		}
		seen[n] = true
		out = append(out, n)
		for _, s := range r.Succs(n) {
			visit(s)
		}
	}
	visit(r.Node(r.Entry))
	return out
}

// Blocks returns the blocks of r, those of inner regions too, in the preorder of a depth-first
// search from the entry.
func (r *Region) Blocks() []*ir.Block {
	seen := map[*ir.Block]bool{r.Exit: true}
	var out []*ir.Block
	for work := []*ir.Block{r.Entry}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		out = append(out, b)
		succs := b.Succs()
		for k := len(succs) - 1; k >= 0; k-- {
			work = append(work, succs[k])
		}
	}
	return out
}
