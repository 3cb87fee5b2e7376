package slp_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
)

// TestPasses runs the regression tests of the pass, and executes random functions before and after.
// LLVM's costs differ, and with them what is vectorized, so that results are not compared with
// LLVM's one by one.
func TestPasses(t *testing.T) {
	always := map[string]string{"slp-threshold": "-1000"}
	difftest.Suite{
		Lit: []string{"slp-vectorizer"},
		Functions: []difftest.Case{
			{Pipeline: "slp-vectorizer", Make: straightLine, Alone: true},
			{Pipeline: "slp-vectorizer", Make: straightLine, Alone: true, Flags: always},
			{Pipeline: "slp-vectorizer", Prepare: "instcombine,early-cse", Make: straightLine, Alone: true, Flags: always},
			{Pipeline: "slp-vectorizer,instcombine,early-cse", Make: straightLine, Alone: true, Flags: always},
		},
	}.Run(t)
}
