package analysis

import (
	"slices"

	"opt-go/frontend/ir"
)

// ReversePostorder returns the blocks reachable from the entry so that a block comes before its
// successors, back edges aside. The list is shared: it must not be changed.
func ReversePostorder(f *ir.Func) []*ir.Block { return f.CFG().Reached() }

// ReversePostorder returns the loop's blocks from the header on, each before its successors, back
// edges aside.
func (l *Loop) ReversePostorder() []*ir.Block {
	seen := map[*ir.Block]bool{l.Header: true}
	out := postorder(make([]*ir.Block, 0, len(l.Blocks)), l.Header, func(b *ir.Block) bool {
		first := !seen[b] && l.Contains(b)
		if first {
			seen[b] = true
		}
		return first
	})
	slices.Reverse(out)
	return out
}

// postorder appends b, and what control reaches from it, to out, each block after its successors,
// back edges aside. enter is asked at every edge whether its target is to be visited, which it is
// at the first edge at most; b is not asked about.
func postorder(out []*ir.Block, b *ir.Block, enter func(*ir.Block) bool) []*ir.Block {
	type frame struct {
		b    *ir.Block
		next []*ir.Block
	}
	for stack := []frame{{b, b.Succs()}}; len(stack) > 0; {
		top := &stack[len(stack)-1]
		if len(top.next) == 0 {
			out = append(out, top.b)
			stack = stack[:len(stack)-1]
			continue
		}
		s := top.next[0]
		top.next = top.next[1:]
		if enter(s) {
			stack = append(stack, frame{s, s.Succs()})
		}
	}
	return out
}
