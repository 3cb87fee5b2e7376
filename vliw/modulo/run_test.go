package modulo

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
)

// tieRandomly ties loads before and stores after operations, as the spiller does.
func tieRandomly(rng *rand.Rand, g *ddg.Graph, m *Model, mach *machine.Machine) {
	for v := range len(g.Ops) {
		if rng.Intn(3) != 0 {
			continue
		}
		load := g.AddOp(ddg.Op{
			Name: fmt.Sprint("tied", v), Opcode: "fld.d", Class: int(machine.OpFldD), Latency: mach.LatencyOf(machine.OpFldD), Result: 2,
		})
		before := -FreeTie(g, m, ddg.OpID(v), int(machine.OpFldD), -2, -1, 4)
		g.AddEdge(ddg.Edge{From: load, To: ddg.OpID(v), Kind: ddg.Flow, Latency: before, Operand: 3, Fixed: true})
		if g.Ops[v].Result != ddg.NoReg && rng.Intn(2) == 0 {
			store := g.AddOp(ddg.Op{Name: fmt.Sprint("st", v), Opcode: "fst.d", Class: int(machine.OpFstD), Latency: 1})
			after := FreeTie(g, m, ddg.OpID(v), int(machine.OpFstD), g.Ops[v].Latency, 1, 4)
			g.AddEdge(ddg.Edge{From: ddg.OpID(v), To: store, Kind: ddg.Flow, Latency: after, Operand: 1, Fixed: true})
		}
	}
}

func TestEverySchedulerOnTiedLoops(t *testing.T) {
	mach, err := machine.Lookup("p2m2l4")
	if err != nil {
		t.Fatal(err)
	}
	m := NewModel(mach)
	for _, scheduler := range []Scheduler{HRMS, IMS, List, Serial} {
		for _, pure := range []bool{false, true} {
			rng := rand.New(rand.NewSource(4))
			sumII, sumMII := 0, 0
			for i := range 60 {
				g := randomLoop(rng, mach, 2+rng.Intn(30))
				tieRandomly(rng, g, m, mach)
				s, err := Run(g, m, Options{Scheduler: scheduler, Pure: pure, NoCompact: i%2 == 0})
				if err != nil {
					t.Fatalf("%s: %v\n%s", scheduler, err, g)
				}
				if err := Verify(g, m, s); err != nil {
					t.Fatalf("%s: %v\n%s", scheduler, err, g)
				}
				if scheduler >= List && s.Stages != 1 {
					t.Fatalf("list scheduling made %d stages", s.Stages)
				}
				sumII, sumMII = sumII+s.II, sumMII+s.Bounds.MII()
			}
			t.Logf("%s, pure %t: ΣII %d, ΣMII %d", scheduler, pure, sumII, sumMII)
		}
	}
}

// TestOrdersLeaveOneSideOpen checks the invariant of hypernode reduction: outside of recurrences, a
// node is ordered when only predecessors or only successors of it are already ordered.
func TestOrdersLeaveOneSideOpen(t *testing.T) {
	mach, err := machine.Lookup("p4m4l4")
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewSource(6))
	for range 100 {
		g := &ddg.Graph{}
		for i := range 5 + rng.Intn(40) {
			g.AddOp(ddg.Op{Opcode: "add", Class: int(machine.OpAdd), Latency: 1, Result: 1})
			for range min(i, rng.Intn(3)) {
				g.AddFlow(ddg.OpID(rng.Intn(i)), ddg.OpID(i), 0, 0)
			}
		}
		p, err := newProblem(g, NewModel(mach))
		if err != nil {
			t.Fatal(err)
		}
		order := p.hrmsOrder(1)
		if sorted := slices.Sorted(slices.Values(order)); len(sorted) != len(p.nodes) || sorted[0] != 0 || len(slices.Compact(sorted)) != len(p.nodes) {
			t.Fatalf("the order is no permutation: %v", order)
		}
		at := make([]int, len(order))
		for i, v := range order {
			at[v] = i
		}
		for _, v := range order {
			preds, succs := 0, 0
			for _, e := range p.in[v] {
				if at[p.edges[e].from] < at[v] {
					preds++
				}
			}
			for _, e := range p.out[v] {
				if at[p.edges[e].to] < at[v] {
					succs++
				}
			}
			if preds > 0 && succs > 0 {
				t.Fatalf("node %d is between %d ordered predecessors and %d successors\n%s", v, preds, succs, g)
			}
		}
	}
}

