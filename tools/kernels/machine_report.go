package main

import (
	"fmt"
	"io"
	"math"
	"slices"
)

// printMachine prints a line for each kernel, the geometric means, and the kernels that are worst
// beside the best of the others. It returns how many files opt-go does not compile.
func printMachine(w io.Writer, c *config, all []*machineReport) (bad int) {
	fmt.Fprintf(w, "Executed machine instructions of warps, estimated; in parentheses registers, and bytes spilled: %s", compilers[0].name)
	for _, by := range compilers[1:] {
		fmt.Fprintf(w, ", %s", by.name)
	}
	fmt.Fprintln(w)
	var rows []machineRow
	for _, r := range all {
		if r.left != nil {
			fmt.Fprintf(w, "%s: left out: %v\n", r.file, r.left)
			bad++
		}
		for _, n := range r.notes {
			fmt.Fprintf(w, "%s: %s\n", r.file, n)
		}
		for _, row := range r.rows {
			if c.verbose {
				fmt.Fprintf(w, "%-44s%s\n", short(r.file)+" "+row.name, row.cells())
			}
			row.name = short(r.file) + " " + row.name
			rows = append(rows, row)
		}
	}
	fmt.Fprintf(w, "\n%s over others on %s, geometric means (kernels better by 5 %%, worse by 5 %%)\n", compilers[0].name, c.cpu)
	fmt.Fprintf(w, "%-10s %8s %22s %10s %10s %10s %14s\n", "", "kernels", "SASS executed", "PTX", "static", "registers", "bytes spilled")
	for k := 1; k < len(compilers); k++ {
		printMachineMeans(w, k, rows)
	}
	printMachineWorst(w, c.worst, rows)
	return bad
}

func short(file string) string {
	const most = 24
	if len(file) > most {
		return "…" + file[len(file)-most:]
	}
	return file
}

func (r machineRow) cells() string {
	s := ""
	for _, m := range r.codes {
		switch {
		case m == nil || m.executed == 0:
			s += fmt.Sprintf(" %18s", "-")
		case m.spill > 0:
			s += fmt.Sprintf(" %18s", fmt.Sprintf("%.0f (%d, %d)", m.executed, m.registers, m.spill))
		default:
			s += fmt.Sprintf(" %18s", fmt.Sprintf("%.0f (%d)", m.executed, m.registers))
		}
	}
	return s
}

// ratio compares ours with compiler k; false if one of them was not measured.
func (r machineRow) ratio(k int) (float64, bool) {
	a, b := r.codes[0], r.codes[k]
	if a == nil || b == nil || a.executed == 0 || b.executed == 0 {
		return 0, false
	}
	return a.executed / b.executed, true
}

const noticeable = 1.05

func printMachineMeans(w io.Writer, k int, rows []machineRow) {
	var executed, ptx, static, registers mean
	better, worse, spill, theirSpill := 0, 0, 0, 0
	for _, r := range rows {
		v, ok := r.ratio(k)
		if !ok {
			continue
		}
		a, b := r.codes[0], r.codes[k]
		executed.add(a.executed, b.executed)
		ptx.add(float64(a.ptx), float64(b.ptx))
		static.add(float64(a.static), float64(b.static))
		registers.add(float64(a.registers), float64(b.registers))
		spill, theirSpill = spill+a.spill, theirSpill+b.spill
		if v > noticeable {
			worse++
		}
		if v < 1/noticeable {
			better++
		}
	}
	fmt.Fprintf(w, "%-10s %8d %22s %10s %10s %10s %14s\n", compilers[k].name, executed.N,
		fmt.Sprintf("%s (%d, %d)", &executed, better, worse), &ptx, &static, &registers, fmt.Sprintf("%d/%d", spill, theirSpill))
}

// best is the ratio of ours to the best of the others.
func (r machineRow) best() float64 {
	worst := 0.0
	for k := 1; k < len(r.codes); k++ {
		if v, ok := r.ratio(k); ok {
			worst = math.Max(worst, v)
		}
	}
	return worst
}

func printMachineWorst(w io.Writer, n int, rows []machineRow) {
	rows = slices.Clone(rows)
	slices.SortStableFunc(rows, func(a, b machineRow) int {
		switch x, y := a.best(), b.best(); {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	above := 0
	for _, r := range rows {
		if r.best() > 1.10 {
			above++
		}
	}
	fmt.Fprintf(w, "\n%d kernels above 1.10 of the best of the others; the worst:\n", above)
	for _, r := range rows[:min(n, len(rows))] {
		if r.best() > 1 {
			fmt.Fprintf(w, "%6.3f %-44s%s\n", r.best(), r.name, r.cells())
		}
	}
}
