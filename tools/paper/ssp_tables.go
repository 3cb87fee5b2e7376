package main

import (
	"fmt"
	"time"

	"opt-go/tools/paper/nests"
	"opt-go/tools/shard"
)

// maxDepth is the deepest nest of the paper.
const maxDepth = 5

// collection describes the nests (section 6.1).
func (x *sspExperiment) collection() error {
	share := func(holds func(l *nests.Level) bool) string {
		count := 0
		for _, l := range x.levels {
			if holds(l) {
				count++
			}
		}
		return fmt.Sprintf("%.1f %%", 100*float64(count)/float64(max(len(x.levels), 1)))
	}
	most := func(of func(l *nests.Level) int) string {
		top := 0
		for _, l := range x.levels {
			top = max(top, of(l))
		}
		return fmt.Sprint(top)
	}
	rows := [][]string{
		{"", "here", "paper"},
		{"nests", fmt.Sprint(x.nests), "134"},
		{"levels pipelined", fmt.Sprint(len(x.levels)), "348"},
		{"levels that cannot be", fmt.Sprint(len(x.failures)), ""},
		{"47 operations or fewer", share(func(l *nests.Level) bool { return len(l.Nest.Ops) <= 47 }), "60 %"},
		{"more than 200", share(func(l *nests.Level) bool { return len(l.Nest.Ops) > 200 }), "12 %"},
		{"II below 10", share(func(l *nests.Level) bool { return l.Schedule.T < 10 }), "64 %"},
		{"II above 40", share(func(l *nests.Level) bool { return l.Schedule.T > 40 }), "8.4 %"},
		{"56 integer variants or fewer", share(func(l *nests.Level) bool { return l.Variants[0] <= 56 }), "80 %"},
		{"most integer variants", most(func(l *nests.Level) int { return l.Variants[0] }), "174"},
		{"fewer than 45 float variants", share(func(l *nests.Level) bool { return l.Variants[1] < 45 }), "80 %"},
		{"most float variants", most(func(l *nests.Level) int { return l.Variants[1] }), "96"},
		{"most stages", most(func(l *nests.Level) int { return l.Schedule.Stages(1) }), "11"},
		{"most live-in values", most(func(l *nests.Level) int { return l.LiveIn }), "7"},
		{"II at its lower bound", share(func(l *nests.Level) bool { return l.Schedule.T == l.Schedule.Bounds.MII() }), ""},
		{"time for everything", x.took.Round(100 * time.Millisecond).String(), ""},
	}
	table(x.out, "The collection:", rows)
	x.properties()
	return nil
}

// table1 counts the levels by nesting depth.
func (x *sspExperiment) table1() error {
	paper := [maxDepth]int{127, 108, 68, 33, 12}
	rows := [][]string{{"nesting depth"}, {"levels here"}, {"paper"}}
	for depth := 1; depth <= maxDepth; depth++ {
		count := 0
		for _, l := range x.levels {
			if l.Depth == depth {
				count++
			}
		}
		rows[0] = append(rows[0], fmt.Sprint(depth))
		rows[1] = append(rows[1], fmt.Sprint(count))
		rows[2] = append(rows[2], fmt.Sprint(paper[depth-1]))
	}
	table(x.out, "Table 1: loops of each nesting depth (1 plus the loops inside)", rows)
	return nil
}

// success counts the levels that fit the registers, relative to an ideal allocator that needs
// MaxLive.
func (x *sspExperiment) success() error {
	paper := map[string]string{"simple": "30 %", "cons-first": "53 %", "cons-best": "53 %", "aggr-first": "91.7 %", "aggr-best": "91.7 %"}
	rows := [][]string{{"strategy", "integer", "of ideal", "paper", "float", "of ideal", "all levels, both files"}}
	line := func(name string, used func(l *nests.Level, class int) int) {
		var fit, ideal [2]int
		both := 0
		for _, l := range x.levels {
			if used(l, 0) <= sspRegisters && used(l, 1) <= sspRegisters {
				both++
			}
			for class := range fit {
				if l.Depth > 1 && l.MaxLive[class] <= sspRegisters {
					ideal[class]++
					if used(l, class) <= sspRegisters {
						fit[class]++
					}
				}
			}
		}
		percent := func(a, b int) string { return fmt.Sprintf("%.1f %%", 100*float64(a)/float64(max(b, 1))) }
		rows = append(rows, []string{
			name, fmt.Sprint(fit[0]), percent(fit[0], ideal[0]), paper[name], fmt.Sprint(fit[1]), percent(fit[1], ideal[1]), percent(both, len(x.levels)),
		})
	}
	line("ideal (MaxLive)", func(l *nests.Level, class int) int { return l.MaxLive[class] })
	for k, s := range x.strategies {
		line(s.String(), func(l *nests.Level, class int) int { return l.Need[k][class].Used })
	}
	line("all heuristics", func(l *nests.Level, class int) int { return l.Search[class] })
	table(x.out, fmt.Sprintf("Levels of depth 2 to 5 that fit %d rotating registers (the paper compiles 76.5 %% of all with AggrFirst):", sspRegisters), rows)
	return nil
}

