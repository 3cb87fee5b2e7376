package simplify_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify"
)

// conditional writes conditional code about %x, some of it nested, of n compares.
func conditional(r *rand.Rand, n int) string {
	var b strings.Builder
	next := 0
	var row func(depth int)
	row = func(depth int) {
		for next < n && (depth == 0 || r.IntN(3) > 0) {
			k := next
			next++
			fmt.Fprintf(&b, "  %%c%d = icmp ult i32 %%x, %d\n  br i1 %%c%d, label %%t%d, label %%j%d\nt%d:\n  store volatile i32 %%x, ptr %%a\n", k, 1<<r.IntN(16), k, k, k, k)
			if depth < 4 && r.IntN(2) == 0 {
				row(depth + 1)
			}
			fmt.Fprintf(&b, "  br label %%j%d\nj%d:\n  store volatile i32 %%x, ptr %%a\n", k, k)
		}
	}
	row(0)
	return "define void @f(i32 %x, ptr %a) {\n" + b.String() + "  ret void\n}\n"
}

// TestFactsAnyOrder: what branches tell does not depend on what was asked before; where none of them tells anything is noted, to be
// answered faster.
func TestFactsAnyOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	known := 0
	for range 60 {
		m, err := frontend.Read("f.ll", []byte(conditional(r, 5+r.IntN(60))))
		if err != nil {
			t.Fatal(err)
		}
		f := m.Func("f")
		all := simplify.Query{Layout: m.Layout, Dom: analysis.NewDomTree(f), Facts: simplify.NewFacts(f)}
		for i := range f.Instrs() {
			fresh := all
			fresh.Facts = simplify.NewFacts(f)
			got, want := all.WithContext(i).KnownBits(f.Params[0]), fresh.WithContext(i).KnownBits(f.Params[0])
			if got != want {
				t.Fatalf("at %s, known is %v, want %v:\n%s", i, got, want, f)
			}
			if want != (simplify.KnownBits{}) {
				known++
			}
		}
	}
	if known == 0 {
		t.Error("no branch told anything")
	}
}
