package gvn

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// randomBlocks is a function of n blocks with random branches, most of them forward.
func randomBlocks(r *rand.Rand, n int) string {
	var b strings.Builder
	b.WriteString("define void @f(i1 %c) {\n  br label %b0\n")
	to := func(k int) int {
		if k > 0 && r.IntN(8) == 0 {
			return r.IntN(k)
		}
		return min(n, k+1+r.IntN(4))
	}
	for k := range n {
		fmt.Fprintf(&b, "b%d:\n  br i1 %%c, label %%b%d, label %%b%d\n", k, to(k), to(k))
	}
	fmt.Fprintf(&b, "b%d:\n  ret void\n}\n", n)
	return b.String()
}

// TestLeaders checks that lookups in long lists find the same leader as a scan of the whole list,
// with entries added and removed in between.
func TestLeaders(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	long, found := 0, 0
	for range 50 {
		m, err := frontend.Read("blocks.ll", []byte(randomBlocks(r, 5+r.IntN(80))))
		if err != nil {
			t.Fatal(err)
		}
		f := m.Func("f")
		dt := analysis.NewDomTree(f)
		order := analysis.ReversePostorder(f)
		l := newLeaders(order, f.BlockBound(), dt)
		values := 0
		for k, b := range order {
			l.enter(b)
			for range r.IntN(4) {
				values++
				var v ir.Value = ir.NewInt(f.Ctx().I64, uint64(values))
				if r.IntN(4) > 0 {
					v = ir.NewInstr(ir.Add, f.Ctx().I64, v, v)
				}
				at := b
				if s := b.Succs(); len(s) > 0 && s[0].SinglePred() == b && r.IntN(2) == 0 {
					at = s[0]
				}
				l.insert(0, v, at)
			}
			if list := l.of[:min(1, len(l.of))]; len(list) > 0 && len(list[0]) > 0 && r.IntN(6) == 0 {
				e := list[0][r.IntN(len(list[0]))]
				l.remove(0, e.value, e.block)
			}
			for _, at := range []*ir.Block{b, order[r.IntN(len(order))], order[k+r.IntN(len(order)-k)]} {
				var want ir.Value
				if len(l.of) > 0 {
					want = findAmong(l.of[0], at, dt)
				}
				if got := l.find(at, 0, dt); got != want {
					t.Fatalf("in %s, when %s is visited: leader %v, want %v", at.Name(), b.Name(), got, want)
				}
				now := l.now
				if l.now = 0; l.indices == nil {
					l.leave()
				}
				if got := l.find(at, 0, dt); got != want {
					t.Fatalf("in %s, by index: leader %v, want %v", at.Name(), got, want)
				}
				l.now = now
				if want != nil {
					found++
				}
			}
			if len(l.of) > 0 && len(l.of[0]) > longList {
				long++
			}
		}
	}
	if long == 0 || found == 0 {
		t.Errorf("%d long lists, %d leaders found", long, found)
	}
}