// table2 is the time of each phase of the allocation.
func (x *sspExperiment) table2() error {
	paper := map[string][]string{
		"aggr-first": {"4 ms", "4 ms", "19 ms", "6 ms", "9 ms", "6 ms"}, "aggr-best": {"4 ms", "4 ms", "28 ms", "8 ms", "11190 ms", "6 ms"},
	}
	rows := [][]string{append(append([]string{""}, nests.PhaseNames[:]...), "all", "longest")}
	sums := map[string]time.Duration{}
	for _, name := range []string{"aggr-first", "aggr-best", "aggr-end"} {
		var total nests.Phases
		var all, longest time.Duration
		for _, l := range x.levels {
			one := time.Duration(0)
			for _, need := range l.Need[x.strategy(name)] {
				for p, d := range need.Phases {
					total[p] += d
					one += d
				}
			}
			all, longest = all+one, max(longest, one)
		}
		row := []string{name}
		n := time.Duration(max(len(x.levels), 1))
		for _, d := range total {
			row = append(row, (d / n).Round(time.Microsecond).String())
		}
		sums[name] = total[4]
		rows = append(rows, append(row, (all/n).Round(time.Microsecond).String(), longest.Round(10*time.Microsecond).String()))
		if p := paper[name]; p != nil {
			rows = append(rows, append([]string{"  paper"}, append(p, "", "")...))
		}
	}
	table(x.out, "Table 2: time per level, both register files", rows)
	fmt.Fprintf(x.out, "  Bin-packing by best fit takes %.0f times as long as by first fit (the paper: 1243); registers, first over best: %+.2f %%.\n",
		float64(sums["aggr-best"])/float64(max(sums["aggr-first"], 1)), 100*(x.registers("aggr-first")/x.registers("aggr-best")-1))
	return nil
}

// registers is the sum of a strategy's registers over all levels.
func (x *sspExperiment) registers(strategy string) float64 {
	sum := 0
	for _, l := range x.levels {
		for _, need := range l.Need[x.strategy(strategy)] {
			sum += need.Used
		}
	}
	return float64(sum)
}

// table3 reschedules the levels that fit with AggrFirst only, with larger intervals, until the
// others fit too.
func (x *sspExperiment) table3() error {
	rows := [][]string{{"strategy", "levels", "II ratio", "paper", "time ratio", "paper", "failed", "paper"}}
	var chosen []*nests.Level
	for _, l := range x.levels {
		if l.Depth > 1 && fitsFiles(l, x.strategy("aggr-first")) && !fitsFiles(l, x.strategy("simple")) && !fitsFiles(l, x.strategy("cons-first")) {
			chosen = append(chosen, l)
		}
	}
	paper := map[string][3]string{"simple": {"1.81", "1.69", "11 of 18"}, "cons-first": {"1.25", "1.28", "5 of 18"}}
	for _, name := range []string{"simple", "cons-first"} {
		ii, cycles, fit, failed := 0.0, 0.0, 0, 0
		for _, l := range chosen {
			r, err := shard.Measure(x.work, "table3 "+name, l.Number, func() (rescheduled, error) { return x.reschedule(l, name), nil })
			if err != nil {
				return err
			}
			if !r.Fits {
				failed++
				continue
			}
			fit++
			ii += r.II
			cycles += r.Cycles
		}
		p := paper[name]
		rows = append(rows, []string{
			name, fmt.Sprint(len(chosen)), fmt.Sprintf("%.2f", ii/float64(fit)), p[0], fmt.Sprintf("%.2f", cycles/float64(fit)), p[1],
			fmt.Sprint(failed), p[2],
		})
	}
	table(x.out, "Table 3: levels of depth 2 to 5 that only AggrFirst fits, rescheduled with larger II for the others, over AggrFirst\n"+
		"(II and estimated cycles of those that fit at last; trip counts that are not constant are taken as 32)", rows)
	return nil
}

// rescheduled is a level with a larger II, relative to the first one.
type rescheduled struct {
	Fits       bool
	II, Cycles float64
}

func (x *sspExperiment) reschedule(l *nests.Level, strategy string) rescheduled {
	s, err := nests.Reschedule(l, x.strategies[x.strategy(strategy)], sspRegisters)
	if err != nil {
		return rescheduled{}
	}
	return rescheduled{true, float64(s.T) / float64(l.Schedule.T), float64(l.Nest.Estimate(1, s)) / float64(l.Nest.Estimate(1, l.Schedule))}
}

// fitsFiles reports whether both register files suffice.
func fitsFiles(l *nests.Level, strategy int) bool {
	return l.Need[strategy][0].Used <= sspRegisters && l.Need[strategy][1].Used <= sspRegisters
}
