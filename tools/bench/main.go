// Command bench times opt-go beside LLVM on the same inputs, as whole processes, and prints the
// ratios.
//
//	go run ./tools/bench [-n RUNS] [-functions N] [-g=false] [-scale=false | -only-scale] [-pipeline gpucc] [-scale-n RUNS]
//		[-shapes branches,loops] [-scale-beside=false] [-scale-work 100000]
//	go run ./tools/bench -only-loops
//	go run ./tools/bench -programs tools/bench/programs [-cflags -mavx2]
//	go run ./tools/bench -floor
//	go run ./tools/bench -cores
//	go run ./tools/bench -profile tools/opt-go/default.pgo
//	go run ./tools/bench -shard 1/8 -partial part1.json; go run ./tools/bench -merge part*.json
//	go run ./tools/bench -print SHAPE [-size INSTRUCTIONS] | perf stat -e instructions:u opt-go -passes=PASS -disable-output -
//
// Then it shows how the time of each pass of a pipeline grows with the size of functions:
// nanoseconds per instruction in modules of the same size whose functions have 1,000, 10,000 and
// 100,000 instructions. So it does for register allocation. Beside stand the growth of LLVM's pass
// of the name on the same functions, and that of our work up to 10,000 instructions (-scale-work),
// counted in executed blocks of code, which no cache disturbs; -scale-beside=false leaves out both,
// which take most of the time. -programs compiles the C programs of a folder to machine code, by
// -O3 of both sides, and counts the instructions that each executes. -only-loops times software
// pipelining on generated loops. -print writes a module of one of the shapes that are hard for
// algorithms, for which other tools count what is executed.
//
// -floor shows what of the time is Go's: the same work without bounds checks and without garbage
// collection. -cores computes how long reading, -O2 and kernels to PTX take on 1 to 16 cores, from
// what each part took on one. -profile measures where the time goes, for profile-guided builds of
// opt-go.
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
	"slices"
	"strings"
	"time"

	"github.com/pkg/errors"

	"opt-go/tools/bench/shape"
	"opt-go/tools/shard"
)

func main() {
	if measureAlone(os.Args) {
		return
	}
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
	floor := flag.Bool("floor", false, "show what bounds checks, collection and the profile of the build cost, and nothing else")
	cores := flag.Bool("cores", false, "compute how the work spreads over 1 to 16 cores, and nothing else")
	profile := flag.String("profile", "", "compile programs and kernels for a minute, write the profile to this file, and do nothing else")
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
	if *folder != "" {
		fail(runPrograms(*folder, *cflags))
		return
	}
	if *floor {
		fail(printFloor(os.Stdout, *runs))
		return
	}
	if *cores {
		fail(printCores(os.Stdout))
		return
	}
	if *profile != "" {
		fail(writeProfile(*profile, time.Minute))
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
