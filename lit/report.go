package lit

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
)

// verbosity is how much of the tests' output is printed.
type verbosity int

const (
	quiet    verbosity = iota // only what failed, and no output
	normal                    // all results; output of what failed
	showAll                   // output of every test
	succinct                  // only what failed, with its output
)

// reporter prints results as they come in.
type reporter struct {
	w       io.Writer
	level   verbosity
	total   int
	results []Result
}

func (r *reporter) header(discovered, workers int) {
	of := ""
	if r.total != discovered {
		of = fmt.Sprintf(" of %d", discovered)
	}
	fmt.Fprintf(r.w, "-- Testing: %d%s tests, %d workers --\n", r.total, of, workers)
}

// result prints one result.
func (r *reporter) result(res Result) {
	r.results = append(r.results, res)
	bad := res.Code.Bad()
	if bad || r.level == normal || r.level == showAll {
		fmt.Fprintf(r.w, "%v: %s :: %s (%d of %d)\n", res.Code, suiteName, res.Name, len(r.results), r.total)
	}
	if r.level == showAll || bad && r.level != quiet {
		r.output(res)
	}
}

func (r *reporter) output(res Result) {
	if res.Code.Bad() {
		fmt.Fprintf(r.w, "******************** TEST '%s :: %s' FAILED ********************\n", suiteName, res.Name)
	}
	fmt.Fprintf(r.w, "%s********************\n", res.Output)
}

// summary prints the lists of tests by outcome (bad ones, and those in listed)
// and the counts.
func (r *reporter) summary(listed []Code, elapsed time.Duration) {
	slices.SortFunc(r.results, func(a, b Result) int { return strings.Compare(a.Name, b.Name) })
	var counts [numCodes]int
	for _, res := range r.results {
		counts[res.Code]++
	}
	for code := range numCodes {
		if counts[code] > 0 && (code.Bad() || slices.Contains(listed, code)) {
			r.list(code, counts[code])
		}
	}
	if r.level != quiet {
		fmt.Fprintf(r.w, "\nTesting Time: %.2fs\n", elapsed.Seconds())
	}
	width := 0
	for code, n := range counts {
		if n > 0 {
			width = max(width, len(codes[code].label))
		}
	}
	fmt.Fprintf(r.w, "\nTotal Discovered Tests: %d\n", len(r.results))
	for code, n := range counts {
		if n > 0 && (r.level != quiet || codes[code].bad) {
			fmt.Fprintf(r.w, "  %-*s: %d (%.2f%%)\n", width, codes[code].label, n, 100*float64(n)/float64(len(r.results)))
		}
	}
}

func (r *reporter) list(code Code, n int) {
	fmt.Fprintf(r.w, "********************\n%s (%d):\n", codes[code].title, n)
	for _, res := range r.results {
		if res.Code == code {
			fmt.Fprintf(r.w, "  %s :: %s\n", suiteName, res.Name)
		}
	}
	fmt.Fprintln(r.w)
}

// slowest prints the tests that took longest.
func (r *reporter) slowest() {
	const shown = 20
	byTime := slices.Clone(r.results)
	slices.SortStableFunc(byTime, func(a, b Result) int { return int(b.Elapsed - a.Elapsed) })
	fmt.Fprintf(r.w, "\nSlowest Tests:\n")
	for _, res := range byTime[:min(shown, len(byTime))] {
		fmt.Fprintf(r.w, "%.2fs: %s :: %s\n", res.Elapsed.Seconds(), suiteName, res.Name)
	}
}
