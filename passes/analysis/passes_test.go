package analysis_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
)

// TestPasses runs the regression tests of what this package prints or does as a pass.
func TestPasses(t *testing.T) {
	difftest.Suite{Lit: []string{"dot", "print-cfg"}}.Run(t)
}
