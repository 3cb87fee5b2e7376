package main

import (
	"cmp"
	"fmt"
	"slices"

	"opt-go/tools/paper/spill"
	"opt-go/vliw/machine"
	"opt-go/vliw/rotate"
)

// workbench prints the properties of the loops, beside the known ones of the paper's.
func (x *spillExperiment) workbench() error {
	b, err := x.bench(spillMachine)
	if err != nil {
		return err
	}
	var sizes []int
	units := make([]int, machine.NumUnits)
	recurrent, bound := 0, 0
	for i := range b.Loops {
		g := b.Loops[i].Graph
		sizes = append(sizes, len(g.Ops))
		for k := range g.Ops {
			units[machine.Info(machine.Op(g.Ops[k].Class)).Unit]++
		}
		if slices.ContainsFunc(g.Components(), g.IsRecurrence) {
			recurrent++
		}
		if bounds := b.Ideal[i].Bounds; bounds.Rec > bounds.Res {
			bound++
		}
	}
	slices.Sort(sizes)
	total := 0
	for _, s := range sizes {
		total += s
	}
	n := len(sizes)
	fmt.Fprintf(x.out, "Workbench: %d loops (the paper: 1,258 of the Perfect Club)\n", n)
	if n == 0 {
		return nil
	}
	fmt.Fprintf(x.out, "  operations: %d to %d, median %d, mean %.1f\n", sizes[0], sizes[n-1], sizes[n/2], float64(total)/float64(n))
	fmt.Fprint(x.out, "  of these:")
	for u, k := range units {
		if k > 0 {
			fmt.Fprintf(x.out, " %s %.1f %%", machine.Unit(u), 100*float64(k)/float64(total))
		}
	}
	fmt.Fprintf(x.out, "\n  loops with a recurrence: %.1f %%; bound by it on %s: %.1f %%\n", 100*float64(recurrent)/float64(n), spillMachine, 100*float64(bound)/float64(n))
	over := b.Over(32)
	var part, all float64
	for i := range b.Loops {
		c := b.Ideal[i].Cycles(&b.Loops[i])
		all += c
		if slices.Contains(over, i) {
			part += c
		}
	}
	fmt.Fprintf(x.out, "  share of the ideal cycles of the loops that need more than 32 registers: %.0f %%\n", 100*part/all)
	return nil
}

// optimum prints how many loops run at MII and at the smallest II there is.
func (x *spillExperiment) optimum() error {
	rows := [][]string{{"machine", "loops", "at MII", "at the optimum", "above", "unknown", "HRMS alone at MII"}}
	for _, name := range x.machines {
		b, err := x.bench(name)
		if err != nil {
			return err
		}
		o, err := b.Optimum(x.budget)
		if err != nil {
			return err
		}
		n := float64(len(b.Loops))
		rows = append(rows, []string{
			name, fmt.Sprint(len(b.Loops)), share(o.AtMII, n), share(o.Proven, n), fmt.Sprint(o.Above), fmt.Sprint(o.Unknown), share(o.PureAtMII, n),
		})
	}
	table(x.out, fmt.Sprintf("Initiation intervals without a limit of registers (the paper: 97.4 %% at MII). Optimum: MII, or no schedule below by exact search\n(%d placements per loop and interval; unknown: the search did not end)", x.budget), rows)
	return nil
}

func share(k int, n float64) string {
	if n == 0 {
		return "–"
	}
	return fmt.Sprintf("%.2f %%", 100*float64(k)/n)
}

