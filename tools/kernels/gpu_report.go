package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// printGPURow writes a launch's line: always what is wrong, with verbose everything.
func printGPURow(w io.Writer, names []string, source string, r gpuRow, verbose bool) {
	var cells, notes []string
	wrong := false
	for k, code := range r.codes {
		if code == nil {
			cells = append(cells, "-")
			continue
		}
		cell := string(code.outcome)
		if code.median > 0 {
			cell += fmt.Sprintf(" %.2f µs, %d registers", float64(code.median.Nanoseconds())/1000, code.registers)
		}
		cells = append(cells, names[k]+": "+cell)
		wrong = wrong || code.outcome.wrong()
		if code.note != "" {
			notes = append(notes, names[k]+": "+code.note)
		}
	}
	if !verbose && !wrong {
		return
	}
	fmt.Fprintf(w, "%s %s, %s: %s%s\n", source, r.kernel, r.launch, strings.Join(cells, "; "), prefixed(" | ", strings.Join(notes, "; ")))
}

// printGPUSummary writes counts of outcomes, the means of times, and the slowest kernels. It
// returns the number of wrong launches.
func printGPUSummary(w io.Writer, names []string, rows []gpuRow) (bad int) {
	for k, name := range names {
		counts := map[outcome]int{}
		for _, r := range rows {
			if r.codes[k] != nil {
				counts[r.codes[k].outcome]++
				if r.codes[k].outcome.wrong() {
					bad++
				}
			}
		}
		var list []string
		for _, o := range []outcome{same, near, unordered, bothFault, emulator, different, ourFault} {
			if counts[o] > 0 {
				list = append(list, fmt.Sprintf("%s %d", o, counts[o]))
			}
		}
		fmt.Fprintf(w, "%-8s emulator and GPU: %s\n", name, strings.Join(list, ", "))
	}
	for k := 1; k < len(names); k++ {
		times, registers := &mean{}, &mean{}
		for _, r := range rows {
			a, b := r.codes[0], r.codes[k]
			if a != nil && b != nil && a.median > 0 && b.median > 0 {
				times.add(float64(a.median), float64(b.median))
				registers.add(float64(a.registers), float64(b.registers))
			}
		}
		fmt.Fprintf(w, "%s / %s over %d launches: time %s, registers %s\n", names[0], names[k], times.N, times, registers)
	}
	printSlowest(w, names, rows)
	return bad
}

// printSlowest lists the launches in which our code takes longest beside the best of the others.
func printSlowest(w io.Writer, names []string, rows []gpuRow) {
	type slow struct {
		ratio float64
		r     gpuRow
	}
	var list []slow
	for _, r := range rows {
		if r.codes[0] == nil || r.codes[0].median == 0 {
			continue
		}
		best := 0.0
		for _, code := range r.codes[1:] {
			if code != nil && code.median > 0 && (best == 0 || float64(code.median) < best) {
				best = float64(code.median)
			}
		}
		if best > 0 {
			list = append(list, slow{float64(r.codes[0].median) / best, r})
		}
	}
	slices.SortFunc(list, func(a, b slow) int {
		switch {
		case a.ratio > b.ratio:
			return -1
		case a.ratio < b.ratio:
			return 1
		}
		return strings.Compare(a.r.kernel, b.r.kernel)
	})
	for _, s := range list[:min(len(list), worstTimes)] {
		if s.ratio < 1.05 {
			break
		}
		var cells []string
		for k, code := range s.r.codes {
			if code != nil && code.median > 0 {
				cells = append(cells, fmt.Sprintf("%s %.2f µs (%d)", names[k], float64(code.median.Nanoseconds())/1000, code.registers))
			}
		}
		fmt.Fprintf(w, "  %.2f %s, %s: %s\n", s.ratio, s.r.kernel, s.r.launch, strings.Join(cells, ", "))
	}
}

const worstTimes = 30
