package ssp_test

import (
	"flag"
	"math/rand"
	"slices"
	"testing"

	"opt-go/tools/testload"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
	"opt-go/vliw/ssp"
	"opt-go/vliw/ssp/randnest"

	"github.com/pkg/errors"
)

// More nests than the few of every run: go test ./vliw/ssp -nests 50 -nest-seed 3.
var (
	nestFactor = flag.Int("nests", 1, "how many times as many random nests to try")
	nestSeed   = flag.Int64("nest-seed", 0, "added to the seeds of random nests")
)

// nestsOf makes random nests of a depth and their schedules.
func nestsOf(t *testing.T, seed int64, depth, count, ops int, visit func(k int, n *ssp.Nest, s *ssp.Schedule)) {
	t.Helper()
	for _, name := range []string{"p2m2l4", "p4m4l4"} {
		m, err := machine.Lookup(name)
		if err != nil {
			t.Fatal(err)
		}
		model := modulo.NewModel(m)
		rng := rand.New(rand.NewSource(seed + 1000**nestSeed))
		for k := range count * *nestFactor {
			n := randnest.Make(rng, m, randnest.Shape{
				Depth: depth, Ops: 2 + rng.Intn(ops), Inner: 0.3 + 0.5*rng.Float64(), Carried: 0.6 * rng.Float64(), Reduction: 0.5, TwoLoops: 0.3, Dead: 0.4, After: rng.Intn(3) > 0,
			})
			if err := n.Validate(); err != nil {
				t.Fatalf("nest %d: %v", k, err)
			}
			s, err := ssp.Run(n, model, ssp.Options{})
			if err != nil {
				t.Fatalf("nest %d: %v", k, err)
			}
			visit(k, n, s)
		}
	}
}

var tripsOf = map[int][][]int{
	1: {{0}, {1}, {2}, {7}, {20}},
	2: {{0, 2}, {1, 1}, {1, 3}, {3, 2}, {5, 1}, {7, 3}, {13, 2}, {30, 2}},
	3: {{1, 1, 1}, {2, 2, 2}, {5, 1, 3}, {6, 3, 1}, {9, 2, 2}},
	4: {{1, 2, 2, 2}, {5, 2, 1, 2}, {7, 1, 2, 3}, {3, 2, 2, 1}},
	5: {{4, 2, 1, 2, 2}, {7, 1, 2, 2, 1}},
}

// TestRandomSchedules: every dependence of every iteration, every unit in every cycle.
func TestRandomSchedules(t *testing.T) {
	for depth := 1; depth <= 5; depth++ {
		atBound, total := 0, 0
		nestsOf(t, int64(depth), depth, 25, 30, func(k int, n *ssp.Nest, s *ssp.Schedule) {
			if err := s.Verify(); err != nil {
				t.Fatalf("depth %d, nest %d: %v", depth, k, err)
			}
			for _, trips := range tripsOf[depth] {
				if err := s.VerifyInstances(trips); err != nil {
					t.Fatalf("depth %d, nest %d, trips %v: %v", depth, k, trips, err)
				}
			}
			total++
			if s.T == s.Bounds.MII() {
				atBound++
			}
		})
		t.Logf("depth %d: %d of %d schedules at the bound", depth, atBound, total)
		if atBound*4 < total*3 {
			t.Errorf("depth %d: only %d of %d schedules at the bound", depth, atBound, total)
		}
	}
}

// TestSingleLoopIsModulo: a nest of one loop gets the same interval and registers as by modulo
// scheduling.
func TestSingleLoopIsModulo(t *testing.T) {
	nestsOf(t, 7, 1, 40, 40, func(k int, n *ssp.Nest, s *ssp.Schedule) {
		d, err := n.OneD()
		if err != nil {
			t.Fatal(err)
		}
		r, err := modulo.Run(d.Graph, s.Model, modulo.Options{})
		if err != nil {
			t.Fatal(err)
		}
		if r.II != s.T || r.Stages != s.Stages(1) {
			t.Errorf("nest %d: T %d, II %d", k, s.T, r.II)
		}
		for class := ddg.RegClass(1); class <= d.Graph.MaxRegClass(); class++ {
			want, err := rotate.Allocate(d.Graph, r, class, rotate.Options{})
			if err != nil {
				t.Fatal(err)
			}
			for _, metric := range []ssp.Metric{ssp.Aggressive, ssp.Conservative} {
				got, err := ssp.Allocate(s, class, ssp.AllocateOptions{Strategy: ssp.Strategy{Metric: metric}})
				if err != nil {
					t.Fatal(err)
				}
				// The loop allocator counts a live-in value until its last read in any iteration,
				// the trace only until its own.
				if got.Used != want.Used || got.MaxLive > want.MaxLive || got.Interleaving != 0 {
					t.Errorf("nest %d, class %d: %d registers and MaxLive %d, in the loop allocator %d and %d",
						k, class, got.Used, got.MaxLive, want.Used, want.MaxLive)
				}
			}
		}
	})
}