// registersOverMaxLive prints how close the allocation comes to its lower bound.
func (x *spillExperiment) registersOverMaxLive() error {
	rows := [][]string{{"machine", "file", "", "values", "= MaxLive", "+1", "more", "at the optimum", "in place"}}
	for _, name := range x.machines {
		b, err := x.bench(name)
		if err != nil {
			return err
		}
		for k, file := range []string{"int", "float"} {
			for _, c := range b.OverMaxLive(k) {
				n := float64(c.Loops)
				rows = append(rows, []string{name, file, c.Kind, fmt.Sprint(c.Loops), share(c.Equal, n), share(c.One, n), share(c.More, n), share(c.Optimal, n), share(c.InPlace, n)})
			}
		}
	}
	table(x.out, "Registers beyond MaxLive without a limit, loops with values in the file (the literature: nearly always MaxLive, almost never more than\none above). Wands: the steady state alone, as in the literature; all: with the live-in and live-out values. Optimum: no allocation of\nthe same schedule can take fewer (Allocation.Bound). In place: loops where some of the registers are static (vliw/rotate/inplace.go)", rows)
	return nil
}

// The columns of Table 1; [18] and [26] are the paper's references.
var table1Columns = []struct {
	name        string
	setting     spill.Setting
	ii, traffic string // the paper's
}{
	{"[26] doubling", spill.Setting{Candidate: rotate.Variables, Doubling: true, TF: spill.Always}, "28.32", "50.88"},
	{"[18] var LT/Trf", spill.Setting{Candidate: rotate.Variables, TF: spill.Always}, "29.43", "52.13"},
	{"var+cc+qf+tf", spill.Setting{Candidate: rotate.Variables, CC: true, QF: 0.3, TF: 0.95}, "", ""},
	{"use+cc+qf+tf", spill.Setting{Candidate: rotate.Uses, CC: true, QF: 0.3, TF: 0.95}, "20.66", "35.71"},
	{"ours", ours, "", ""},
}

// table1 prints the averages over the loops that do not fit 32 registers.
func (x *spillExperiment) table1() error {
	const registers = 32
	b, err := x.bench(spillMachine)
	if err != nil {
		return err
	}
	over := b.Over(registers)
	ideal, n := idealSum(b, over), float64(len(over))
	mean := func(k int) string { return fmt.Sprintf("%.2f", float64(k)/max(n, 1)) }
	rows := [][]string{
		{"", "ideal"}, {"average II", mean(ideal.ii)}, {"the paper", "12.01"}, {"average traffic", mean(ideal.traffic)}, {"the paper", "15.38"},
	}
	for _, c := range table1Columns {
		_, r, err := x.run(spillMachine, registers, c.setting)
		if err != nil {
			return err
		}
		s := sumOf(r, over)
		for k, cell := range []string{c.name, mean(s.ii), c.ii, mean(s.traffic), c.traffic} {
			rows[k] = append(rows[k], cell)
		}
	}
	table(x.out, fmt.Sprintf("Table 1: the %d loops that do not fit %d registers on %s", len(over), registers, spillMachine), rows)
	return nil
}

// table2 prints how many loops need more registers than there are.
func (x *spillExperiment) table2() error {
	rows := [][]string{{"registers"}}
	rows[0] = append(rows[0], x.machines...)
	for _, registers := range x.registers {
		row := []string{fmt.Sprintf("> %d", registers)}
		for _, name := range x.machines {
			b, err := x.bench(name)
			if err != nil {
				return err
			}
			row = append(row, fmt.Sprint(len(b.Over(registers))))
		}
		rows = append(rows, row)
	}
	table(x.out, "Table 2: loops that need more registers than there are (the text of the paper that we have lost its figures; its averages in Table 1 and\nthe sums in Fig. 5 say about 80 of 1,258 above 32 and about 10 above 64)", rows)
	return nil
}

// table3Rows are the heuristics one by one, with the values that the paper gives for them: QF 0.5
// and TF 0.95 alone, and QF 0.3 for 64 and 0 for 32 registers together.
var table3Rows = []struct {
	name   string
	cc     bool
	qf, tf float64
}{
	{"", false, 0, spill.Always},
	{"+cc", true, 0, spill.Always},
	{"+qf", false, 0.5, spill.Always},
	{"+tf", false, 0, 0.95},
	{"+cc+qf+tf", true, 0.3, 0.95},
}

