package passes

import (
	"fmt"
	"io"
)

// Bisect numbers the runs of passes on modules, functions, groups of functions and loops from 1,
// and leaves out those above a limit, as LLVM's -opt-bisect-limit does: with the smallest limit at
// which something goes wrong, the last run that is made is the one to look at. Printers and passes
// that code must go through are not numbered. With a Bisect nothing runs concurrently.
type Bisect struct {
	Limit int       // the last run that is made; negative: all of them
	Log   io.Writer // gets a line for each run, as LLVM prints it; nil: nothing is logged

	// Of the last Run of a pipeline:

	Runs int     // numbered, whether made or left out
	Last LastRun // the last one that was made
}

// LastRun is a run of a pass.
type LastRun struct {
	Node Node   // of the pipeline
	Unit string // "[module]", a function, "(f, g)", "loop %l in function f"
}

// allows numbers a run and reports whether it is made.
func (b *Bisect) allows(n Node, unit string) bool {
	b.Runs++
	made := b.Limit < 0 || b.Runs <= b.Limit
	if made {
		b.Last = LastRun{Node: n, Unit: unit}
	}
	if b.Log != nil {
		what := "running"
		if !made {
			what = "NOT running"
		}
		fmt.Fprintf(b.Log, "BISECT: %s pass (%d) %s on %s\n", what, b.Runs, n.Text, unit)
	}
	return made
}