// TestDistancesAreLegal tries the distances of pairs of lifetimes on an endless file: what the
// metrics allow never conflicts in a run of the final schedule; and how much of what they rule out
// conflicts in none of the runs (slack) is counted.
func TestDistancesAreLegal(t *testing.T) {
	for depth := 1; depth <= 4; depth++ {
		ruledOut, slack := [2]int{}, [2]int{}
		nestsOf(t, int64(10+depth), depth, testload.Share(12, 6), 12, func(k int, n *ssp.Nest, s *ssp.Schedule) {
			for _, convention := range []ssp.Convention{ssp.Machine, ssp.Paper} {
				class := ddg.RegClass(1 + k%2)
				variants, lives := s.Lifetimes(class, convention)
				runs := make([][][]ssp.Span, len(n.Variants))
				for _, trips := range tripsOf[depth] {
					spans, err := s.Trace(trips, class, convention)
					if err != nil {
						t.Fatal(err)
					}
					for v := range runs {
						runs[v] = append(runs[v], nil)
					}
					for _, x := range spans {
						last := &runs[x.Variant][len(runs[x.Variant])-1]
						*last = append(*last, x)
					}
				}
				for a := range lives {
					for b := range lives {
						checkPair(t, &pair{s, k, depth, runs, variants[a], variants[b], &lives[a], &lives[b]}, &ruledOut, &slack)
					}
				}
			}
		})
		for metric, name := range []string{"aggressive", "conservative"} {
			t.Logf("depth %d, %s: %d differences ruled out, %d of them without need", depth, name, ruledOut[metric], slack[metric])
		}
		// With few runs, not all apparent slack is real.
		for metric, percent := range [2]int{15, 30} {
			if depth == 1 {
				percent = 1
			}
			if slack[metric]*100 > percent*ruledOut[metric] {
				t.Errorf("depth %d, metric %d: %d of %d differences ruled out without need", depth, metric, slack[metric], ruledOut[metric])
			}
		}
	}
}

type pair struct {
	s      *ssp.Schedule
	nest   int
	depth  int
	runs   [][][]ssp.Span // per variant, per run
	va, vb ssp.Variant
	la, lb *rotate.Lifetime
}

// conflicts reports whether b at a difference from a conflicts in some run.
func (p *pair) conflicts(d int) (*ssp.Conflict, bool) {
	const endless = 1 << 7
	register := make([]int, len(p.s.Nest.Variants))
	register[p.vb] = d
	for run, spans := range p.runs[p.va] {
		two := append(slices.Clone(spans), p.runs[p.vb][run]...)
		if c := ssp.FindConflict(two, register, endless); c != nil {
			return c, true
		}
	}
	return nil, false
}

func checkPair(t *testing.T, p *pair, ruledOut, slack *[2]int) {
	if p.va == p.vb {
		return
	}
	f := p.s.Frame()
	ab := [2]rotate.Distance{f.Aggressive(p.la, p.lb), f.Conservative(p.la, p.lb)}
	ba := [2]rotate.Distance{f.Aggressive(p.lb, p.la), f.Conservative(p.lb, p.la)}
	for d := -ba[1].Min - 3; d <= ab[1].Min+3; d++ {
		c, conflict := p.conflicts(d)
		for metric := range ab {
			switch legal := ab[metric].Contains(d) || ba[metric].Contains(-d); {
			case legal && conflict:
				t.Fatalf("depth %d, nest %d, %s and %s at difference %d, metric %d: %+v\n%+v\n%+v\n%+v\nstages %v %v T %d cycles %v", p.depth, p.nest,
					p.s.Nest.Variants[p.va], p.s.Nest.Variants[p.vb], d, metric, c, ab, *p.la, *p.lb, p.s.First, p.s.Last, p.s.T, p.s.Cycle)
			case !legal:
				ruledOut[metric]++
				if !conflict {
					slack[metric]++
				}
			}
		}
	}
}

