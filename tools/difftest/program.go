package main

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/pkg/errors"

	"opt-go/passes"
	"opt-go/passes/pass"
)

// csmithHeaders is the folder of the programs' headers in Debian's libcsmith-dev.
const csmithHeaders = "/usr/include/csmith"

// level is how far clang optimizes before the passes get the program.
type level struct {
	name  string
	flags []string
}

var levels = []level{
	{"-O0", []string{"-O0", "-Xclang", "-disable-O0-optnone"}},
	{"-O1", []string{"-O1"}},
}

// subject is a program in IR and its output.
type subject struct {
	seed  uint64
	level string
	text  []byte
	want  outcome
}

// outcome is the end of a program: the last part of its output, and its exit status.
type outcome struct {
	out  string
	exit int
}

// compile makes the program of a seed, compiles it and runs it once.
func (c *config) compile(dir string, seed uint64, l level) (*subject, error) {
	src := filepath.Join(dir, "p.c")
	csmith := c.source == "csmith" || c.source == "both" && seed%2 == 0
	if _, err := os.Stat(src); err != nil {
		if csmith {
			if _, err := tool(dir, nil, 20*time.Second, "csmith", "--seed", fmt.Sprint(seed), "--no-volatiles", "--max-funcs", "4", "-o", src); err != nil {
				return nil, err
			}
		} else if err := os.WriteFile(src, []byte(indexProgram(seed)), 0o666); err != nil {
			return nil, errors.WithStack(err)
		}
	}
	ll := filepath.Join(dir, "p.ll")
	args := append([]string{"-w", "-I" + csmithHeaders, "-ffp-contract=off", "-S", "-emit-llvm", src, "-o", ll}, l.flags...)
	if _, err := tool(dir, nil, 60*time.Second, "clang-19", args...); err != nil {
		return nil, err
	}
	text, err := os.ReadFile(ll)
	if err != nil {
		return nil, errors.WithStack(err)
	}
	want, err := execute(text)
	if err != nil {
		return nil, err
	}
	return &subject{seed, l.name, text, want}, nil
}

// tool runs a command with a time limit; the error has its output.
func tool(dir string, in []byte, limit time.Duration, name string, args ...string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	cmd.Stdin = bytes.NewReader(in)
	var out, msg bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &msg
	err := cmd.Run()
	if ctx.Err() != nil {
		return nil, errors.Errorf("%s does not end within %v", name, limit)
	}
	if err != nil {
		return nil, errors.Errorf("%s: %v: %s", name, err, firstLines(msg.String(), 4))
	}
	return out.Bytes(), nil
}

func firstLines(s string, n int) string {
	lines := strings.SplitN(strings.TrimSpace(s), "\n", n+1)
	return strings.Join(lines[:min(n, len(lines))], "\n")
}

// executeLimit is how long a program may run; csmith makes some that run for ever.
const executeLimit = 10 * time.Second

// execute runs a module's main under LLVM's interpreter of IR. A program that is killed by a signal
// is an error.
func execute(text []byte) (outcome, error) {
	ctx, cancel := context.WithTimeout(context.Background(), executeLimit)
	defer cancel()
	cmd := exec.CommandContext(ctx, "lli-19", "-O0", "-")
	cmd.Stdin = bytes.NewReader(text)
	out, err := cmd.Output()
	if ctx.Err() != nil {
		return outcome{}, errors.Errorf("the program does not end within %v", executeLimit)
	}
	o := outcome{out: string(out)}
	if exit, ok := errors.Cause(err).(*exec.ExitError); ok && exit.Exited() {
		o.exit = exit.ExitCode()
		err = nil
	}
	return o, errors.Wrap(err, "lli-19")
}

// pipelines returns the pipelines to run on a program: the named ones, and sequences of passes
// drawn by the seed.
func (c *config) pipelines(seed uint64, level string) []string {
	if c.passes != "" {
		return []string{c.passes}
	}
	out := []string{"gpucc", "vliw", "default<O1>", "default<O2>", "default<O3>"}
	r := rand.New(rand.NewPCG(seed, uint64(len(level))))
	drawn := transforms()
	for range c.sequences {
		seq := make([]string, 0, c.length+1)
		if level == "-O0" && r.IntN(4) > 0 {
			seq = append(seq, []string{"sroa", "mem2reg"}[r.IntN(2)])
		}
		for range c.length {
			seq = append(seq, drawn[r.IntN(len(drawn))])
		}
		out = append(out, strings.Join(seq, ","))
	}
	return out
}

// transforms lists the passes that change code and need no promise, as elements of a pipeline.
func transforms() []string {
	var out []string
	for _, d := range passes.Table() {
		if d.Print || d.Verifier || d.Assumes || strings.HasPrefix(d.Name, "no-op") {
			continue
		}
		out = append(out, element(d.Unit, d.Name))
	}
	return out
}

// element writes a pass as it may stand among function passes. Loop passes may need memory SSA.
func element(u pass.Unit, text string) string {
	if u == pass.LoopUnit {
		return "loop-mssa(" + text + ")"
	}
	return text
}
