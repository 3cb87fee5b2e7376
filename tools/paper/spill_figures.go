package main

import (
	"fmt"
	"math"

	"opt-go/tools/paper/chart"
	"opt-go/tools/paper/spill"
	"opt-go/vliw/rotate"
)

// sweepPoint is one setting of a sweep.
type sweepPoint struct {
	label   string
	at      float64 // on the axis
	setting spill.Setting
}

// sweep is a line of a figure.
type sweep struct {
	name   string
	points []sweepPoint
}

var candidateNames = map[rotate.CandidateKind]string{rotate.Variables: "var", rotate.Uses: "use"}

// fig3 sweeps the quantity factor.
func (x *spillExperiment) fig3() error {
	var lines []sweep
	for _, kind := range []rotate.CandidateKind{rotate.Variables, rotate.Uses} {
		line := sweep{name: candidateNames[kind]}
		for k := 10; k >= 0; k -= 2 {
			qf := float64(k) / 10
			line.points = append(line.points, sweepPoint{fmt.Sprintf("%.1f", qf), qf, spill.Setting{Candidate: kind, QF: qf, TF: spill.Always}})
		}
		lines = append(lines, line)
	}
	return x.sweeps("fig3", "quantity factor QF", "Fig. 3: the quantity factor (the paper: from 0.6 on, time rises and II does not fall)", lines)
}

// trafficFactors are those of Figs. 5 and 6; the first one always adds spill code.
var trafficFactors = []float64{math.Inf(1), 1.4, 1.3, 1.2, 1.1, 1.0, 0.95, 0.9, 0.8, 0.7}

// trafficLine sweeps the traffic factor; infinity stands left of 1.4.
func trafficLine(name string, s spill.Setting) sweep {
	line := sweep{name: name}
	for _, tf := range trafficFactors {
		p := sweepPoint{label: fmt.Sprintf("%.2f", tf), at: tf, setting: s}
		if math.IsInf(tf, 1) {
			p.label, p.at = "∞", 1.5
		}
		p.setting.TF = tf
		line.points = append(line.points, p)
	}
	return line
}

// fig5 sweeps the traffic factor.
func (x *spillExperiment) fig5() error {
	var lines []sweep
	for _, kind := range []rotate.CandidateKind{rotate.Variables, rotate.Uses} {
		lines = append(lines, trafficLine(candidateNames[kind], spill.Setting{Candidate: kind}))
	}
	return x.sweeps("fig5", "traffic factor TF (∞ drawn at 1.5)", "Fig. 5: the traffic factor (the paper: ΣII is least near 0.95, ΣTrf falls with TF)", lines)
}

// fig6 sweeps both.
func (x *spillExperiment) fig6() error {
	var lines []sweep
	for _, kind := range []rotate.CandidateKind{rotate.Variables, rotate.Uses} {
		for _, qf := range []float64{0, 0.3, 0.5} {
			lines = append(lines, trafficLine(fmt.Sprintf("%s QF %.1f", candidateNames[kind], qf), spill.Setting{Candidate: kind, QF: qf}))
		}
	}
	return x.sweeps("fig6", "traffic factor TF (∞ drawn at 1.5)", "Fig. 6: both factors (the paper: best with QF 0 for 32 registers, 0.3 to 0.5 for 64)", lines)
}

// sweeps prints and draws ΣII, ΣTrf and the scheduling time of the loops that do not fit, for every
// line.
func (x *spillExperiment) sweeps(file, axis, title string, lines []sweep) error {
	b, err := x.bench(spillMachine)
	if err != nil {
		return err
	}
	header := []string{"registers", "", ""}
	for _, p := range lines[0].points {
		header = append(header, p.label)
	}
	rows := [][]string{header}
	for _, registers := range x.registers {
		over := b.Over(registers)
		charts := []*chart.Scatter{
			{Title: fmt.Sprintf("%s, %d registers", spillMachine, registers), X: axis, Y: "ΣII", FromData: true},
			{Title: fmt.Sprintf("%s, %d registers", spillMachine, registers), X: axis, Y: "ΣTrf", FromData: true},
			{Title: fmt.Sprintf("%s, %d registers", spillMachine, registers), X: axis, Y: "scheduling time, ms", FromData: true},
		}
		for _, line := range lines {
			cells := [3][]string{{fmt.Sprint(registers), line.name, "ΣII"}, {"", "", "ΣTrf"}, {"", "", "ms"}}
			points := [3]chart.Points{}
			for k := range points {
				points[k] = chart.Points{Name: line.name, Line: true}
			}
			for _, p := range line.points {
				_, r, err := x.run(spillMachine, registers, p.setting)
				if err != nil {
					return err
				}
				s := sumOf(r, over)
				for k, v := range []int{s.ii, s.traffic, int(s.time.Milliseconds())} {
					cells[k] = append(cells[k], fmt.Sprint(v))
					points[k].X, points[k].Y = append(points[k].X, p.at), append(points[k].Y, float64(v))
				}
			}
			for k := range cells {
				rows = append(rows, cells[k])
				charts[k].Series = append(charts[k].Series, points[k])
			}
		}
		for k, name := range []string{"ii", "traffic", "time"} {
			x.figures = append(x.figures, drawing{fmt.Sprintf("%s-%d-%s.svg", file, registers, name), charts[k]})
		}
	}
	table(x.out, title, rows)
	return nil
}

