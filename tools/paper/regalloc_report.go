package main

import (
	"fmt"
	"math"
	"sort"

	"opt-go/nvptx/regalloc"
	"opt-go/tools/paper/kernels"
)

// The paper gives linear nine registers, and divra and affra eight beside the one that holds the
// base address of a warp's slots. Our limits count reserved registers: nine for all.
const (
	scarce = 9
	ample  = 21
	small  = 16 // KB of cache
	large  = 48
)

var allocators = []regalloc.Allocator{regalloc.Linear, regalloc.DivRA, regalloc.AffRA}

// selection is a set of kernels that a counts is about.
type selection struct {
	name string
	in   func(k kernels.Kernel) bool
}

func selections() []selection {
	return []selection{
		{"the paper's 40", func(k kernels.Kernel) bool { return k.Paper != "" }},
		{"all", func(kernels.Kernel) bool { return true }},
	}
}

func (b *allocBench) report(o allocOutput) error {
	fig23, err := b.times(scarce, small)
	if err != nil {
		return err
	}
	fig27, err := b.times(ample, small)
	if err != nil {
		return err
	}
	if o.kernels {
		b.printTimes(fig23)
	}
	b.printFig23("Fig. 23: modelled time of kernels with 9 registers, relative to linear", fig23, [2]string{"15.37%", "26.21%"})
	b.printFig24(fig23)
	b.printFig25(fig23)
	b.printFig26(fig23)
	b.printFig23("Fig. 27: the same with 21 registers", fig27, [2]string{"1.47%", "3.84%"})
	fig28, err := b.fig28()
	if err != nil {
		return err
	}
	fig29, err := b.fig29()
	if err != nil {
		return err
	}
	if err := b.printBeyond(); err != nil {
		return err
	}
	if o.csv != "" {
		if err := writeCSV(o.csv, allocHeader(), b.records(fig23)); err != nil {
			return err
		}
	}
	if o.svg == "" {
		return nil
	}
	return drawAll(o.svg, append(b.draw(fig23, fig27), append(fig28, fig29...)...))
}

// comparison holds the results of each allocator on the kernels, with the same registers and cache.
type comparison map[regalloc.Allocator]map[string]allocRun

func (b *allocBench) times(regs, cache int) (comparison, error) {
	c := comparison{}
	for _, a := range allocators {
		runs, err := b.run(setup{a, regs, cache, b.beyond})
		if err != nil {
			return nil, err
		}
		c[a] = runs
	}
	return c, nil
}

// of returns the time of a kernel relative to linear; ok is false when one of the two has none.
func (c comparison) of(a regalloc.Allocator, name string) (ratio float64, ok bool) {
	x, y := c[a][name], c[regalloc.Linear][name]
	if x.Failed != "" || y.Failed != "" {
		return 0, false
	}
	return float64(x.Cycles) / float64(y.Cycles), true
}

func (b *allocBench) chosen(s selection) []kernels.Kernel {
	var out []kernels.Kernel
	for _, k := range b.kernels {
		if s.in(k) {
			out = append(out, k)
		}
	}
	return out
}

func (b *allocBench) printFig23(title string, c comparison, paper [2]string) {
	fmt.Fprintln(b.out, title)
	fmt.Fprintf(b.out, "%-16s %-8s %8s %10s %10s %10s %8s %8s\n", "kernels", "", "n", "geomean", "less time", "paper", "slower", "none")
	for _, s := range selections() {
		for k, a := range allocators[1:] {
			sum, n, slower, failed := 0.0, 0, 0, 0
			for _, kernel := range b.chosen(s) {
				ratio, ok := c.of(a, kernel.Name)
				if !ok {
					failed++
					continue
				}
				n++
				sum += math.Log(ratio)
				slower += toInt(ratio > 1)
			}
			if n == 0 {
				continue
			}
			mean := math.Exp(sum / float64(n))
			fmt.Fprintf(b.out, "%-16s %-8s %8d %10.3f %9.2f%% %10s %8d %8d\n", s.name, a, n, mean, 100*(1-mean), paper[k], slower, failed)
		}
	}
	fmt.Fprintln(b.out)
}

