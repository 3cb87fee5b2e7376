package ia64

import (
	"math"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/tools/testc"
	"opt-go/tools/testnests"
	"opt-go/vliw"
	"opt-go/vliw/target/ia64/sim"
)

// withoutAdvances is the machine without advanced loads.
func withoutAdvances() vliw.Options {
	o := Options(vliw.Options{Verify: true})
	m, abi := *o.Machine, *o.Machine.ABI
	abi.Advances = false
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

// TestAdvanceCycles counts the cycles of the nests without restrict, innermost loops pipelined, with and
// without advanced loads, and compares what they leave with the native builds. With -v it prints the
// table of docs/ia64.md.
func TestAdvanceCycles(t *testing.T) {
	testc.Need(t, assembler)
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
