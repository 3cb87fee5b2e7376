package modulo

import (
	"fmt"
	"math/rand"
	"testing"

	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
)

// narrowModel is a machine on which small loops compete for units: one of each pipelined kind, one
// unpipelined unit, two issue slots.
func narrowModel() *Model {
	return &Model{
		IssueWidth: 2,
		Units:      []string{"alu", "mul", "mem", "div"},
		Classes: []Class{
			{Name: "add", Units: []int{0}, Busy: 1}, {Name: "mul", Units: []int{1}, Busy: 1},
			{Name: "load", Units: []int{2}, Busy: 1}, {Name: "div", Units: []int{3}, Busy: 3}, {Name: "any", Units: []int{0, 1}, Busy: 1},
		},
	}
}

var narrowLatency = []int{1, 3, 2, 3, 1}

// tightLoop is a random graph with many recurrences for narrowModel.
func tightLoop(rng *rand.Rand, n int) *ddg.Graph {
	g := &ddg.Graph{}
	for i := range n {
		class := rng.Intn(len(narrowLatency))
		g.AddOp(ddg.Op{Name: fmt.Sprint("o", i), Opcode: "x", Class: class, Latency: narrowLatency[class], Result: 1})
	}
	for range n + rng.Intn(n) {
		u, v := rng.Intn(n), rng.Intn(n)
		switch {
		case u < v:
			g.AddFlow(ddg.OpID(u), ddg.OpID(v), 0, rng.Intn(6)/5)
		case rng.Intn(2) == 0:
			g.AddFlow(ddg.OpID(u), ddg.OpID(v), 0, 1+rng.Intn(3))
		}
	}
	return g
}

