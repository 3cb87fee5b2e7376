package ssp

import (
	"testing"

	"opt-go/vliw/ddg"
	"opt-go/vliw/rotate"

	"github.com/google/go-cmp/cmp"
)

// The paper's three examples, number by number; the first is PaperNest.

func TestFigure3IsLegal(t *testing.T) {
	n := PaperNest()
	if err := n.Validate(); err != nil {
		t.Fatal(err)
	}
	d, err := n.OneD()
	if err != nil {
		t.Fatal(err)
	}
	// Of the dependences, that between e and c is sequential; c → e and b → e keep the definitions
	// of TN2 in order.
	if len(d.Graph.Edges) != 6 || len(d.Sequential) != 1 {
		t.Fatalf("%d edges, %d sequential constraints", len(d.Graph.Edges), len(d.Sequential))
	}
	want := Sequential{From: 4, To: 2, Latency: 1, Outer: 0, Level: 2, Inner: 1}
	if d.Sequential[0] != want {
		t.Fatalf("%+v", d.Sequential[0])
	}
	inner, original := n.At(2)
	if err := inner.Validate(); err != nil {
		t.Fatal(err)
	}
	if inner.Depth() != 1 || len(inner.Ops) != 3 || original[0] != 2 || len(inner.Invariants) != 0 || inner.Ops[2].LiveOut != 2 {
		t.Fatalf("%+v", inner)
	}
	if err := n.Legal(2); err != nil {
		t.Fatal(err)
	}
}

// TestNegativeDependence: what the inner loop computes cannot be read before the inner loop of the
// next iteration.
func TestNegativeDependence(t *testing.T) {
	n := PaperNest()
	n.AddEdge(Edge{From: 4, To: 1, Kind: ddg.Memory, Latency: 1, Distance: []Range{Exactly(1)}})
	if err := n.Validate(); err != nil {
		t.Fatal(err)
	}
	if n.Legal(1) == nil {
		t.Error("level 1 passes for legal")
	}
	if err := n.Legal(2); err != nil {
		t.Errorf("level 2: %v", err)
	}
	for _, c := range []struct {
		distance []Range
		legal    bool
	}{
		{[]Range{Exactly(1), Exactly(0)}, true}, {[]Range{Exactly(1), Exactly(2)}, true}, {[]Range{Exactly(1), Exactly(-1)}, false},
		{[]Range{Exactly(0), Any()}, true}, {[]Range{Any(), Exactly(0)}, true}, {[]Range{Any(), Any()}, false},
	} {
		n := PaperNest()
		n.AddEdge(Edge{From: 3, To: 4, Kind: ddg.Memory, Latency: 1, Distance: c.distance})
		if err := n.Legal(1); (err == nil) != c.legal {
			t.Errorf("distance %v: %v", c.distance, err)
		}
	}
}

