package main

import (
	"flag"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/pkg/errors"

	"opt-go/tools/paper/spill"
	"opt-go/tools/paper/workbench"
	"opt-go/tools/shard"
	"opt-go/vliw/machine"
	"opt-go/vliw/rotate"
)

// The evaluation of the spill-code paper (Zalamea, Llosa, Ayguadé, Valero, PLDI 2000) on a
// workbench of our own: 292 loops from C and any number of generated ones. Each table and each
// figure is a part; it prints our numbers beside the paper's where the paper's text gives them.

// The settings of the paper's figures: candidates are variables or uses, chosen by LT/Trf; then the
// critical cycle, the quantity factor and the traffic factor one on top of the other. Figs. 7 and 8
// have QF 0.3 and TF 0.95. The last one is not in the paper.
var spillSettings = []spill.Setting{
	{Name: "var", Candidate: rotate.Variables, TF: spill.Always},
	{Name: "var+cc", Candidate: rotate.Variables, CC: true, TF: spill.Always},
	{Name: "var+cc+qf", Candidate: rotate.Variables, CC: true, QF: 0.3, TF: spill.Always},
	{Name: "var+cc+qf+tf", Candidate: rotate.Variables, CC: true, QF: 0.3, TF: 0.95},
	{Name: "use", Candidate: rotate.Uses, TF: spill.Always},
	{Name: "use+cc", Candidate: rotate.Uses, CC: true, TF: spill.Always},
	{Name: "use+cc+qf", Candidate: rotate.Uses, CC: true, QF: 0.3, TF: spill.Always},
	{Name: "use+cc+qf+tf", Candidate: rotate.Uses, CC: true, QF: 0.3, TF: 0.95},
	ours,
}

// ours goes beyond the paper: candidates by the profile of live values over all rows of the kernel,
// and more node orders for the scheduler.
var ours = spill.Setting{Name: "ours", Candidate: rotate.Uses, Profile: true, QF: 0.5, TF: 0.95, Orders: 16}

// spillParts are the parts of the experiment's output, in order.
var spillParts = []struct {
	name string
	run  func(x *spillExperiment) error
}{
	{"workbench", (*spillExperiment).workbench},
	{"optimum", (*spillExperiment).optimum},
	{"registers", (*spillExperiment).registersOverMaxLive},
	{"table1", (*spillExperiment).table1},
	{"table2", (*spillExperiment).table2},
	{"table3", (*spillExperiment).table3},
	{"fig3", (*spillExperiment).fig3},
	{"fig5", (*spillExperiment).fig5},
	{"fig6", (*spillExperiment).fig6},
	{"dynamic", (*spillExperiment).dynamic},
	{"account", (*spillExperiment).account},
}

// spillExperiment is the state of one run of the experiment.
type spillExperiment struct {
	machines  []string
	registers []int
	settings  []spill.Setting
	loops     string
	n         int
	seed      int64
	workers   int
	budget    int // of the exact search
	benches   map[string]*spill.Bench
	results   map[string][]spill.Result
	figures   []drawing
	records   [][]string
	work      *shard.Work
	out       io.Writer
}

// The machine of Table 1 to Fig. 7.
const spillMachine = "p4m2l4"

func runSpill(args []string) error {
	x := &spillExperiment{benches: map[string]*spill.Bench{}, results: map[string][]spill.Result{}}
	fs := flag.NewFlagSet("spill", flag.ExitOnError)
	machines := fs.String("machine", "p2m2l4,p2m2l6,p4m2l4,p4m4l4", "machines")
	registers := fs.String("registers", "32,64", "registers per file")
	settings := fs.String("setting", "", "settings of the part dynamic ("+strings.Join(settingNames(spillSettings), ", ")+"); empty: all")
	parts := fs.String("part", "", "what to print ("+strings.Join(partNames(), ", ")+"); empty: everything")
	fs.StringVar(&x.loops, "loops", "all", "loops: all, c or generated")
	fs.IntVar(&x.n, "n", 1200, "generated loops")
	fs.Int64Var(&x.seed, "seed", 1, "seed of the generated loops")
	fs.IntVar(&x.workers, "j", 0, "loops scheduled at once; 0: one per core")
	fs.IntVar(&x.budget, "budget", 300_000, "placements that the exact search may try for a loop")
	svg := fs.String("svg", "", "write the figures to this folder")
	csv := fs.String("csv", "", "write every loop's numbers of every run to this file")
	x.work = shard.NewWork(fs, "j", "svg", "csv")
	if err := fs.Parse(args); err != nil {
		return errors.WithStack(err)
	}
	if err := x.work.Begin("paper spill"); err != nil {
		return err
	}
	x.out = x.work.Out()
	if err := x.choose(*machines, *registers, *settings); err != nil {
		return err
	}
	chosen, err := pick(*parts, partNames())
	if err != nil {
		return err
	}
	for _, part := range spillParts {
		if slices.Contains(chosen, part.name) {
			if err := part.run(x); err != nil {
				return err
			}
			fmt.Fprintln(x.out)
		}
	}
	if err := x.work.Finish(); err != nil || x.work.Part() {
		return err
	}
	if *svg != "" {
		if err := drawAll(*svg, x.figures); err != nil {
			return err
		}
	}
	if *csv == "" {
		return nil
	}
	return writeCSV(*csv, spillHeader, x.records)
}

func settingNames(settings []spill.Setting) []string {
	var names []string
	for _, s := range settings {
		names = append(names, s.Name)
	}
	return names
}

func partNames() []string {
	var names []string
	for _, p := range spillParts {
		names = append(names, p.name)
	}
	return names
}

