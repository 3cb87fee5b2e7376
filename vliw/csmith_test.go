package vliw

import (
	"bytes"
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
	"opt-go/tools/oracle"
	"opt-go/tools/testc"
	"opt-go/tools/testload"
	"opt-go/vliw/asm"
	"opt-go/vliw/sim"
)

var (
	csmithCount = flag.Int("csmith", 0, "number of random C programs that TestCsmith compiles and runs; 0: 4, or 100 with OPTGO_ALL")
	csmithSeed  = flag.Int("csmith-seed", 1, "first seed of TestCsmith")
	csmithTime  = flag.Duration("csmith-time", 4*time.Minute, "TestCsmith begins no program after this `TIME`")
)

// csmithCycles is how long a program may run in the simulator before it counts as too long to be of
// use.
const csmithCycles = 20_000_000

// TestCsmith compiles random C programs and compares what they print in the simulator with what
// they print natively and in LLVM's interpreter.
func TestCsmith(t *testing.T) {
	oracle.Need(t, "clang-19", "lli-19")
	oracle.NeedCsmith(t)
	count := *csmithCount
	if count == 0 {
		count = testload.Share(100, 4)
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
	c, include := filepath.Join(dir, "p.c"), "-I"+oracle.CsmithHeaders
	testc.Tool(t, dir, "csmith", "--seed", fmt.Sprint(seed), "--no-volatiles", "--no-argc", "--float", "--max-funcs", "3", "--max-block-depth", "3",
		"--max-expr-complexity", "6", "--max-array-dim", "2", "--max-array-len-per-dim", "6", "-o", c)
	native, ok := testc.Native(t, dir, c, 2*time.Second, include)
	if !ok || !testc.Defined(t, dir, c, 4*time.Second, include) {
		return 0
	}
	want := native.Out
	compared := 0
	for _, level := range []string{"-O0", "-O1", "-O2"} {
		ll := filepath.Join(dir, "p"+level+".ll")
		args := []string{"-w", include, level, "-ffp-contract=off", "-fno-pic", "-fno-vectorize", "-fno-slp-vectorize", "-S", "-emit-llvm", c, "-o", ll}
		if level == "-O0" {
			args = append(args, "-Xclang", "-disable-O0-optnone")
		}
		testc.Tool(t, dir, "clang-19", args...)
		text, err := os.ReadFile(ll)
		if err != nil {
			t.Fatal(err)
		}
		if interpreted, err := exec.Command("lli-19", ll).Output(); err != nil || string(interpreted) != want {
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
			case got != want:
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
