package main

import (
	"bytes"
	"flag"
	"fmt"
	"math"
	"os"
	"strings"

	"github.com/pkg/errors"

	"opt-go/nvptx"
	"opt-go/nvptx/emu"
	"opt-go/tools/kernels/sass"
	"opt-go/tools/paper/chart"
	"opt-go/tools/paper/gpu"
	"opt-go/tools/paper/kernels"
	"opt-go/tools/shard"
)

// Fig. 10 of the gpucc paper: the optimizations of its section 3 are enabled one after the other,
// and the speedup over LLVM without them is the geometric mean over a suite. Here the kernels run
// on the emulator, so what is counted is dynamic instructions of warps, cycles of the emulator's
// Fermi model, and with -sass machine instructions (tools/kernels/sass); the suites are our own
// kernels of the same kinds.

// gpuccStep is one more optimization on top of those before it.
type gpuccStep struct {
	name, help string
	paper      map[string]string // the paper's figure for the suites, as far as the text gives one
}

var gpuccSteps = []gpuccStep{
	{"base", "scalar and loop passes, LLVM's thresholds for inlining and unrolling", nil},
	{"IU", "inlining and unrolling thresholds of a GPU", nil},
	{"MSI", "memory-space inference (3.2)", nil},
	{"SL", "speculative execution and straight-line optimizations (3.4, 3.5)", map[string]string{"tensor": "5 %"}},
	{"AA", "memory-space alias analysis (3.3)", nil},
	{"bypass", "64-bit divisions bypassed (3.6)", map[string]string{"rodinia": "0 %", "shoc": "0 %", "tensor": "0 %"}},
}

// gpuccWay returns how step n compiles: the steps up to it are on.
func gpuccWay(n int) gpu.Way {
	on := func(name string) bool {
		for k := 0; k <= n; k++ {
			if gpuccSteps[k].name == name {
				return true
			}
		}
		return false
	}
	// thresholds of inline are multiplied by 11 for GPUs: 220 and 1100
	flags := map[string]string{"inline-threshold": "20", "aa-pipeline": "basic-aa,scoped-noalias-aa,tbaa"}
	p := []string{"simplifycfg,sroa,early-cse,inline,globaldce,simplifycfg,sroa,early-cse<memssa>,instcombine,simplifycfg"}
	if on("IU") {
		flags["inline-threshold"] = "100"
		flags["unroll-threshold"] = "1000"
	}
	p = append(p, "loop-mssa(loop-rotate,licm),loop-unroll,sroa,instcombine,simplifycfg")
	if on("AA") {
		delete(flags, "aa-pipeline")
	}
	if on("MSI") {
		p = append(p, "infer-argument-spaces,infer-address-spaces<assumptions;constants;memory;no-allocas;no-arguments>")
	}
	p = append(p, "gvn,dse,loop-mssa(licm),instcombine,simplifycfg,dce")
	if on("SL") {
		p = append(p, "speculative-execution,straight-line")
	}
	if on("MSI") {
		p = append(p, "infer-address-spaces<assumptions;constants;memory;allocas;no-arguments>")
	}
	if on("bypass") {
		p = append(p, "bypass-slow-division")
	}
	p = append(p, "early-cse,simplifycfg,dce")
	return gpu.Way{Pipeline: strings.Join(p, ","), Flags: flags, Options: nvptx.Options{KeepGeneric: !on("MSI")}}
}

// gpuccRow is a kernel's counts.
type gpuccRow struct {
	kernel kernels.Kernel
	gpuccCounts
}

// speedups are those of the steps in machine instructions, or else in cycles.
func (r *gpuccRow) speedups() []float64 {
	costs := r.SASS
	if len(costs) == 0 {
		costs = r.Cycles
	}
	var out []float64
	for _, cost := range costs[1:] {
		out = append(out, costs[0]/cost)
	}
	return out
}

// gpuccCounts are counts at each step.
type gpuccCounts struct {
	Instructions []float64
	Cycles       []float64
	SASS         []float64 // machine instructions; empty without ptxas
}