// TestHRMSNeedsFewerRegistersThanIMS is the reason for hypernode reduction; both reach the same II
// here.
func TestHRMSNeedsFewerRegistersThanIMS(t *testing.T) {
	mach, err := machine.Lookup("p4m2l4")
	if err != nil {
		t.Fatal(err)
	}
	m := NewModel(mach)
	rng := rand.New(rand.NewSource(9))
	live := map[Scheduler]int{}
	for range 60 {
		g := randomLoop(rng, mach, 10+rng.Intn(40))
		for _, scheduler := range []Scheduler{HRMS, IMS} {
			s, err := Run(g, m, Options{Scheduler: scheduler})
			if err != nil {
				t.Fatal(err)
			}
			live[scheduler] += MaxLive(g, s, 2)
		}
	}
	t.Logf("ΣMaxLive: hrms %d, ims %d", live[HRMS], live[IMS])
	if live[HRMS] >= live[IMS] {
		t.Errorf("HRMS needs %d registers, IMS %d", live[HRMS], live[IMS])
	}
}

func TestRotateMovesAnOperationToARow(t *testing.T) {
	g, err := ddg.Parse("op a x reg=1\nop b x lat=1\nop c x class=1 lat=3\nop d x class=2\nop br x class=4\nflow a b\nmemory b c lat=4\nmemory c d")
	if err != nil {
		t.Fatal(err)
	}
	m := narrowModel()
	for row := range 3 {
		s, err := Run(g, m, Options{MinII: 3})
		if err != nil {
			t.Fatal(err)
		}
		s.Rotate(4, row)
		if s.Row(4) != row {
			t.Errorf("br is in row %d instead of %d", s.Row(4), row)
		}
		if err := Verify(g, m, s); err != nil {
			t.Error(err)
		}
	}
}

// TestVerifyFindsDamage damages correct schedules by every kind of error and expects Verify to
// report it.
func TestVerifyFindsDamage(t *testing.T) {
	g, err := ddg.Parse(`
op a load class=2 lat=2 reg=1
op b add lat=1 reg=1
op c add lat=1 reg=1
op d mul class=1 lat=3 reg=1
op e add lat=1
flow a b
flow b c
flow c d
flow d b dist=2
memory a d lat=6 fixed`)
	if err != nil {
		t.Fatal(err)
	}
	m := wideModel()
	for _, test := range []struct {
		name, want string
		damage     func(s *Schedule)
	}{
		{"dependence", "flow a b", func(s *Schedule) { s.Cycle[1] = s.Cycle[0] }},
		{"unit", "runs on unit", func(s *Schedule) { s.Unit[0] = 0 }},
		{"conflict", "hold", func(s *Schedule) { s.Cycle[4] = s.Cycle[1] }},
		{"stage count", "stage count", func(s *Schedule) { s.Stages++ }},
		{"negative", "cycle", func(s *Schedule) { s.Cycle[0] = -1 }},
		{"size", "operations", func(s *Schedule) { s.Cycle = s.Cycle[1:] }},
		{"bound", "below the bound", func(s *Schedule) { s.Bounds.Rec = s.II + 1 }},
	} {
		s, err := Run(g, m, Options{})
		if err != nil {
			t.Fatal(err)
		}
		if err := Verify(g, m, s); err != nil {
			t.Fatal(err)
		}
		test.damage(s)
		if err := Verify(g, m, s); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v", test.name, err)
		}
	}
	s, err := Run(g, m, Options{})
	if err != nil {
		t.Fatal(err)
	}
	looser := g.Clone()
	looser.Edges[len(g.Edges)-1].Latency--
	if err := Verify(looser, m, s); err == nil || !strings.Contains(err.Error(), "slack 1") {
		t.Errorf("tie: %v", err)
	}
	m.IssueWidth = 1
	if err := Verify(g, m, s); err == nil || !strings.Contains(err.Error(), "issues more than 1 operation") {
		t.Errorf("issue width: %v", err)
	}
}

