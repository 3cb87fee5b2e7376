package vliw

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/tools/testload"
	"opt-go/tools/testnests"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
	"opt-go/vliw/sim"
	"opt-go/vliw/ssp"
)

var (
	randomNests    = flag.Int("random-nests", testload.Share(8, 4), "number of random loop nests that TestRandomNests compiles and runs")
	randomNestSeed = flag.Uint64("random-nest-seed", 1, "first seed of TestRandomNests")
)

// runRandomNest returns what a configuration computes, for all trip counts.
func runRandomNest(t *testing.T, m *ir.Module, o Options, nest testnests.Random) (string, bool) {
	t.Helper()
	out, err := Compile(m, o)
	if err != nil {
		t.Fatal(err)
	}
	text := out.String()
	mod, err := asm.Parse("random.s", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	opt, err := o.resolve()
	if err != nil {
		t.Fatal(err)
	}
	result, err := runNestTrips(mod, opt.machine, nest)
	if err != nil {
		return fmt.Sprintf("%v\n%s", err, text), false
	}
	return result, strings.Contains(text, "rtop")
}

// runNestTrips returns what a random nest computes, for all trip counts.
func runNestTrips(mod *asm.Module, mach *machine.Machine, nest testnests.Random) (string, error) {
	result := ""
	for _, c := range nest.Calls() {
		r, err := runNestOn(mod, mach, c)
		if err != nil {
			return "", fmt.Errorf("%v, %d bytes between the arrays: %w", c.Trips, c.Distance, err)
		}
		result += r
	}
	return result, nil
}

// runNestOn returns what the function leaves of two arrays in a block of memory.
func runNestOn(mod *asm.Module, mach *machine.Machine, c testnests.Call) (string, error) {
	s, err := sim.New(mod, sim.Config{Machine: mach, MaxCycles: 10_000_000, StackBytes: nestStack})
	if err != nil {
		return "", err
	}
	addr, err := s.Alloc(c.Data)
	if err != nil {
		return "", err
	}
	args := []sim.Arg{{File: machine.Int, Bits: addr}, {File: machine.Int, Bits: addr + c.Distance}, {File: machine.Int, Bits: 3}}
	for _, n := range c.Trips {
		args = append(args, sim.Arg{File: machine.Int, Bits: n})
	}
	r, err := s.Call("f", args)
	if err != nil {
		return "", err
	}
	after, err := s.Read(addr, int64(len(c.Data)))
	if err != nil {
		return "", err
	}
	return testnests.Sum(c.Trips, r.Int, after), nil
}

// TestRandomNests compares nests pipelined at every level, with several packing strategies, with
// the same nests without pipelining.
func TestRandomNests(t *testing.T) {
	configs := []Options{{SSP: 1, Verify: true}, {SSP: 2, Distance: ssp.Conservative}, {SSP: Auto, Fit: rotate.BestFit}, {SSP: 3, Fit: rotate.EndFit}, {SSP: 1, Name: "p4m4l4", Distance: ssp.Conservative, Fit: rotate.EndFit},
		{SSP: 1, Name: "p2m2l6", Regs: 16}, {SSP: 1, Scheduler: modulo.IMS, Distance: ssp.Conservative, Fit: rotate.BestFit}, {SSP: 1, Regs: 8, Verify: true}}
	pipelined := 0
	seeds := []uint64{1013} // predicates of middle levels, which turns name by the iteration
	for k := range *randomNests {
		seeds = append(seeds, *randomNestSeed+uint64(k))
	}
	for _, seed := range seeds {
		nest := testnests.NewRandom(seed)
		m, err := frontend.Read("random.ll", []byte(nest.Text))
		if err != nil {
			t.Fatalf("%v\n%s", err, nest.Text)
		}
		want, _ := runRandomNest(t, m, Options{Scheduler: modulo.List}, nest)
		for _, o := range configs {
			got, outer := runRandomNest(t, m, o, nest)
			if outer {
				pipelined++
			}
			if got != want {
				t.Fatalf("seed %d, %+v: got\n%s\nwant\n%s\n%s", seed, o, got, want, nest.Text)
			}
		}
	}
	t.Logf("%d times an outer loop was pipelined", pipelined)
	if pipelined == 0 {
		t.Error("no outer loop was pipelined")
	}
}