// pick splits a list of names and checks them; an empty list is all.
func pick(list string, all []string) ([]string, error) {
	if list == "" {
		return all, nil
	}
	names := strings.Split(list, ",")
	for _, n := range names {
		if !slices.Contains(all, n) {
			return nil, errors.Errorf("there is no %q (%s)", n, strings.Join(all, ", "))
		}
	}
	return names, nil
}

// choose reads the flags that are lists.
func (x *spillExperiment) choose(machines, registers, settings string) error {
	x.machines = strings.Split(machines, ",")
	for _, r := range strings.Split(registers, ",") {
		n, err := strconv.Atoi(r)
		if err != nil || n < 1 {
			return errors.Errorf("-registers=%s: want numbers from 1 on", registers)
		}
		x.registers = append(x.registers, n)
	}
	names, err := pick(settings, settingNames(spillSettings))
	if err != nil {
		return err
	}
	for _, s := range spillSettings {
		if slices.Contains(names, s.Name) {
			x.settings = append(x.settings, s)
		}
	}
	if x.loops != "all" && x.loops != "c" && x.loops != "generated" {
		return errors.Errorf("-loops=%s: want all, c or generated", x.loops)
	}
	return nil
}

// loopsFor makes the loops for a machine.
func (x *spillExperiment) loopsFor(mach *machine.Machine) ([]workbench.Loop, error) {
	var loops []workbench.Loop
	if x.loops != "generated" {
		c, err := workbench.Collection(mach)
		if err != nil {
			return nil, err
		}
		loops = c
	}
	if x.loops != "c" {
		loops = append(loops, workbench.Generate(mach, x.n, x.seed)...)
	}
	return loops, nil
}

// bench gives the loops and their ideal schedules for a machine.
func (x *spillExperiment) bench(name string) (*spill.Bench, error) {
	if b := x.benches[name]; b != nil {
		return b, nil
	}
	mach, err := machine.Lookup(name)
	if err != nil {
		return nil, err
	}
	loops, err := x.loopsFor(mach)
	if err != nil {
		return nil, err
	}
	b, err := spill.Prepare(mach, loops, x.workers)
	if err != nil {
		return nil, err
	}
	b.Work = x.work
	x.benches[name] = b
	for i := range b.Ideal {
		x.record(b, i, "ideal", 0, &b.Ideal[i].Result)
	}
	return b, nil
}

// run schedules all loops of a machine by a setting, once.
func (x *spillExperiment) run(name string, registers int, s spill.Setting) (*spill.Bench, []spill.Result, error) {
	b, err := x.bench(name)
	if err != nil {
		return nil, nil, err
	}
	s.Name = ""
	key := fmt.Sprintf("%s %d %+v", name, registers, s)
	if r := x.results[key]; r != nil {
		return b, r, nil
	}
	r, err := b.Run(s, registers)
	if err != nil {
		return nil, nil, err
	}
	x.results[key] = r
	for _, i := range b.Over(registers) {
		x.record(b, i, describe(s), registers, &r[i])
	}
	return b, r, nil
}

var spillHeader = []string{"machine", "setting", "registers", "suite", "loop", "n", "e", "ops", "ideal need", "mii", "ii", "stages", "memory", "spills", "rounds", "failed"}

// record keeps a loop's numbers for the CSV file.
func (x *spillExperiment) record(b *spill.Bench, i int, setting string, registers int, r *spill.Result) {
	l := &b.Loops[i]
	x.records = append(x.records, []string{
		b.Machine.Name, setting, fmt.Sprint(registers), l.Suite, l.Name, fmt.Sprint(l.N), fmt.Sprint(l.E), fmt.Sprint(len(l.Graph.Ops)),
		fmt.Sprint(b.Ideal[i].Need()), fmt.Sprint(b.Ideal[i].Bounds.MII()), fmt.Sprint(r.II), fmt.Sprint(r.Stages), fmt.Sprint(r.Memory),
		fmt.Sprint(r.Spills), fmt.Sprint(r.Rounds), fmt.Sprint(r.Failed),
	})
}

// describe names a setting by its parameters.
func describe(s spill.Setting) string {
	kind := "var"
	if s.Candidate == rotate.Uses {
		kind = "use"
	}
	if s.Priority == rotate.LifetimeOnly {
		kind += " lt"
	}
	if s.Doubling {
		kind += " doubling"
	}
	if s.CC {
		kind += " cc"
	}
	if s.Profile {
		kind += fmt.Sprintf(" profile orders=%d", s.Orders)
	}
	return fmt.Sprintf("%s qf=%g tf=%g", kind, s.QF, s.TF)
}

// sums are the static figures of some loops.
type sums struct {
	ii, traffic, failed int
	time                time.Duration
}

func sumOf(results []spill.Result, loops []int) sums {
	var s sums
	for _, i := range loops {
		s.ii += results[i].II
		s.traffic += results[i].Memory
		s.time += results[i].Time
		if results[i].Failed {
			s.failed++
		}
	}
	return s
}

// idealSum is sumOf for the schedules without a limit.
func idealSum(b *spill.Bench, loops []int) sums {
	var s sums
	for _, i := range loops {
		s.ii += b.Ideal[i].II
		s.traffic += b.Ideal[i].Memory
	}
	return s
}

// table prints a table with aligned columns.
func table(out io.Writer, title string, rows [][]string) {
	fmt.Fprintln(out, title)
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, row := range rows {
		fmt.Fprintln(w, "  "+strings.Join(row, "\t")+"\t")
	}
	w.Flush()
}

// relative is a change in percent, or a dash without a base.
func relative(now, base float64) string {
	if base == 0 || math.IsNaN(now) {
		return "–"
	}
	return fmt.Sprintf("%+.0f %%", 100*(now/base-1))
}
