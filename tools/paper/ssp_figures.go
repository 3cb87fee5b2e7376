package main

import (
	"fmt"
	"slices"

	"github.com/pkg/errors"

	"opt-go/tools/paper/chart"
	"opt-go/tools/paper/nests"
	"opt-go/vliw/rotate"
	"opt-go/vliw/ssp"
)

// distribution is a cumulative distribution: a name, and one number per level.
type distribution struct {
	name   string
	values []int
}

// draw prints the share of levels up to some values, and keeps a figure.
func (x *sspExperiment) draw(file, title, axis string, marks []int, lines []distribution) {
	header := []string{axis + " ≤"}
	for _, m := range marks {
		header = append(header, fmt.Sprint(m))
	}
	rows := [][]string{header}
	c := chart.Scatter{Title: title, X: axis, Y: "levels, %"}
	for _, line := range lines {
		slices.Sort(line.values)
		n := float64(max(len(line.values), 1))
		row := []string{line.name}
		for _, m := range marks {
			at, _ := slices.BinarySearch(line.values, m+1)
			row = append(row, fmt.Sprintf("%.0f %%", 100*float64(at)/n))
		}
		rows = append(rows, row)
		p := chart.Points{Name: line.name, Line: true}
		for i, v := range line.values {
			if v > marks[len(marks)-1] {
				break
			}
			p.X, p.Y = append(p.X, float64(v), float64(v)), append(p.Y, 100*float64(i)/n, 100*float64(i+1)/n)
		}
		c.Series = append(c.Series, p)
	}
	table(x.out, title, rows)
	x.figures = append(x.figures, drawing{file, c})
}

// properties is Fig. 20(a).
func (x *sspExperiment) properties() {
	collect := func(name string, of func(l *nests.Level) int) distribution {
		d := distribution{name: name}
		for _, l := range x.levels {
			d.values = append(d.values, of(l))
		}
		return d
	}
	x.draw("fig20a.svg", "Fig. 20(a): properties of the loops, cumulative", "number", []int{1, 2, 5, 10, 20, 40, 60, 100, 200, 300}, []distribution{
		collect("operations", func(l *nests.Level) int { return len(l.Nest.Ops) }),
		collect("II", func(l *nests.Level) int { return l.Schedule.T }),
		collect("integer variants", func(l *nests.Level) int { return l.Variants[0] }),
		collect("float variants", func(l *nests.Level) int { return l.Variants[1] }),
		collect("stages", func(l *nests.Level) int { return l.Schedule.Stages(1) }),
		collect("live-in values", func(l *nests.Level) int { return l.LiveIn }),
	})
}

// fig20 is Fig. 20(b) to (f).
func (x *sspExperiment) fig20() error {
	marks := []int{8, 16, 32, 48, 64, 96, 128, 192, 256, 384}
	for _, f := range []struct {
		file, what string
		class      int
		single     bool
	}{
		{"fig20b.svg", "Fig. 20(b): integer registers, depth 2 to 5", 0, false}, {"fig20c.svg", "Fig. 20(c): floating-point registers, depth 2 to 5", 1, false},
		{"fig20e.svg", "Fig. 20(e): integer registers, depth 1", 0, true}, {"fig20f.svg", "Fig. 20(f): floating-point registers, depth 1", 1, true},
	} {
		lines := []distribution{{name: "MaxLive"}}
		for _, s := range x.strategies {
			lines = append(lines, distribution{name: s.String()})
		}
		for _, l := range x.levels {
			if (l.Depth == 1) != f.single {
				continue
			}
			lines[0].values = append(lines[0].values, l.MaxLive[f.class])
			for k := range x.strategies {
				lines[k+1].values = append(lines[k+1].values, l.Need[k][f.class].Used)
			}
		}
		x.draw(f.file, f.what, "registers", marks, lines)
		fmt.Fprintln(x.out)
	}
	x.requirement()
	return nil
}

