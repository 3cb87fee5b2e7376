package ia64

import (
	"flag"
	"math"
	"path/filepath"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/tools/oracle"
	"opt-go/tools/testc"
	"opt-go/tools/testnests"
	"opt-go/vliw"
	"opt-go/vliw/machine"
	"opt-go/vliw/target/ia64/sim"
)

var cyclePrograms = flag.String("cycle-programs", "../../testdata/programs/loops*.c", "C programs whose cycles TestProgramCycles counts")

// withoutAdvances is the machine without advanced loads.
func withoutAdvances() vliw.Options {
	return without(func(c *machine.Convention) { c.Advances = false })
}

// without is the machine that lacks something.
func without(change func(c *machine.Convention)) vliw.Options {
	o := Options(vliw.Options{Verify: true})
	m, abi := *o.Machine, *o.Machine.ABI
	change(&abi)
	m.ABI = &abi
	o.Machine = &m
	return o
}

// compileWith compiles a module for a machine, and holds the text against GNU as.
func compileWith(t *testing.T, m *ir.Module, o vliw.Options) *sim.Program {
	t.Helper()
	p, err := sim.Parse(compileTextWith(t, m, o))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestProgramCycles counts the cycles of the programs of -cycle-programs, from clang -O2, as they
// are, without advanced loads and without parallel compares. With -v it prints the numbers of
// docs/ia64.md.
func TestProgramCycles(t *testing.T) {
	oracle.Need(t, "clang-19", assembler)
	files, err := filepath.Glob(*cyclePrograms)
	if err != nil {
		t.Fatal(err)
	}
	variants := []vliw.Options{Options(vliw.Options{}), withoutAdvances(), without(func(c *machine.Convention) { c.Parallel = false })}
	var ratio [3]float64
	dir := t.TempDir()
	for _, file := range files {
		var took [3]int64
		source, err := filepath.Abs(file)
		if err != nil {
			t.Fatal(err)
		}
		for n, o := range variants {
			testc.Tool(t, dir, "clang-19", "-w", "-O2", "-ffp-contract=off", "-S", "-emit-llvm", source, "-o", filepath.Join(dir, "in.ll"))
			m, err := frontend.ReadFile(filepath.Join(dir, "in.ll"))
			if err != nil {
				t.Fatal(err)
			}
			s, err := sim.New(compileWith(t, m, o), sim.Config{MaxCycles: cycleLimit})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := s.Main("program"); err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			took[n] = s.Stats().Cycles
			ratio[n] += math.Log(float64(took[0])/float64(took[n])) / float64(len(files))
		}
		t.Logf("%-16s %9d cycles, %.3f of those without advanced loads, %.3f of those without parallel compares", filepath.Base(file), took[0], float64(took[0])/float64(took[1]), float64(took[0])/float64(took[2]))
	}
	t.Logf("geometric means of %d programs: %.4f, %.4f", len(files), math.Exp(ratio[1]), math.Exp(ratio[2]))
}

// TestAdvanceCycles counts the cycles of the nests without restrict, innermost loops pipelined,
// with and without advanced loads, and compares what they leave with the native builds. With -v it
// prints the table of docs/ia64.md.
func TestAdvanceCycles(t *testing.T) {
	oracle.Need(t, assembler)
	expected, memory := testnests.Expected(t, nestFolder), testnests.Memory()
	target := vliw.Target(Options(vliw.Options{}))
	t.Logf("%-10s %6s %12s %12s   %s", "suite", "nests", "plain", "advanced", "geometric mean of the ratios")
	for _, suite := range testnests.Suites {
		m := testnests.ReadMayOverlap(t, nestFolder, suite, "O2", target)
		var programs [2]*sim.Program
		for n, o := range []vliw.Options{withoutAdvances(), Options(vliw.Options{Verify: true})} {
			programs[n] = compileWith(t, m, o)
		}
		sum, ratio, nests := [2]int64{}, 0.0, 0
		for _, f := range m.Funcs {
			runs := expected[f.Name()]
			if len(runs) == 0 {
				continue
			}
			r := runs[len(runs)-1]
			var took [2]int64
			for n, p := range programs {
				hash, cycles, err := runNest(p, r, memory)
				if err != nil {
					t.Fatal(err)
				}
				if hash != r.Hash {
					t.Errorf("%s(%d, %d) leaves something else than natively", r.Name, r.N, r.M)
				}
				took[n] = cycles
				sum[n] += cycles
			}
			ratio += math.Log(float64(took[1]) / float64(took[0]))
			nests++
		}
		t.Logf("%-10s %6d %12d %12d   %.3f", suite, nests, sum[0], sum[1], math.Exp(ratio/float64(nests)))
		if sum[1] > sum[0] {
			t.Errorf("%s takes more cycles with advanced loads", suite)
		}
	}
}
