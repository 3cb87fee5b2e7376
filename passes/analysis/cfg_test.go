package analysis

import (
	"math/rand"
	"testing"

	"opt-go/frontend/ir"
)

// graph builds a function whose blocks 0 … n-1 have the given successors (at most two, or a switch
// for more).
func graph(succs [][]int) (*ir.Func, []*ir.Block) {
	ctx := ir.NewContext()
	m := ir.NewModule(ctx)
	f := m.NewFunc("f", ctx.Func(ctx.Void, []*ir.Type{ctx.I32}, false))
	blocks := make([]*ir.Block, len(succs))
	for k := range blocks {
		blocks[k] = f.NewBlock("")
	}
	for k, ss := range succs {
		b := ir.AtEnd(blocks[k])
		if len(ss) == 0 {
			b.Ret(nil)
			continue
		}
		sw := ir.NewInstr(ir.Switch, ctx.Void, f.Params[0], blocks[ss[0]])
		for n, s := range ss[1:] {
			sw.AddCase(ir.NewInt(ctx.I32, uint64(n)), blocks[s])
		}
		b.Insert(sw, "")
	}
	return f, blocks
}

// randomGraph makes a graph of n blocks with up to three successors each; the entry has no
// predecessors.
func randomGraph(r *rand.Rand, n int) [][]int {
	out := make([][]int, n)
	for k := range out {
		for range r.Intn(4) {
			if n > 1 {
				out[k] = append(out[k], 1+r.Intn(n-1))
			}
		}
	}
	return out
}

// reachableWithout tells which blocks can be reached from the entry when one block is taken away:
// the definition of dominance, as slow as it is obvious.
func reachableWithout(succs [][]int, entry, without int) []bool {
	seen := make([]bool, len(succs))
	var walk func(int)
	walk = func(b int) {
		if b == without || seen[b] {
			return
		}
		seen[b] = true
		for _, s := range succs[b] {
			walk(s)
		}
	}
	walk(entry)
	return seen
}

func TestDominatorsAgainstDefinition(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	for round := range 500 {
		succs := randomGraph(r, 1+r.Intn(12))
		f, blocks := graph(succs)
		dt := NewDomTree(f)
		all := reachableWithout(succs, 0, -1)
		for a := range succs {
			cut := reachableWithout(succs, 0, a)
			for b := range succs {
				want := !all[b] || a == b || all[a] && !cut[b]
				if got := dt.Dominates(blocks[a], blocks[b]); got != want {
					t.Fatalf("round %d: %v: Dominates(%d, %d) = %t", round, succs, a, b, got)
				}
			}
			if dt.Reachable(blocks[a]) != all[a] {
				t.Fatalf("round %d: %v: Reachable(%d)", round, succs, a)
			}
		}
		checkFrontier(t, r, f, blocks, succs, dt)
	}
}

// checkFrontier compares the iterated frontier with its definition: the limit of adding blocks that
// have a predecessor dominated by a member, and are not themselves strictly dominated by that
// member.
func checkFrontier(t *testing.T, r *rand.Rand, f *ir.Func, blocks []*ir.Block, succs [][]int, dt *DomTree) {
	def := map[int]bool{r.Intn(len(blocks)): true, r.Intn(len(blocks)): true}
	var defs []*ir.Block
	for k := range blocks {
		if def[k] {
			defs = append(defs, blocks[k])
		}
	}
	want := map[*ir.Block]bool{}
	for again := true; again; {
		again = false
		for d := range blocks {
			if !dt.Reachable(blocks[d]) || !def[d] && !want[blocks[d]] {
				continue
			}
			for p := range blocks {
				if !dt.Reachable(blocks[p]) || !dt.Dominates(blocks[d], blocks[p]) {
					continue
				}
				for _, s := range succs[p] {
					if !dt.StrictlyDominates(blocks[d], blocks[s]) && !want[blocks[s]] {
						want[blocks[s]], again = true, true
					}
				}
			}
		}
	}
	got := dt.Frontiers(f).Of(defs, nil)
	if len(got) != len(want) {
		t.Fatalf("%v: frontier of %v has %d blocks, want %d", succs, def, len(got), len(want))
	}
	for _, b := range got {
		if !want[b] {
			t.Fatalf("%v: frontier of %v has a wrong block", succs, def)
		}
	}
}

func TestPostDominatorsAgainstDefinition(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	for round := range 500 {
		succs := randomGraph(r, 1+r.Intn(10))
		f, blocks := graph(succs)
		pdt := NewPostDomTree(f)
		// The reversed graph with a virtual exit, which is reached from the same roots as the
		// tree's.
		n := len(succs)
		rev := make([][]int, n+1)
		for p, ss := range succs {
			for _, s := range ss {
				rev[s] = append(rev[s], p)
			}
		}
		seen := reachableWithout(succs, 0, -1)
		for _, b := range postRoots(f) {
			rev[n] = append(rev[n], b.ID())
		}
		all := reachableWithout(rev, n, -1)
		for a := range n {
			cut := reachableWithout(rev, n, a)
			for b := range n {
				if !seen[a] || !seen[b] {
					continue
				}
				want := !all[b] || a == b || all[a] && !cut[b]
				if got := pdt.Dominates(blocks[a], blocks[b]); got != want {
					t.Fatalf("round %d: %v: post: Dominates(%d, %d) = %t, want %t", round, succs, a, b, got, want)
				}
			}
		}
	}
}

func TestLoopsAgainstDefinition(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	for round := range 500 {
		succs := randomGraph(r, 1+r.Intn(12))
		f, blocks := graph(succs)
		dt := NewDomTree(f)
		lf := NewLoopForest(f, dt)
		for h := range blocks {
			body := naturalLoop(succs, blocks, dt, h)
			l := lf.For(blocks[h])
			isHeader := l != nil && l.Header == blocks[h]
			if isHeader != (body != nil) {
				t.Fatalf("round %d: %v: block %d: header %t, want %t", round, succs, h, isHeader, body != nil)
			}
			if body == nil {
				continue
			}
			if len(l.Blocks) != len(body) || l.Blocks[0] != blocks[h] {
				t.Fatalf("round %d: %v: the loop of %d has %d blocks, want %d", round, succs, h, len(l.Blocks), len(body))
			}
			for b := range body {
				if !l.Contains(blocks[b]) {
					t.Fatalf("round %d: %v: the loop of %d lacks %d", round, succs, h, b)
				}
			}
			if l.Parent != nil && (!l.Parent.Contains(l.Header) || l.Depth != l.Parent.Depth+1) {
				t.Fatalf("round %d: %v: bad nesting", round, succs)
			}
		}
	}
}

// naturalLoop returns the blocks that reach a back edge to h without passing h, and h; nil when
// there is no back edge.
func naturalLoop(succs [][]int, blocks []*ir.Block, dt *DomTree, h int) map[int]bool {
	if !dt.Reachable(blocks[h]) {
		return nil
	}
	body := map[int]bool{h: true}
	found := false
	var pull func(int)
	pull = func(b int) {
		if body[b] || !dt.Reachable(blocks[b]) {
			return
		}
		body[b] = true
		for p, ss := range succs {
			for _, s := range ss {
				if s == b {
					pull(p)
				}
			}
		}
	}
	for p, ss := range succs {
		for _, s := range ss {
			if s == h && dt.Reachable(blocks[p]) && dt.Dominates(blocks[h], blocks[p]) {
				found = true
				pull(p)
			}
		}
	}
	if !found {
		return nil
	}
	return body
}
