package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"

	"github.com/pkg/errors"

	"opt-go/tools/shard"
)

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
	if err := r.programs(); err != nil {
		return err
	}
	if err := r.module(functions, false); err != nil || !debug {
		return err
	}
	return r.module(functions*3/10, true) // functions are that much larger with debug information
}

// programs compares both sides on the C programs of the repository.
func (r *race) programs() error {
	text, count, err := programModule()
	if err == noCompiler {
		fmt.Fprintf(r.out, "\nno C programs: %v\n", err)
		return nil
	}
	if err != nil {
		return errors.Wrap(err, "cannot make the module of C programs")
	}
	in, err := write(r.dir, "programs.ll", text)
	if err != nil {
		return err
	}
	fmt.Fprintf(r.out, "\n%d C programs as one module, %d lines, %.2f MB\n", count, bytes.Count(text, []byte("\n")), float64(len(text))/1e6)
	return r.compare(byOpt("-O2", in, "-O2", "-o", os.DevNull), byOpt("read, verify, write", in, "-passes=verify", "-o", os.DevNull))
}

// module compares both sides on one generated module.
func (r *race) module(functions int, debug bool) error {
	text := Generate(functions, 1, debug)
	in, err := write(r.dir, "in.ll", text)
	if err != nil {
		return err
	}
	with := ""
	if debug {
		with = " with debug information"
	}
	fmt.Fprintf(r.out, "\n%d functions%s, %.2f MB\n", functions, with, float64(len(text))/1e6)
	return r.compare(byOpt("-O2", in, "-O2", "-o", os.DevNull), byOpt("read, verify, write", in, "-passes=verify", "-o", os.DevNull),
		byOpt("read, verify", in, "-passes=verify", "-disable-output"))
}

// compare measures contests, or takes them from a part, and prints a table of them.
func (r *race) compare(contests ...contest) error {
	heading(r.out)
	for _, c := range contests {
		o, err := shard.Measure(r.work, "contests", r.contests, func() (outcome, error) {
			if err := r.build(); err != nil {
				return outcome{}, err
			}
			return c.measure(r.bin, r.runs)
		})
		r.contests++
		if err != nil {
			return err
		}
		c.print(r.out, o)
	}
	return nil
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
