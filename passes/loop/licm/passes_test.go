package licm_test

import (
	"fmt"
	"regexp"
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestPasses runs the regression tests of the passes in this folder, and compares them with LLVM's
// on random input.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"licm", "lnicm", "loop-sink"},
		Functions: []difftest.Case{
			{Pipeline: "licm", Prepare: "mem2reg,simplifycfg"},
			{Pipeline: "licm", Prepare: "mem2reg,loop-rotate", Make: irgen.Loops},
			{Pipeline: "licm", Prepare: "sroa,loop-rotate", Make: irgen.LoopMemory},
			{Pipeline: "loop-mssa(lnicm)", Prepare: "mem2reg,loop-rotate", Make: irgen.Loops},
			{Pipeline: "loop-mssa(lnicm)", Prepare: "sroa,loop-rotate", Make: irgen.LoopMemory},
			{Pipeline: "loop-sink", Prepare: "mem2reg,loop-rotate,loop-mssa(licm)", Make: profiled(irgen.Loops)},
			{Pipeline: "loop-sink", Prepare: "sroa,loop-rotate,loop-mssa(licm)", Make: profiled(irgen.LoopMemory)},
		},
		Locations: []difftest.MetadataCase{
			{Pipeline: "licm", Prepare: "mem2reg,simplifycfg", AtLeast: 100},
			{Pipeline: "licm", Prepare: "mem2reg,loop-rotate", Make: irgen.Invariant, AtLeast: 100},
		},
	}.Run(t)
}

var (
	header = regexp.MustCompile(`(?m)^(define .*) \{$`)
	branch = regexp.MustCompile(`(?m)^ +br i1 .*$`)
)

// profiled gives functions a count and their branches weights.
func profiled(generate func(seed uint64, n int, flags bool) string) func(seed uint64, n int, flags bool) string {
	return func(seed uint64, n int, flags bool) string {
		text := header.ReplaceAllString(generate(seed, n, flags), "$1 !prof !9000 {")
		k := int(seed % 3)
		text = branch.ReplaceAllStringFunc(text, func(line string) string {
			k++
			return fmt.Sprintf("%s, !prof !%d", line, 9001+k%3)
		})
		return text + "\n!9000 = !{!\"function_entry_count\", i64 100}\n!9001 = !{!\"branch_weights\", i32 1, i32 1000}\n" +
			"!9002 = !{!\"branch_weights\", i32 1000, i32 1}\n!9003 = !{!\"branch_weights\", i32 3, i32 2}\n"
	}
}
