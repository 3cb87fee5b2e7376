package deadcode

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// randomGraph returns a function with n blocks and branches between any of them.
func randomGraph(t *testing.T, r *rand.Rand, n int) *ir.Func {
	var b strings.Builder
	b.WriteString("define void @f(i1 %c, i32 %a) {\n br label %b1\n")
	for k := 1; k < n; k++ {
		to := func() int { return 1 + r.IntN(n-1) }
		fmt.Fprintf(&b, "b%d:\n", k)
		switch p := r.IntN(10); {
		case p < 3:
			fmt.Fprintf(&b, " br label %%b%d\n", to())
		case p < 7:
			fmt.Fprintf(&b, " br i1 %%c, label %%b%d, label %%b%d\n", to(), to())
		case p < 8:
			fmt.Fprintf(&b, " switch i32 %%a, label %%b%d [ i32 1, label %%b%d\n i32 2, label %%b%d ]\n", to(), to(), to())
		default:
			b.WriteString(" ret void\n")
		}
	}
	m, err := frontend.Read("graph.ll", []byte(b.String()+"}\n"))
	if err != nil {
		t.Fatal(err)
	}
	return m.Func("f")
}

// TestDeciders queries a new tournament for one block, and compares with the definition of control
// dependence.
func TestDeciders(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 1))
		f := randomGraph(t, r, 3+r.IntN(20))
		post := analysis.NewPostDomTree(f)
		for x := range f.Blocks() {
			if !post.Reachable(x) {
				continue
			}
			var want, got []string
			for b := range f.Blocks() {
				decides := slices.ContainsFunc(b.Succs(), func(s *ir.Block) bool { return post.Reachable(s) && post.Dominates(x, s) })
				if post.Reachable(b) && decides && (x == b || !post.Dominates(x, b)) {
					want = append(want, b.Ident())
				}
			}
			newDeciders(f, post).each(x, func(b *ir.Block) { got = append(got, b.Ident()) })
			slices.Sort(want)
			slices.Sort(got)
			if got = slices.Compact(got); !slices.Equal(got, want) {
				t.Fatalf("seed %d: over %s decide %v, want %v\n%s", seed, x.Ident(), got, want, f)
			}
		}
	}
}

// TestDecidersOnce queries one tournament for all blocks: every edge is found at most once, and
// together all that control any block.
func TestDecidersOnce(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 2))
		f := randomGraph(t, r, 3+r.IntN(20))
		post := analysis.NewPostDomTree(f)
		d := newDeciders(f, post)
		found := map[*ir.Block]int{}
		for x := range f.Blocks() {
			d.each(x, func(b *ir.Block) { found[b]++ })
		}
		for b := range f.Blocks() {
			if n := found[b]; n > b.NumSuccs() {
				t.Fatalf("seed %d: %s found %d times\n%s", seed, b.Ident(), n, f)
			}
			decides := slices.ContainsFunc(b.Succs(), func(s *ir.Block) bool { return s != post.IDom(b) && post.Reachable(s) })
			if post.Reachable(b) && decides != (found[b] > 0) {
				t.Fatalf("seed %d: %s decides: %v, found %d times\n%s", seed, b.Ident(), decides, found[b], f)
			}
		}
	}
}