// TestSmallLoopsAreOptimal holds Run against the exhaustive search: no schedule exists at II−1 for
// at least 99 of 100 loops.
func TestSmallLoopsAreOptimal(t *testing.T) {
	rng := rand.New(rand.NewSource(5))
	mach, err := machine.Lookup("p2m2l4")
	if err != nil {
		t.Fatal(err)
	}
	paper := NewModel(mach)
	loops, optimal, above := 0, 0, 0
	for i := range 600 {
		g, m := tightLoop(rng, 2+rng.Intn(8)), narrowModel()
		if i%3 == 0 {
			g, m = randomLoop(rng, mach, 2+rng.Intn(8)), paper
		}
		s, err := Run(g, m, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if err := Verify(g, m, s); err != nil {
			t.Fatal(err)
		}
		loops++
		if s.II == s.Bounds.MII() {
			optimal++
			continue
		}
		above++
		better, verdict, err := Exact(g, m, s.II-1, 2_000_000)
		if err != nil {
			t.Fatal(err)
		}
		switch verdict {
		case Infeasible:
			optimal++
		case Feasible:
			if err := Verify(g, m, better); err != nil {
				t.Fatalf("exact search: %v", err)
			}
			t.Logf("loop %d: II %d, but %d is possible\n%s", i, s.II, better.II, g)
		}
	}
	t.Logf("%d of %d loops at the proven optimum; %d above MII", optimal, loops, above)
	if optimal*100 < loops*99 {
		t.Errorf("only %d of %d loops at the optimum", optimal, loops)
	}
}

// TestExactAgainstEverySchedule holds the exhaustive search against a plain enumeration of all
// schedules of tiny loops.
func TestExactAgainstEverySchedule(t *testing.T) {
	rng := rand.New(rand.NewSource(8))
	m := narrowModel()
	verdicts := map[Verdict]int{}
	for range 300 {
		g := tightLoop(rng, 2+rng.Intn(3))
		for ii := 1; ii <= 4; ii++ {
			s, verdict, err := Exact(g, m, ii, 1_000_000)
			if err != nil {
				t.Fatal(err)
			}
			verdicts[verdict]++
			if verdict == Feasible {
				if err := Verify(g, m, s); err != nil {
					t.Fatal(err)
				}
				continue
			}
			if found := anySchedule(g, m, ii, 5*ii); found != nil {
				t.Fatalf("II %d: verdict %d, but %v works\n%s", ii, verdict, found.Cycle, g)
			}
		}
	}
	t.Logf("verdicts: %v", verdicts)
}

// anySchedule tries every cycle below horizon for every operation, on every unit.
func anySchedule(g *ddg.Graph, m *Model, ii, horizon int) *Schedule {
	s := &Schedule{II: ii, Cycle: make([]int, len(g.Ops)), Unit: make([]int, len(g.Ops))}
	var try func(op int) bool
	try = func(op int) bool {
		if op == len(g.Ops) {
			n := *s
			n.Cycle = append([]int(nil), s.Cycle...)
			n.normalise()
			return Verify(g, m, &n) == nil
		}
		for s.Cycle[op] = 0; s.Cycle[op] < horizon; s.Cycle[op]++ {
			if !partlyLegal(g, s, op) {
				continue
			}
			for _, s.Unit[op] = range m.Classes[g.Ops[op].Class].Units {
				if try(op + 1) {
					return true
				}
			}
		}
		return false
	}
	if try(0) {
		return s
	}
	return nil
}

// partlyLegal checks the dependences among the operations up to op.
func partlyLegal(g *ddg.Graph, s *Schedule, op int) bool {
	for i := range g.Edges {
		e := &g.Edges[i]
		if int(e.From) <= op && int(e.To) <= op && s.Cycle[e.To] < s.Cycle[e.From]+e.Latency-e.Distance*s.II {
			return false
		}
	}
	return true
}

// TestExactIsQuickOnPhases: a recurrence of two phases, in each of which four loads on two units
// wait for the store of the phase before. Every window alone has a cycle to spare at II 23, but not
// both phases have one. A second recurrence, which has many feasible placements, must not multiply
// the work.
func TestExactIsQuickOnPhases(t *testing.T) {
	mach, err := machine.Lookup("p2m2l4")
	if err != nil {
		t.Fatal(err)
	}
	g := phases(mach)
	const budget = 2000
	for _, test := range []struct {
		ii   int
		want Verdict
	}{{22, Infeasible}, {23, Infeasible}, {24, Feasible}} {
		s, verdict, err := Exact(g, NewModel(mach), test.ii, budget)
		if err != nil || verdict != test.want {
			t.Errorf("II %d: verdict %d, want %d (%v)", test.ii, verdict, test.want, err)
		}
		if verdict == Feasible {
			if err := Verify(g, NewModel(mach), s); err != nil {
				t.Error(err)
			}
		}
	}
	if s, err := Run(g, NewModel(mach), Options{}); err != nil || s.II != 24 {
		t.Errorf("II %d instead of 24 (%v)", s.II, err)
	}
}

// phases makes that loop; the second recurrence is a counter in memory that a dozen loads read.
func phases(mach *machine.Machine) *ddg.Graph {
	g := &ddg.Graph{}
	add := func(op machine.Op) ddg.OpID {
		info := machine.Info(op)
		return g.AddOp(ddg.Op{Name: fmt.Sprint(info.Name, len(g.Ops)), Opcode: info.Name, Class: int(op), Latency: mach.LatencyOf(op), Result: ddg.RegClass(info.Dst)})
	}
	var stores, firstLoads []ddg.OpID
	for phase := range 2 {
		sum := ddg.NoOp
		for range 2 {
			product := add(machine.OpFmulD)
			for operand := range 2 {
				load := add(machine.OpFldD)
				g.AddFlow(load, product, operand, 0)
				if phase == 0 {
					firstLoads = append(firstLoads, load)
				} else {
					g.AddEdge(ddg.Edge{From: stores[0], To: load, Kind: ddg.Memory, Latency: 1})
				}
			}
			if sum == ddg.NoOp {
				sum = add(machine.OpFaddD)
			}
			g.AddFlow(product, sum, len(g.In(sum)), 0)
		}
		store := add(machine.OpFstD)
		g.AddFlow(sum, store, 1, 0)
		stores = append(stores, store)
	}
	for _, load := range firstLoads {
		g.AddEdge(ddg.Edge{From: stores[1], To: load, Kind: ddg.Memory, Latency: 1, Distance: 1})
	}
	counter, next := add(machine.OpSt8), add(machine.OpAdd)
	g.AddFlow(next, counter, 1, 0)
	for k := range 12 {
		load := add(machine.OpLd8)
		g.AddEdge(ddg.Edge{From: counter, To: load, Kind: ddg.Memory, Latency: 1, Distance: 1})
		g.AddEdge(ddg.Edge{From: load, To: counter, Kind: ddg.Memory})
		if k == 0 {
			g.AddFlow(load, next, 0, 0)
		}
	}
	return g
}
