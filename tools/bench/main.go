// Command bench times opt-go beside LLVM on the same inputs, as whole processes, and prints the
// ratios.
//
//	go run ./tools/bench [-n RUNS] [-functions N] [-g=false] [-scale=false | -only-scale] [-pipeline gpucc] [-scale-n RUNS]
//		[-shapes branches,loops] [-scale-beside=false] [-scale-work 100000]
//	go run ./tools/bench -only-loops
//	go run ./tools/bench -shard 1/8 -partial part1.json; go run ./tools/bench -merge part*.json
//	go run ./tools/bench -print SHAPE [-size INSTRUCTIONS] | perf stat -e instructions:u opt-go -passes=PASS -disable-output -
//
// Then it shows how the time of each pass of a pipeline grows with the size of functions:
// nanoseconds per instruction in modules of the same size whose functions have 1,000, 10,000 and
// 100,000 instructions. So it does for register allocation. Beside stand the growth of LLVM's pass
// of the name on the same functions, and that of our work up to 10,000 instructions (-scale-work),
// counted in executed blocks of code, which no cache disturbs; -scale-beside=false leaves out both,
// which take most of the time. -only-loops times software pipelining on generated loops. -print
// writes a module of one of the shapes that are hard for algorithms, for which other tools count
// what is executed.
//
// Runs of the two sides alternate; medians are compared, since machines are noisy. Wall time
// depends on how many cores are free, processor time (user and system) does not. Where LLVM is not
// installed, only our own figures are printed.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/pkg/errors"

	"opt-go/tools/bench/shape"
	"opt-go/tools/shard"
)

func main() {
	runs := flag.Int("n", 7, "runs of each side")
	functions := flag.Int("functions", 400, "functions in the generated module")
	debug := flag.Bool("g", true, "also a module of about the same size with full debug information")
	gpu := flag.Int("kernels", 300, "kernels that are compiled to PTX, beside opt-19 -O3 | llc-19")
	onlyKernels := flag.Bool("only-kernels", false, "compile kernels to PTX and show nothing else")
	scale := flag.Bool("scale", true, "show how the time of passes grows with the size of functions")
	onlyScale := flag.Bool("only-scale", false, "show nothing else")
	scaleRuns := flag.Int("scale-n", 5, "runs of each pass whose growth is shown")
	pipeline := flag.String("pipeline", "gpucc", "passes whose growth is shown")
	shapes := flag.String("shapes", "", "of functions, separated by commas; default all")
	workSize := flag.Int("scale-work", 10000, "instructions of the largest functions for which our executed code is counted, which takes ten times as long as running it")
	beside := flag.Bool("scale-beside", true, "show the growth of LLVM's passes and of our executed code beside")
	onlyLoops := flag.Bool("only-loops", false, "time modulo scheduling and rotating registers on generated loops and show nothing else")
	text := flag.String("print", "", "write a module of this shape to standard output and do nothing else")
	size := flag.Int("size", 1000, "instructions of the function that -print writes")
	work := shard.NewWork(flag.CommandLine)
	flag.Parse()
	fail := func(err error) {
		if err != nil {
			fmt.Fprintln(os.Stderr, "bench:", err)
			os.Exit(1)
		}
	}
	if *text != "" {
		fail(printShape(*text, *size))
		return
	}
	fail(work.Begin("bench"))
	switch {
	case *onlyLoops:
		p := pipelining{machine: "p4m2l4", sizes: []int{10, 50, 200, 1000}, loops: 400}
		fail(p.print(work.Out(), work))
	case *onlyScale:
		fail(runScale(scaling{parts: work, pipeline: *pipeline, runs: *scaleRuns, workSize: *workSize}, *shapes, *beside))
	default:
		r := race{work: work, out: work.Out(), runs: *runs}
		fail(r.run(*functions, *gpu, *debug, *onlyKernels))
		if *scale && !*onlyKernels {
			fmt.Fprintln(r.out)
			fail(runScale(scaling{parts: work, pipeline: *pipeline, runs: *scaleRuns, workSize: *workSize}, *shapes, *beside))
		}
	}
	fail(work.Finish())
}

// printShape writes a module of a shape.
func printShape(name string, size int) error {
	if k := slices.IndexFunc(shape.Kernels, func(k shape.Kernel) bool { return k.Name == name }); k >= 0 {
		_, err := os.Stdout.Write(shape.Kernels[k].Text(1, size))
		return err
	}
	s, ok := shape.Find(name)
	if !ok {
		return errors.Errorf("there is no shape %s; tools/bench/shape lists them", name)
	}
	_, err := os.Stdout.Write(s.Text(size))
	return err
}

// runScale prints the table of growth.
func runScale(s scaling, shapes string, beside bool) error {
	dir, err := os.MkdirTemp("", "opt-go-bench")
	if err != nil {
		return errors.Wrap(err, "cannot make a scratch folder")
	}
	defer os.RemoveAll(dir)
	s.sizes, s.total = []int{1000, 10000, 100000}, 100000
	for _, sh := range shape.Kernels {
		if shapes == "" || slices.Contains(strings.Split(shapes, ","), sh.Name) {
			s.shapes = append(s.shapes, sh)
		}
	}
	if len(s.shapes) == 0 {
		return errors.Errorf("growth is not measured on any of the shapes %s", shapes)
	}
	if beside && !s.parts.Merges() {
		s.llvm, _ = exec.LookPath("opt-19") // without LLVM, without its column
		if s.counter, err = buildCounter(dir); err != nil {
			return err
		}
	}
	_, err = s.print(s.parts.Out())
	return err
}

