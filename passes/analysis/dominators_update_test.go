package analysis

import (
	"math/rand"
	"testing"

	"opt-go/frontend/ir"
)

// TestDominatorsAfterSplits: a tree that is updated for blocks on split edges answers as a new tree
// does, whether or not its intervals are still valid.
func TestDominatorsAfterSplits(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	for round := range 300 {
		succs := randomGraph(r, 2+r.Intn(10))
		f, blocks := graph(succs)
		dt := NewDomTree(f)
		for range 1 + r.Intn(6) {
			from := blocks[r.Intn(len(blocks))]
			if from.NumSuccs() == 0 {
				continue
			}
			blocks = append(blocks, splitEdge(f, from, r.Intn(from.NumSuccs())))
			dt.SplitBlock(blocks[len(blocks)-1])
			compareTrees(t, round, blocks, dt, NewDomTree(f))
		}
		for _, a := range blocks {
			for _, b := range blocks {
				if !dt.Reachable(a) || !dt.Reachable(b) {
					continue
				}
				in, out := dt.Interval(a)
				if at, _ := dt.Interval(b); (in <= at && at <= out) != dt.Dominates(a, b) {
					t.Fatalf("round %d: the intervals of %s and %s say something else than Dominates", round, a.Ident(), b.Ident())
				}
			}
		}
	}
}

// splitEdge puts a block on edge k out of a block.
func splitEdge(f *ir.Func, from *ir.Block, k int) *ir.Block {
	n := f.NewBlock("")
	ir.AtEnd(n).Br(from.Succ(k))
	from.Term().SetSucc(k, n)
	return n
}

func compareTrees(t *testing.T, round int, blocks []*ir.Block, got, want *DomTree) {
	for _, a := range blocks {
		if got.Reachable(a) != want.Reachable(a) || got.IDom(a) != want.IDom(a) {
			t.Fatalf("round %d: %s: reachable %t below %v, want %t below %v", round, a.Ident(), got.Reachable(a), got.IDom(a), want.Reachable(a), want.IDom(a))
		}
		for _, b := range blocks {
			if got.Dominates(a, b) != want.Dominates(a, b) {
				t.Fatalf("round %d: Dominates(%s, %s) = %t", round, a.Ident(), b.Ident(), got.Dominates(a, b))
			}
		}
		if want.Reachable(a) && got.Level(a) != want.Level(a) {
			t.Fatalf("round %d: %s on level %d, want %d", round, a.Ident(), got.Level(a), want.Level(a))
		}
	}
}

// TestNewBlocksHaveRoom: inserting a chain of blocks between two, as unrolling inserts copies of a
// loop's body, leaves all ranks unchanged. Otherwise each unrolled loop would renumber all code
// after it.
func TestNewBlocksHaveRoom(t *testing.T) {
	succs := make([][]int, 20)
	for k := range succs[:len(succs)-1] {
		succs[k] = []int{k + 1}
	}
	f, blocks := graph(succs)
	dt := NewDomTree(f)
	ranks := append([]int64(nil), dt.rank...)
	for k, b := range blocks[1:] {
		at := blocks[k]
		for range 1000 {
			n := f.NewBlock("")
			dt.AddBlock(n, at)
			at = n
		}
		dt.SetIDom(b, at)
	}
	for k, b := range blocks {
		if dt.rank[b.ID()] != ranks[k] {
			t.Errorf("the rank of block %d has moved from %d to %d", k, ranks[k], dt.rank[b.ID()])
		}
	}
	for k, b := range blocks {
		if !dt.Dominates(blocks[0], b) || k > 0 && dt.Dominates(b, blocks[k-1]) {
			t.Errorf("block %d has come out of its place", k)
		}
	}
}
