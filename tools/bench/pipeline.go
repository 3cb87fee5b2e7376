package main

import (
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/pkg/errors"

	"opt-go/tools/paper/workbench"
	"opt-go/tools/shard"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
)

// pipelining times modulo scheduling and the allocation of rotating registers on generated loops of
// some sizes.
type pipelining struct {
	machine string
	sizes   []int // operations
	loops   int   // per size; fewer of the large ones
}

// print measures every loop once, after a warm-up, on one core.
func (p *pipelining) print(w io.Writer, work *shard.Work) error {
	mach, err := machine.Lookup(p.machine)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "Software pipelining on %s: hypernode reduction and rotating registers, in milliseconds per loop\n", p.machine)
	fmt.Fprintf(w, "%10s %6s %9s %9s %9s\n", "operations", "loops", "median", "90 %", "longest")
	for k, size := range p.sizes {
		n := max(3, p.loops*50/(50+size))
		times, err := shard.Measure(work, "loops", k, func() ([]float64, error) { return p.times(mach, size, n) })
		switch {
		case err != nil:
			return err
		case len(times) == 0:
			continue // another part's
		}
		fmt.Fprintf(w, "%10d %6d %9.2f %9.2f %9.2f\n", size, n, times[n/2], times[n*9/10], times[n-1])
	}
	return nil
}

// times are those of n loops of a size, in order.
func (p *pipelining) times(mach *machine.Machine, size, n int) ([]float64, error) {
	m := modulo.NewModel(mach)
	var times []float64
	for seed := range n + 1 {
		took, err := schedule(workbench.Graph(mach, size, int64(seed)), m)
		if err != nil {
			return nil, errors.Wrapf(err, "%d operations, seed %d", size, seed)
		}
		if seed > 0 { // the first one warms up
			times = append(times, took)
		}
	}
	slices.Sort(times)
	return times, nil
}

// schedule pipelines one loop and returns the milliseconds it took.
func schedule(g *ddg.Graph, m *modulo.Model) (float64, error) {
	start := time.Now()
	s, err := modulo.Run(g, m, modulo.Options{})
	if err != nil {
		return 0, err
	}
	if _, err := rotate.Allocate(g, s, ddg.RegClass(machine.Float), rotate.Options{}); err != nil {
		return 0, err
	}
	return float64(time.Since(start).Microseconds()) / 1000, nil
}
