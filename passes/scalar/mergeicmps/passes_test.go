package mergeicmps_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/passes/internal/difftest"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"mergeicmps"},
		Functions: []difftest.Case{
			{Pipeline: "mergeicmps", Make: chains, NoRun: true},
		},
	}.Run(t)
}

// chains makes functions that compare fields of two structures, in any order, some twice, some of
// other memory, some of different types, some with a store between.
func chains(seed uint64, n int, _ bool) string {
	r := rand.New(rand.NewPCG(seed, 7))
	var b strings.Builder
	b.WriteString("target datalayout = \"e-m:e-i64:64-n8:16:32:64-S128\"\ntarget triple = \"x86_64-unknown-linux-gnu\"\n")
	for k := range n {
		fmt.Fprintf(&b, "define i1 @f%d(ptr dereferenceable(32) %%a, ptr dereferenceable(32) %%b, ptr %%c) {\n", k)
		blocks := 2 + r.IntN(4)
		phi := ""
		for at := range blocks {
			bits := []int{8, 16, 32, 32}[r.IntN(4)]
			off := r.IntN(4) * 4
			if r.IntN(3) > 0 {
				bits, off = 32, at*4
			}
			other := off
			if r.IntN(8) == 0 {
				other += 4
			}
			fmt.Fprintf(&b, "b%d:\n", at)
			if r.IntN(8) == 0 {
				b.WriteString("  store i32 1, ptr %c\n")
			}
			fmt.Fprintf(&b, "  %%p%d = getelementptr i8, ptr %%a, i64 %d\n  %%x%d = load i%d, ptr %%p%d\n", at, off, at, bits, at)
			fmt.Fprintf(&b, "  %%q%d = getelementptr i8, ptr %%b, i64 %d\n  %%y%d = load i%d, ptr %%q%d\n", at, other, at, bits, at)
			fmt.Fprintf(&b, "  %%e%d = icmp eq i%d %%x%d, %%y%d\n", at, bits, at, at)
			if at == blocks-1 {
				fmt.Fprintf(&b, "  br label %%end\nend:\n  %%r = phi i1 %s[ %%e%d, %%b%d ]\n  ret i1 %%r\n}\n", phi, at, at)
				break
			}
			fmt.Fprintf(&b, "  br i1 %%e%d, label %%b%d, label %%end\n", at, at+1)
			phi += fmt.Sprintf("[ false, %%b%d ], ", at)
		}
	}
	return b.String()
}
