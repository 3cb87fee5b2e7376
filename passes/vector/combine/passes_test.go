package combine_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// onX86 makes functions for a target whose costs are known.
func onX86(seed uint64, n int, flags bool) string {
	return "target triple = \"x86_64-unknown-linux-gnu\"\n" + irgen.Vectors(seed, n, flags)
}

// TestPasses runs the regression tests of vector-combine, and executes random functions on vectors
// before and after: with the costs of x86, and with those of a target that is not known.
func TestPasses(t *testing.T) {
	difftest.Suite{
		Lit: []string{"vector-combine"},
		Functions: []difftest.Case{
			{Pipeline: "vector-combine", Make: irgen.Vectors, Alone: true},
			{Pipeline: "vector-combine", Make: onX86, Alone: true},
			{Pipeline: "vector-combine", Make: onX86, Alone: true, Version: 22},
			{Pipeline: "vector-combine", Prepare: "scalarizer,instcombine<no-verify-fixpoint>", Make: onX86, Alone: true, Version: 22},
			{Pipeline: "vector-combine<early>,vector-combine", Make: onX86, Alone: true, Version: 22},
			{Pipeline: "vector-combine<early>", Make: onX86, Alone: true},
		},
	}.Run(t)
}
