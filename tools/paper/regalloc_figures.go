package main

import (
	"fmt"

	"opt-go/nvptx/regalloc"
	"opt-go/tools/paper/chart"
	"opt-go/tools/paper/kernels"
)

// allocOutput selects the tables that are printed and the files that are written.
type allocOutput struct {
	kernels  bool
	csv, svg string
}

// byPaper finds kernels by the paper's short names.
func (b *allocBench) byPaper(names ...string) []kernels.Kernel {
	var out []kernels.Kernel
	for _, name := range names {
		for _, k := range b.kernels {
			if k.Paper == name {
				out = append(out, k)
			}
		}
	}
	return out
}

// fig28 runs the paper's four kernels with 8 to 23 registers.
func (b *allocBench) fig28() ([]drawing, error) {
	fmt.Fprintln(b.out, "Fig. 28: modelled time relative to linear by registers (reserved ones included), and values that affra spills; –: too few")
	var out []drawing
	for _, k := range b.byPaper("r.pr.dc", "s.bf", "r.cd.cx", "p.ct") {
		c := chart.Bars{Title: "Fig. 28: " + k.Name, Unit: "time relative to linear, by registers", Series: []string{"divra", "affra"}}
		lines := map[string]string{}
		for regs := 8; regs <= 23; regs++ {
			values := make([]float64, 2)
			var spills allocRun
			for n, a := range allocators {
				r, err := b.runKernel(k, setup{a, regs, small, b.beyond})
				if err != nil {
					return nil, err
				}
				if n == 0 {
					spills = r
					continue
				}
				text := "    –"
				if r.Failed == "" && spills.Failed == "" {
					values[n-1] = float64(r.Cycles) / float64(spills.Cycles)
					text = fmt.Sprintf("%5.2f", values[n-1])
				}
				lines[a.String()] += " " + text
				if a == regalloc.AffRA {
					lines["spilled"] += fmt.Sprintf(" %5d", r.Static.SpilledValues())
				}
			}
			lines["registers"] += fmt.Sprintf(" %5d", regs)
			c.Labels, c.Values = append(c.Labels, fmt.Sprint(regs)), append(c.Values, values)
		}
		for _, name := range []string{"registers", "divra", "affra", "spilled"} {
			fmt.Fprintf(b.out, "%-10s %-10s%s\n", k.Paper, name, lines[name])
		}
		out = append(out, drawing{"fig28-" + k.Name + ".svg", c})
	}
	fmt.Fprintln(b.out)
	return out, nil
}

// fig29 compares both divisions of the memory on the chip for six kernels.
func (b *allocBench) fig29() ([]drawing, error) {
	fmt.Fprintln(b.out, "Fig. 29: modelled cycles with 9 registers and a cache of 16 or 48 KB (shared memory: 48 or 16 KB)")
	fmt.Fprintf(b.out, "%-10s", "kernel")
	c := chart.Bars{Title: "Fig. 29: 16 or 48 KB of cache", Unit: "cycles relative to linear with 16 KB"}
	for _, a := range allocators {
		for _, cache := range []int{small, large} {
			name := fmt.Sprintf("%s %d", a, cache)
			fmt.Fprintf(b.out, " %10s", name)
			c.Series = append(c.Series, name)
		}
	}
	fmt.Fprintln(b.out)
	for _, k := range b.byPaper("r.pr.dc", "s.gl", "s.bf", "r.ht", "p.ct", "r.cd.cx") {
		fmt.Fprintf(b.out, "%-10s", k.Paper)
		var values []float64
		first := 0.0
		for _, a := range allocators {
			for _, cache := range []int{small, large} {
				r, err := b.runKernel(k, setup{a, scarce, cache, b.beyond})
				if err != nil {
					return nil, err
				}
				if first == 0 {
					first = float64(max(r.Cycles, 1))
				}
				fmt.Fprintf(b.out, " %10d", r.Cycles)
				values = append(values, float64(r.Cycles)/first)
			}
		}
		fmt.Fprintln(b.out)
		c.Labels, c.Values = append(c.Labels, k.Paper), append(c.Values, values)
	}
	return []drawing{{"fig29.svg", c}}, nil
}