// table3Paper holds the paper's numbers for the last row: the change of ΣII and ΣTrf over the ideal
// against the first row, in percent.
var table3Paper = map[rotate.CandidateKind]map[int][2]int{
	rotate.Variables: {32: {-47, -42}, 64: {-52, -35}},
	rotate.Uses:      {32: {-36, -35}, 64: {-50, -30}},
}

// table3 prints the cost of each heuristic over the ideal.
func (x *spillExperiment) table3() error {
	b, err := x.bench(spillMachine)
	if err != nil {
		return err
	}
	rows := [][]string{{"registers", "", "ΣII", "", "the paper", "ΣTrf", "", "the paper", "ms", "do not fit"}}
	for _, registers := range x.registers {
		over := b.Over(registers)
		ideal := idealSum(b, over)
		for _, kind := range []rotate.CandidateKind{rotate.Variables, rotate.Uses} {
			var base sums
			for k, row := range table3Rows {
				_, r, err := x.run(spillMachine, registers, spill.Setting{Candidate: kind, CC: row.cc, QF: row.qf, TF: row.tf})
				if err != nil {
					return err
				}
				s := sumOf(r, over)
				s.ii -= ideal.ii
				s.traffic -= ideal.traffic
				if k == 0 {
					base = s
				}
				paperII, paperTraffic := "", ""
				if p, ok := table3Paper[kind][registers]; ok && k == len(table3Rows)-1 {
					paperII, paperTraffic = fmt.Sprintf("%d %%", p[0]), fmt.Sprintf("%d %%", p[1])
				}
				name := candidateNames[kind] + row.name
				rows = append(rows, []string{
					fmt.Sprint(registers), name, fmt.Sprint(s.ii), relative(float64(s.ii), float64(base.ii)), paperII,
					fmt.Sprint(s.traffic), relative(float64(s.traffic), float64(base.traffic)), paperTraffic,
					fmt.Sprint(s.time.Milliseconds()), fmt.Sprint(s.failed),
				})
			}
		}
	}
	table(x.out, fmt.Sprintf("Table 3: ΣII and ΣTrf over the ideal of the loops that do not fit, %s, and the change against the plain heuristic", spillMachine), rows)
	return nil
}

// The account of the heuristics' gains: the properties of the loops that do not fit, beside Table 1
// of the paper; the result with unlimited registers; the loops that dominate the sums; and the gain
// if every loop had the best of all settings.

// accountRegisters is the size of the files; the paper's figure for it, its ideal averages and
// those of its baseline are from Table 1.
const accountRegisters = 32

// excessClasses group loops by how many registers they lack; the last one is open.
var excessClasses = []int{1, 5, 9, 17, 33}

