// Command bench times opt-go beside LLVM on the same inputs, as whole processes, and prints the ratios.
//
//	go run ./tools/bench [-n RUNS] [-functions N]
//
// Runs of the two sides alternate; medians are compared, since machines are noisy. Where LLVM is not installed, only
// our own figures are printed.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"

	"github.com/pkg/errors"
)

func main() {
	runs := flag.Int("n", 7, "runs of each side")
	functions := flag.Int("functions", 400, "functions in the generated module")
	flag.Parse()
	if err := run(*runs, *functions); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// contest is one comparison: the same work by both sides.
type contest struct {
	name     string
	ours     []string // arguments of opt-go
	theirs   string   // LLVM's program
	theirArg []string
}

func run(runs, functions int) error {
	dir, err := os.MkdirTemp("", "opt-go-bench")
	if err != nil {
		return errors.Wrap(err, "cannot make a scratch folder")
	}
	defer os.RemoveAll(dir)
	bin := filepath.Join(dir, "opt-go")
	if out, err := exec.Command("go", "build", "-o", bin, "opt-go/tools/opt-go").CombinedOutput(); err != nil {
		return errors.Wrapf(err, "cannot build opt-go: %s", out)
	}
	text := Generate(functions, 1)
	in := filepath.Join(dir, "in.ll")
	if err := os.WriteFile(in, text, 0o666); err != nil {
		return errors.Wrap(err, "cannot write the input")
	}
	fmt.Printf("input: %d functions, %.2f MB; %d runs of each side, alternating; %d cores\n\n", functions, float64(len(text))/1e6, runs, runtime.NumCPU())
	fmt.Printf("%-24s %12s %12s %8s %12s %12s %8s\n", "work", "opt-go", "LLVM", "ratio", "opt-go MB", "LLVM MB", "ratio")
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
		fmt.Printf("%-24s %9.0f ms %12s %8s %12.1f\n", c.name, a.ms, "not found", "", a.mb)
		return nil
	}
	fmt.Printf("%-24s %9.0f ms %9.0f ms %8.2f %12.1f %12.1f %8.2f\n", c.name, a.ms, b.ms, a.ms/b.ms, a.mb, b.mb, a.mb/b.mb)
	return nil
}