// draw makes figures 23 to 27.
func (b *allocBench) draw(fig23, fig27 comparison) []drawing {
	times := func(title string, c comparison) chart.Bars {
		out := chart.Bars{Title: title, Unit: "modelled time relative to linear", Narrow: true, Series: []string{"divra", "affra"}}
		for _, k := range b.kernels {
			x, ok := c.of(regalloc.DivRA, k.Name)
			y, ok2 := c.of(regalloc.AffRA, k.Name)
			if ok && ok2 {
				out.Labels, out.Values = append(out.Labels, short(k)), append(out.Values, []float64{x, y})
			}
		}
		return out
	}
	kinds := chart.Stacked{Title: "Fig. 25: kinds of reconstruction by affra", Unit: "% of the uses of spilled values"}
	for _, r := range reconstructions() {
		kinds.Parts = append(kinds.Parts, r.name)
	}
	targets := chart.Stacked{Title: "Fig. 24: where reloads go, divra (d) and affra (a)", Unit: "% of the uses of spilled values", Parts: []string{"local", "shared", "computed"}}
	for _, k := range b.kernels {
		for _, a := range allocators[1:] {
			run := fig23[a][k.Name]
			t := counts(run.Static.Reloads)
			if t.all() == 0 {
				continue
			}
			targets.Labels = append(targets.Labels, short(k)+" "+a.String()[:1])
			targets.Values = append(targets.Values, []float64{float64(t.place(regalloc.InLocal)), float64(t.place(regalloc.InShared)), float64(t.place(regalloc.Nowhere))})
			if a != regalloc.AffRA {
				continue
			}
			var parts []float64
			for _, r := range reconstructions() {
				parts = append(parts, float64(r.in(&t)))
			}
			kinds.Labels, kinds.Values = append(kinds.Labels, short(k)), append(kinds.Values, parts)
		}
	}
	return []drawing{{"fig23.svg", times("Fig. 23: 9 registers", fig23)}, {"fig24.svg", targets}, {"fig25.svg", kinds}, {"fig26.svg", b.states(fig23)},
		{"fig27.svg", times("Fig. 27: 21 registers", fig27)}}
}

// states is Fig. 26: four columns.
func (b *allocBench) states(c comparison) chart.Stacked {
	out := chart.Stacked{Title: "Fig. 26: states, the paper's 40 kernels", Unit: "%", Labels: []string{"variables", "spilled", "uses", "definitions"}}
	s, runs := selections()[0], c[regalloc.AffRA]
	sp, re, st := b.sum(runs, s, spilled), b.sum(runs, s, reloads), b.sum(runs, s, stores)
	out.Values = make([][]float64, 4)
	for k := range regalloc.NumKinds {
		vars := 0
		for _, kernel := range b.chosen(s) {
			run := runs[kernel.Name]
			vars += run.Static.Variables[k]
		}
		out.Parts = append(out.Parts, k.String())
		for n, v := range []int{vars, sp.kind(k), re.kind(k), st.kind(k)} {
			out.Values[n] = append(out.Values[n], float64(v))
		}
	}
	return out
}

func allocHeader() []string {
	h := []string{"suite", "kernel", "paper", "instructions", "pressure"}
	for _, a := range allocators {
		for _, column := range []string{"cycles", "spilled", "reloads_local", "reloads_shared", "computed", "stores_local", "stores_shared", "shared_bytes"} {
			h = append(h, a.String()+"_"+column)
		}
	}
	return h
}

func (b *allocBench) records(c comparison) [][]string {
	var out [][]string
	for _, k := range b.kernels {
		lin := c[regalloc.Linear][k.Name]
		rec := []string{k.Suite, k.Name, k.Paper, fmt.Sprint(lin.Static.Insts), fmt.Sprint(lin.Static.Pressure)}
		for _, a := range allocators {
			r := c[a][k.Name]
			re, st := counts(r.Static.Reloads), counts(r.Static.Stores)
			for _, n := range []int{int(r.Cycles), r.Static.SpilledValues(), re.place(regalloc.InLocal), re.place(regalloc.InShared), re.place(regalloc.Nowhere),
				st.place(regalloc.InLocal), st.place(regalloc.InShared), r.Static.SharedBytes * r.Static.Warps} {
				rec = append(rec, fmt.Sprint(n))
			}
		}
		out = append(out, rec)
	}
	return out
}
