package main

import (
	"bytes"
	"context"
	"fmt"
	"hash/fnv"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/pkg/errors"

	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// compiled is PTX that a compiler made of a file, ready to run.
type compiled struct {
	file    string
	ms      float64 // the compiler's time, of the whole process
	module  *ptx.Module
	program *emu.Program
}

// command runs an external command within the timeout; the error holds the first line that tells
// what is wrong.
func (c *config) command(name string, args ...string) (ms float64, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), c.timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	start := time.Now()
	err = cmd.Run()
	ms = float64(time.Since(start).Microseconds()) / 1000
	switch {
	case ctx.Err() != nil:
		return ms, errors.Errorf("took longer than %v", c.timeout)
	case err != nil:
		return ms, errors.Errorf("%v: %s", err, complaint(out.String()))
	}
	return ms, nil
}

// complaint picks the line of a compiler's output with the error.
func complaint(out string) string {
	lines := strings.Split(strings.TrimSpace(out), "\n")
	for _, mark := range []string{"internal error", "error", "rror", "LLVM ERROR"} {
		for _, l := range lines {
			if strings.Contains(l, mark) {
				return l
			}
		}
	}
	return lines[0]
}

// kept names a file that the next run finds again, or one of this run.
func (c *config) kept(input string, number int, suffix string) string {
	if c.cache == "" {
		return filepath.Join(c.scratch, fmt.Sprintf("%d%s", number, suffix))
	}
	abs, err := filepath.Abs(input)
	if err != nil {
		abs = input
	}
	h := fnv.New64a()
	fmt.Fprint(h, abs, c.cpu, c.attr, c.clang)
	return filepath.Join(c.cache, fmt.Sprintf("%s-%x%s", strings.TrimSuffix(filepath.Base(input), filepath.Ext(input)), h.Sum64(), suffix))
}

// newer reports that a was written after b.
func newer(a, b string) bool {
	x, err := os.Stat(a)
	if err != nil {
		return false
	}
	y, err := os.Stat(b)
	return err == nil && !x.ModTime().Before(y.ModTime())
}

// toIR compiles a .cu file to LLVM IR with clang's front end.
func (c *config) toIR(file string, number int) (string, error) {
	if filepath.Ext(file) != ".cu" {
		return file, nil
	}
	out := c.kept(file, number, ".ll")
	if newer(out, file) {
		return out, nil
	}
	dir := filepath.Dir(file)
	args := []string{"-Wno-everything", "--cuda-gpu-arch=" + c.cpu, "--cuda-device-only", "-S", "-emit-llvm", "-O2", "-Xclang", "-disable-llvm-passes",
		"-std=c++17", "-I" + dir}
	for _, near := range []string{"..", "../include", "../common"} { // after the system's folders
		args = append(args, "-idirafter", filepath.Join(dir, near))
	}
	if c.cuda != "" {
		args = append(args, "--cuda-path="+c.cuda)
	}
	_, err := c.command("clang-19", append(append(args, c.clang...), file, "-o", out+".tmp")...)
	if err != nil {
		return "", err
	}
	return out, errors.Wrap(os.Rename(out+".tmp", out), "cannot keep clang's output")
}

// byLLVM compiles with opt-19 -O2 and llc-19. The time is that of both.
func (c *config) byLLVM(file string, number int) (*compiled, error) {
	out := c.kept(file, number, ".llvm.ptx")
	if newer(out, file) {
		if text, err := os.ReadFile(out + ".ms"); err == nil {
			ms, _ := strconv.ParseFloat(string(text), 64)
			return load(out, ms)
		}
	}
	bitcode := filepath.Join(c.scratch, fmt.Sprintf("%d.bc", number))
	defer os.Remove(bitcode)
	first, err := c.command("opt-19", "-O2", file, "-o", bitcode)
	if err != nil {
		return nil, errors.Wrap(err, "opt-19")
	}
	second, err := c.command("llc-19", "-O2", "-mcpu="+c.cpu, "-mattr="+c.attr, bitcode, "-o", out)
	if err != nil {
		os.Remove(out)
		return nil, errors.Wrap(err, "llc-19")
	}
	if err := os.WriteFile(out+".ms", []byte(fmt.Sprint(first+second)), 0o666); err != nil {
		return nil, errors.Wrap(err, "cannot keep LLVM's time")
	}
	return load(out, first+second)
}

// byUs compiles with opt-go.
func (c *config) byUs(file string, number int, w way) (*compiled, error) {
	out := filepath.Join(c.scratch, fmt.Sprintf("%d.ptx", number))
	args := append([]string{file, "-emit=ptx", "-mcpu=" + c.cpu, "-mattr=" + c.attr, "-o", out}, w.args...)
	ms, err := c.command(c.optgo, args...)
	if err != nil {
		return nil, err
	}
	return load(out, ms)
}

// load reads PTX and makes it ready to run.
func load(file string, ms float64) (*compiled, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, errors.Wrap(err, "cannot read the PTX")
	}
	m, err := parse.Module(file, string(text))
	if err != nil {
		return nil, err
	}
	p, err := emu.Load(m)
	return &compiled{file: file, ms: ms, module: m, program: p}, err
}

// assemble asks ptxas whether it takes our PTX. Undefined functions are left to a linker (-c).
func (c *config) assemble(p *compiled) error {
	if c.ptxas == "" {
		return nil
	}
	_, err := c.command(c.ptxas, "-arch="+c.cpu, "-c", "-O0", p.file, "-o", os.DevNull)
	return err
}

// instructions counts those of a kernel and of all functions that it can call.
func instructions(m *ptx.Module, kernel string) int {
	seen := map[string]bool{kernel: true}
	work := []string{kernel}
	n := 0
	for len(work) > 0 {
		f := m.Func(work[len(work)-1])
		work = work[:len(work)-1]
		if f == nil {
			continue
		}
		for _, s := range f.Body {
			in, ok := s.(*ptx.Inst)
			if !ok {
				continue
			}
			n++
			ptx.WalkOperands(in.Args, func(o ptx.Operand) {
				if ref, ok := o.(ptx.SymRef); ok && !seen[ref.Name] {
					seen[ref.Name] = true
					work = append(work, ref.Name)
				}
			})
		}
	}
	return n
}