// dynamicPaper holds the paper's numbers for P4M2L4 with 32 registers: the speedup of all
// heuristics over var with LT/Trf and their traffic, for all loops and for those that do not fit.
var dynamicPaper = map[bool][2]string{false: {"1.38", "0.70"}, true: {"1.68", "0.57"}}

// dynamic prints and draws Figs. 7 and 8: cycles and memory traffic of every setting relative to
// the ideal.
func (x *spillExperiment) dynamic() error {
	for _, name := range x.machines {
		if err := x.dynamicOn(name); err != nil {
			return err
		}
	}
	return nil
}

// dynamicOn is the figure of one machine.
func (x *spillExperiment) dynamicOn(name string) error {
	title := "Fig. 8"
	if name == spillMachine {
		title = "Fig. 7"
	}
	b, err := x.bench(name)
	if err != nil {
		return err
	}
	speed := chart.Bars{Title: title + ", " + name, Unit: "ideal cycles / cycles"}
	memory := chart.Bars{Title: title + ", " + name, Unit: "memory accesses / ideal", Base: 1}
	rows := [][]string{{"loops", "registers", "", "cycles", "/ ideal", "speedup", "accesses", "/ ideal", "/ first", "ms"}}
	speed.Series, memory.Series = settingNames(x.settings), settingNames(x.settings)
	for _, spilling := range []bool{false, true} {
		for _, registers := range x.registers {
			loops := b.Over(registers)
			label := fmt.Sprintf("%d that do not fit", len(loops))
			if !spilling {
				loops = everyLoop(len(b.Loops))
				label = fmt.Sprintf("all %d", len(loops))
			}
			group, groupMemory := []float64{}, []float64{}
			ideal := dynamicSum(b, nil, loops)
			var base dynamicCost
			for k, s := range x.settings {
				_, r, err := x.run(name, registers, s)
				if err != nil {
					return err
				}
				c := dynamicSum(b, r, loops)
				if k == 0 {
					base = c
				}
				group, groupMemory = append(group, ideal.cycles/c.cycles), append(groupMemory, c.accesses/ideal.accesses)
				rows = append(rows, []string{
					label, fmt.Sprint(registers), s.Name, fmt.Sprintf("%.4g", c.cycles), fmt.Sprintf("%.3f", c.cycles/ideal.cycles),
					fmt.Sprintf("%.3f", base.cycles/c.cycles), fmt.Sprintf("%.4g", c.accesses), fmt.Sprintf("%.3f", c.accesses/ideal.accesses),
					fmt.Sprintf("%.3f", c.accesses/base.accesses), fmt.Sprint(sumOf(r, loops).time.Milliseconds()),
				})
			}
			short := map[bool]string{false: "all", true: "spilling"}[spilling]
			speed.Labels, speed.Values = append(speed.Labels, fmt.Sprintf("%s, %d", short, registers)), append(speed.Values, group)
			memory.Labels, memory.Values = append(memory.Labels, fmt.Sprintf("%s, %d", short, registers)), append(memory.Values, groupMemory)
		}
	}
	table(x.out, title+": "+name+"; speedup and accesses against the first setting", rows)
	if name == spillMachine {
		fmt.Fprintf(x.out, "  the paper, 32 registers, all heuristics against var: speedup %s with %s of the accesses (all loops), %s with %s (those that do not fit)\n",
			dynamicPaper[false][0], dynamicPaper[false][1], dynamicPaper[true][0], dynamicPaper[true][1])
	}
	x.figures = append(x.figures, drawing{"dynamic-" + name + "-cycles.svg", speed}, drawing{"dynamic-" + name + "-memory.svg", memory})
	return nil
}

func everyLoop(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return all
}

// dynamicCost is the cost of loops over all their runs.
type dynamicCost struct{ cycles, accesses float64 }

// dynamicSum adds up loops; without results, their ideal schedules.
func dynamicSum(b *spill.Bench, results []spill.Result, loops []int) dynamicCost {
	var c dynamicCost
	for _, i := range loops {
		r := &b.Ideal[i].Result
		if results != nil {
			r = &results[i]
		}
		c.cycles += r.Cycles(&b.Loops[i])
		c.accesses += r.Traffic(&b.Loops[i])
	}
	return c
}