// counts are a static count summed over the kernels of a selection, by state and place.
type counts [regalloc.NumKinds][regalloc.NumPlaces]int

func (b *allocBench) sum(runs map[string]allocRun, s selection, what func(r *regalloc.FuncResult) counts) (t counts) {
	for _, k := range b.chosen(s) {
		r := runs[k.Name]
		row := what(&r.Static)
		for kind := range t {
			for place := range t[kind] {
				t[kind][place] += row[kind][place]
			}
		}
	}
	return t
}

func (t *counts) place(p regalloc.Place) (n int) {
	for kind := range t {
		n += t[kind][p]
	}
	return n
}

func (t *counts) kind(k regalloc.Kind) (n int) {
	for _, v := range t[k] {
		n += v
	}
	return n
}

func (t *counts) all() (n int) {
	for k := range t {
		n += t.kind(regalloc.Kind(k))
	}
	return n
}

func reloads(r *regalloc.FuncResult) counts { return r.Reloads }
func stores(r *regalloc.FuncResult) counts  { return r.Stores }
func spilled(r *regalloc.FuncResult) counts { return r.Spilled }

func (b *allocBench) printFig24(c comparison) {
	fmt.Fprintln(b.out, "Fig. 24: where the reconstruction of a spilled value's use goes (static counts)")
	fmt.Fprintf(b.out, "%-16s %-8s %8s %8s %8s %10s %12s %12s\n", "kernels", "", "uses", "local", "shared", "computed", "local share", "paper")
	paper := map[regalloc.Allocator]string{regalloc.Linear: "", regalloc.DivRA: "1572 of 2058", regalloc.AffRA: "850 of 2287"}
	for _, s := range selections() {
		for _, a := range allocators {
			t := b.sum(c[a], s, reloads)
			fmt.Fprintf(b.out, "%-16s %-8s %8d %8d %8d %10d %11.1f%% %12s\n", s.name, a, t.all(), t.place(regalloc.InLocal), t.place(regalloc.InShared),
				t.place(regalloc.Nowhere), percent(t.place(regalloc.InLocal), t.all()), paper[a])
		}
	}
	fmt.Fprintln(b.out)
}

// reconstruction is a kind of code that brings a value back, as Fig. 25 names them.
type reconstruction struct {
	name string
	in   func(t *counts) int
}

func reconstructions() []reconstruction {
	in := func(k regalloc.Kind, p regalloc.Place) func(t *counts) int {
		return func(t *counts) int { return t[k][p] }
	}
	return []reconstruction{
		{"⇓ local", func(t *counts) int { return t.place(regalloc.InLocal) }},
		{"↓(0,⊥)", in(regalloc.Uniform, regalloc.InShared)},
		{"(0,c)", func(t *counts) int {
			return t[regalloc.KnownUniform][regalloc.Nowhere] + t[regalloc.KnownUniform][regalloc.InShared]
		}},
		{"(c,c)", in(regalloc.KnownAffine, regalloc.Nowhere)},
		{"↓(c,⊥)", in(regalloc.Affine, regalloc.InShared)},
	}
}

func (b *allocBench) printFig25(c comparison) {
	fmt.Fprintln(b.out, "Fig. 25: kinds of reconstruction that affra inserts (static counts)")
	fmt.Fprintf(b.out, "%-16s", "kernels")
	for _, r := range reconstructions() {
		fmt.Fprintf(b.out, " %9s", r.name)
	}
	fmt.Fprintln(b.out)
	for _, s := range selections() {
		t := b.sum(c[regalloc.AffRA], s, reloads)
		fmt.Fprintf(b.out, "%-16s", s.name)
		for _, r := range reconstructions() {
			fmt.Fprintf(b.out, " %9d", r.in(&t))
		}
		fmt.Fprintln(b.out)
	}
	fmt.Fprintln(b.out)
}

