// Command bench times opt-go beside LLVM on the same inputs, as whole processes, and prints the
// ratios.
//
//	go run ./tools/bench [-n RUNS] [-functions N] [-g=false] [-scale=false | -only-scale] [-pipeline gpucc] [-scale-n RUNS]
//		[-shapes branches,loops] [-scale-beside=false] [-scale-work 100000]
//	go run ./tools/bench -only-loops
//	go run ./tools/bench -programs tools/bench/programs [-cflags -mavx2]
//	go run ./tools/bench -print SHAPE [-size INSTRUCTIONS] | perf stat -e instructions:u opt-go -passes=PASS -disable-output -
//
// Then it shows how the time of each pass of a pipeline grows with the size of functions:
// nanoseconds per instruction in modules of the same size whose functions have 1,000, 10,000 and
// 100,000 instructions. So it does for register allocation. Beside stand the growth of LLVM's pass
// of the name on the same functions, and that of our work up to 10,000 instructions (-scale-work),
// counted in executed blocks of code, which no cache disturbs; -scale-beside=false leaves out both,
// which take most of the time. -programs compiles the C programs of a folder to machine code, by
// -O3 of both sides, and counts the instructions that each executes. -only-loops times software pipelining on generated loops. -print
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
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/pkg/errors"

	"opt-go/tools/bench/shape"
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
	folder := flag.String("programs", "", "compile and run the C programs of this folder, count what they execute, and show nothing else")
	cflags := flag.String("cflags", "", "flags for clang with -programs, separated by spaces")
	text := flag.String("print", "", "write a module of this shape to standard output and do nothing else")
	size := flag.Int("size", 1000, "instructions of the function that -print writes")
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
	if *folder != "" {
		fail(runPrograms(*folder, *cflags))
		return
	}
	if *onlyLoops {
		p := pipelining{machine: "p4m2l4", sizes: []int{10, 50, 200, 1000}, loops: 400}
		fail(p.print(os.Stdout))
		return
	}
	if !*onlyScale {
		fail(run(*runs, *functions, *gpu, *debug, *onlyKernels))
		fmt.Println()
	}
	if (*scale || *onlyScale) && !*onlyKernels {
		fail(runScale(scaling{pipeline: *pipeline, runs: *scaleRuns, workSize: *workSize}, *shapes, *beside))
	}
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
	if beside {
		s.llvm, _ = exec.LookPath("opt-19") // without LLVM, without its column
		if s.counter, err = buildCounter(dir); err != nil {
			return err
		}
	}
	_, err = s.print(os.Stdout)
	return err
}

// contest is one comparison: the same work by both sides.
type contest struct {
	name     string
	ours     []string // arguments of opt-go
	theirs   string   // LLVM's program
	theirArg []string
}

func run(runs, functions, kernels int, debug, onlyKernels bool) error {
	dir, err := os.MkdirTemp("", "opt-go-bench")
	if err != nil {
		return errors.Wrap(err, "cannot make a scratch folder")
	}
	defer os.RemoveAll(dir)
	bin := filepath.Join(dir, "opt-go")
	if out, err := exec.Command("go", "build", "-o", bin, "opt-go/tools/opt-go").CombinedOutput(); err != nil {
		return errors.Wrapf(err, "cannot build opt-go: %s", out)
	}
	fmt.Printf("%d runs of each side, alternating; %d cores\n", runs, runtime.NumCPU())
	if kernels > 0 {
		if err := runKernels(dir, bin, runs, kernels); err != nil || onlyKernels {
			return err
		}
	}
	if err := runModule(dir, bin, runs, functions, false); err != nil || !debug {
		return err
	}
	return runModule(dir, bin, runs, functions*3/10, true) // functions are that much larger with debug information
}

// runModule compares both sides on one module.
func runModule(dir, bin string, runs, functions int, debug bool) error {
	text := Generate(functions, 1, debug)
	in := filepath.Join(dir, "in.ll")
	if err := os.WriteFile(in, text, 0o666); err != nil {
		return errors.Wrap(err, "cannot write the input")
	}
	with := ""
	if debug {
		with = " with debug information"
	}
	fmt.Printf("\n%d functions%s, %.2f MB\n", functions, with, float64(len(text))/1e6)
	fmt.Printf("%-20s %9s %9s %6s %9s %9s %6s %9s %9s %6s\n", "", "wall ms", "LLVM", "ratio", "cpu ms", "LLVM", "ratio", "MB", "LLVM", "ratio")
	for _, c := range []contest{
		{"read, verify, write", []string{in, "-passes=verify", "-o", os.DevNull}, "opt-19", []string{in, "-passes=verify", "-S", "-o", os.DevNull}},
		{"read, verify", []string{in, "-passes=verify", "-disable-output"}, "opt-19", []string{in, "-passes=verify", "-disable-output"}},
	} {
		if err := compare(c, bin, runs); err != nil {
			return err
		}
	}
	return nil
}

func compare(c contest, bin string, runs int) error {
	llvm, lookErr := exec.LookPath(c.theirs)
	var ours, theirs []sample
	for k := range runs + 1 { // the first run warms the caches and is not counted
		a, err := measure(bin, c.ours)
		if err != nil {
			return err
		}
		var b sample
		if lookErr == nil {
			if len(c.theirArg) > 0 && c.theirArg[0] == "-c" {
				llvm = "sh" // two of LLVM's programs, joined by a pipe
			}
			if b, err = measure(llvm, c.theirArg); err != nil {
				return err
			}
		}
		if k > 0 {
			ours, theirs = append(ours, a), append(theirs, b)
		}
	}
	a, b := median(ours), median(theirs)
	if lookErr != nil {
		fmt.Printf("%-20s %9.0f %9s %6s %9.0f %9s %6s %9.0f\n", c.name, a.wall, "not found", "", a.cpu, "", "", a.mb)
		return nil
	}
	fmt.Printf("%-20s %9.0f %9.0f %6.2f %9.0f %9.0f %6.2f %9.0f %9.0f %6.2f\n", c.name,
		a.wall, b.wall, a.wall/b.wall, a.cpu, b.cpu, a.cpu/b.cpu, a.mb, b.mb, a.mb/b.mb)
	return nil
}
