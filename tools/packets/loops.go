package main

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/pkg/errors"
)

// The numbers of iterations of the two runs: what a loop costs is the difference of the packets
// that its function executes, by the difference of the iterations. Both are multiples of 8, so that
// an unrolled loop has no rest.
const (
	fewTrips  = 64
	manyTrips = 192
)

// levels are the optimizations before the backends.
var levels = map[string][]string{
	"O2":  {"-O2", "-fno-vectorize", "-fno-slp-vectorize", "-fno-unroll-loops"},
	"O3":  {"-O3"},
	"HVX": {"-O3", "-fno-unroll-loops", "-fvectorize", "-mllvm", "-hexagon-autohvx", "-mhvx", "-mhvx-length=128B"},
}

// executed are the packets of the functions of one program.
type executed map[string]int

// loopBench compiles and runs the files of loops.
type loopBench struct {
	dir, tests string
	level      string
	lib        []string
}

// runLoops compares what the functions of C files execute. A function has one innermost loop, which
// runs N times.
func runLoops(w io.Writer, level, keep string, files []string) error {
	if levels[level] == nil {
		return errors.Errorf("the level %s is not O2, O3 or HVX", level)
	}
	b := &loopBench{dir: keep, level: level}
	if keep == "" {
		dir, err := os.MkdirTemp("", "packets")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		b.dir = dir
	}
	if err := b.runtime(files); err != nil {
		return err
	}
	var all summary
	for _, file := range files {
		if err := b.file(w, file, &all); err != nil {
			return err
		}
	}
	all.print(w)
	return nil
}

// runtime builds the library, which lies beside the folder of the loops.
func (b *loopBench) runtime(files []string) error {
	if len(files) == 0 {
		return errors.New("no files")
	}
	b.tests = filepath.Dir(filepath.Dir(files[0]))
	start, lib := filepath.Join(b.dir, "start.o"), filepath.Join(b.dir, "runtime.o")
	b.lib = []string{start, lib}
	if err := tool("llvm-mc-19", "-triple=hexagon", "-mcpu=hexagonv68", "-filetype=obj", filepath.Join(b.tests, "runtime/start.s"), "-o", start); err != nil {
		return err
	}
	return tool("clang-19", "--target=hexagon", "-mcpu=hexagonv68", "-O2", "-ffreestanding", "-fno-builtin", "-w", "-c", filepath.Join(b.tests, "runtime/runtime.c"), "-o", lib)
}

func tool(name string, args ...string) error {
	out, err := exec.Command(name, args...).CombinedOutput()
	return errors.Wrapf(err, "%s %s: %s", name, strings.Join(args, " "), out)
}

// file compares the functions of a file.
func (b *loopBench) file(w io.Writer, file string, all *summary) error {
	var ours, theirs [2]executed
	for k, n := range []int{fewTrips, manyTrips} {
		ll := filepath.Join(b.dir, fmt.Sprintf("%s.%d.ll", filepath.Base(file), n))
		args := append(slices.Clone(levels[b.level]), "--target=hexagon", "-mcpu=hexagonv68", "-ffp-contract=off", "-ffreestanding", "-fno-builtin", "-w", "-DQUIET",
			fmt.Sprintf("-DN=%d", n), "-I"+filepath.Join(b.tests, "runtime/include"), "-S", "-emit-llvm", file, "-o", ll)
		if err := tool("clang-19", args...); err != nil {
			return err
		}
		text, funcs, err := ourAssembly(ll)
		if err != nil {
			return err
		}
		s := ll + ".s"
		if err := os.WriteFile(s, []byte(text), 0o666); err != nil {
			return err
		}
		if err := tool("llvm-mc-19", "-triple=hexagon", "-mcpu=hexagonv68", "-mattr=+hvxv68,+hvx-length128b", "-filetype=obj", s, "-o", ll+".ours.o"); err != nil {
			return err
		}
		if err := tool("llc-19", "-O3", "-march=hexagon", "-mcpu=hexagonv68", "-hexagon-small-data-threshold=0", "-filetype=obj", ll, "-o", ll+".theirs.o"); err != nil {
			return err
		}
		if n == manyTrips {
			kernels, err := theirPipelined(ll)
			if err != nil {
				return err
			}
			all.fewer.compare(funcs, kernels)
		}
		if ours[k], err = b.execute(ll + ".ours.o"); err != nil {
			return err
		}
		if theirs[k], err = b.execute(ll + ".theirs.o"); err != nil {
			return err
		}
	}
	names, err := functions(file)
	if err != nil {
		return err
	}
	for _, fn := range names {
		r := row{fn, perTrip(ours, fn), perTrip(theirs, fn), ours[1][fn], theirs[1][fn]}
		all.rows = append(all.rows, r)
		fmt.Fprintf(w, "%-28s %6.2f  LLVM %6.2f%s\n", fn, r.ours, r.theirs, r.mark())
	}
	return nil
}

func perTrip(runs [2]executed, fn string) float64 {
	return float64(runs[1][fn]-runs[0][fn]) / (manyTrips - fewTrips)
}

// functions lists the functions that the file keeps, in order.
func functions(file string) ([]string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var out []string
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "KEEP ") {
			continue
		}
		head, _, _ := strings.Cut(line, "(")
		out = append(out, head[strings.LastIndex(head, " ")+1:])
	}
	return out, nil
}

// execute links and runs a program in steps of one packet, and counts them by function. Qemu names
// the function of each step in its log.
func (b *loopBench) execute(object string) (executed, error) {
	exe, log := object+".exe", object+".log"
	if err := tool("ld.lld-19", append([]string{object, "-o", exe}, b.lib...)...); err != nil {
		return nil, err
	}
	if err := tool("qemu-hexagon", "-cpu", "v67", "-singlestep", "-d", "exec,nochain", "-D", log, exe); err != nil {
		return nil, err
	}
	f, err := os.Open(log)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	defer os.Remove(log)
	out := executed{}
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		line := strings.TrimSpace(lines.Text())
		if strings.HasPrefix(line, "Trace ") {
			out[line[strings.LastIndexByte(line, ' ')+1:]]++
		}
	}
	return out, lines.Err()
}

// row is one loop: packets per iteration, and those of the whole call in the longer run.
type row struct {
	fn               string
	ours, theirs     float64
	called, calledBy int
}

// slack is below what one iteration of another kind adds to the mean.
const slack = 0.02

func (r row) mark() string {
	switch {
	case r.ours > r.theirs+slack:
		return "  more"
	case r.ours < r.theirs-slack:
		return "  fewer"
	}
	return ""
}

type summary struct {
	rows  []row
	fewer unpipelined
}

func (s *summary) print(w io.Writer) {
	fewer, more := 0, 0
	ours, theirs, logLoop, logCall := 0.0, 0.0, 0.0, 0.0
	for _, r := range s.rows {
		switch r.mark() {
		case "  more":
			more++
		case "  fewer":
			fewer++
		}
		ours, theirs = ours+r.ours, theirs+r.theirs
		logLoop += math.Log(r.ours / r.theirs)
		logCall += math.Log(float64(r.called) / float64(r.calledBy))
	}
	n := float64(len(s.rows))
	fmt.Fprintf(w, "%d loops: %d of fewer packets per iteration than LLVM's, %d of more; in all %.1f, LLVM %.1f\n", len(s.rows), fewer, more, ours, theirs)
	fmt.Fprintf(w, "geometric mean beside LLVM's: packets per iteration %.3f, packets executed by a call of %d iterations %.3f\n", math.Exp(logLoop/n), manyTrips, math.Exp(logCall/n))
	s.fewer.print(w)
}