func (x *spillExperiment) account() error {
	b, err := x.bench(spillMachine)
	if err != nil {
		return err
	}
	over := b.Over(accountRegisters)
	if len(over) == 0 {
		return nil
	}
	x.whatTheyAre(b, over)
	var runs [][]spill.Result
	for _, s := range spillSettings {
		_, r, err := x.run(spillMachine, accountRegisters, s)
		if err != nil {
			return err
		}
		runs = append(runs, r)
	}
	g := &gains{b: b, base: runs[0], all: runs[slices.IndexFunc(spillSettings, isAll)], ours: runs[len(runs)-1], best: slices.Clone(runs[0])}
	for _, i := range over {
		for _, r := range runs {
			if r[i].Cycles(&b.Loops[i]) < g.best[i].Cycles(&b.Loops[i]) {
				g.best[i] = r[i]
			}
		}
	}
	rows := [][]string{{"loops", "", "share of cycles", "unlimited", allHeuristics, "ours", "best per loop"}}
	total := g.cycles(g.base, over)
	add := func(name string, loops []int) {
		rows = append(rows, append([]string{name, fmt.Sprint(len(loops)), fmt.Sprintf("%.0f %%", 100*g.cycles(g.base, loops)/total)}, g.speedups(loops)...))
	}
	add("that do not fit", over)
	for k, low := range excessClasses {
		name, high := fmt.Sprintf("%d or more too many", low), 1<<30
		if k+1 < len(excessClasses) {
			high = excessClasses[k+1]
			name = fmt.Sprintf("%d to %d registers too many", low, high-1)
		}
		add(name, selectLoops(over, func(i int) bool { n := b.Ideal[i].Need() - accountRegisters; return n >= low && n < high }))
	}
	add("from C", selectLoops(over, func(i int) bool { return b.Loops[i].Suite != "generated" }))
	slowest := slices.SortedStableFunc(slices.Values(over), func(i, j int) int {
		return cmp.Compare(g.base[j].Cycles(&b.Loops[j]), g.base[i].Cycles(&b.Loops[i]))
	})
	add("the ten with the most cycles", slowest[:min(10, len(slowest))])
	table(x.out, fmt.Sprintf("Why the heuristics gain what they gain: speedups over %s, %s, %d registers (the paper: %s 1.68; its ideal schedules are\n2.45 times faster than the baseline, by the averages of Table 1)", spillSettings[0].Name, spillMachine, accountRegisters, allHeuristics), rows)
	return nil
}

// allHeuristics is the setting that the paper recommends.
const allHeuristics = "use+cc+qf+tf"

func isAll(s spill.Setting) bool { return s.Name == allHeuristics }

func selectLoops(loops []int, in func(int) bool) []int {
	var list []int
	for _, i := range loops {
		if in(i) {
			list = append(list, i)
		}
	}
	return list
}

// whatTheyAre prints the distribution of the loops.
func (x *spillExperiment) whatTheyAre(b *spill.Bench, over []int) {
	var ops, lack, trips []int
	memory, slots := 0, 0
	for _, i := range over {
		l := &b.Loops[i]
		ops, lack = append(ops, len(l.Graph.Ops)), append(lack, b.Ideal[i].Need()-accountRegisters)
		trips = append(trips, int(l.N/max(l.E, 1)))
		memory += b.Ideal[i].Memory
		slots += memoryUnits * b.Ideal[i].II
	}
	fmt.Fprintf(x.out, "The %d loops that do not fit %d registers on %s (quartiles):\n  operations %s; registers too many %s; iterations per run %s\n",
		len(over), accountRegisters, spillMachine, quartiles(ops), quartiles(lack), quartiles(trips))
	fmt.Fprintf(x.out, "  memory slots that they take before spilling: %.0f %% (the paper, by Table 1: 15.38 of 2·12.01, 64 %%)\n", 100*float64(memory)/float64(slots))
}

// memoryUnits is the number of memory units of spillMachine.
const memoryUnits = 2

func quartiles(n []int) string {
	slices.Sort(n)
	return fmt.Sprintf("%d–%d–%d (%d to %d)", n[len(n)/4], n[len(n)/2], n[3*len(n)/4], n[0], n[len(n)-1])
}

// gains are the runs that account compares.
type gains struct {
	b                     *spill.Bench
	base, all, ours, best []spill.Result
}

func (g *gains) cycles(r []spill.Result, loops []int) float64 {
	sum := 0.0
	for _, i := range loops {
		sum += r[i].Cycles(&g.b.Loops[i])
	}
	return sum
}

func (g *gains) speedups(loops []int) []string {
	ideal := 0.0
	for _, i := range loops {
		ideal += g.b.Ideal[i].Cycles(&g.b.Loops[i])
	}
	base := g.cycles(g.base, loops)
	var cells []string
	for _, c := range []float64{ideal, g.cycles(g.all, loops), g.cycles(g.ours, loops), g.cycles(g.best, loops)} {
		cell := "–"
		if c > 0 {
			cell = fmt.Sprintf("%.2f", base/c)
		}
		cells = append(cells, cell)
	}
	return cells
}