func (b *allocBench) printFig26(c comparison) {
	fmt.Fprintln(b.out, "Fig. 26: states of variables, of those that affra spills, of what it loads and stores for them (the paper's 40; its stores: 1511, 51 of them nothing)")
	s := selections()[0]
	runs := c[regalloc.AffRA]
	vars, all := [regalloc.NumKinds]int{}, 0
	for _, k := range b.chosen(s) {
		r := runs[k.Name]
		for kind, n := range r.Static.Variables {
			vars[kind] += n
			all += n
		}
	}
	sp, re, st := b.sum(runs, s, spilled), b.sum(runs, s, reloads), b.sum(runs, s, stores)
	fmt.Fprintf(b.out, "%-12s %18s %18s %18s %18s\n", "state", "(a) variables", "(b) spilled", "(c) uses", "(d) definitions")
	for k := range regalloc.NumKinds {
		fmt.Fprintf(b.out, "%-12s", k)
		cell := func(n, of int) { fmt.Fprintf(b.out, " %9d %7.1f%%", n, percent(n, of)) }
		cell(vars[k], all)
		cell(sp.kind(k), sp.all())
		cell(re.kind(k), re.all())
		cell(st.kind(k), st.all())
		fmt.Fprintln(b.out)
	}
	fmt.Fprintf(b.out, "%-12s %18d %18d %18d %18d; %d definitions are not stored\n\n", "all", all, sp.all(), re.all(), st.all(), st.place(regalloc.Nowhere))
}

func (b *allocBench) printTimes(c comparison) {
	fmt.Fprintf(b.out, "%-10s %-20s %-9s %9s %7s %7s %9s %24s\n", "suite", "kernel", "paper", "linear", "divra", "affra", "pressure", "spilled by each")
	list := append([]kernels.Kernel(nil), b.kernels...)
	sort.SliceStable(list, func(x, y int) bool { return list[x].Paper > list[y].Paper })
	for _, k := range list {
		lin := c[regalloc.Linear][k.Name]
		fmt.Fprintf(b.out, "%-10s %-20s %-9s %9d", k.Suite, k.Name, k.Paper, lin.Cycles)
		for _, a := range allocators[1:] {
			if ratio, ok := c.of(a, k.Name); ok {
				fmt.Fprintf(b.out, " %7.3f", ratio)
			} else {
				fmt.Fprintf(b.out, " %7s", "-")
			}
		}
		fmt.Fprintf(b.out, " %9d", lin.Static.Pressure)
		for _, a := range allocators {
			r := c[a][k.Name]
			fmt.Fprintf(b.out, " %7d", r.Static.SpilledValues())
		}
		fmt.Fprintln(b.out)
	}
	fmt.Fprintln(b.out)
}

// printBeyond compares what the allocators can do beyond the paper, each by itself, with the
// paper's linear.
func (b *allocBench) printBeyond() error {
	base, err := b.run(setup{regalloc.Linear, scarce, small, regalloc.Beyond{}})
	if err != nil {
		return err
	}
	fmt.Fprintln(b.out, "\nBeyond the paper: modelled time with 9 registers relative to the paper's linear, geometric means, kernels slower than it, and local share of reloads")
	fmt.Fprintf(b.out, "%-16s %-8s", "", "")
	for _, s := range selections() {
		fmt.Fprintf(b.out, " %16s %7s %7s", s.name, "slower", "local")
	}
	fmt.Fprintln(b.out)
	for _, name := range []string{"none", "weighted", "cheap-first", "reuse", "tid-on-demand", "all"} {
		more, err := regalloc.ParseBeyond(name)
		if err != nil {
			return err
		}
		for _, a := range []regalloc.Allocator{regalloc.Linear, regalloc.AffRA} {
			runs, err := b.run(setup{a, scarce, small, more})
			if err != nil {
				return err
			}
			fmt.Fprintf(b.out, "%-16s %-8s", name, a)
			c := comparison{regalloc.Linear: base, regalloc.AffRA: runs}
			for _, s := range selections() {
				sum, n, slower := 0.0, 0, 0
				for _, k := range b.chosen(s) {
					if ratio, ok := c.of(regalloc.AffRA, k.Name); ok {
						sum, n, slower = sum+math.Log(ratio), n+1, slower+toInt(ratio > 1)
					}
				}
				t := b.sum(runs, s, reloads)
				fmt.Fprintf(b.out, " %16.3f %7d %6.1f%%", math.Exp(sum/float64(max(n, 1))), slower, percent(t.place(regalloc.InLocal), t.all()))
			}
			fmt.Fprintln(b.out)
		}
	}
	return nil
}
