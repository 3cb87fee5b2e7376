package coroutine_test

import (
	"testing"

	"opt-go/passes/internal/difftest"
)

// TestPasses runs the regression tests of the passes. Programs are run by TestCoroutines of
// package passes.
func TestPasses(t *testing.T) { difftest.Suite{Lit: []string{"coroutine"}}.Run(t) }