func TestRunIsDeterministic(t *testing.T) {
	mach, err := machine.Lookup("p2m2l6")
	if err != nil {
		t.Fatal(err)
	}
	g := randomLoop(rand.New(rand.NewSource(12)), mach, 60)
	var first string
	for range 5 {
		s, err := Run(g, NewModel(mach), Options{})
		if err != nil {
			t.Fatal(err)
		}
		var b strings.Builder
		if err := s.Dump(&b, g); err != nil {
			t.Fatal(err)
		}
		if first == "" {
			first = b.String()
		}
		if b.String() != first {
			t.Fatalf("two runs differ:\n%s\n%s", first, b.String())
		}
	}
}

// TestMaxLiveByCounting counts the values alive in one steady-state kernel iteration, cycle by
// cycle.
func TestMaxLiveByCounting(t *testing.T) {
	mach, err := machine.Lookup("p4m2l4")
	if err != nil {
		t.Fatal(err)
	}
	m := NewModel(mach)
	rng := rand.New(rand.NewSource(3))
	for range 50 {
		g := randomLoop(rng, mach, 2+rng.Intn(40))
		s, err := Run(g, m, Options{})
		if err != nil {
			t.Fatal(err)
		}
		lives := Lifetimes(g, s)
		most := 0
		for now := 1000 * s.II; now < 1001*s.II; now++ {
			n := 0
			for _, l := range lives {
				for i := range 1100 {
					if l.Class == 2 && l.Start+i*s.II <= now && now < l.End+i*s.II {
						n++
					}
				}
			}
			most = max(most, n)
		}
		if got := MaxLive(g, s, 2); got != most {
			t.Fatalf("MaxLive %d, counted %d", got, most)
		}
	}
}

// TestEndRow keeps a loop branch in the last row without an extra stage where a row allows that.
func TestEndRow(t *testing.T) {
	mach, err := machine.Lookup("p2m2l4")
	if err != nil {
		t.Fatal(err)
	}
	m := NewModel(mach)
	rng := rand.New(rand.NewSource(14))
	extra := 0
	for i := range 100 {
		g := randomLoop(rng, mach, 2+rng.Intn(30))
		plain, err := Run(g, m, Options{})
		if err != nil {
			t.Fatal(err)
		}
		br := g.AddOp(ddg.Op{Name: "br", Opcode: "ctop", Class: int(machine.OpCtop), Latency: 1})
		opt := Options{EndRow: true, End: br}
		if i%4 == 0 {
			opt.Scheduler = List
		}
		s, err := Run(g, m, opt)
		if err != nil {
			t.Fatal(err)
		}
		if err := Verify(g, m, s); err != nil {
			t.Fatal(err)
		}
		if s.Row(br) != s.II-1 {
			t.Fatalf("the branch is in row %d of %d", s.Row(br), s.II)
		}
		if opt.Scheduler == HRMS {
			extra += s.Stages - plain.Stages
		}
	}
	if extra > 15 {
		t.Errorf("%d stages more for 75 loops", extra)
	}
}

// TestListKeepsUnits: one iteration after the other is always a schedule, also where divisions and
// square roots hold their units for long, and reassigning units would fragment their free time into
// intervals that are too short.
func TestListKeepsUnits(t *testing.T) {
	mach, err := machine.Lookup("p2m2l4")
	if err != nil {
		t.Fatal(err)
	}
	m := NewModel(mach)
	rng := rand.New(rand.NewSource(31))
	for i := range 300 {
		g := &ddg.Graph{}
		for range 4 + rng.Intn(8) {
			op := [...]machine.Op{machine.OpFdivD, machine.OpFsqrtD, machine.OpFaddD}[rng.Intn(3)]
			g.AddOp(ddg.Op{Class: int(op), Latency: mach.LatencyOf(op), Result: 2})
		}
		for v := 1; v < len(g.Ops); v++ {
			if rng.Intn(2) == 0 {
				g.AddFlow(ddg.OpID(rng.Intn(v)), ddg.OpID(v), 0, 0)
			}
		}
		s, err := Run(g, m, Options{Scheduler: List})
		if err != nil {
			t.Fatalf("loop %d: %v\n%s", i, err, g)
		}
		if err := Verify(g, m, s); err != nil {
			t.Fatal(err)
		}
	}
}
