// Package difftest holds a pass against the same pass of LLVM 19 on random functions, and against
// the meaning of its input. Each folder of passes has a test that gives a Suite; `go test
// ./passes/scalar/sroa` then takes seconds and runs
//
//   - the regression tests of the passes in lit/passes (lit.go);
//   - random functions (functions.go): the result refines the input under an interpreter, executes
//     at no higher cost than LLVM's (cost.go), and is the same with debug information as without
//     (debug.go). That the text equals LLVM's is reported, not demanded;
//   - random modules (modules.go): the program prints the same under lli-19, and costs no more than
//     LLVM's;
//   - random functions with branch weights or debug locations (metadata.go): they end as LLVM's do
//     where the code is the same.
//
// More tests, with other seeds, and the differences in files:
//
//	go test ./passes/scalar/sroa -diff-n 5000 -diff-seed 7 -diff-pass sroa -diff-dump DIR
//
// Without LLVM the comparisons are left out; OPTGO_REQUIRE_LLVM makes that an error.
package difftest

import (
	"flag"
	"testing"
)

var (
	functionsN = flag.Int("diff-n", 120, "random functions per pass in the differential tests")
	seed       = flag.Uint64("diff-seed", 1, "first seed of the differential tests")
	only       = flag.String("diff-pass", "", "run the differential tests for this pipeline only")
	dumpDir    = flag.String("diff-dump", "", "write what differs into this `directory`: input, ours and LLVM's")
)

// Functions is the number of random functions that a test of its own is asked to try, and Seed its
// first seed: the flags -diff-n and -diff-seed.
func Functions() int { return *functionsN }

// Seed is the first seed: the flag -diff-seed.
func Seed() uint64 { return *seed }

// Suite is what the passes of a folder are tested with. Every part may be missing.
type Suite struct {
	Lit       []string       // folders below lit/passes
	Functions []Case         // passes over functions and loops
	Modules   []ModuleCase   // passes over modules and SCCs
	Weights   []MetadataCase // with branch weights
	Locations []MetadataCase // with debug locations
}

// Run runs the suite, one subtest for each part and pass.
func (s Suite) Run(t *testing.T) {
	if *only == "" && len(s.Lit) > 0 {
		t.Run("lit", func(t *testing.T) { runLit(t, s.Lit) })
	}
	each(t, "functions", s.Functions, Case.name, runFunctions)
	each(t, "debug", s.Functions, Case.name, runDebug)
	each(t, "modules", s.Modules, ModuleCase.name, runModules)
	each(t, "weights", s.Weights, MetadataCase.name, func(t *testing.T, c MetadataCase) { c.run(t, "weights", weigh, takeWeights) })
	each(t, "locations", s.Locations, MetadataCase.name, func(t *testing.T, c MetadataCase) { c.run(t, "debug locations", locate, takeLocations) })
}

// each runs the cases of one part side by side; name gives the pipeline, by which -diff-pass
// chooses, and the name of the subtest.
func each[C any](t *testing.T, part string, cases []C, name func(C) (pipeline, title string), run func(*testing.T, C)) {
	if len(cases) == 0 {
		return
	}
	t.Run(part, func(t *testing.T) {
		for _, c := range cases {
			pipeline, title := name(c)
			if *only != "" && pipeline != *only {
				continue
			}
			t.Run(title, func(t *testing.T) {
				t.Parallel()
				run(t, c)
			})
		}
	})
}
