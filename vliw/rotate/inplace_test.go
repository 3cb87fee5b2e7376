package rotate

import (
	"math/rand"
	"slices"
	"testing"

	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
)

// TestInPlaceOfRandomLoops: with values in place, allocations are right, take no more registers
// than rotating ones alone, obey their limits, and come closer to MaxLive.
func TestInPlaceOfRandomLoops(t *testing.T) {
	m := lookup(t, "p4m2l4")
	rng := rand.New(rand.NewSource(11))
	saved, stayed := 0, 0
	for i := range 250 {
		g := randomLoop(rng, m, 2+rng.Intn(40), 12, i%2 == 0, i%4 < 2)
		s, err := modulo.Run(g, modulo.NewModel(m), modulo.Options{})
		if err != nil {
			t.Fatal(err)
		}
		var all []*Allocation
		for _, class := range []ddg.RegClass{1, 2} {
			before, err := Allocate(g, s, class, Options{})
			if err != nil {
				t.Fatal(err)
			}
			few := 1 + rng.Intn(4)
			a, err := Allocate(g, s, class, Options{InPlace: few})
			if err != nil {
				t.Fatal(err)
			}
			if a.Statics > few || a.Used+a.Statics > before.Used || a.Used+a.Statics < a.MaxLive || a.MaxLive != before.MaxLive {
				t.Fatalf("loop %d: %d and %d registers (at most %d static), %d before; MaxLive %d, %d", i, a.Used, a.Statics, few, before.Used, a.MaxLive, before.MaxLive)
			}
			saved += before.Used - a.Used - a.Statics
			stayed += a.Statics
			all = append(all, a)
		}
		for _, n := range []int{1, 2, 3, 4 * s.Stages} {
			if err := Verify(g, s, all, n); err != nil {
				t.Fatalf("loop %d, %d iterations: %v", i, n, err)
			}
		}
	}
	t.Logf("%d registers saved, %d values in place", saved, stayed)
	if saved == 0 {
		t.Error("nothing was saved")
	}
}

// TestInPlaceOfWands packs random wands, some of exactly II cycles, against all assignments. The
// chosen values in place, together with the values that still rotate, take no more registers than
// the best allocation without values in place. If any set of values in place reaches MaxLive, the
// chosen one does.
func TestInPlaceOfWands(t *testing.T) {
	rng := rand.New(rand.NewSource(12))
	better := 0
	for range 1500 {
		ii := 1 + rng.Intn(4)
		l := &loop{s: &modulo.Schedule{II: ii, Stages: 8}, class: 1, ops: 1 + rng.Intn(5)}
		for v := range l.ops {
			life := modulo.Lifetime{Value: ddg.OpID(v), Class: 1, Start: rng.Intn(2 * ii)}
			life.End = life.Start + 1 + rng.Intn(2*ii)
			if rng.Intn(2) == 0 {
				life.End = life.Start + ii*(1+rng.Intn(2))
			}
			l.lives, l.vectors = append(l.lives, life), append(l.vectors, Normalise(life, ii))
		}
		rotating, err := l.rotating(l.vectors, Options{})
		if err != nil {
			t.Fatal(err)
		}
		a := rotating
		if rotating.Used > rotating.MaxLive {
			if a, err = l.otherwise(rotating, nil, Options{InPlace: l.ops}); err != nil {
				t.Fatal(err)
			}
		}
		if best := l.fewest(); a.Used+a.Statics != best {
			t.Fatalf("%d rotating and %d static registers, %d would do: %+v, II %d", a.Used, a.Statics, best, l.vectors, ii)
		}
		if a.Statics > 0 {
			better++
		}
	}
	if better == 0 {
		t.Error("no value stays in place")
	}
}

// fewest tries all sets of values of II cycles in place, and packs the others optimally.
func (l *loop) fewest() int {
	best := len(l.vectors) * l.s.II * 4
	for set := range 1 << len(l.vectors) {
		var rest []Vector
		n, legal := 0, true
		for i := range l.vectors {
			if set>>i&1 == 0 {
				rest = append(rest, l.vectors[i])
				continue
			}
			n++
			legal = legal && l.vectors[i].Length == l.s.II
		}
		if !legal {
			continue
		}
		p := packing(rest, l.s.II)
		for size := 0; n+size < best; size++ {
			if len(rest) == 0 || size > 0 && fitsSomehow(p, nil, size) {
				best = n + size
			}
		}
	}
	return best
}

