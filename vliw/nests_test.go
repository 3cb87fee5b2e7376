package vliw

import (
	"flag"
	"fmt"
	"math"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/tools/testnests"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
	"opt-go/vliw/sim"
	"opt-go/vliw/ssp"
)

var nestsAll = flag.Bool("nests-all", false, "run the nests at all levels of optimization, with all options and for all sizes")

// The nests of testdata/nests: see make.sh and driver.c there.

const (
	nestFolder = "testdata/nests"
	nestStack  = 1 << 16 // bytes: clearing the default stack would take most of the time of a run
)

// nestModule reads a suite.
func nestModule(t testing.TB, suite, level string) *ir.Module {
	t.Helper()
	return testnests.Read(t, nestFolder, suite, level, Target(Options{}))
}

// nestModuleMayOverlap is nestModule with nothing said of arrays that do not overlap.
func nestModuleMayOverlap(t testing.TB, suite, level string) *ir.Module {
	t.Helper()
	return testnests.ReadMayOverlap(t, nestFolder, suite, level, Target(Options{}))
}

// runNest runs one nest in the simulator and returns the hash of the final memory, and the
// statistics.
func runNest(mod *asm.Module, mach *machine.Machine, r testnests.Run, memory [][]byte) (string, sim.Stats, error) {
	alone := *mod // decoding all of a suite would take longer than the run
	alone.Funcs = nil
	for _, f := range mod.Funcs {
		if f.Name == r.Name {
			alone.Funcs = append(alone.Funcs, f)
		}
	}
	s, err := sim.New(&alone, sim.Config{Machine: mach, MaxCycles: 50_000_000, StackBytes: nestStack})
	if err != nil {
		return "", sim.Stats{}, err
	}
	args := []sim.Arg{{File: machine.Int, Bits: uint64(r.N)}, {File: machine.Int, Bits: uint64(r.M)}}
	for _, b := range memory {
		at, err := s.Alloc(b)
		if err != nil {
			return "", sim.Stats{}, err
		}
		args = append(args, sim.Arg{File: machine.Int, Bits: at})
	}
	res, err := s.Call(r.Name, args)
	if err != nil {
		return "", sim.Stats{}, err
	}
	var after [][]byte
	for k, b := range memory {
		got, err := s.Read(args[2+k].Bits, int64(len(b)))
		if err != nil {
			return "", sim.Stats{}, err
		}
		after = append(after, got)
	}
	return testnests.Hash(after, res.Int), s.Stats(), nil
}

// compileNests compiles a suite and passes the text through the parser.
func compileNests(t testing.TB, m *ir.Module, o Options) (*asm.Module, *machine.Machine) {
	t.Helper()
	out, err := Compile(m, o)
	if err != nil {
		t.Fatal(err)
	}
	mod, err := asm.Parse("nests.s", out.String())
	if err != nil {
		t.Fatal(err)
	}
	opt, err := o.resolve()
	if err != nil {
		t.Fatal(err)
	}
	return mod, opt.machine
}

// TestNests compares the final memory of the nests in the simulator with the native one, whichever
// level is pipelined.
func TestNests(t *testing.T) {
	configs := []Options{{SSP: Auto}, {SSP: 1, Verify: true}, {SSP: 2, Distance: ssp.Conservative}}
	levels := []string{"O2"}
	if *nestsAll {
		levels = append(levels, "O1", "O0")
		configs = append(configs, Options{}, Options{SSP: 3}, Options{SSP: 4}, Options{SSP: 1, Fit: rotate.BestFit}, Options{SSP: 1, Fit: rotate.EndFit, Distance: ssp.Conservative},
			Options{SSP: 1, Regs: 24}, Options{SSP: 1, Name: "p4m4l4"}, Options{SSP: Auto, Scheduler: modulo.IMS}, Options{SSP: 1, Name: "p2m2l6"})
	}
	expected := testnests.Expected(t, nestFolder)
	for _, suite := range testnests.Suites {
		t.Run(suite+".overlap", func(t *testing.T) {
			checkNests(t, nestModuleMayOverlap(t, suite, "O2"), Options{SSP: 1, Verify: true}, expected)
		})
		for _, level := range levels {
			m := nestModule(t, suite, level)
			for _, o := range configs {
				t.Run(fmt.Sprintf("%s.%s.%s%s%s%s%s%d", suite, level, o.SSP, o.Distance, o.Fit, o.Name, o.Scheduler, o.Regs), func(t *testing.T) {
					checkNests(t, m, o, expected)
				})
			}
		}
	}
}

