package main

import (
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"sort"
	"strings"

	"github.com/pkg/errors"

	"opt-go/tools/shard"
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
	Logs float64
	N    int
}

func (m *mean) add(a, b float64) {
	if a > 0 && b > 0 {
		m.join(mean{math.Log(a / b), 1})
	}
}

func (m *mean) join(o mean) { m.Logs, m.N = m.Logs+o.Logs, m.N+o.N }

func (m *mean) String() string {
	if m.N == 0 {
		return "-"
	}
	return fmt.Sprintf("%.3f", math.Exp(m.Logs/float64(m.N)))
}

// worstKernel is a kernel with the ratio of instructions executed.
type worstKernel struct {
	Name  string
	Ratio float64
	Ours  uint64
	LLVM  uint64
	Stat  string
}

// summary is the total of all files for one configuration.
type summary struct {
	Way                      string
	Files, Refused, Rejected int
	Kernels                  int
	Outcomes                 map[outcome]int
	Static, Dynamic, Time    mean
	MS, LLVMMS               float64
	Worst                    []worstKernel
}

func summarize(w way, all []*fileReport) *summary {
	s := &summary{Way: w.name, Outcomes: map[outcome]int{}}
	for _, f := range all {
		for _, r := range f.ways {
			if r.way.name == w.name {
				s.add(f, &r)
			}
		}
	}
	return s
}

func (s *summary) add(f *fileReport, r *wayReport) {
	s.Files++
	if r.refused != nil {
		s.Refused++
		return
	}
	if r.ptxas != nil {
		s.Rejected++
	}
	s.MS, s.LLVMMS = s.MS+r.ms, s.LLVMMS+f.ms
	s.Time.add(r.ms, f.ms)
	for _, k := range r.kernels {
		s.Kernels++
		s.Static.add(float64(k.ours), float64(k.theirsStat))
		var executed mean
		var ours, llvm uint64
		for _, l := range k.launches {
			s.Outcomes[l.outcome]++
			if l.outcome.counted() {
				executed.add(float64(l.ours), float64(l.theirs_))
				ours, llvm = ours+l.ours, llvm+l.theirs_
			}
		}
		if executed.N == 0 {
			continue
		}
		ratio := executed.Logs / float64(executed.N)
		s.Dynamic.join(mean{ratio, 1})
		s.Worst = append(s.Worst, worstKernel{f.file + " " + k.name, math.Exp(ratio), ours, llvm, fmt.Sprintf("%d/%d", k.ours, k.theirsStat)})
	}
}

// join adds the total of other files.
func (s *summary) join(o *summary) {
	s.Files, s.Refused, s.Rejected, s.Kernels = s.Files+o.Files, s.Refused+o.Refused, s.Rejected+o.Rejected, s.Kernels+o.Kernels
	s.MS, s.LLVMMS = s.MS+o.MS, s.LLVMMS+o.LLVMMS
	s.Static.join(o.Static)
	s.Dynamic.join(o.Dynamic)
	s.Time.join(o.Time)
	for k, n := range o.Outcomes {
		s.Outcomes[k] += n
	}
	s.Worst = append(s.Worst, o.Worst...)
}

// total is what the whole run comes to, or a part of it.
type total struct {
	Files int
	Left  map[string]int // files that are left out, by the reason
	Bad   int
	Sums  []*summary // of the configurations
}

func (c *config) total(all []*fileReport) *total {
	t := &total{Files: len(all), Left: map[string]int{}}
	for _, f := range all {
		t.Bad += f.bad()
		if f.left != nil {
			reason, _, _ := strings.Cut(f.left.Error(), ":")
			t.Left[reason]++
		}
	}
	for _, way := range c.ways {
		t.Sums = append(t.Sums, summarize(way, all))
	}
	return t
}

// mergeParts prints the sum of the totals in files, which must be of the same configurations.
func mergeParts(w io.Writer, c *config, files []string) (bad int, err error) {
	parts, err := shard.Load[*total](files, "kernels")
	if err != nil {
		return 0, err
	}
	t := parts[0]
	for n, p := range parts[1:] {
		if !slices.EqualFunc(t.Sums, p.Sums, func(a, b *summary) bool { return a.Way == b.Way }) {
			return 0, errors.Errorf("%s and %s are of different -ways", files[0], files[n+1])
		}
		t.Files, t.Bad = t.Files+p.Files, t.Bad+p.Bad
		for reason, n := range p.Left {
			t.Left[reason] += n
		}
		for k, s := range p.Sums {
			t.Sums[k].join(s)
		}
	}
	t.print(w, c)
	return t.Bad, nil
}

// print prints a table with a row for each configuration, and the kernels that execute the most
// instructions beyond LLVM's.
func (t *total) print(w io.Writer, c *config) {
	fmt.Fprintf(w, "\n%d files; left out: %d that clang refuses, %d that LLVM cannot compile, %d without a kernel\n", t.Files, t.Left["clang"], t.Left["LLVM"], t.Left["no kernel"])
	fmt.Fprintf(w, "Ours beside LLVM's, geometric means: instructions written and executed (by warps, over the kernels that came to the same end), compile time\n")
	fmt.Fprintf(w, "%-26s %6s %8s %6s %8s %8s %9s %7s %7s %10s\n", "", "files", "refused", "ptxas", "kernels", "written", "executed", "time", "s", "LLVM's s")
	for _, s := range t.Sums {
		fmt.Fprintf(w, "%-26s %6d %8d %6d %8d %8s %9s %7s %7.1f %10.1f\n", s.Way, s.Files, s.Refused, s.Rejected, s.Kernels,
			&s.Static, &s.Dynamic, &s.Time, s.MS/1000, s.LLVMMS/1000)
	}
	fmt.Fprintln(w, "\nLaunches:")
	for _, s := range t.Sums {
		fmt.Fprintf(w, "  %-26s", s.Way)
		for k, o := range slices.Sorted(maps.Keys(s.Outcomes)) {
			if k > 0 {
				fmt.Fprint(w, ",")
			}
			fmt.Fprintf(w, " %d %s", s.Outcomes[o], o)
		}
		fmt.Fprintln(w)
	}
	for _, s := range t.Sums {
		s.printWorst(w, c.worst)
	}
}

func (s *summary) printWorst(w io.Writer, n int) {
	if n == 0 || len(s.Worst) == 0 || strings.Contains(s.Way, "-regs=24") {
		return
	}
	sort.SliceStable(s.Worst, func(i, j int) bool { return s.Worst[i].Ratio > s.Worst[j].Ratio })
	fmt.Fprintf(w, "\nKernels that execute most more instructions than LLVM's, %s: ratio, executed, written\n", s.Way)
	for _, k := range s.Worst[:min(n, len(s.Worst))] {
		if k.Ratio <= 1 {
			break
		}
		fmt.Fprintf(w, "  %6.3f %8d/%-8d %9s  %s\n", k.Ratio, k.Ours, k.LLVM, k.Stat, k.Name)
	}
}