// TestOneRegisterWaits: a sum whose first value waits for a late stage while another value is made
// in every iteration. Rotating registers have to go around it; in place it takes the one register
// that it is.
func TestOneRegisterWaits(t *testing.T) {
	const ii, stage = 2, 5
	l := &loop{s: &modulo.Schedule{II: ii, Stages: stage + 1}, class: 1, ops: 2}
	for _, life := range []modulo.Lifetime{
		{Value: 0, Class: 1, Start: 0, End: 1},
		{Value: 1, Class: 1, Start: stage * ii, End: (stage + 1) * ii, Omega: 1, Alpha: 1},
	} {
		l.lives, l.vectors = append(l.lives, life), append(l.vectors, Normalise(life, ii))
	}
	rotating, err := l.rotating(l.vectors, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if rotating.Used <= stage {
		t.Fatalf("%d rotating registers", rotating.Used)
	}
	a, err := l.otherwise(rotating, nil, Options{InPlace: 1})
	if err != nil {
		t.Fatal(err)
	}
	if a.Used != 1 || a.Statics != 1 || !slices.Equal(a.Static, []int{Free, 0}) || a.InPlace(0) || !a.InPlace(1) {
		t.Errorf("%d rotating and %d static registers: %v", a.Used, a.Statics, a.Static)
	}
	// With a limit that rotating registers exceed, alone and with as many as there are.
	if _, err := l.rotating(l.vectors, Options{Size: 2}); err == nil {
		t.Error("it fits two rotating registers")
	}
	if a, err := l.otherwise(nil, &Overflow{Need: 9, Have: 2}, Options{Size: 2, InPlace: 1, Shared: true}); err != nil || a.Used+a.Statics != 2 {
		t.Errorf("shared: %v", err)
	}
}

// addInductions gives a loop additions of a constant to their own last result, read by some
// operations of the loop.
func addInductions(rng *rand.Rand, g *ddg.Graph) {
	n := len(g.Ops)
	for range 1 + rng.Intn(3) {
		op := g.AddOp(ddg.Op{Opcode: "add", Class: int(machine.OpAdd), Latency: 1, Result: 1, Ahead: true})
		g.AddFlow(op, op, 0, 1)
		for k := range 1 + rng.Intn(4) {
			g.AddFlow(op, ddg.OpID(rng.Intn(n)), 5+k, rng.Intn(2))
		}
	}
}

// TestRunAhead: with inductions that run ahead, allocations are correct also beside live-out
// values, which the iterations after the last must not overwrite, and take no more registers.
func TestRunAhead(t *testing.T) {
	m := lookup(t, "p4m2l4")
	rng := rand.New(rand.NewSource(13))
	saved, ahead, beside := 0, 0, 0
	for i := range 300 {
		g := randomLoop(rng, m, 4+rng.Intn(30), 12, i%2 == 0, i%4 < 2)
		addInductions(rng, g)
		if i%3 == 0 { // a value for the code after the loop
			last := g.AddOp(ddg.Op{Opcode: "add", Class: int(machine.OpAdd), Latency: 1, Result: 1, LiveOut: 1 + rng.Intn(2)})
			g.AddEdge(ddg.Edge{From: ddg.OpID(rng.Intn(int(last))), To: last, Kind: ddg.Control, Latency: rng.Intn(20)})
		}
		s, err := modulo.Run(g, modulo.NewModel(m), modulo.Options{})
		if err != nil {
			t.Fatal(err)
		}
		before, err := Allocate(g, s, 1, Options{})
		if err != nil {
			t.Fatal(err)
		}
		a, err := Allocate(g, s, 1, Options{Ahead: true, InPlace: rng.Intn(2)})
		if err != nil {
			t.Fatal(err)
		}
		if a.Used+a.Statics > before.Used {
			t.Fatalf("loop %d: %d and %d registers, %d before", i, a.Used, a.Statics, before.Used)
		}
		saved += before.Used - a.Used - a.Statics
		if slices.ContainsFunc(a.Ahead, func(n int) bool { return n > 0 }) {
			ahead++
			if slices.ContainsFunc(g.Ops, func(op ddg.Op) bool { return op.Result == 1 && op.LiveOut > 0 }) {
				beside++
			}
		}
		wide := *a
		wide.Size += rng.Intn(9)
		for _, n := range []int{1, 2, 3, 4 * s.Stages} {
			for _, x := range []*Allocation{a, &wide} {
				if err := Verify(g, s, []*Allocation{x}, n); err != nil {
					t.Fatalf("loop %d, %d iterations: %v", i, n, err)
				}
			}
		}
	}
	t.Logf("%d registers saved, %d loops run ahead, %d beside live-out values", saved, ahead, beside)
	if saved == 0 || beside < 5 {
		t.Error("nothing was saved, or no live-out value is there")
	}
}
