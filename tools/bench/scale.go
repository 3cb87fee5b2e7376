package main

import (
	"fmt"
	"io"
	"runtime"
	"runtime/debug"
	"syscall"
	"time"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/nvptx"
	"opt-go/passes"
	"opt-go/tools/bench/shape"
)

// maxGrowth is how much more time an instruction may take in a function of 100,000 instructions than in one of 1,000.
const maxGrowth = 1.5

// scaling says how the time of passes grows with the size of functions.
type scaling struct {
	pipeline string
	sizes    []int // instructions per function, ascending
	total    int   // instructions per module, so that all sizes do the same work
	runs     int   // the fastest of so many counts
}

// scaleRow is the time of a pass on functions of one shape, in nanoseconds per instruction of the input, by size.
type scaleRow struct {
	pass, shape string
	ns          []float64
	limit       float64 // of growth
}

// growth is the time per instruction at the largest size over that at the smallest.
func (r scaleRow) growth() float64 { return r.ns[len(r.ns)-1] / r.ns[0] }

// measureShape runs the pipeline over modules of the same total size whose functions grow. Passes that run several times are added up.
func (s scaling) measureShape(sh shape.Kernel) ([]scaleRow, error) {
	nodes, err := passes.Parse(s.pipeline)
	if err != nil {
		return nil, err
	}
	var rows []scaleRow
	at := map[string]int{}
	for n, size := range s.sizes {
		functions := max(1, s.total/size)
		text := sh.Text(functions, size)
		best := map[string]time.Duration{}
		for range s.runs {
			times, err := timePasses(text, nodes)
			if err != nil {
				return nil, errors.Wrapf(err, "%s, %d instructions", sh.Name, size)
			}
			for _, t := range times {
				if _, ok := at[t.Name]; !ok {
					at[t.Name] = len(rows)
					rows = append(rows, scaleRow{pass: t.Name, shape: sh.Name, ns: make([]float64, len(s.sizes)), limit: maxGrowth})
				}
				if d, ok := best[t.Name]; !ok || t.Wall < d {
					best[t.Name] = t.Wall
				}
			}
		}
		for name, d := range best {
			rows[at[name]].ns[n] = float64(d.Nanoseconds()) / float64(functions*size)
		}
	}
	return rows, nil
}

// timePasses runs the passes one after the other over the whole module, so that functions of all sizes are out of the caches when
// their turn comes, and without garbage collection in between. Times are the processor's, which other programs disturb less.
func timePasses(text []byte, nodes []passes.Node) ([]passes.PassTime, error) {
	m, err := frontend.Read("scale.ll", text)
	if err != nil {
		return nil, err
	}
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	var times []passes.PassTime
	at := map[string]int{}
	for k := range nodes {
		runtime.GC()
		start := processorTime()
		if _, err := passes.Run(m, nodes[k:k+1], passes.Options{Target: nvptx.Target(m, nvptx.Options{}), Workers: 1}); err != nil {
			return nil, err
		}
		spent := processorTime() - start
		n, ok := at[nodes[k].Text]
		if !ok {
			n = len(times)
			at[nodes[k].Text] = n
			times = append(times, passes.PassTime{Name: nodes[k].Text})
		}
		times[n].Wall += spent
	}
	return times, nil
}

// processorTime is the user and system time of this process so far.
func processorTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic("getrusage: " + err.Error())
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// print writes the table and returns how many rows grow too fast. Passes that cost next to nothing are not judged.
func (s scaling) print(w io.Writer) (tooFast int, err error) {
	fmt.Fprintf(w, "%-32s %-10s", "ns per instruction in functions of", "shape")
	for _, n := range s.sizes {
		fmt.Fprintf(w, " %8d", n)
	}
	fmt.Fprintf(w, " %8s\n", "growth")
	for _, sh := range shape.Kernels {
		rows, err := s.measureShape(sh)
		if err != nil {
			return 0, err
		}
		allocated, err := s.measureAllocation(sh)
		if err != nil {
			return 0, err
		}
		for _, r := range append(rows, allocated...) {
			fmt.Fprintf(w, "%-34s %-10s", r.pass, r.shape)
			for _, ns := range r.ns {
				fmt.Fprintf(w, " %8.1f", ns)
			}
			mark := ""
			if r.growth() > r.limit && r.ns[len(r.ns)-1] > 2 {
				mark = "  grows too fast"
				tooFast++
			}
			fmt.Fprintf(w, " %8.2f%s\n", r.growth(), mark)
		}
	}
	return tooFast, nil
}
