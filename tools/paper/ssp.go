package main

import (
	"flag"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/pkg/errors"

	"opt-go/tools/paper/nests"
	"opt-go/tools/shard"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/ssp"
)

// The evaluation of Rong et al. (PLDI 2005, section 6): single-dimension software pipelining of
// every level of a collection of loop nests, and the rotating registers that seven strategies need.
// Every part prints our numbers beside the paper's where its text gives them.

// sspParts are the parts of the experiment's output, in order.
var sspParts = []struct {
	name string
	run  func(x *sspExperiment) error
}{
	{"collection", (*sspExperiment).collection},
	{"table1", (*sspExperiment).table1},
	{"success", (*sspExperiment).success},
	{"fig20", (*sspExperiment).fig20},
	{"table2", (*sspExperiment).table2},
	{"table3", (*sspExperiment).table3},
	{"cylinder", (*sspExperiment).cylinder},
	{"alloc", (*sspExperiment).alloc},
}

// sspRegisters is the number of rotating registers of a file: those of the paper's machine.
const sspRegisters = 96

// sspExperiment is the state of one run.
type sspExperiment struct {
	nests      int
	levels     []*nests.Level
	failures   []nests.Failure
	work       *shard.Work
	strategies []ssp.Strategy
	model      *modulo.Model
	picture    string // the level whose cylinder is drawn; empty: one that interleaves much
	took       time.Duration
	dir        string // of the C collection, of one level of optimization
	// optimization ends the names of its files.
	optimization string
	figures      []drawing
	out          io.Writer
}

func runSSP(args []string) error {
	fs := flag.NewFlagSet("ssp", flag.ExitOnError)
	name := fs.String("machine", "p4m4l4", "machine")
	seed := fs.Int64("seed", 1, "seed of the generated nests")
	source := fs.String("nests", "all", "nests: all, c or generated")
	dir := fs.String("dir", "vliw/testdata/nests", "folder of the C collection")
	optimization := fs.String("O", "O1", "the optimization level of clang's whose output is read: O0 (nothing is found in it), O1 or O2")
	rotating := fs.Bool("rotating-live-out", false, "keep what is read after the generated nests in rotating registers until the end")
	workers := fs.Int("j", 0, "levels measured at once; 0: one per core (the times of Table 2 are best with 1)")
	parts := fs.String("part", "", "what to print (collection, table1, success, fig20, table2, table3, cylinder, alloc); empty: everything")
	picture := fs.String("cylinder", "", "the level to draw, as -list names it; empty: the double loop where interleaving saves most")
	list := fs.Bool("list", false, "print every level")
	svg := fs.String("svg", "", "write the figures to this folder")
	work := shard.NewWork(fs, "j", "list", "svg", "cylinder")
	if err := fs.Parse(args); err != nil {
		return errors.WithStack(err)
	}
	if err := work.Begin("paper ssp"); err != nil {
		return err
	}
	var names []string
	for _, p := range sspParts {
		names = append(names, p.name)
	}
	chosen, err := pick(*parts, names)
	if err != nil {
		return err
	}
	m, err := machine.Lookup(*name)
	if err != nil {
		return err
	}
	all := &nests.Collection{}
	if *source == "all" || *source == "c" {
		c, err := nests.FromC(*dir, *optimization, m)
		if err != nil {
			return err
		}
		all.Add(c)
	}
	if *source == "all" || *source == "generated" {
		all.Add(nests.Generated(m, *seed, *rotating))
	}
	x := newSSP(work, all, modulo.NewModel(m), *workers, work.Out())
	x.picture, x.dir, x.optimization = *picture, *dir, *optimization
	if *list {
		x.list()
	}
	for _, part := range sspParts {
		if slices.Contains(chosen, part.name) {
			if err := part.run(x); err != nil {
				return err
			}
			fmt.Fprintln(x.out)
		}
	}
	if err := work.Finish(); err != nil || *svg == "" || work.Part() {
		return err
	}
	return drawAll(*svg, x.figures)
}

// newSSP measures a collection.
func newSSP(work *shard.Work, all *nests.Collection, m *modulo.Model, workers int, out io.Writer) *sspExperiment {
	x := &sspExperiment{nests: all.Nests, strategies: ssp.Strategies(), model: m, work: work, out: out}
	start := time.Now()
	x.levels, x.failures = nests.Measure(work, all.Levels, m, x.strategies, workers)
	x.failures = append(x.failures, all.Rejected...)
	x.took = time.Since(start)
	return x
}

// strategy is the index of a strategy.
func (x *sspExperiment) strategy(name string) int {
	for i, s := range x.strategies {
		if s.String() == name {
			return i
		}
	}
	panic("BUG: paper: there is no strategy " + name)
}

// list prints a line for every level.
func (x *sspExperiment) list() {
	rows := [][]string{{"level", "depth", "ops", "T", "S1", "Sn", "MaxLive int", "float"}}
	for _, s := range x.strategies {
		rows[0] = append(rows[0], s.String())
	}
	for _, l := range x.levels {
		row := []string{
			l.Name, fmt.Sprint(l.Depth), fmt.Sprint(len(l.Nest.Ops)), fmt.Sprint(l.Schedule.T), fmt.Sprint(l.Schedule.Stages(1)),
			fmt.Sprint(l.Schedule.Group()), fmt.Sprint(l.MaxLive[0]), fmt.Sprint(l.MaxLive[1]),
		}
		for k := range x.strategies {
			row = append(row, fmt.Sprintf("%d/%d", l.Need[k][0].Used, l.Need[k][1].Used))
		}
		rows = append(rows, row)
	}
	table(x.out, "Levels; registers integer/float:", rows)
	for _, f := range x.failures {
		fmt.Fprintf(x.out, "  %s: %v\n", f.Name, f.Err)
	}
	fmt.Fprintln(x.out)
}