func checkNests(t *testing.T, m *ir.Module, o Options, expected map[string][]testnests.Run) {
	mod, mach := compileNests(t, m, o)
	memory := testnests.Memory()
	for _, f := range mod.Funcs {
		for k, r := range expected[f.Name] {
			if !*nestsAll && k%5 != len(f.Name)%5 {
				continue
			}
			got, _, err := runNest(mod, mach, r, memory)
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

// TestNestsNeverLose: with -ssp=auto no nest takes 5 % more cycles than with its innermost loop
// pipelined alone, for any trip counts. With -nests-all, that is so on every machine with rotating
// registers, with many of them and with few.
func TestNestsNeverLose(t *testing.T) {
	configs, suites := []Options{{}}, testnests.Suites[2:3]
	if *nestsAll {
		configs, suites = nil, testnests.Suites
		for _, name := range machine.Names() {
			if m, err := machine.Lookup(name); err != nil || !m.HasRotation() {
				continue
			}
			for _, regs := range []int{0, 32, 24, 16} {
				configs = append(configs, Options{Name: name, Regs: regs})
			}
		}
	}
	for _, o := range configs {
		t.Run(fmt.Sprintf("%s.%d", o.Name, o.Regs), func(t *testing.T) { neverLoses(t, o, suites, nestModule, 40) })
		t.Run(fmt.Sprintf("%s.%d.overlap", o.Name, o.Regs), func(t *testing.T) { neverLoses(t, o, suites, nestModuleMayOverlap, 60) })
	}
}

// neverLoses compares the cycles of all nests of some suites with -ssp=auto and without; the tests
// before a nest may cost a few.
func neverLoses(t *testing.T, o Options, suites []string, read func(t testing.TB, suite, level string) *ir.Module, few int64) {
	expected, memory := testnests.Expected(t, nestFolder), testnests.Memory()
	gains, nests := 0.0, 0
	for _, suite := range suites {
		m := read(t, suite, "O2")
		plain, mach := compileNests(t, m, o)
		o := o
		o.SSP = Auto
		auto, _ := compileNests(t, m, o)
		for _, f := range auto.Funcs {
			for k, r := range expected[f.Name] {
				if !*nestsAll && k%4 != len(f.Name)%4 {
					continue
				}
				_, before, err := runNest(plain, mach, r, memory)
				if err != nil {
					t.Fatal(err)
				}
				_, after, err := runNest(auto, mach, r, memory)
				if err != nil {
					t.Fatal(err)
				}
				if 100*after.Cycles > 105*before.Cycles+100*few {
					t.Errorf("%s(%d, %d): %d cycles, %d with the innermost loop alone", r.Name, r.N, r.M, after.Cycles, before.Cycles)
				}
				gains += math.Log(float64(after.Cycles) / float64(before.Cycles))
				nests++
			}
		}
	}
	t.Logf("%d runs, geometric mean of the cycles with -ssp=auto: %.3f of those without", nests, math.Exp(gains/float64(nests)))
}

// TestInnermostLoopsAtMaxLive: in the emitted code, the innermost loops of the nests take as many
// registers of their fuller file as values are alive in their steady state, the values in place and
// the inductions that run ahead included, and leave in the simulator what they leave natively.
func TestInnermostLoopsAtMaxLive(t *testing.T) {
	expected := testnests.Expected(t, nestFolder)
	loops, more := 0, 0
	for _, suite := range testnests.Suites {
		for _, level := range []string{"O1", "O2"} {
			m, o := nestModule(t, suite, level), Options{Name: "p4m4l4"}
			mod, _ := compileNests(t, m, o)
			for _, f := range mod.Funcs {
				for _, l := range f.Loops {
					if l.Stages == 0 {
						continue
					}
					loops++
					if l.Registers > l.MaxLive {
						more++
						t.Logf("%s, %s: %d registers, %d live", f.Name, l.Name, l.Registers, l.MaxLive)
					}
					if l.Registers > l.MaxLive+1 {
						t.Errorf("%s, %s: %d registers, %d live", f.Name, l.Name, l.Registers, l.MaxLive)
					}
				}
			}
			checkNests(t, m, o, expected)
		}
	}
	t.Logf("%d loops, %d of them with a register more", loops, more)
	if loops < 200 || 100*more > loops {
		t.Errorf("%d of %d loops take more than MaxLive registers", more, loops)
	}
}
