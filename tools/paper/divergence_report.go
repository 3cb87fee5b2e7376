package main

import (
	"fmt"
	"sort"

	"opt-go/tools/paper/chart"
)

// fit is one analysis's time over the number of variables.
type fit struct {
	x, y []float64 // variables, microseconds
	a, b float64   // y ≈ a + b·x
	r2   float64
	sum  float64 // of y
}

// fits returns the fits of the simple analysis and of the affine ones of degree one and two.
func fits(rows []divergenceRow) [3]fit {
	var out [3]fit
	for _, r := range rows {
		for k, t := range [3]float64{float64(r.SimpleTime.Nanoseconds()), float64(r.AffineTime.Nanoseconds()), float64(r.AffineTwoTime.Nanoseconds())} {
			out[k].x, out[k].y = append(out[k].x, float64(r.Variables)), append(out[k].y, t/1000)
			out[k].sum += t / 1000
		}
	}
	for k := range out {
		out[k].a, out[k].b, out[k].r2 = chart.Fit(out[k].x, out[k].y)
	}
	return out
}

var analysisNames = [3]string{"simple", "affine, degree 1", "affine, degree 2"}

func printFig21(rows []divergenceRow) {
	f := fits(rows)
	fmt.Printf("Fig. 21: time of the analyses over the number of variables, %d kernels\n", len(rows))
	fmt.Printf("%-18s %10s %12s %14s %8s %10s\n", "analysis", "µs in all", "ns/variable", "line's slope", "R²", "paper's R²")
	for k, paper := range [3]string{"0.957", "–", "0.936"} {
		variables := 0.0
		for _, v := range f[k].x {
			variables += v
		}
		fmt.Printf("%-18s %10.0f %12.0f %14.0f %8.3f %10s\n", analysisNames[k], f[k].sum, 1000*f[k].sum/variables, 1000*f[k].b, f[k].r2, paper)
	}
	fmt.Printf("affine (degree 2) takes %.2f times as long as simple (paper: 1.39)\n\n", f[2].sum/f[0].sum)
}

func printFig22(rows []divergenceRow) {
	var sum divergenceRow
	for _, r := range rows {
		sum.Variables += r.Variables
		sum.Simple += r.Simple
		sum.Affine += r.Affine
		sum.Second += r.Second
		sum.Gained += r.Gained
		for k, n := range r.States {
			sum.States[k] += n
		}
	}
	fmt.Printf("Fig. 22: %d variables of %d kernels\n", sum.Variables, len(rows))
	fmt.Printf("%-62s %8s %8s %8s\n", "", "n", "share", "paper")
	line := func(what string, n, of int, paper string) {
		fmt.Printf("%-62s %8d %7.2f%% %8s\n", what, n, percent(n, of), paper)
	}
	line("divergent by the simple analysis", sum.Simple, sum.Variables, "56.02%")
	line("divergent by the affine analysis", sum.Affine, sum.Variables, "54.42%")
	line("of these affine in a thread's number", sum.States[knownKind]+sum.States[affineKind], sum.Affine, "20.70%")
	line("more variables affine in degree two", sum.Gained, sum.Variables, "0.39%")
	line("more variables uniform in degree two", sum.Affine-sum.Second, sum.Variables, "")
	for k, name := range kindNames {
		line("state "+name+" in degree one", sum.States[k], sum.Variables, "")
	}
}

func percent(n, of int) float64 { return 100 * float64(n) / float64(max(of, 1)) }

// label is a kernel's name in charts: the paper's where it has one.
func (r *divergenceRow) label() string {
	if r.kernel.Paper != "" {
		return r.kernel.Paper
	}
	return r.kernel.Name
}

func divergenceHeader() []string {
	h := []string{"suite", "kernel", "paper", "variables", "simple_divergent", "affine_divergent", "degree2_divergent", "degree2_gained"}
	h = append(h, "state_0_c", "state_0_bottom", "state_c_c", "state_c_bottom", "state_bottom")
	return append(h, "simple_ns", "affine_ns", "degree2_ns")
}

