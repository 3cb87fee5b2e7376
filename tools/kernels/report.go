package main

import (
	"fmt"
	"io"
	"math"
	"slices"
	"sort"
	"strings"
)

// print writes a file's line, and one for everything that is wrong; with verbose one for every
// launch.
func (f *fileReport) print(w io.Writer, verbose bool) {
	if f.left != nil {
		if verbose {
			fmt.Fprintf(w, "%s: left out: %v\n", f.file, f.left)
		}
		return
	}
	for _, way := range f.ways {
		prefix := fmt.Sprintf("%s [%s]", f.file, way.way.name)
		if way.refused != nil {
			fmt.Fprintf(w, "%s: REFUSED: %v\n", prefix, way.refused)
		}
		if way.ptxas != nil {
			fmt.Fprintf(w, "%s: PTXAS: %v\n", prefix, way.ptxas)
		}
		if verbose && way.refused == nil {
			fmt.Fprintf(w, "%s: %.0f ms, LLVM %.0f\n", prefix, way.ms, f.ms)
		}
		for _, k := range way.kernels {
			for _, l := range k.launches {
				if verbose || l.outcome.wrong() {
					fmt.Fprintf(w, "%s %s, %s: %s; static %d/%d, executed %d/%d%s\n", prefix, k.name, l.shape, l.outcome,
						k.ours, k.theirsStat, l.ours, l.theirs_, prefixed("; ", l.note))
				}
			}
		}
	}
}

func prefixed(p, s string) string {
	if s == "" {
		return ""
	}
	return p + s
}

// mean is a geometric mean in the making.
type mean struct {
	logs float64
	n    int
}

func (m *mean) add(a, b float64) {
	if a > 0 && b > 0 {
		m.logs += math.Log(a / b)
		m.n++
	}
}

func (m *mean) String() string {
	if m.n == 0 {
		return "-"
	}
	return fmt.Sprintf("%.3f", math.Exp(m.logs/float64(m.n)))
}

// worstKernel is a kernel with the ratio of instructions executed.
type worstKernel struct {
	name  string
	ratio float64
	ours  uint64
	llvm  uint64
	stat  string
}

// summary is the total of all files for one configuration.
type summary struct {
	way                      way
	files, refused, rejected int
	kernels                  int
	outcomes                 map[outcome]int
	static, dynamic, time    mean
	ms, llvmMS               float64
	worst                    []worstKernel
}

func summarize(w way, all []*fileReport) *summary {
	s := &summary{way: w, outcomes: map[outcome]int{}}
	for _, f := range all {
		for _, r := range f.ways {
			if r.way.name == w.name {
				s.add(f, &r)
			}
		}
	}
	sort.SliceStable(s.worst, func(i, j int) bool { return s.worst[i].ratio > s.worst[j].ratio })
	return s
}

func (s *summary) add(f *fileReport, r *wayReport) {
	s.files++
	if r.refused != nil {
		s.refused++
		return
	}
	if r.ptxas != nil {
		s.rejected++
	}
	s.ms, s.llvmMS = s.ms+r.ms, s.llvmMS+f.ms
	s.time.add(r.ms, f.ms)
	for _, k := range r.kernels {
		s.kernels++
		s.static.add(float64(k.ours), float64(k.theirsStat))
		var executed mean
		var ours, llvm uint64
		for _, l := range k.launches {
			s.outcomes[l.outcome]++
			if l.outcome.counted() {
				executed.add(float64(l.ours), float64(l.theirs_))
				ours, llvm = ours+l.ours, llvm+l.theirs_
			}
		}
		if executed.n == 0 {
			continue
		}
		ratio := executed.logs / float64(executed.n)
		s.dynamic.logs, s.dynamic.n = s.dynamic.logs+ratio, s.dynamic.n+1
		s.worst = append(s.worst, worstKernel{f.file + " " + k.name, math.Exp(ratio), ours, llvm, fmt.Sprintf("%d/%d", k.ours, k.theirsStat)})
	}
}

// printSummary prints a table with a row for each configuration, and the kernels of the first one
// that execute the most instructions beyond LLVM's.
func printSummary(w io.Writer, c *config, all []*fileReport) {
	left := map[string]int{}
	for _, f := range all {
		if f.left != nil {
			reason, _, _ := strings.Cut(f.left.Error(), ":")
			left[reason]++
		}
	}
	fmt.Fprintf(w, "\n%d files; left out: %d that clang refuses, %d that LLVM cannot compile, %d without a kernel\n", len(all), left["clang"], left["LLVM"], left["no kernel"])
	fmt.Fprintf(w, "Ours beside LLVM's, geometric means: instructions written and executed (by warps, over the kernels that came to the same end), compile time\n")
	fmt.Fprintf(w, "%-26s %6s %8s %6s %8s %8s %9s %7s %7s %10s\n", "", "files", "refused", "ptxas", "kernels", "written", "executed", "time", "s", "LLVM's s")
	var sums []*summary
	for _, way := range c.ways {
		s := summarize(way, all)
		sums = append(sums, s)
		fmt.Fprintf(w, "%-26s %6d %8d %6d %8d %8s %9s %7s %7.1f %10.1f\n", way.name, s.files, s.refused, s.rejected, s.kernels,
			&s.static, &s.dynamic, &s.time, s.ms/1000, s.llvmMS/1000)
	}
	fmt.Fprintln(w, "\nLaunches:")
	for _, s := range sums {
		fmt.Fprintf(w, "  %-26s", s.way.name)
		var names []string
		for o := range s.outcomes {
			names = append(names, string(o))
		}
		slices.Sort(names)
		for k, n := range names {
			if k > 0 {
				fmt.Fprint(w, ",")
			}
			fmt.Fprintf(w, " %d %s", s.outcomes[outcome(n)], n)
		}
		fmt.Fprintln(w)
	}
	for _, s := range sums {
		s.printWorst(w, c.worst)
	}
}

func (s *summary) printWorst(w io.Writer, n int) {
	if n == 0 || len(s.worst) == 0 || slices.Contains(s.way.args, "-regs=24") {
		return
	}
	fmt.Fprintf(w, "\nKernels that execute most more instructions than LLVM's, %s: ratio, executed, written\n", s.way.name)
	for _, k := range s.worst[:min(n, len(s.worst))] {
		if k.ratio <= 1 {
			break
		}
		fmt.Fprintf(w, "  %6.3f %8d/%-8d %9s  %s\n", k.ratio, k.ours, k.llvm, k.stat, k.name)
	}
}
