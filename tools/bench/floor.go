package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"

	"github.com/pkg/errors"
)

// build is one way to make or to run opt-go that takes away a part of what Go costs.
type build struct {
	name  string
	flags []string // of go build
	env   []string // of the run
}

// builds are what printFloor compares with the first. What remains when all of them are taken
// together is the work of the passes themselves.
var builds = []build{
	{name: "as it is built"},
	{name: "no profile", flags: []string{"-pgo=off"}},
	{name: "no bounds checks", flags: []string{"-gcflags=all=-B"}},
	{name: "no collector", env: []string{"GOGC=off"}},
	{name: "no bounds checks, no collector", flags: []string{"-gcflags=all=-B"}, env: []string{"GOGC=off"}},
}

// printFloor shows what the language costs: time of all cores and, where valgrind is installed,
// executed instructions of -O2 on the C programs of the repository, by opt-go built and run in
// several ways, and by LLVM 19. A part that is taken away and changes little is no reason for a
// difference to LLVM.
func printFloor(w io.Writer, runs int) error {
	dir, err := os.MkdirTemp("", "opt-go-bench")
	if err != nil {
		return errors.Wrap(err, "cannot make a scratch folder")
	}
	defer os.RemoveAll(dir)
	text, _, err := programModule()
	if err != nil {
		return err
	}
	in, err := write(dir, "programs.ll", text)
	if err != nil {
		return err
	}
	var all []way
	for n, b := range builds {
		bin := filepath.Join(dir, "opt-go"+strconv.Itoa(n))
		args := append(append([]string{"build", "-trimpath", "-o", bin}, b.flags...), "opt-go/tools/opt-go")
		if out, err := exec.Command("go", args...).CombinedOutput(); err != nil {
			return errors.Wrapf(err, "cannot build opt-go: %s", out)
		}
		all = append(all, way{b.name, []string{bin, in, "-O2", "-o", os.DevNull}, b.env})
	}
	if _, err := exec.LookPath("opt-19"); err == nil {
		all = append(all, way{"LLVM 19", []string{"opt-19", in, "-O2", "-S", "-o", os.DevNull}, nil})
	}
	return compareWays(w, all, runs)
}

// way is a command line and what is added to its environment.
type way struct {
	name string
	args []string
	env  []string
}

// compareWays runs all ways in turns and prints medians, and ratios to the first.
func compareWays(w io.Writer, all []way, runs int) error {
	samples := make([][]sample, len(all))
	for range runs {
		for n, v := range all {
			s, err := measure("env", append(append([]string{}, v.env...), v.args...))
			if err != nil {
				return err
			}
			samples[n] = append(samples[n], s)
		}
	}
	var counts []int64 // none where nothing counts
	for _, v := range all {
		n, err := counted(append(append([]string{"env"}, v.env...), v.args...)...)
		if err != nil {
			break
		}
		counts = append(counts, n)
	}
	fmt.Fprintf(w, "%-32s %9s %6s %9s %12s %6s\n", "", "cpu ms", "ratio", "MB", "instructions", "ratio")
	for n, v := range all {
		s := median(samples[n])
		fmt.Fprintf(w, "%-32s %9.0f %6.2f %9.0f", v.name, s.CPU, s.CPU/median(samples[0]).CPU, s.MB)
		if len(counts) == len(all) {
			fmt.Fprintf(w, " %10.2f G %6.2f", float64(counts[n])/1e9, float64(counts[n])/float64(counts[0]))
		}
		fmt.Fprintln(w)
	}
	return nil
}
