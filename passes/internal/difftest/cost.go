package difftest

import (
	"fmt"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/internal/irinterp"
)

// slack is by how much the cost of our code, relative to that of LLVM's, may exceed what a case
// records.
const slack = 1.02

// costs add up what results cost, ours and LLVM's: what their executions cost with the test's
// arguments, or, where the interpreter does not know the functions, what their instructions cost.
type costs struct{ ours, theirs int }

func (c *costs) addStatic(ours, theirs *ir.Func) {
	c.ours += irinterp.StaticCost(ours)
	c.theirs += irinterp.StaticCost(theirs)
}

// addExecuted executes both with the same arguments, and counts where both are defined.
func (c *costs) addExecuted(ours, theirs *ir.Func, arguments [][]uint64) {
	for _, args := range arguments {
		a, b := irinterp.Execute(ours, args, maxSteps), irinterp.Execute(theirs, args, maxSteps)
		if a.Defined() && b.Defined() {
			c.ours += a.Cost()
			c.theirs += b.Cost()
		}
	}
}

// ratio is our cost in units of LLVM's.
func (c costs) ratio() float64 {
	if c.theirs == 0 {
		return 1
	}
	return float64(c.ours) / float64(c.theirs)
}

func (c costs) String() string { return fmt.Sprintf("cost %.3f of LLVM's", c.ratio()) }

// exceeds reports whether ours cost more than a case records: the ratio to LLVM's cost, 0 for
// equal.
func (c costs) exceeds(recorded float64) bool {
	if recorded == 0 {
		recorded = 1
	}
	return c.ratio() > recorded*slack
}

func (c costs) check(t *testing.T, recorded float64) {
	t.Helper()
	if c.exceeds(recorded) {
		t.Errorf("%s, more than the %.3f recorded", c, max(recorded, 1))
	}
}
