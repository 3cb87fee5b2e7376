package ia64

import (
	"bytes"
	"flag"
	"fmt"
	"math"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/tools/oracle"
	"opt-go/tools/testload"
	"opt-go/tools/testnests"
	"opt-go/vliw"
	"opt-go/vliw/modulo"
	"opt-go/vliw/target/ia64/sim"
)

var (
	nestsAll       = flag.Bool("nests-all", testload.Share(1, 0) > 0, "TestNests: all levels of optimization, pipelined levels and sizes")
	randomNests    = flag.Int("random-nests", testload.Share(60, 6), "number of random loop nests that TestRandomNests compiles and runs")
	randomNestSeed = flag.Uint64("random-nest-seed", 1, "first seed of TestRandomNests")
)

const nestFolder = "../../testdata/nests"

// compileText compiles a module and holds the text against GNU as.
func compileText(t *testing.T, m *ir.Module, o vliw.Options) string {
	t.Helper()
	return compileTextWith(t, m, Options(o))
}

// compileTextWith does so for the machine of the options.
func compileTextWith(t *testing.T, m *ir.Module, o vliw.Options) string {
	t.Helper()
	m.Triple = "ia64-unknown-linux-gnu"
	a, err := compile(m, o)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := Print(&text, a); err != nil {
		t.Fatal(err)
	}
	assemble(t, t.TempDir(), text.String())
	return text.String()
}

// isPipelinedNest reports whether a text has the pipeline of an outer loop.
func isPipelinedNest(text string) bool { return strings.Contains(text, "br.cloop") }

// TestNests compares the final memory of the nests in the simulator with the native one, whichever
// level is pipelined.
func TestNests(t *testing.T) {
	oracle.Need(t, assembler)
	levels, ssp := []string{"O2"}, []vliw.Level{1, vliw.Auto, 2}
	if *nestsAll {
		levels, ssp = append(levels, "O1", "O0"), append(ssp, vliw.Innermost, 3, 4)
	}
	expected := testnests.Expected(t, nestFolder)
	for _, suite := range testnests.Suites {
		t.Run(suite+".overlap", func(t *testing.T) {
			m := testnests.ReadMayOverlap(t, nestFolder, suite, "O2", vliw.Target(Options(vliw.Options{})))
			checkNests(t, m, vliw.Options{SSP: 1, Verify: true}, expected)
		})
		for _, level := range levels {
			m := testnests.Read(t, nestFolder, suite, level, vliw.Target(Options(vliw.Options{})))
			for _, l := range ssp {
				t.Run(fmt.Sprintf("%s.%s.%s", suite, level, l), func(t *testing.T) {
					checkNests(t, m, vliw.Options{SSP: l, Verify: true}, expected)
				})
			}
		}
	}
}

func checkNests(t *testing.T, m *ir.Module, o vliw.Options, expected map[string][]testnests.Run) {
	text := compileText(t, m, o)
	if o.SSP != vliw.Innermost && o.SSP < 3 && !isPipelinedNest(text) {
		t.Error("no outer loop is pipelined")
	}
	p, err := sim.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	memory := testnests.Memory()
	for _, f := range m.Funcs {
		for k, r := range expected[f.Name()] {
			if !*nestsAll && k%5 != len(f.Name())%5 {
				continue
			}
			got, _, err := runNest(p, r, memory)
			if err != nil {
				t.Errorf("%s(%d, %d): %v", r.Name, r.N, r.M, err)
				break
			}
			if got != r.Hash {
				t.Errorf("%s(%d, %d) leaves something else than natively", r.Name, r.N, r.M)
				break
			}
		}
	}
}

// runNest runs one nest and returns the hash of what it leaves, and the cycles.
func runNest(p *sim.Program, r testnests.Run, memory [][]byte) (string, int64, error) {
	s, err := sim.New(p, sim.Config{MaxCycles: cycleLimit})
	if err != nil {
		return "", 0, err
	}
	args := []uint64{uint64(r.N), uint64(r.M)}
	for _, b := range memory {
		at, err := s.Alloc(b)
		if err != nil {
			return "", 0, err
		}
		args = append(args, at)
	}
	res, err := s.Call(r.Name, args...)
	if err != nil {
		return "", 0, err
	}
	var after [][]byte
	for k, b := range memory {
		got, err := s.Read(args[2+k], int64(len(b)))
		if err != nil {
			return "", 0, err
		}
		after = append(after, got)
	}
	return testnests.Hash(after, res.Int), s.Stats().Cycles, nil
}