func runGPUCC(args []string) error {
	fs := flag.NewFlagSet("gpucc", flag.ExitOnError)
	svg := fs.String("svg", "", "write the figure to this file")
	each := fs.Bool("kernels", false, "print the counts of every kernel, and draw them instead of the suites")
	machine := fs.Bool("sass", false, "estimate executed machine instructions, too (needs ptxas and nvdisasm)")
	cpu := fs.String("mcpu", "sm_80", "the processor of -sass")
	ptxas := fs.String("ptxas", os.Getenv("OPTGO_PTXAS"), "ptxas, for -sass (default $OPTGO_PTXAS)")
	nvdisasm := fs.String("nvdisasm", os.Getenv("OPTGO_NVDISASM"), "nvdisasm, for -sass (default $OPTGO_NVDISASM, else near ptxas, else the installed one)")
	work := shard.NewWork(fs, "svg", "kernels", "ptxas", "nvdisasm")
	if err := fs.Parse(args); err != nil {
		return errors.WithStack(err)
	}
	if err := work.Begin("paper gpucc"); err != nil {
		return err
	}
	var assembler *sass.Assembler
	if *machine && !work.Merges() {
		var err error
		if assembler, err = sass.NewAssembler(*ptxas, *nvdisasm, *cpu, os.TempDir()); err != nil {
			return err
		}
	}
	rows, err := measureGPUCC(work, assembler)
	if err != nil {
		return err
	}
	if err := work.Finish(); err != nil || work.Part() {
		return err
	}
	arch := ""
	if *machine {
		arch = *cpu
	}
	if *each {
		printKernels(rows)
	}
	printSuites(rows, arch)
	if *svg == "" {
		return nil
	}
	f, err := os.Create(*svg)
	if err != nil {
		return errors.WithStack(err)
	}
	drawGPUCC(rows, arch, *each).Write(f)
	return errors.WithStack(f.Close())
}

// printSuites prints the speedups of the suites, in machine instructions, too, unless arch is
// empty.
func printSuites(rows []gpuccRow, arch string) {
	fmt.Print("Speedup over the base, geometric means: warp instructions executed / modelled cycles (Fermi)")
	width := 15
	if arch != "" {
		fmt.Print(" / machine instructions of " + arch)
		width = 21
	}
	fmt.Printf("\n%-10s %4s", "suite", "n")
	for _, s := range gpuccSteps[1:] {
		fmt.Printf(" %*s", width, "+"+s.name)
	}
	fmt.Println()
	for _, suite := range gpuccGroups() {
		printSuite(rows, suite)
	}
	fmt.Println("\nThe steps, each on top of those before it, and what the paper says of it alone:")
	for _, s := range gpuccSteps {
		fmt.Printf("  %-7s %s", s.name, s.help)
		for _, suite := range kernels.GPUCC() {
			if v, ok := s.paper[suite]; ok {
				fmt.Printf("; %s: %s", suite, v)
			}
		}
		fmt.Println()
	}
}

// gpuccGroups are the suites, and all of them.
func gpuccGroups() []string { return append(kernels.GPUCC(), "all") }

// drawGPUCC draws the speedups of the suites, or of each kernel.
func drawGPUCC(rows []gpuccRow, arch string, each bool) chart.Bars {
	what := "modelled cycles"
	if arch != "" {
		what = "machine instructions of " + arch
	}
	c := chart.Bars{Title: "Cumulative effect of gpucc's optimizations", Unit: "base over each step in " + what, Base: 1, Narrow: each}
	for _, s := range gpuccSteps[1:] {
		c.Series = append(c.Series, s.name)
	}
	if each {
		for _, r := range rows {
			c.Labels, c.Values = append(c.Labels, r.kernel.Name), append(c.Values, r.speedups())
		}
		return c
	}
	c.Unit += ", geometric mean"
	for _, suite := range gpuccGroups() {
		_, means := meansOf(rows, suite)
		values := means[1]
		if arch != "" {
			values = means[2]
		}
		c.Labels, c.Values = append(c.Labels, suite), append(c.Values, values)
	}
	return c
}

// gpuccSuite is a suite, compiled at a step.
type gpuccSuite struct {
	program *emu.Program
	code    map[string]*sass.Code // nil without an assembler
}

