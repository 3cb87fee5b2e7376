package main

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/pkg/errors"
)

// programs compiles the C programs of a folder natively, optimized by opt-go and by opt-19 at -O3,
// with the same code generator, and prints how many instructions each executes: counted by the
// processor (perf), or by valgrind where it does not tell. What they print must be the same.
func programs(optgo, dir, flags string) error {
	files, err := filepath.Glob(filepath.Join(dir, "*.c"))
	if err != nil || len(files) == 0 {
		return errors.Errorf("no C programs in %s", dir)
	}
	scratch, err := os.MkdirTemp("", "programs")
	if err != nil {
		return errors.WithStack(err)
	}
	defer os.RemoveAll(scratch)
	fmt.Printf("%-12s %14s %14s %7s\n", "program", "opt-go", "opt-19", "ratio")
	logs := 0.0
	for _, file := range files {
		p := program{optgo: optgo, file: file, dir: scratch, flags: strings.Fields(flags)}
		ours, theirs, err := p.compare()
		if err != nil {
			return errors.Wrap(err, file)
		}
		name := strings.TrimSuffix(filepath.Base(file), ".c")
		fmt.Printf("%-12s %14d %14d %7.3f\n", name, ours, theirs, float64(ours)/float64(theirs))
		logs += math.Log(float64(ours) / float64(theirs))
	}
	fmt.Printf("geometric mean of %d programs: %.3f\n", len(files), math.Exp(logs/float64(len(files))))
	return nil
}

// runPrograms is programs with opt-go built from this module.
func runPrograms(dir, flags string) error {
	scratch, err := os.MkdirTemp("", "opt-go-bench")
	if err != nil {
		return errors.WithStack(err)
	}
	defer os.RemoveAll(scratch)
	bin := filepath.Join(scratch, "opt-go")
	if _, err := command("go", "build", "-trimpath", "-o", bin, "opt-go/tools/opt-go"); err != nil {
		return err
	}
	return programs(bin, dir, flags)
}

// program is a C program that is compiled in a folder, with flags for clang such as -mavx2.
type program struct {
	optgo, file, dir string
	flags            []string
}

func (p program) path(name string) string { return filepath.Join(p.dir, name) }

// compare returns the instructions that the program executes after our -O3 and after LLVM's.
func (p program) compare() (ours, theirs int64, err error) {
	front := append([]string{"-O3", "-Xclang", "-disable-llvm-passes", "-w", "-S", "-emit-llvm", p.file, "-o", p.path("p.ll")}, p.flags...)
	if _, err := command("clang-19", front...); err != nil {
		return 0, 0, err
	}
	if _, err := command(p.optgo, p.path("p.ll"), "-passes=default<O3>", "-o", p.path("ours.ll")); err != nil {
		return 0, 0, err
	}
	if _, err := command("opt-19", p.path("p.ll"), "-passes=default<O3>", "-S", "-o", p.path("theirs.ll")); err != nil {
		return 0, 0, err
	}
	ours, a, err := p.execute("ours")
	if err != nil {
		return 0, 0, err
	}
	theirs, b, err := p.execute("theirs")
	if err == nil && a != b {
		err = errors.Errorf("prints %q after opt-go, %q after LLVM", a, b)
	}
	return ours, theirs, err
}

// execute makes machine code of a module, and runs it.
func (p program) execute(name string) (count int64, printed string, err error) {
	exe := p.path(name)
	if _, err := command("llc-19", "-O3", "-filetype=obj", "-relocation-model=pic", exe+".ll", "-o", exe+".o"); err != nil {
		return 0, "", err
	}
	if _, err := command("clang-19", exe+".o", "-lm", "-o", exe); err != nil {
		return 0, "", err
	}
	out, err := command(exe)
	if err != nil {
		return 0, "", err
	}
	if count, err = counted(exe); err != nil {
		return 0, "", err
	}
	return count, string(out), nil
}

// counted runs a command and returns how many instructions it executes.
func counted(command ...string) (int64, error) {
	cmd := exec.Command("perf", append([]string{"stat", "-x,", "-e", "instructions:u"}, command...)...)
	var report bytes.Buffer
	cmd.Stderr = &report
	if cmd.Run() == nil {
		field, _, _ := strings.Cut(report.String(), ",")
		if n, err := strconv.ParseInt(field, 10, 64); err == nil {
			return n, nil
		}
	}
	cmd = exec.Command("valgrind", append([]string{"--trace-children=yes", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"}, command...)...)
	report.Reset()
	cmd.Stderr = &report
	if err := cmd.Run(); err != nil {
		return 0, errors.Wrap(err, "neither perf nor valgrind counts instructions")
	}
	_, rest, _ := strings.Cut(report.String(), "refs:")
	line, _, _ := strings.Cut(rest, "\n")
	n, err := strconv.ParseInt(strings.ReplaceAll(strings.TrimSpace(line), ",", ""), 10, 64)
	return n, errors.WithStack(err)
}

// command runs a tool; the error has what it says.
func command(name string, args ...string) ([]byte, error) {
	cmd := exec.Command(name, args...)
	var msg bytes.Buffer
	cmd.Stderr = &msg
	out, err := cmd.Output()
	return out, errors.Wrapf(err, "%s: %s", filepath.Base(name), msg.String())
}