// requirement is Fig. 20(d).
func (x *sspExperiment) requirement() {
	paper := [maxDepth][4]string{
		{"21.78", "22.40", "15.79", "16.19"}, {"46.92", "54.61", "17.37", "22.86"}, {"74.70", "90.75", "19.02", "24.68"},
		{"99.42", "119.48", "15.75", "20.50"}, {"135.00", "161.00", "14.00", "20.67"},
	}
	over := [2][maxDepth]string{{"1.028", "1.164", "1.215", "1.202", "1.193"}, {"1.025", "1.316", "1.298", "1.302", "1.476"}}
	k := x.strategy("aggr-first")
	for class, name := range []string{"integer", "floating-point"} {
		rows := [][]string{{"depth", "MaxLive", "AggrFirst", "ratio", "all heuristics", "ratio", "paper: MaxLive", "AggrFirst", "ratio"}}
		for depth := maxDepth; depth >= 1; depth-- {
			live, used, search, n := 0.0, 0.0, 0.0, 0.0
			for _, l := range x.levels {
				if l.Depth == depth {
					live, used, search, n = live+float64(l.MaxLive[class]), used+float64(l.Need[k][class].Used), search+float64(l.Search[class]), n+1
				}
			}
			p := paper[depth-1]
			rows = append(rows, []string{
				fmt.Sprint(depth), fmt.Sprintf("%.2f", live/n), fmt.Sprintf("%.2f", used/n), fmt.Sprintf("%.3f", used/live),
				fmt.Sprintf("%.2f", search/n), fmt.Sprintf("%.3f", search/live), p[2*class], p[2*class+1], over[class][depth-1],
			})
		}
		table(x.out, "Fig. 20(d): average registers, "+name, rows)
		beyond := map[int]int{}
		for _, l := range x.levels {
			if l.Depth == 1 {
				beyond[min(l.Search[class]-l.MaxLive[class], 2)]++
			}
		}
		fmt.Fprintf(x.out, "  Single loops at MaxLive: %d; one register more: %d; two or more: %d (all heuristics).\n", beyond[0], beyond[1], beyond[2])
	}
}

// cylinder draws space-time cylinders: the two of Fig. 8, of the paper's example, and one as in
// Fig. 21.
func (x *sspExperiment) cylinder() error {
	fmt.Fprintln(x.out, "Space-time cylinders: a row is a register, a column a cycle, a letter a variant; capitals are odd iterations.")
	for _, c := range []struct {
		file, title string
		metric      ssp.Metric
	}{
		{"fig8a.svg", "Fig. 8(a): the example of Fig. 3, N1 = 9, N2 = 3, conservative distances", ssp.Conservative},
		{"fig8b.svg", "Fig. 8(b): the same with aggressive distances", ssp.Aggressive},
	} {
		opt := ssp.AllocateOptions{Fixed: true, Convention: ssp.Paper, Strategy: ssp.Strategy{Metric: c.metric, Fit: rotate.FirstFit}}
		if err := x.paint(c.file, c.title, ssp.PaperSchedule(), []int{9, 3}, opt); err != nil {
			return err
		}
	}
	l := x.pictured()
	switch {
	case l == nil && x.work.Part():
		return nil // it is another part's
	case l == nil:
		return errors.Errorf("no level %q to draw", x.picture)
	}
	trips := make([]int, l.Depth)
	for level := range trips {
		trips[level] = 3
	}
	trips[0] = 2*l.Schedule.Group() + l.Schedule.Stages(1)
	opt := ssp.AllocateOptions{Fixed: true, Strategy: ssp.Strategy{Metric: ssp.Aggressive, Fit: rotate.FirstFit}}
	return x.paint("fig21.svg", fmt.Sprintf("As Fig. 21: %s, trip counts %v", l.Name, trips), l.Schedule, trips, opt)
}

// paint draws the integer registers of a schedule.
func (x *sspExperiment) paint(file, title string, s *ssp.Schedule, trips []int, opt ssp.AllocateOptions) error {
	class := nests.Classes[0]
	a, err := ssp.Allocate(s, class, opt)
	if err != nil {
		return err
	}
	spans, err := s.Trace(trips, class, opt.Convention)
	if err != nil {
		return err
	}
	title = fmt.Sprintf("%s: T %d, groups of %d, %d registers, MaxLive %d", title, s.T, s.Group(), a.Used, a.MaxLive)
	c := chart.Cylinder{Title: title, Registers: a.Size}
	for _, span := range spans {
		at := ((a.Register[span.Variant]-span.Iteration)%a.Size + a.Size) % a.Size
		c.Arcs = append(c.Arcs, chart.Arc{
			Register: at, Start: span.Start, End: span.End, Lifetime: int(span.Variant), Odd: span.Iteration%2 != 0,
			Label: fmt.Sprintf("%s, iteration %d", s.Nest.Variants[span.Variant], span.Iteration),
		})
	}
	fmt.Fprintf(x.out, "%s; %d pairs of lifetimes may interleave\n", title, a.Interleaving)
	c.Text(x.out, 120)
	x.figures = append(x.figures, drawing{file, c})
	return nil
}

// pictured is the level to draw: the one asked for, or the double loop of moderate size where the
// aggressive distances save the most.
func (x *sspExperiment) pictured() *nests.Level {
	aggr, cons := x.strategy("aggr-first"), x.strategy("cons-first")
	var best *nests.Level
	saved := func(l *nests.Level) int { return l.Need[cons][0].Used - l.Need[aggr][0].Used }
	for _, l := range x.levels {
		switch {
		case x.picture != "":
			if l.Name == x.picture {
				return l
			}
		case l.Depth == 2 && l.Need[aggr][0].Used <= 32 && (best == nil || saved(l) > saved(best)):
			best = l
		}
	}
	return best
}