// contest is one comparison: the same work by both sides.
type contest struct {
	name     string
	ours     []string // arguments of opt-go
	theirs   string   // LLVM's program
	theirArg []string
}

// race compares both sides in contests.
type race struct {
	work     *shard.Work
	out      io.Writer
	runs     int    // of each side
	dir, bin string // a scratch folder; opt-go, when a contest has been measured
	contests int    // so far
}

func (r *race) run(functions, kernels int, debug, onlyKernels bool) (err error) {
	if r.dir, err = os.MkdirTemp("", "opt-go-bench"); err != nil {
		return errors.Wrap(err, "cannot make a scratch folder")
	}
	defer os.RemoveAll(r.dir)
	cores, err := shard.Measure(r.work, "cores", 0, func() (int, error) { return runtime.NumCPU(), nil })
	if err != nil {
		return err
	}
	fmt.Fprintf(r.out, "%d runs of each side, alternating; %d cores\n", r.runs, cores)
	if kernels > 0 {
		if err := r.kernels(kernels); err != nil || onlyKernels {
			return err
		}
	}
	if err := r.module(functions, false); err != nil || !debug {
		return err
	}
	return r.module(functions*3/10, true) // functions are that much larger with debug information
}

// module compares both sides on one module.
func (r *race) module(functions int, debug bool) error {
	text := Generate(functions, 1, debug)
	in := filepath.Join(r.dir, "in.ll")
	if err := os.WriteFile(in, text, 0o666); err != nil {
		return errors.Wrap(err, "cannot write the input")
	}
	with := ""
	if debug {
		with = " with debug information"
	}
	fmt.Fprintf(r.out, "\n%d functions%s, %.2f MB\n", functions, with, float64(len(text))/1e6)
	r.header()
	for _, c := range []contest{
		{"read, verify, write", []string{in, "-passes=verify", "-o", os.DevNull}, "opt-19", []string{in, "-passes=verify", "-S", "-o", os.DevNull}},
		{"read, verify", []string{in, "-passes=verify", "-disable-output"}, "opt-19", []string{in, "-passes=verify", "-disable-output"}},
	} {
		if err := r.compare(c); err != nil {
			return err
		}
	}
	return nil
}

func (r *race) header() {
	fmt.Fprintf(r.out, "%-20s %9s %9s %6s %9s %9s %6s %9s %9s %6s\n", "", "wall ms", "LLVM", "ratio", "cpu ms", "LLVM", "ratio", "MB", "LLVM", "ratio")
}

// outcome is what a contest measures: the medians of both sides.
type outcome struct {
	Ours, Theirs sample
	Alone        bool // LLVM is not there
}

// compare measures a contest, or takes it from a part, and prints it.
func (r *race) compare(c contest) error {
	o, err := shard.Measure(r.work, "contests", r.contests, func() (outcome, error) { return r.measure(c) })
	r.contests++
	if err != nil {
		return err
	}
	a, b := o.Ours, o.Theirs
	if o.Alone {
		fmt.Fprintf(r.out, "%-20s %9.0f %9s %6s %9.0f %9s %6s %9.0f\n", c.name, a.Wall, "not found", "", a.CPU, "", "", a.MB)
		return nil
	}
	fmt.Fprintf(r.out, "%-20s %9.0f %9.0f %6.2f %9.0f %9.0f %6.2f %9.0f %9.0f %6.2f\n", c.name,
		a.Wall, b.Wall, a.Wall/b.Wall, a.CPU, b.CPU, a.CPU/b.CPU, a.MB, b.MB, a.MB/b.MB)
	return nil
}

func (r *race) measure(c contest) (o outcome, err error) {
	if err := r.build(); err != nil {
		return o, err
	}
	llvm, lookErr := exec.LookPath(c.theirs)
	o.Alone = lookErr != nil
	var ours, theirs []sample
	for k := range r.runs + 1 { // the first run warms the caches and is not counted
		a, err := measure(r.bin, c.ours)
		if err != nil {
			return o, err
		}
		var b sample
		if !o.Alone {
			if len(c.theirArg) > 0 && c.theirArg[0] == "-c" {
				llvm = "sh" // two of LLVM's programs, joined by a pipe
			}
			if b, err = measure(llvm, c.theirArg); err != nil {
				return o, err
			}
		}
		if k > 0 {
			ours, theirs = append(ours, a), append(theirs, b)
		}
	}
	o.Ours, o.Theirs = median(ours), median(theirs)
	return o, nil
}

// build builds opt-go, once.
func (r *race) build() error {
	if r.bin != "" {
		return nil
	}
	bin := filepath.Join(r.dir, "opt-go")
	if out, err := exec.Command("go", "build", "-o", bin, "opt-go/tools/opt-go").CombinedOutput(); err != nil {
		return errors.Wrapf(err, "cannot build opt-go: %s", out)
	}
	r.bin = bin
	return nil
}
