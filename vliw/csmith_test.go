package vliw

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"opt-go/frontend"
	"opt-go/passes"
	"opt-go/vliw/asm"
	"opt-go/vliw/sim"
)

var (
	csmithCount = flag.Int("csmith", 0, "number of random C programs that TestCsmith compiles and runs; 0: 4, or 100 with OPTGO_ALL")
	csmithSeed  = flag.Int("csmith-seed", 1, "first seed of TestCsmith")
	csmithTime  = flag.Duration("csmith-time", 4*time.Minute, "TestCsmith begins no program after this `TIME`")
)

// csmithHeaders is where Debian's libcsmith-dev puts what the programs include.
const csmithHeaders = "/usr/include/csmith"

// csmithCycles is how long a program may run in the simulator before it counts as too long to be of
// use.
const csmithCycles = 20_000_000

// TestCsmith compiles random C programs and compares what they print in the simulator with what
// they print natively and in LLVM's interpreter.
func TestCsmith(t *testing.T) {
	missing := ""
	for _, tool := range []string{"csmith", "clang-19", "lli-19"} {
		if _, err := exec.LookPath(tool); err != nil {
			missing = tool + " is not installed"
		}
	}
	if _, err := os.Stat(csmithHeaders); err != nil {
		missing = "the headers of csmith are not installed"
	}
	switch {
	case missing != "" && os.Getenv("OPTGO_REQUIRE_LLVM") != "":
		t.Fatal(missing)
	case missing != "":
		t.Skip(missing)
	}
	count := *csmithCount
	if count == 0 {
		count = 4
		if os.Getenv("OPTGO_ALL") != "" {
			count = 100
		}
	}
	compared, tried, start := 0, 0, time.Now()
	for tried < count && time.Since(start) < *csmithTime {
		compared += csmithProgram(t, *csmithSeed+tried)
		tried++
	}
	t.Logf("%d versions of %d programs compared", compared, tried)
	if compared == 0 {
		t.Error("no program ended in time: nothing was compared")
	}
}

// csmithProgram tests one program and returns how many of its versions were compared.
func csmithProgram(t *testing.T, seed int) int {
	dir := t.TempDir()
	c, exe := filepath.Join(dir, "p.c"), filepath.Join(dir, "p")
	tool(t, dir, "csmith", "--seed", fmt.Sprint(seed), "--no-volatiles", "--no-argc", "--float", "--max-funcs", "3", "--max-block-depth", "3",
		"--max-expr-complexity", "6", "--max-array-dim", "2", "--max-array-len-per-dim", "6", "-o", c)
	tool(t, dir, "clang-19", "-w", "-I"+csmithHeaders, "-O1", "-ffp-contract=off", c, "-o", exe)
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	want, err := exec.CommandContext(ctx, exe).Output()
	if err != nil {
		return 0 // it does not end
	}
	compared := 0
	for _, level := range []string{"-O0", "-O1", "-O2"} {
		ll := filepath.Join(dir, "p"+level+".ll")
		args := []string{"-w", "-I" + csmithHeaders, level, "-ffp-contract=off", "-fno-pic", "-fno-vectorize", "-fno-slp-vectorize", "-S", "-emit-llvm", c, "-o", ll}
		if level == "-O0" {
			args = append(args, "-Xclang", "-disable-O0-optnone")
		}
		tool(t, dir, "clang-19", args...)
		text, err := os.ReadFile(ll)
		if err != nil {
			t.Fatal(err)
		}
		if interpreted, err := exec.Command("lli-19", ll).Output(); err != nil || string(interpreted) != string(want) {
			// The program violates C's aliasing rules, so its result depends on clang's
			// optimizations.
			t.Logf("seed %d %s: lli-19 prints %q (%v), at -O1 natively %q", seed, level, interpreted, err, want)
			continue
		}
		for _, pipeline := range []string{"", "vliw"} {
			got, err := simulateText(ll, text, pipeline)
			switch {
			case err != nil && strings.Contains(err.Error(), "stopped after"):
			case err != nil:
				t.Errorf("seed %d %s %q: %v", seed, level, pipeline, err)
			case got != string(want):
				t.Errorf("seed %d %s %q prints %q, natively %q", seed, level, pipeline, got, want)
			default:
				compared++
			}
		}
	}
	return compared
}

// simulateText compiles a module, after a pipeline of passes if one is named, and returns what its
// main prints.
func simulateText(name string, text []byte, pipeline string) (string, error) {
	m, err := frontend.Read(name, text)
	if err != nil {
		return "", err
	}
	if pipeline != "" {
		nodes, err := passes.Parse(pipeline)
		if err != nil {
			return "", err
		}
		if _, err := passes.Run(m, nodes, passes.Options{Target: Target(Options{})}); err != nil {
			return "", err
		}
	}
	out, err := Compile(m, Options{Verify: true})
	if err != nil {
		return "", err
	}
	mod, err := asm.Parse(name, out.String())
	if err != nil {
		return "", err
	}
	opt, err := (&Options{}).resolve()
	if err != nil {
		return "", err
	}
	var printed bytes.Buffer
	s, err := sim.New(mod, sim.Config{Machine: opt.machine, Stdout: &printed, MaxCycles: csmithCycles})
	if err != nil {
		return "", err
	}
	_, err = s.Call("main", nil)
	return printed.String(), err
}

// tool runs a program in a folder, where csmith leaves a file.
func tool(t *testing.T, dir, name string, args ...string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 60*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
}
