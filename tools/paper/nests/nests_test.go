package nests

import (
	"testing"

	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/ssp"
)

func bench(t testing.TB, every int) ([]Source, *modulo.Model) {
	t.Helper()
	m := lookup(t)
	var some []Source
	for i, n := range Generated(m, 1, false).Levels {
		if i%every == 0 {
			some = append(some, n)
		}
	}
	return some, modulo.NewModel(m)
}

func lookup(t testing.TB) *machine.Machine {
	t.Helper()
	m, err := machine.Lookup("p4m4l4")
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestGenerated holds the generator to the paper's collection: its size, the depths of its levels,
// all of which can be pipelined.
func TestGenerated(t *testing.T) {
	all := Generated(lookup(t), 1, false)
	depths := make([]int, 6)
	for _, l := range all.Levels {
		if err := l.Nest.Validate(); err != nil {
			t.Fatalf("%s: %v", l.Name, err)
		}
		if err := l.Nest.Legal(1); err != nil {
			t.Errorf("%s: %v", l.Name, err)
		}
		depths[l.Nest.Depth()]++
	}
	if all.Nests != 134 {
		t.Errorf("%d nests", all.Nests)
	}
	for depth, want := range []int{0, 134, 108, 68, 33, 12} {
		if depths[depth] != want {
			t.Errorf("%d levels of depth %d, want %d", depths[depth], depth, want)
		}
	}
}

// TestFromC: the nests of the C collection come through the code generator, and say why where they
// do not.
func TestFromC(t *testing.T) {
	all, err := FromC("../../../vliw/testdata/nests", "O1", lookup(t))
	if err != nil {
		t.Fatal(err)
	}
	if all.Nests < 134 || len(all.Levels) < 200 {
		t.Errorf("%d nests, %d levels", all.Nests, len(all.Levels))
	}
	for _, l := range all.Levels {
		if err := l.Nest.Validate(); err != nil {
			t.Errorf("%s: %v", l.Name, err)
		}
	}
	for _, f := range all.Rejected {
		if f.Err.Error() == "" {
			t.Errorf("%s is rejected without a reason", f.Name)
		}
	}
	if _, err := FromC("no such folder", "O1", lookup(t)); err == nil {
		t.Error("a folder that does not exist has nests")
	}
}

// TestMeasure: the allocation with a clock is that of package ssp, and it is legal when played.
func TestMeasure(t *testing.T) {
	some, model := bench(t, 9)
	levels, failures := Measure(nil, some, model, ssp.Strategies(), 0)
	for _, f := range failures {
		t.Errorf("%s: %v", f.Name, f.Err)
	}
	for _, l := range levels {
		for k, strategy := range ssp.Strategies() {
			for c, class := range Classes {
				a, err := ssp.Allocate(l.Schedule, class, ssp.AllocateOptions{Fixed: true, Strategy: strategy})
				if err != nil {
					t.Fatal(err)
				}
				if need := l.Need[k][c].Used; need != a.Used && need <= ssp.MaxCircumference {
					t.Errorf("%s, %s: %d registers, %d in package ssp", l.Name, strategy, need, a.Used)
				}
				if strategy.Metric == ssp.Aggressive {
					trips := []int{5, 2, 2, 2, 2}[:l.Depth]
					if err := a.Verify(trips, ssp.Machine); err != nil {
						t.Errorf("%s, %s: %v", l.Name, strategy, err)
					}
				}
			}
		}
	}
}

// TestReschedule: with a larger T the strategy fits, or there is an error.
func TestReschedule(t *testing.T) {
	some, model := bench(t, 9)
	strategy := ssp.Strategies()[1]
	levels, _ := Measure(nil, some, model, []ssp.Strategy{strategy}, 0)
	raised, failed := 0, 0
	for _, l := range levels {
		if l.Depth == 1 || l.Need[0][0].Used <= 32 || l.Need[0][0].Used > 150 {
			continue
		}
		s, err := Reschedule(l, strategy, 32)
		if err != nil {
			failed++
			continue
		}
		raised++
		if need, _ := Allocate(s, Classes[0], strategy); need.Used > 32 || s.T <= l.Schedule.T {
			t.Errorf("%s: %d registers with T %d", l.Name, need.Used, s.T)
		}
	}
	if raised == 0 || failed == 0 {
		t.Errorf("%d levels fit with a larger T, %d do not", raised, failed)
	}
}

// BenchmarkAggrFirst allocates the level with the most integer variants.
func BenchmarkAggrFirst(b *testing.B) {
	all, model := bench(b, 1)
	levels, _ := Measure(nil, all, model, nil, 0)
	most := levels[0]
	for _, l := range levels {
		if l.Variants[0] > most.Variants[0] {
			most = l
		}
	}
	b.Logf("%s: %d integer variants", most.Name, most.Variants[0])
	strategy := ssp.Strategy{Metric: ssp.Aggressive}
	for _, s := range ssp.Strategies() {
		if s.String() == "aggr-first" {
			strategy = s
		}
	}
	b.ResetTimer()
	for range b.N {
		Allocate(most.Schedule, Classes[0], strategy)
	}
}

// TestSingleLoopsAtMaxLive: 99 % of the register files of the collection's single loops take
// MaxLive registers, those of C all, and none more than one above. Other generated nests have up to
// 4 % one above.
func TestSingleLoopsAtMaxLive(t *testing.T) {
	m := lookup(t)
	c, err := FromC("../../../vliw/testdata/nests", "O1", m)
	if err != nil {
		t.Fatal(err)
	}
	files, more := singleLoops(t, m, c)
	if files < 300 || more > 0 {
		t.Errorf("C: %d of %d files take more than MaxLive registers", more, files)
	}
	for seed, percent := range map[int64]int{1: 1, 2: 4} {
		f, over := singleLoops(t, m, Generated(m, seed, false))
		if seed == 1 {
			f, over = f+files, over+more
		}
		t.Logf("seed %d: %d files, %d with one register more", seed, f, over)
		if 100*over > percent*f {
			t.Errorf("seed %d: %d of %d files take more than MaxLive registers", seed, over, f)
		}
	}
}

// singleLoops counts the register files of the single loops of a collection, and those that take a
// register more than MaxLive.
func singleLoops(t *testing.T, m *machine.Machine, all *Collection) (files, more int) {
	var single []Source
	for _, l := range all.Levels {
		if l.Nest.Depth() == 1 {
			single = append(single, l)
		}
	}
	levels, failures := Measure(nil, single, modulo.NewModel(m), nil, 0)
	for _, f := range failures {
		t.Errorf("%s: %v", f.Name, f.Err)
	}
	for _, l := range levels {
		for class, used := range l.Search {
			files++
			switch beyond := used - l.MaxLive[class]; {
			case beyond < 0 || beyond > 1:
				t.Errorf("%s: %d registers, MaxLive %d", l.Name, used, l.MaxLive[class])
			case beyond == 1:
				more++
			}
		}
	}
	return files, more
}
