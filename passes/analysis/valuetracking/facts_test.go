package valuetracking_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// conditional returns conditional code about %x, partly nested, with n compares.
func conditional(r *rand.Rand, n int) string {
	var b strings.Builder
	next := 0
	var row func(depth int)
	row = func(depth int) {
		for next < n && (depth == 0 || r.IntN(3) > 0) {
			k := next
			next++
			b.WriteString(condition(r, k))
			fmt.Fprintf(&b, "  br i1 %%c%d, label %%t%d, label %%j%d\nt%d:\n  store volatile i32 %%x, ptr %%a\n", k, k, k, k)
			if depth < 4 && r.IntN(2) == 0 {
				row(depth + 1)
			}
			fmt.Fprintf(&b, "  br label %%j%d\nj%d:\n  store volatile i32 %%x, ptr %%a\n", k, k)
		}
	}
	row(0)
	b.WriteString("  %less = icmp ult i32 %x, 4096\n  call void @llvm.assume(i1 %less)\n")
	return "declare void @llvm.assume(i1)\ndefine void @f(i32 %x, ptr %a) {\n" + b.String() + "  ret void\n}\n"
}

// condition writes a condition %ck about %x, or about values computed from it.
func condition(r *rand.Rand, k int) string {
	of, text := "%x", ""
	switch r.IntN(4) {
	case 0:
		of, text = fmt.Sprintf("%%y%d", k), fmt.Sprintf("  %%y%d = and i32 %%x, %d\n", k, r.IntN(256))
	case 1:
		of, text = fmt.Sprintf("%%y%d", k), fmt.Sprintf("  %%y%d = add i32 %%x, %d\n", k, r.IntN(256))
	}
	if r.IntN(3) == 0 {
		return text + fmt.Sprintf("  %%p%d = icmp ult i32 %s, %d\n  %%q%d = icmp ugt i32 %%x, %d\n  %%c%d = and i1 %%p%d, %%q%d\n", k, of, 1<<r.IntN(16), k, r.IntN(100), k, k, k)
	}
	return text + fmt.Sprintf("  %%c%d = icmp %s i32 %s, %d\n", k, []string{"ult", "eq"}[r.IntN(2)], of, 1<<r.IntN(16))
}

// everything adds all conditions of a function one by one.
func everything(f *ir.Func) *valuetracking.Facts {
	facts := &valuetracking.Facts{}
	for i := range f.Instrs() {
		if i.IsCondBr() {
			facts.AddBranch(i)
		} else if i.IntrinsicID() == "llvm.assume" {
			facts.AddAssume(i)
		}
	}
	return facts
}

// TestFactsAnyOrder: facts from branches and assumptions depend neither on earlier queries (which
// cache where none of them gives a fact) nor on whether they are added one by one or found by the
// uses of a value.
func TestFactsAnyOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	known := 0
	for range 60 {
		m, err := frontend.Read("f.ll", []byte(conditional(r, 5+r.IntN(60))))
		if err != nil {
			t.Fatal(err)
		}
		f := m.Func("f")
		all := simplify.Query{Query: valuetracking.Query{Layout: m.Layout, Dom: analysis.NewDomTree(f), Facts: valuetracking.NewFacts()}}
		for i := range f.Instrs() {
			fresh := all
			fresh.Facts = everything(f)
			got, want := all.WithContext(i).KnownBits(f.Params[0]), fresh.WithContext(i).KnownBits(f.Params[0])
			if got != want {
				t.Fatalf("at %s, known is %v, want %v:\n%s", i, got, want, f)
			}
			if want != (valuetracking.KnownBits{}) {
				known++
			}
		}
	}
	if known == 0 {
		t.Error("no branch told anything")
	}
}
