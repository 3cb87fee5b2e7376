package divergence_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
)

// TestPasses runs the regression tests of what this package prints or does as a pass.
func TestPasses(t *testing.T) {
	difftest.Suite{Lit: []string{"divergence", "print-affine", "print-affine-module", "print-divergence", "print-gsa", "print-uniformity"}}.Run(t)
}
