package main

import (
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"slices"
	"time"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/passes"
	"opt-go/tools/bench/shape"
	"opt-go/tools/shard"
)

// maxGrowth is how much more time an instruction may take in a function of 100,000 instructions
// than in one of 1,000.
const maxGrowth = 1.5

// scaling says how the time of passes grows with the size of functions.
type scaling struct {
	parts    *shard.Work
	pipeline string
	shapes   []shape.Kernel
	sizes    []int  // instructions per function, ascending
	total    int    // instructions per module, so that all sizes do the same work
	runs     int    // the median of so many counts
	llvm     string // opt-19; "": not there
	counter  string // tools/bench/count, built to count; "": without
	workSize int    // up to which it counts
}

// scaleRow is the time of a pass on functions of one shape, in nanoseconds per instruction of the
// input, by size.
type scaleRow struct {
	Pass, Shape string
	NS          []float64
	Limit       float64 // of growth
	Paired      float64 // growth, if it was measured in pairs
	LLVM        float64 // growth of LLVM's pass of the same name on the same functions; 0: unknown
	Work        float64 // growth of the executed blocks of our code per instruction; 0: unknown
}

// growth is the time per instruction at the largest size over that at the smallest.
func (r scaleRow) growth() float64 {
	if r.Paired > 0 {
		return r.Paired
	}
	return r.NS[len(r.NS)-1] / r.NS[0]
}

// measureShape runs the pipeline over modules of the same total size whose functions grow. Passes
// that run several times are added up. Sizes take turns, in one direction and then in the other, so
// that what disturbs the machine for a while disturbs all of them; growth is the median of those of
// the turns.
func (s scaling) measureShape(sh shape.Kernel) ([]scaleRow, error) {
	nodes, err := passes.Parse(s.pipeline)
	if err != nil {
		return nil, err
	}
	var rows []scaleRow
	at := map[string]int{}
	for _, n := range nodes {
		if name := passes.Format([]passes.Node{n}); len(rows) == 0 || !hasKey(at, name) {
			at[name] = len(rows)
			rows = append(rows, scaleRow{Pass: name, Shape: sh.Name, NS: make([]float64, len(s.sizes)), Limit: maxGrowth})
		}
	}
	counts := make([][][]float64, len(rows)) // by row, size and run
	for k := range counts {
		counts[k] = make([][]float64, len(s.sizes))
	}
	for run := range s.runs {
		for n := range s.sizes {
			if run%2 == 1 {
				n = len(s.sizes) - 1 - n
			}
			size := s.sizes[n]
			functions := max(1, s.total/size)
			times, err := timePasses(sh.Text(functions, size), nodes)
			if err != nil {
				return nil, errors.Wrapf(err, "%s, %d instructions", sh.Name, size)
			}
			for name, t := range times {
				counts[at[name]][n] = append(counts[at[name]][n], float64(t.Nanoseconds())/float64(functions*size))
			}
		}
	}
	for k := range rows {
		first, last := counts[k][0], counts[k][len(s.sizes)-1]
		ratios := make([]float64, s.runs)
		for run := range ratios {
			ratios[run] = last[run] / first[run]
		}
		rows[k].Paired = medianOf(ratios)
		for n := range s.sizes {
			rows[k].NS[n] = medianOf(counts[k][n])
		}
	}
	if err := s.compareLLVM(sh, nodes, rows, at); err != nil {
		return nil, err
	}
	return rows, s.countWork(sh, rows, at)
}

func medianOf(of []float64) float64 {
	sorted := slices.Sorted(slices.Values(of))
	return sorted[len(sorted)/2]
}

func hasKey(m map[string]int, key string) bool { _, ok := m[key]; return ok }

// timePasses runs the passes one after the other over the whole module, so that functions of all
// sizes are out of the caches when their turn comes, and without garbage collection in between.
// Times are the processor's, which other programs disturb less, and of the thread that the passes
// run on: what Go's runtime does on others after a collection is none of theirs.
func timePasses(text []byte, nodes []passes.Node) (map[string]time.Duration, error) {
	m, err := frontend.Read("scale.ll", text)
	if err != nil {
		return nil, err
	}
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	times := map[string]time.Duration{}
	for k := range nodes {
		runtime.GC()
		start := processorTime()
		if err := runPasses(m, nodes[k:k+1]); err != nil {
			return nil, err
		}
		times[passes.Format(nodes[k:k+1])] += processorTime() - start
	}
	return times, nil
}

func runPasses(m *ir.Module, nodes []passes.Node) error {
	_, err := passes.Run(m, nodes, passes.Options{Target: nvptx.Target(m, nvptx.Options{}), Workers: 1})
	return err
}

// measureAll measures passes and register allocation.
func (s scaling) measureAll(sh shape.Kernel) ([]scaleRow, error) {
	rows, err := s.measureShape(sh)
	if err != nil {
		return nil, err
	}
	allocated, err := s.measureAllocation(sh)
	return append(rows, allocated...), err
}

// print writes the table and returns how many rows grow too fast. Passes that cost next to nothing
// are not judged.
func (s scaling) print(w io.Writer) (tooFast int, err error) {
	fmt.Fprintf(w, "ns per instruction in functions of %16s", "")
	for _, n := range s.sizes {
		fmt.Fprintf(w, " %8d", n)
	}
	fmt.Fprintf(w, " %8s %8s %8s\n", "growth", "LLVM's", "work's")
	for k, sh := range s.shapes {
		rows, err := shard.Measure(s.parts, "shapes", k, func() ([]scaleRow, error) { return s.measureAll(sh) })
		if err != nil {
			return 0, err
		}
		for _, r := range rows {
			if r.print(w) {
				tooFast++
			}
		}
	}
	return tooFast, nil
}

// print writes a row and reports whether it grows too fast.
func (r scaleRow) print(w io.Writer) (tooFast bool) {
	fmt.Fprintf(w, "%-40s %-10s", r.Pass, r.Shape)
	for _, ns := range r.NS {
		fmt.Fprintf(w, " %8.1f", ns)
	}
	optional := func(growth float64) {
		if growth > 0 {
			fmt.Fprintf(w, " %8.2f", growth)
		} else {
			fmt.Fprintf(w, " %8s", "-")
		}
	}
	fmt.Fprintf(w, " %8.2f", r.growth())
	optional(r.LLVM)
	optional(r.Work)
	tooFast = r.growth() > r.Limit && r.NS[len(r.NS)-1] > 2
	if tooFast {
		fmt.Fprint(w, "  grows too fast")
	}
	fmt.Fprintln(w)
	return tooFast
}
