package main

import (
	"flag"
	"strconv"
	"time"

	"github.com/pkg/errors"

	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/passes/analysis"
	"opt-go/passes/divergence"
	"opt-go/passes/pass"
	"opt-go/passes/target"
	"opt-go/tools/paper/gpu"
	"opt-go/tools/paper/kernels"
	"opt-go/tools/shard"
)

// Figures 21 and 22 of Sampaio et al., "Divergence analysis": what the simple and the affine
// analysis find about the variables of the kernel collection, and how long they take. A variable is
// a parameter or an instruction with a result, of the kernel as a pipeline leaves it (the paper:
// PTX as nvcc writes it, in gated SSA).

// divergenceRow holds the results for one kernel.
type divergenceRow struct {
	kernel        kernels.Kernel
	Variables     int
	Simple        int        // of the variables: divergent by the simple analysis
	Affine        int        // by that of degree one
	Second        int        // by that of degree two
	States        [kinds]int // variables by their state in degree one
	Gained        int        // variables that only degree two takes for affine
	SimpleTime    time.Duration
	AffineTime    time.Duration
	AffineTwoTime time.Duration
}

// stateKind classes states (a1, a0) of degree one as Fig. 22 does.
type stateKind int

const (
	constantKind stateKind = iota // (0, c)
	uniformKind                   // (0, ⊥)
	knownKind                     // (c, c)
	affineKind                    // (c, ⊥)
	bottomKind                    // (⊥, ⊥)
	kinds
)

var kindNames = [kinds]string{"(0,c)", "(0,⊥)", "(c,c)", "(c,⊥)", "(⊥,⊥)"}

func kindOf(s divergence.State) stateKind {
	switch {
	case s.IsUniform() && !s.Const.Unknown:
		return constantKind
	case s.IsUniform():
		return uniformKind
	case !s.IsAffine(1):
		return bottomKind
	case !s.Const.Unknown:
		return knownKind
	}
	return affineKind
}

func runDivergence(args []string) error {
	fs := flag.NewFlagSet("divergence", flag.ExitOnError)
	pipeline := fs.String("passes", "default<O2>", "the pipeline that the kernels have gone through")
	grid := fs.Int("max-grid-x", 0, "promise at most so many blocks in x (-nvvm-max-grid-x), so that indices do not wrap; 0: no promise")
	integers := fs.Bool("integers", false, "numbers do not wrap, as in the paper")
	rounds := fs.Int("rounds", 15, "each analysis runs so often; the shortest time counts")
	each := fs.Bool("kernels", false, "print the numbers of every kernel")
	csv := fs.String("csv", "", "write the numbers of every kernel to this file")
	svg := fs.String("svg", "", "write the figures to this folder")
	work := shard.NewWork(fs, "kernels", "csv", "svg")
	if err := fs.Parse(args); err != nil {
		return errors.WithStack(err)
	}
	if err := work.Begin("paper divergence"); err != nil {
		return err
	}
	rows, err := measureDivergence(work, divergenceWay(*pipeline, *grid), *integers, *rounds)
	if err != nil {
		return err
	}
	if err := work.Finish(); err != nil || work.Part() {
		return err
	}
	if *each {
		printDivergenceKernels(rows)
	}
	printFig21(rows)
	printFig22(rows)
	if *csv != "" {
		if err := writeCSV(*csv, divergenceHeader(), divergenceRecords(rows)); err != nil {
			return err
		}
	}
	if *svg == "" {
		return nil
	}
	return drawDivergence(*svg, rows)
}

func divergenceWay(pipeline string, grid int) gpu.Way {
	w := gpu.Way{Pipeline: pipeline}
	if grid > 0 {
		w.Flags = map[string]string{"nvvm-max-grid-x": strconv.Itoa(grid)}
	}
	return w
}

// measureDivergence analyses every kernel of the collection.
func measureDivergence(work *shard.Work, w gpu.Way, integers bool, rounds int) ([]divergenceRow, error) {
	modules := map[string]*ir.Module{}
	var rows []divergenceRow
	for n, k := range kernels.All() {
		row, err := shard.Measure(work, "divergence", n, func() (row divergenceRow, err error) {
			m := modules[k.Suite]
			if m == nil {
				if m, err = gpu.Module(k.Suite, w); err != nil {
					return row, err
				}
				modules[k.Suite] = m
			}
			f := m.Func(k.Name)
			if f == nil || f.IsDecl() {
				return row, errors.Errorf("suite %s has no kernel %s", k.Suite, k.Name)
			}
			return analyseKernel(f, nvptx.Target(m, w.Options), integers, rounds), nil
		})
		if err != nil {
			return nil, err
		}
		row.kernel = k
		rows = append(rows, row)
	}
	return rows, nil
}

func analyseKernel(f *ir.Func, t *target.Target, integers bool, rounds int) divergenceRow {
	c := pass.NewContext(t, nil, nil, nil)
	pass.Get(c, f, analysis.Dominators) // not part of what is measured, as in the paper
	pass.Get(c, f, analysis.Cycles)
	var row divergenceRow
	var u *divergence.Uniformity
	var one, two *divergence.Affine
	row.SimpleTime = shortest(rounds, func() { u = divergence.New(c, f) })
	affine := divergence.NewAffine
	if integers {
		affine = divergence.NewAffineOfIntegers
	}
	row.AffineTime = shortest(rounds, func() { one = affine(c, f, 1) })
	row.AffineTwoTime = shortest(rounds, func() { two = affine(c, f, 2) })
	count := func(v ir.Value) {
		s, s2 := one.State(v), two.State(v)
		row.Variables++
		row.States[kindOf(s)]++
		row.Simple += toInt(u.IsDivergent(v))
		row.Affine += toInt(!s.IsUniform())
		row.Second += toInt(!s2.IsUniform())
		row.Gained += toInt(!s.IsAffine(1) && s2.IsAffine(2))
	}
	for _, p := range f.Params {
		count(p)
	}
	for i := range f.Instrs() {
		if !i.Type().IsVoid() {
			count(i)
		}
	}
	return row
}

func toInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// shortest returns the shortest time of some runs.
func shortest(rounds int, run func()) time.Duration {
	best := time.Duration(1<<63 - 1)
	for range rounds {
		start := time.Now()
		run()
		best = min(best, time.Since(start))
	}
	return best
}