// TestAllocationsAreLegal plays allocations of all strategies, all register classes, on the
// smallest file and on larger ones.
func TestAllocationsAreLegal(t *testing.T) {
	for depth := 1; depth <= 5; depth++ {
		sum := map[string]int{}
		nestsOf(t, int64(20+depth), depth, testload.Share(6, 3), 40, func(k int, n *ssp.Nest, s *ssp.Schedule) {
			for class := ddg.RegClass(machine.Int); class <= ddg.RegClass(machine.Pred); class++ {
				for _, o := range allocationOptions() {
					a, err := ssp.Allocate(s, class, o)
					var over *rotate.Overflow
					if errors.As(err, &over) && o.Size > 0 {
						continue
					}
					if err != nil {
						t.Fatal(err)
					}
					for _, trips := range tripsOf[depth] {
						if err := a.Verify(trips, o.Convention); err != nil {
							t.Fatalf("depth %d, nest %d, trips %v, %v: %v", depth, k, trips, o, err)
						}
					}
					if a.Used < a.MaxLive {
						t.Fatalf("depth %d, nest %d, %v: %d registers for %d values", depth, k, o, a.Used, a.MaxLive)
					}
					if o.Size == 0 && o.Convention == ssp.Machine {
						name := "search"
						if o.Fixed {
							name = o.Strategy.String()
						}
						sum[name] += a.Used
						if name == "search" {
							sum["MaxLive"] += a.MaxLive
						}
					}
				}
			}
		})
		t.Logf("depth %d: registers %v", depth, sum)
		if !(sum["search"] <= sum["aggr-first"] && sum["aggr-first"] <= sum["cons-first"] && sum["cons-first"] <= sum["simple"]) {
			t.Errorf("depth %d: registers %v", depth, sum)
		}
	}
}

// allocationOptions are all strategies as the paper packs, and the search.
func allocationOptions() []ssp.AllocateOptions {
	options := []ssp.AllocateOptions{
		{}, {Convention: ssp.Paper}, {Size: 48}, {Size: 96}, {Strategy: ssp.Strategy{Metric: ssp.Conservative}, Size: 96},
	}
	for _, s := range ssp.Strategies() {
		options = append(options, ssp.AllocateOptions{Fixed: true, Strategy: s}, ssp.AllocateOptions{Fixed: true, Strategy: s, Convention: ssp.Paper})
	}
	return options
}

// TestRegistersOfSingleLoops: values of single loops in static registers do not overlap with
// themselves, inductions that run ahead are right in every iteration, no two others overlap, and
// all together take no more registers than rotating ones alone: those that the loop allocator
// finds.
func TestRegistersOfSingleLoops(t *testing.T) {
	stayed, ahead := 0, 0
	nestsOf(t, 67, 1, 80, 30, func(k int, n *ssp.Nest, s *ssp.Schedule) {
		d, err := n.OneD()
		if err != nil {
			t.Fatal(err)
		}
		loop := &modulo.Schedule{II: s.T, Cycle: s.Cycle, Unit: s.Unit, Stages: s.Stages(1)}
		for class := ddg.RegClass(machine.Int); class <= ddg.RegClass(machine.Float); class++ {
			rotating, err := ssp.Allocate(s, class, ssp.AllocateOptions{})
			if err != nil {
				t.Fatal(err)
			}
			for _, o := range []rotate.Options{{InPlace: len(n.Ops)}, {Ahead: true}, {InPlace: len(n.Ops), Ahead: true}} {
				a, err := ssp.Allocate(s, class, ssp.AllocateOptions{InPlace: o.InPlace, Ahead: o.Ahead})
				if err != nil {
					t.Fatal(err)
				}
				want, err := rotate.Allocate(d.Graph, loop, class, o)
				if err != nil {
					t.Fatal(err)
				}
				if a.Used != want.Used || a.Statics != want.Statics || a.MaxLive != want.MaxLive {
					t.Fatalf("nest %d, %+v: %d and %d registers, %d and %d in the loop allocator", k, o, a.Used, a.Statics, want.Used, want.Statics)
				}
				if a.Used+a.Statics > rotating.Used || a.Used+a.Statics < a.MaxLive {
					t.Fatalf("nest %d, %+v: %d and %d registers, rotating %d, MaxLive %d", k, o, a.Used, a.Statics, rotating.Used, a.MaxLive)
				}
				stayed += a.Statics
				for _, by := range a.Ahead {
					ahead += by
				}
				for _, trips := range tripsOf[1] {
					if err := a.Verify(trips, ssp.Machine); err != nil {
						t.Fatalf("nest %d, %+v, trips %v: %v", k, o, trips, err)
					}
				}
			}
		}
	})
	t.Logf("%d values stay in place, operations run %d iterations ahead", stayed, ahead)
	if stayed == 0 || ahead == 0 {
		t.Error("no value stays in place, or no operation runs ahead")
	}
}

// TestVerifySeesRunningAhead: an allocation that lets an operation run ahead by more or fewer
// iterations than its stage, or not at all, is one where something else holds its register before.
func TestVerifySeesRunningAhead(t *testing.T) {
	wrong := 0
	nestsOf(t, 67, 1, 80, 30, func(k int, n *ssp.Nest, s *ssp.Schedule) {
		a, err := ssp.Allocate(s, ddg.RegClass(machine.Int), ssp.AllocateOptions{Ahead: true})
		if err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(a.Ahead, func(by int) bool { return by > 0 }) {
			return
		}
		b := *a
		b.Ahead = nil // its live-in value would wait where others rotate past
		if b.Verify([]int{20}, ssp.Machine) != nil {
			wrong++
		}
	})
	if wrong == 0 {
		t.Error("it makes no difference whether operations run ahead")
	}
}