func divergenceRecords(rows []divergenceRow) [][]string {
	var out [][]string
	for _, r := range rows {
		rec := []string{r.kernel.Suite, r.kernel.Name, r.kernel.Paper}
		numbers := []int{r.Variables, r.Simple, r.Affine, r.Second, r.Gained}
		numbers = append(numbers, r.States[:]...)
		numbers = append(numbers, int(r.SimpleTime.Nanoseconds()), int(r.AffineTime.Nanoseconds()), int(r.AffineTwoTime.Nanoseconds()))
		for _, n := range numbers {
			rec = append(rec, fmt.Sprint(n))
		}
		out = append(out, rec)
	}
	return out
}

func printDivergenceKernels(rows []divergenceRow) {
	fmt.Printf("%-8s %-22s %-9s %9s %8s %8s", "suite", "kernel", "paper", "variables", "simple", "affine")
	for _, name := range kindNames {
		fmt.Printf(" %6s", name)
	}
	fmt.Printf(" %9s %9s\n", "simple µs", "affine µs")
	for _, r := range rows {
		fmt.Printf("%-8s %-22s %-9s %9d %7.1f%% %7.1f%%", r.kernel.Suite, r.kernel.Name, r.kernel.Paper, r.Variables,
			percent(r.Simple, r.Variables), percent(r.Affine, r.Variables))
		for _, n := range r.States {
			fmt.Printf(" %6d", n)
		}
		fmt.Printf(" %9.1f %9.1f\n", float64(r.SimpleTime.Nanoseconds())/1000, float64(r.AffineTwoTime.Nanoseconds())/1000)
	}
	fmt.Println()
}

// drawDivergence writes the figures into a folder; kernels come in the order of their size, as in
// the paper.
func drawDivergence(folder string, rows []divergenceRow) error {
	sorted := append([]divergenceRow(nil), rows...)
	sort.SliceStable(sorted, func(x, y int) bool { return sorted[x].Variables < sorted[y].Variables })
	times := chart.Scatter{Title: "Fig. 21: time of the analyses", X: "variables", Y: "microseconds"}
	f := fits(sorted)
	for _, k := range []int{0, 2} {
		end := f[k].x[len(f[k].x)-1]
		times.Series = append(times.Series, chart.Points{Name: analysisNames[k], X: f[k].x, Y: f[k].y})
		start := max(0, -f[k].a/f[k].b)
		times.Series = append(times.Series, chart.Points{Name: fmt.Sprintf("line, R² = %.3f", f[k].r2), Line: true,
			X: []float64{start, end}, Y: []float64{f[k].a + f[k].b*start, f[k].a + f[k].b*end}})
	}
	ratio := chart.Bars{Title: "Fig. 21: time of the affine analysis over that of the simple one", Narrow: true, Series: []string{"affine/simple"}}
	shares := chart.Bars{Title: "Fig. 22: divergent variables", Unit: "%", Narrow: true, Series: []string{"simple", "affine"}}
	states := chart.Stacked{Title: "Fig. 22: states of variables (a1, a0)", Unit: "% of the variables", Parts: kindNames[:]}
	for _, r := range sorted {
		ratio.Labels = append(ratio.Labels, r.label())
		ratio.Values = append(ratio.Values, []float64{float64(r.AffineTwoTime) / float64(r.SimpleTime)})
		shares.Values = append(shares.Values, []float64{percent(r.Simple, r.Variables), percent(r.Affine, r.Variables)})
		var parts []float64
		for _, n := range r.States {
			parts = append(parts, float64(n))
		}
		states.Values = append(states.Values, parts)
	}
	shares.Labels, states.Labels = ratio.Labels, ratio.Labels
	return drawAll(folder, []drawing{{"fig21-time.svg", times}, {"fig21-ratio.svg", ratio}, {"fig22-divergent.svg", shares}, {"fig22-states.svg", states}})
}
