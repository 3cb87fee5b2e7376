package loadelim_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"loop-load-elim"},
		Functions: []difftest.Case{
			{Pipeline: "loop-load-elim", Make: recurrences, NoRun: true},
			{Pipeline: "loop-load-elim", Prepare: "mem2reg,instcombine,loop-rotate", Make: irgen.Loops},
			{Pipeline: "loop-load-elim", Prepare: "instcombine", Make: irgen.VectorLoops, Alone: true,
				Flags: map[string]string{"runtime-check-per-loop-load-elim": "8"}},
		},
	}.Run(t)
}

// recurrences makes loops over one or two arrays of i32 that load and store elements at small
// distances, in random order.
func recurrences(seed uint64, n int, _ bool) string {
	r := rand.New(rand.NewPCG(seed, 3))
	var b strings.Builder
	for k := range n {
		attr := []string{"noalias ", ""}[k%2]
		fmt.Fprintf(&b, "define void @f%d(ptr %s%%a, ptr %s%%b, i64 %%n, i32 %%x) {\nentry:\n  br label %%loop\nloop:\n  %%i = phi i64 [ 0, %%entry ], [ %%i.next, %%loop ]\n", k, attr, attr)
		b.WriteString("  %i.next = add nuw nsw i64 %i, 1\n")
		v := "%x"
		for at := range 3 + r.IntN(4) {
			array := []string{"a", "a", "b"}[r.IntN(3)]
			fmt.Fprintf(&b, "  %%o%d = add nsw i64 %%i, %d\n  %%p%d = getelementptr inbounds i32, ptr %%%s, i64 %%o%d\n", at, r.IntN(4), at, array, at)
			if at > 0 && r.IntN(2) == 0 {
				fmt.Fprintf(&b, "  store i32 %s, ptr %%p%d, align 4\n", v, at)
				continue
			}
			fmt.Fprintf(&b, "  %%v%d = load i32, ptr %%p%d, align 4\n  %%s%d = add i32 %%v%d, %s\n", at, at, at, at, v)
			v = fmt.Sprintf("%%s%d", at)
		}
		fmt.Fprintf(&b, "  %%pe = getelementptr inbounds i32, ptr %%a, i64 %%i.next\n  store i32 %s, ptr %%pe, align 4\n", v)
		b.WriteString("  %c = icmp eq i64 %i.next, %n\n  br i1 %c, label %exit, label %loop\nexit:\n  ret void\n}\n")
	}
	return b.String()
}