// TestFigure3Schedule: T = 2, and the inner loop in stages 3 to 5, so groups of 3: the chain c, d,
// e of 6 cycles takes 3 stages per inner iteration.
func TestFigure3Schedule(t *testing.T) {
	ours, err := Run(PaperNest(), units(3), Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range []*Schedule{ours, PaperSchedule()} {
		if err := s.Verify(); err != nil {
			t.Fatal(err)
		}
		if s.T != 2 || s.Group() != 3 || s.First[1] != 3 || s.Last[1] != 5 {
			t.Fatalf("T %d, stages %v to %v, cycles %v", s.T, s.First, s.Last, s.Cycle)
		}
		for _, trips := range [][]int{{9, 3}, {1, 1}, {2, 5}, {0, 3}, {7, 1}} {
			if err := s.VerifyInstances(trips); err != nil {
				t.Errorf("%v: %v", trips, err)
			}
		}
	}
}

// TestFigure4: with N1 = 9 and N2 = 3, an iteration is issued every 2 cycles until cycle 10; then
// the first 3 run their inner loops; iteration 5 is delayed until that is over.
func TestFigure4(t *testing.T) {
	s := PaperSchedule()
	issue := map[int]int{}
	s.Final().Expand([]int{9, 3}, func(x Instance) {
		if x.Op == 0 {
			issue[x.Index[0]] = x.Cycle
		}
	})
	segment := 2 * 3 * 2 // (N2 − 1)·S_n steps of T cycles
	for i, want := range []int{0, 2, 4, 6, 8, 10 + segment, 12 + segment, 14 + segment, 16 + 2*segment} {
		if issue[i] != want {
			t.Errorf("iteration %d is issued in cycle %d, want %d", i, issue[i], want)
		}
	}
	f := s.Final()
	if g := f.Segments([]int64{9, 3}); g.Groups != 3 || g.ILES != 6 || g.Total != 14+3*6 || f.Prologue != 2 || f.Group != 3 {
		t.Errorf("%+v %+v", g, f)
	}
}

// TestFigure6: the parameters of the three lifetimes (Figs. 6, 7, 16 and the text of sections 3.3,
// 4.2, 4.3).
func TestFigure6(t *testing.T) {
	s := PaperSchedule()
	_, lives := s.Lifetimes(1, Paper)
	tn1, tn2, tn3 := &lives[0], &lives[1], &lives[2]
	inf := rotate.Far
	for _, c := range []struct {
		what      string
		got, want any
	}{
		{"TN1 is defined at the outermost level only", tn1.OutermostOnly, true},
		{"TN1 has one stretched interval", []int{tn1.FirstStretch, tn1.LastStretch, tn1.Top, tn1.Bottom}, []int{4, 4, 4, 5}},
		{"TN1 has a live-in value", []int{tn1.Omega, tn1.Alpha}, []int{1, 0}},
		{"TN2 has those of iterations 3 and 4", []int{tn2.FirstStretch, tn2.LastStretch, tn2.Top, tn2.Bottom}, []int{3, 4, 0, 5}},
		{"TN2 has two live-out values", []int{tn2.Omega, tn2.Alpha}, []int{0, 2}},
		{"TN3 has none", []int{tn3.FirstStretch, tn3.LastStretch, tn3.Top, tn3.Bottom}, []int{inf, -inf, 0, 3}},
		{"singleEnd of TN3 is adjusted to cycle 10", s.Frame().AdjustedEnd(tn3), 10},
		{"that of TN1 stays", s.Frame().AdjustedEnd(tn1), tn1.End},
		{"that of TN2 stays", s.Frame().AdjustedEnd(tn2), tn2.End},
		{"TN3 has no interval at level 1", tn3.Slots[0].Phantom(), true},
		{"CONS[TN3, TN1]: outside of ILES", s.Frame().Follow(tn3, tn1), 5},
		{"CONS[TN3, TN1]: in ILES", tn1.Bottom - tn3.Top, 5},
		{"CONS[TN3, TN1]", s.Frame().Conservative(tn3, tn1), rotate.AtLeast(5)},
		{"AGGR[TN3, TN2]: the second scalar lifetime of TN3 in the first of TN2", s.Frame().Aggressive(tn3, tn2).Contains(-1), true},
		{"CONS[TN3, TN2]", s.Frame().Conservative(tn3, tn2).Contains(-1), false},
	} {
		if !cmp.Equal(c.got, c.want) {
			t.Errorf("%s: %v, want %v", c.what, c.got, c.want)
		}
	}
}

// TestFigure8: 9 registers without interleaving, 7 with it, and not fewer, though no more than 6
// values are alive at once.
func TestFigure8(t *testing.T) {
	s := PaperSchedule()
	for _, c := range []struct {
		metric Metric
		want   int
	}{{Conservative, 9}, {Aggressive, 7}} {
		for _, fixed := range []bool{false, true} {
			for _, fit := range []rotate.Fit{rotate.FirstFit, rotate.BestFit, rotate.EndFit} {
				a, err := Allocate(s, 1, AllocateOptions{Convention: Paper, Fixed: fixed, Strategy: Strategy{c.metric, fit}})
				if err != nil {
					t.Fatal(err)
				}
				if a.Used != c.want || a.MaxLive != 6 {
					t.Errorf("%v, fixed %t: %d registers, MaxLive %d", Strategy{c.metric, fit}, fixed, a.Used, a.MaxLive)
				}
				for _, trips := range [][]int{{9, 3}, {7, 1}, {6, 2}, {1, 4}} {
					if err := a.Verify(trips, Paper); err != nil {
						t.Error(err)
					}
				}
			}
		}
	}
}

// figure10 is the second example: TNx is defined at level 1 and lives through levels 2 and 3, where
// nothing defines it.
//
//	L1: a: TNx =      L2: b: TNy =      L3: c: store TNx, TNy
func figure10() *Schedule {
	n := NewNest("figure10", Trip{}, Trip{}, Trip{})
	a := n.AddOp(ddg.Op{Name: "a", Latency: 1, Result: 1}, 1, Before, n.AddVariant("TNx"))
	b := n.AddOp(ddg.Op{Name: "b", Latency: 1, Result: 1}, 2, Before, n.AddVariant("TNy"))
	c := n.AddOp(ddg.Op{Name: "c", Latency: 1}, 3, Before, NoVariant)
	d := n.AddOp(ddg.Op{Name: "d", Latency: 1}, 3, Before, NoVariant)
	n.AddFlow(a, d, 0)
	n.AddFlow(b, c, 0)
	n.AddEdge(Edge{From: c, To: d, Kind: ddg.Memory, Latency: 1, Distance: make([]Range, 3)})
	return &Schedule{
		Nest: n, Model: units(3), T: 2, Cycle: []int{0, 3, 4, 6}, Unit: []int{0, 0, 1, 2}, First: []int{0, 1, 2}, Last: []int{3, 3, 3},
	}
}

// TestFigure10: TNx is cut by a copy in the first cycle of the stages of level 3. The copy's value
// reaches the copy again around L3 and around L2; the longer path gives the end of its interval,
// the shorter one its next definition; the hole between has a negative size. Level 2 has a phantom
// interval, which the copy follows.
func TestFigure10(t *testing.T) {
	s := figure10()
	if err := s.Nest.Validate(); err != nil {
		t.Fatal(err)
	}
	if err := s.Verify(); err != nil {
		t.Fatal(err)
	}
	if err := s.VerifyInstances([]int{5, 3, 2}); err != nil {
		t.Fatal(err)
	}
	_, lives := s.Lifetimes(1, Paper)
	x := &lives[0]
	fn, inf := s.First[2]*s.T, rotate.Far
	want := []rotate.Interval{
		{Start: 0, End: fn + 1, Leave: fn + 1, Next: fn},
		{Start: inf, End: -inf, Leave: -inf, Next: fn}, // nextStart[2] = start[3]
		{Start: fn, End: fn + s.Stages(2)*s.T + 1, Leave: s.Cycle[3] + 1, Next: fn + s.Stages(3)*s.T},
		// No operation follows the inner loops; from after level 3, the copy is reached around L2.
		{Start: inf, End: -inf, Leave: -inf, Next: fn + s.Stages(2)*s.T},
		{Start: inf, End: -inf, Leave: -inf, Next: inf},
	}
	if diff := cmp.Diff(want, x.Slots); diff != "" {
		t.Errorf("intervals (-want +got):\n%s", diff)
	}
	if x.OutermostOnly || x.Slots[2].Next-x.Slots[2].End >= 0 || x.Omega != 0 || x.Start != 0 || x.End != s.Cycle[3]+1 {
		t.Errorf("%+v", x)
	}
}

// figure14 is the third example: T = 1, level 2 in stages 1 to 3. What c computes is read by c of
// the next inner iteration.
func figure14() *Schedule {
	n := NewNest("figure14", Trip{}, Trip{})
	a := n.AddOp(ddg.Op{Name: "a", Latency: 1, Result: 1}, 1, Before, n.AddVariant("TNz"))
	n.AddOp(ddg.Op{Name: "b", Latency: 1, Result: 1}, 1, Before, n.AddVariant("TNy"))
	c := n.AddOp(ddg.Op{Name: "c", Latency: 1, Result: 1}, 2, Before, n.Ops[a].Variant)
	d := n.AddOp(ddg.Op{Name: "d", Latency: 1}, 2, Before, NoVariant)
	e := n.AddOp(ddg.Op{Name: "e", Latency: 1}, 2, Before, NoVariant)
	n.AddFlow(a, c, 0)
	n.AddFlow(c, c, 0, 0, 1)
	n.AddEdge(Edge{From: c, To: d, Kind: ddg.Control, Latency: 1, Distance: make([]Range, 2)})
	n.AddEdge(Edge{From: d, To: e, Kind: ddg.Control, Latency: 1, Distance: make([]Range, 2)})
	return &Schedule{
		Nest: n, Model: units(5), T: 1, Cycle: []int{0, 0, 1, 2, 3}, Unit: []int{0, 1, 2, 3, 4}, First: []int{0, 1}, Last: []int{3, 3},
	}
}

// TestFigure14: without the adjustment of singleEnd, TNy could follow TNz at distance 2; 3 is
// right, and 2 conflicts.
func TestFigure14(t *testing.T) {
	s := figure14()
	if err := s.Verify(); err != nil {
		t.Fatal(err)
	}
	variants, lives := s.Lifetimes(1, Paper)
	z, y := &lives[0], &lives[1]
	if d1 := ceilDiv(z.End-y.Start, s.T); d1 != 2 {
		t.Errorf("d1 without the adjustment is %d", d1)
	}
	if y.Bottom != -rotate.Far {
		t.Errorf("TNy has intervals in an ILES: %+v", y)
	}
	if got := s.Frame().Conservative(z, y); got != rotate.AtLeast(3) {
		t.Errorf("CONS[TNz, TNy] = %+v", got)
	}
	spans, err := s.Trace([]int{6, 2}, 1, Paper)
	if err != nil {
		t.Fatal(err)
	}
	register := make([]int, 2)
	for distance, conflict := range map[int]bool{2: true, 3: false, 4: false} {
		register[variants[1]] = distance
		if got := FindConflict(spans, register, 64); (got != nil) != conflict {
			t.Errorf("distance %d: %+v", distance, got)
		}
	}
}