func compileGPUCC(suite string, way gpu.Way, assembler *sass.Assembler) (*gpuccSuite, error) {
	if assembler != nil {
		way.Options.CPU = assembler.Arch
	}
	m, err := gpu.PTX(suite, way)
	if err != nil {
		return nil, err
	}
	s := &gpuccSuite{}
	if s.program, err = emu.Load(m); err != nil || assembler == nil {
		return s, errors.Wrapf(err, "suite %s", suite)
	}
	s.code, err = assembler.Assemble(m.String(), m)
	return s, errors.Wrapf(err, "suite %s", suite)
}

// gpuccBench compiles the suites when they are asked for, by step and suite.
type gpuccBench struct {
	assembler *sass.Assembler // may be nil
	suites    map[string]*gpuccSuite
}

func (b *gpuccBench) suite(step int, name string) (*gpuccSuite, error) {
	key := gpuccSteps[step].name + " " + name
	if s := b.suites[key]; s != nil {
		return s, nil
	}
	s, err := compileGPUCC(name, gpuccWay(step), b.assembler)
	b.suites[key] = s
	return s, err
}

// measureGPUCC runs every kernel at every step.
func measureGPUCC(work *shard.Work, assembler *sass.Assembler) ([]gpuccRow, error) {
	b := &gpuccBench{assembler, map[string]*gpuccSuite{}}
	all := kernels.Of(kernels.GPUCC())
	rows := make([]gpuccRow, len(all))
	for k, kernel := range all {
		counts, err := shard.Measure(work, "gpucc", k, func() (gpuccCounts, error) { return b.measure(kernel) })
		if err != nil {
			return nil, err
		}
		rows[k] = gpuccRow{kernel, counts}
	}
	return rows, nil
}

// measure runs a kernel at every step; the memory after the run must always be the same.
func (b *gpuccBench) measure(kernel kernels.Kernel) (c gpuccCounts, err error) {
	var first []byte
	for n, step := range gpuccSteps {
		s, err := b.suite(n, kernel.Suite)
		if err != nil {
			return c, errors.Wrapf(err, "step %s", step.name)
		}
		r, err := gpu.Launch(s.program, kernel, emu.NewFermi(), false)
		if err != nil {
			return c, errors.Wrapf(err, "step %s", step.name)
		}
		if n == 0 {
			first = r.After
		} else if !bytes.Equal(first, r.After) {
			return c, errors.Errorf("%s leaves other results at step %s", kernel.Name, step.name)
		}
		c.Instructions = append(c.Instructions, float64(r.Stats.WarpInstructions))
		c.Cycles = append(c.Cycles, float64(r.Stats.Cycles))
		if b.assembler != nil {
			c.SASS = append(c.SASS, s.code[kernel.Name].Executed(r.Stats.ByLine, kernel.Warps()))
		}
	}
	return c, nil
}

func printKernels(rows []gpuccRow) {
	for _, r := range rows {
		fmt.Printf("%-8s %-22s", r.kernel.Suite, r.kernel.Name)
		for n := range gpuccSteps {
			fmt.Printf(" %9.0f/%-8.0f", r.Instructions[n], r.Cycles[n])
		}
		fmt.Println()
	}
	fmt.Println()
}

// printSuite prints a suite's line.
func printSuite(rows []gpuccRow, suite string) {
	n, means := meansOf(rows, suite)
	line := ""
	for step := range means[0] {
		line += fmt.Sprintf(" %7.3f/%-7.3f", means[0][step], means[1][step])
		if len(means[2]) > 0 {
			line = strings.TrimRight(line, " ") + fmt.Sprintf("/%-7.3f", means[2][step])
		}
	}
	fmt.Printf("%-10s %4d%s\n", suite, n, line)
}

// meansOf are the geometric means of a suite's speedups by the steps after the base: in
// instructions, in cycles, and in machine instructions, where they are known.
func meansOf(rows []gpuccRow, suite string) (n int, means [3][]float64) {
	for _, r := range rows {
		if suite != "all" && r.kernel.Suite != suite {
			continue
		}
		n++
		for k, counts := range [3][]float64{r.Instructions, r.Cycles, r.SASS} {
			if means[k] == nil && len(counts) > 0 {
				means[k] = make([]float64, len(counts)-1)
			}
			for step := range means[k] {
				means[k][step] += math.Log(counts[0] / counts[step+1])
			}
		}
	}
	for k := range means {
		for step, sum := range means[k] {
			means[k][step] = math.Exp(sum / float64(n))
		}
	}
	return n, means
}
