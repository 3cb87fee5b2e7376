// Package testload says how much tests do and what that costs.
//
// Share chooses between the quick part of a test and all of it. Importing the package has an effect
// too: the garbage collector of the test's process lets the heap grow to five times what is live,
// not to twice. A test that compiles thousands of small modules has little that is live, and
// otherwise spends a third of its time in collections of a few megabytes. GOGC in the environment
// takes precedence.
package testload

import (
	"os"
	"runtime/debug"
)

// percent is how far the heap grows between collections; at larger values tests are hardly faster.
const percent = 400

func init() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(percent)
	}
}

// Share is how much a test does: all of it if OPTGO_ALL is set in the environment, else a part.
func Share(all, part int) int {
	if os.Getenv("OPTGO_ALL") != "" {
		return all
	}
	return part
}
