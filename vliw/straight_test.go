package vliw

import (
	"flag"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/tools/oracle"
	"opt-go/tools/testc"
	"opt-go/vliw/asm"
	"opt-go/vliw/sim"
)

var (
	straightPrograms = flag.String("straight-programs", "testdata/programs/b*.c", "C programs for TestStraightCode")
	straightMachine  = flag.String("straight-machine", "", "machine for TestStraightCode")
)

// mostSlower is how much slower superblocks may make a program: registers that calls keep must be
// saved, and guesses of branches be wrong.
const mostSlower = 1.02

// TestStraightCode compares the cycles of programs with superblocks and block by block: never much
// more, and fewer on the whole. -v prints them.
func TestStraightCode(t *testing.T) {
	oracle.Need(t, "clang-19")
	files, err := filepath.Glob(*straightPrograms)
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs in %s (%v)", *straightPrograms, err)
	}
	sum, n := 0.0, 0
	for _, file := range files {
		source, err := filepath.Abs(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, level := range []string{"-O1", "-O2"} {
			ll := filepath.Join(t.TempDir(), "p.ll")
			testc.Tool(t, filepath.Dir(ll), "clang-19", "-w", level, "-S", "-emit-llvm", source, "-o", ll)
			text, err := os.ReadFile(ll)
			if err != nil {
				t.Fatal(err)
			}
			m := optimized(t, ll, text, "vliw")
			count := func(blocks bool) int64 {
				out, err := Compile(m, Options{Name: *straightMachine, Blocks: blocks})
				if err != nil {
					t.Fatal(err)
				}
				return cyclesOf(t, out, Options{Name: *straightMachine})
			}
			with, without := count(false), count(true)
			ratio := float64(with) / float64(without)
			t.Logf("%-24s %9d cycles block by block, %9d with superblocks: %.3f", filepath.Base(file)+" "+level, without, with, ratio)
			if ratio > mostSlower {
				t.Errorf("%s %s: superblocks take %.1f %% more cycles", file, level, 100*(ratio-1))
			}
			sum, n = sum+math.Log(ratio), n+1
		}
	}
	mean := math.Exp(sum / float64(n))
	t.Logf("geometric mean of %d: %.3f", n, mean)
	if mean > 0.98 && *straightPrograms == "testdata/programs/b*.c" {
		t.Errorf("superblocks save %.1f %%, less than 2 %%", 100*(1-mean))
	}
}

func cyclesOf(t *testing.T, out *asm.Module, o Options) int64 {
	t.Helper()
	opt, err := o.resolve()
	if err != nil {
		t.Fatal(err)
	}
	s, err := sim.New(out, sim.Config{Machine: opt.machine, Stdout: new(strings.Builder), MaxCycles: 50_000_000})
	if err != nil {
		t.Fatal(err)
	}
	args, err := s.ProgramArgs("program")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Call("main", args); err != nil {
		t.Fatal(err)
	}
	return s.Stats().Cycles
}
