package workbench

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
)

// within checks a statistic.
func within(t *testing.T, what string, got, least, most float64) {
	t.Helper()
	t.Logf("%s: %.3g", what, got)
	if got < least || got > most {
		t.Errorf("%s: %.4g, want %g to %g", what, got, least, most)
	}
}

// TestGenerateMatches holds the generator to the figures that it claims to match.
func TestGenerateMatches(t *testing.T) {
	mach := lookup(t, "p4m2l4")
	loops := Generate(mach, 2000, 5)
	var sizes []int
	units := map[machine.Unit]int{}
	total, recurrences := 0, 0
	for _, l := range loops {
		if err := l.Graph.Validate(); err != nil {
			t.Fatalf("loop %s: %v", l.Name, err)
		}
		sizes = append(sizes, len(l.Graph.Ops))
		total += len(l.Graph.Ops)
		for k := range l.Graph.Ops {
			units[machine.Info(machine.Op(l.Graph.Ops[k].Class)).Unit]++
		}
		for _, c := range l.Graph.Components() {
			if len(c) > 1 {
				recurrences++
				break
			}
		}
		if l.E < 1 || l.N < l.E {
			t.Fatalf("loop %s: %d iterations in %d entries", l.Name, l.N, l.E)
		}
	}
	slices.Sort(sizes)
	share := func(u machine.Unit) float64 { return float64(units[u]) / float64(total) }
	within(t, "smallest", float64(sizes[0]), 4, 5)
	within(t, "largest", float64(sizes[len(sizes)-1]), 100, 175)
	within(t, "median size", float64(sizes[len(sizes)/2]), 11, 13)
	within(t, "mean size", float64(total)/float64(len(loops)), 18, 20.5)
	within(t, "recurrences", float64(recurrences)/float64(len(loops)), 0.18, 0.28)
	within(t, "memory share", share(machine.Memory), 0.32, 0.46)
	within(t, "adder share", share(machine.Adder), 0.28, 0.42)
	within(t, "multiplier share", share(machine.Multiplier), 0.22, 0.35)
	within(t, "divider share", share(machine.DivSqrt), 0.01, 0.025)
}

// TestGenerateNeedsRegisters: the loops that do not fit 32 registers are like the paper's.
func TestGenerateNeedsRegisters(t *testing.T) {
	mach := lookup(t, "p4m2l4")
	m := modulo.NewModel(mach)
	loops := Generate(mach, 1000, 6)
	over, ii, memory := 0.0, 0.0, 0.0
	cycles, cyclesOver := 0.0, 0.0
	for _, l := range loops {
		s, err := modulo.Run(l.Graph, m, modulo.Options{})
		if err != nil {
			t.Fatal(err)
		}
		a, err := rotate.Allocate(l.Graph, s, 2, rotate.Options{})
		if err != nil {
			t.Fatal(err)
		}
		c := float64(s.II) * float64(l.N+int64(s.Stages-1)*l.E)
		cycles += c
		if a.Used+modulo.InvariantsOf(l.Graph, 2) <= 32 {
			continue
		}
		over++
		cyclesOver += c
		ii += float64(s.II)
		for k := range l.Graph.Ops {
			if machine.Info(machine.Op(l.Graph.Ops[k].Class)).Unit == machine.Memory {
				memory++
			}
		}
	}
	within(t, "share of loops above 32 registers", over/float64(len(loops)), 0.06, 0.12)
	within(t, "their share of the ideal cycles", cyclesOver/cycles, 0.2, 0.65)
	within(t, "their mean II", ii/over, 10.5, 13.5)
	within(t, "their mean memory operations", memory/over, 15, 21)
}

// TestGenerateIsSeeded: the same seed gives the same loops, whatever their number and the machine,
// but for latencies.
func TestGenerateIsSeeded(t *testing.T) {
	a, b := Generate(lookup(t, "p4m2l4"), 30, 1), Generate(lookup(t, "p2m2l6"), 20, 1)
	for i := range b {
		if a[i].N != b[i].N || a[i].E != b[i].E || len(a[i].Graph.Ops) != len(b[i].Graph.Ops) {
			t.Errorf("loop %d differs between the machines", i)
		}
		for k := range b[i].Graph.Ops {
			if x, y := a[i].Graph.Ops[k].Class, b[i].Graph.Ops[k].Class; x != y {
				t.Errorf("loop %d, operation %d: %d, %d", i, k, x, y)
			}
		}
	}
	if diff := cmp.Diff(a[0].Graph.String(), Generate(lookup(t, "p4m2l4"), 1, 2)[0].Graph.String()); diff == "" {
		t.Error("another seed gives the same loop")
	}
}