// TestRandomNests compares nests pipelined at every level with the same nests without pipelining
// and without advanced loads.
func TestRandomNests(t *testing.T) {
	oracle.Need(t, assembler)
	pipelined, advanced := 0, 0
	for seed := *randomNestSeed; seed < *randomNestSeed+uint64(*randomNests); seed++ {
		nest := testnests.NewRandom(seed)
		m, err := frontend.Read("random.ll", []byte(nest.Text))
		if err != nil {
			t.Fatalf("%v\n%s", err, nest.Text)
		}
		plain := withoutAdvances()
		plain.Scheduler = modulo.List
		want, err := runRandomNest(nest, compileTextWith(t, m, plain))
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, nest.Text)
		}
		for _, level := range []vliw.Level{vliw.Innermost, 1, 2, 3, vliw.Auto} {
			text := compileText(t, m, vliw.Options{SSP: level, Verify: true})
			advanced += strings.Count(text, ".c.clr")
			if level != vliw.Innermost && !isPipelinedNest(text) {
				continue
			}
			pipelined++
			got, err := runRandomNest(nest, text)
			if err != nil || got != want {
				t.Errorf("seed %d, -ssp=%s: %v: got\n%s\nwant\n%s\n%s", seed, level, err, got, want, nest.Text)
			}
		}
	}
	t.Logf("%d times a loop was pipelined, %d checks of advanced loads", pipelined, advanced)
	if pipelined == 0 || advanced == 0 {
		t.Error("no loop was pipelined, or no load was advanced")
	}
}

// runRandomNest returns what a random nest computes, for all trip counts.
func runRandomNest(nest testnests.Random, text string) (string, error) {
	p, err := sim.Parse(text)
	if err != nil {
		return "", err
	}
	result := ""
	for _, c := range nest.Calls() {
		s, err := sim.New(p, sim.Config{MaxCycles: cycleLimit})
		if err != nil {
			return "", err
		}
		at, err := s.Alloc(c.Data)
		if err != nil {
			return "", err
		}
		r, err := s.Call("f", append([]uint64{at, at + c.Distance, 3}, c.Trips[:]...)...)
		if err != nil {
			return "", fmt.Errorf("%v, %d bytes between the arrays: %w", c.Trips, c.Distance, err)
		}
		after, err := s.Read(at, int64(len(c.Data)))
		if err != nil {
			return "", err
		}
		result += testnests.Sum(c.Trips, r.Int, after)
	}
	return result, nil
}

// TestNestCycles counts the cycles of the nests without single-dimension software pipelining, at
// the outermost level, and at the level that -ssp=auto chooses, in the largest of the sizes. With
// -v it prints the table of docs/ia64.md.
func TestNestCycles(t *testing.T) {
	expected, memory := testnests.Expected(t, nestFolder), testnests.Memory()
	modes := []vliw.Level{vliw.Innermost, 1, vliw.Auto}
	t.Logf("%-10s %6s %12s %12s %12s   %s", "suite", "nests", "innermost", "-ssp=1", "-ssp=auto", "geometric mean of the ratios")
	for _, suite := range testnests.Suites {
		m := testnests.Read(t, nestFolder, suite, "O2", vliw.Target(Options(vliw.Options{})))
		m.Triple = "ia64-unknown-linux-gnu"
		var cycles [3][]int64
		for n, l := range modes {
			p, err := sim.Parse(compileText(t, m, vliw.Options{SSP: l}))
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range m.Funcs {
				runs := expected[f.Name()]
				if len(runs) == 0 {
					continue
				}
				_, took, err := runNest(p, runs[len(runs)-1], memory)
				if err != nil {
					t.Fatal(err)
				}
				cycles[n] = append(cycles[n], took)
			}
		}
		sum, ratio := [3]int64{}, [3]float64{}
		for n := range modes {
			for k, c := range cycles[n] {
				sum[n] += c
				ratio[n] += math.Log(float64(c)/float64(cycles[0][k])) / float64(len(cycles[n]))
			}
		}
		t.Logf("%-10s %6d %12d %12d %12d   %.3f %.3f", suite, len(cycles[0]), sum[0], sum[1], sum[2], math.Exp(ratio[1]), math.Exp(ratio[2]))
		if sum[2] > sum[0] {
			t.Errorf("%s takes more cycles with -ssp=auto", suite)
		}
	}
}
