package ir

import (
	"math/rand"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestCFG changes branches and blocks at random: the graph has the edges of the blocks, and a
// reachable block precedes its successors except over back edges.
func TestCFG(t *testing.T) {
	ctx := NewContext()
	f := NewModule(ctx).NewFunc("f", ctx.Func(ctx.Void, []*Type{ctx.I1}, false))
	r := rand.New(rand.NewSource(1))
	AtEnd(f.NewBlock("")).Ret(nil)
	for range 400 {
		blocks := slices.Collect(f.Blocks())
		b, to := blocks[r.Intn(len(blocks))], blocks[r.Intn(len(blocks))]
		switch n := r.Intn(10); {
		case n < 3:
			AtEnd(f.NewBlockAfter(b, "")).Br(to)
		case n < 4 && b != f.Entry() && !HasUses(b) && len(blocks) > 3:
			b.Erase()
		case n < 5 && b.NumSuccs() > 0:
			b.Term().SetSucc(r.Intn(b.NumSuccs()), to)
		case n < 6:
			f.Renumber()
		case b.NumSuccs() < 2:
			b.Term().Erase()
			AtEnd(b).CondBr(f.Params[0], to, blocks[r.Intn(len(blocks))])
		}
		checkCFG(t, f)
		if t.Failed() {
			t.Fatalf("the function:\n%s", f)
		}
	}
}

func checkCFG(t *testing.T, f *Func) {
	t.Helper()
	g := f.CFG()
	reached := map[*Block]bool{}
	var visit func(b *Block)
	visit = func(b *Block) {
		if reached[b] {
			return
		}
		reached[b] = true
		for _, s := range b.Succs() {
			visit(s)
		}
	}
	visit(f.Entry())
	if len(g.Blocks()) != f.NumBlocks() || len(g.Reached()) != len(reached) || g.Blocks()[0] != f.Entry() {
		t.Errorf("%d blocks, of which %d are reached, want %d and %d", len(g.Blocks()), len(g.Reached()), f.NumBlocks(), len(reached))
	}
	preds := map[*Block][]int{}
	for k, b := range g.Blocks() {
		if g.Number(b) != int32(k) || reached[b] != (k < len(g.Reached())) {
			t.Errorf("%s has the number %d and place %d", b.Ident(), g.Number(b), k)
		}
		var succs []*Block
		for _, s := range g.Succs(int32(k)) {
			succs = append(succs, g.Blocks()[s])
			preds[g.Blocks()[s]] = append(preds[g.Blocks()[s]], k)
		}
		if !slices.Equal(succs, b.Succs()) {
			t.Errorf("%s: wrong successors", b.Ident())
		}
	}
	for k, b := range g.Blocks() {
		var got []int
		for _, p := range g.Preds(int32(k)) {
			got = append(got, int(p))
		}
		if diff := cmp.Diff(preds[b], got); diff != "" {
			t.Errorf("%s: predecessors (-want +got):\n%s", b.Ident(), diff)
		}
	}
	checkReversePostorder(t, g)
}

// checkReversePostorder checks that an edge to a lower number leads back to a block from which its
// source is reached.
func checkReversePostorder(t *testing.T, g *CFG) {
	t.Helper()
	for k := range g.Reached() {
		for _, s := range g.Succs(int32(k)) {
			if int(s) <= k && !leadsTo(g, s, int32(k), map[int32]bool{}) {
				t.Errorf("the edge from %d to %d leads back, but is part of no cycle", k, s)
			}
		}
	}
}

func leadsTo(g *CFG, from, to int32, seen map[int32]bool) bool {
	if from == to {
		return true
	}
	seen[from] = true
	return slices.ContainsFunc(g.Succs(from), func(s int32) bool { return !seen[s] && leadsTo(g, s, to, seen) })
}

func TestCFGForgets(t *testing.T) {
	ctx := NewContext()
	f := NewModule(ctx).NewFunc("f", ctx.Func(ctx.Void, nil, false))
	a, b := f.NewBlock("a"), f.NewBlock("b")
	AtEnd(b).Ret(nil)
	AtEnd(a).Br(b)
	g := f.CFG()
	if f.CFG() != g {
		t.Error("the graph is made again although nothing has changed")
	}
	if a.MoveAfter(b); f.CFG() == g {
		t.Error("the entry is another block, the graph the same")
	}
	if len(g.Reached()) != 2 || len(f.CFG().Reached()) != 1 {
		t.Errorf("%d blocks were reached, and %d are, want 2 and 1", len(g.Reached()), len(f.CFG().Reached()))
	}
}
