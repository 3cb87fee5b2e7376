package ssp_test

import (
	"math/rand"
	"testing"

	"opt-go/tools/testload"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
	"opt-go/vliw/ssp"
	"opt-go/vliw/ssp/randnest"
)

func lookup(t *testing.T, name string) (*machine.Machine, *modulo.Model) {
	t.Helper()
	m, err := machine.Lookup(name)
	if err != nil {
		t.Fatal(err)
	}
	return m, modulo.NewModel(m)
}

func memoryOps(m *machine.Machine) map[ddg.RegClass]rotate.MemoryOps {
	template := func(op machine.Op) rotate.OpTemplate {
		return rotate.OpTemplate{Opcode: op.String(), Class: int(op), Latency: m.LatencyOf(op)}
	}
	return map[ddg.RegClass]rotate.MemoryOps{
		ddg.RegClass(machine.Int):   {Store: template(machine.OpSt8), Load: template(machine.OpLd8)},
		ddg.RegClass(machine.Float): {Store: template(machine.OpFstD), Load: template(machine.OpFldD)},
	}
}

// heuristics draws settings of the spill heuristics.
func heuristics(rng *rand.Rand) rotate.SpillOptions {
	o := rotate.DefaultSpill()
	o.Candidate, o.CC = rotate.CandidateKind(rng.Intn(2)), rng.Intn(2) == 0
	o.QF, o.TF = rng.Float64(), []float64{0.7, 0.95, 1.4, 100}[rng.Intn(4)]
	return o
}

func slotStep(m *machine.Machine) ddg.Op {
	return ddg.Op{Name: "slots", Opcode: machine.OpAdd.String(), Class: int(machine.OpAdd), Latency: m.LatencyOf(machine.OpAdd)}
}

// TestFit gives random nests few registers: each step is needed by some nest, the result always
// verifies, and every step is remarked on in order.
func TestFit(t *testing.T) {
	m, model := lookup(t, "p4m4l4")
	rng := rand.New(rand.NewSource(31))
	steps := map[ssp.Step]int{}
	for k := range testload.Share(150, 75) {
		depth := 1 + rng.Intn(4)
		n := randnest.Make(rng, m, randnest.Shape{Depth: depth, Ops: 10 + rng.Intn(40), Inner: 0.5, Carried: 0.2, Reduction: 0.3, TwoLoops: 0.3, Dead: 0.2, After: true})
		registers := 8 << rng.Intn(4)
		fitted, err := ssp.Fit(n, model, ssp.FitOptions{
			Registers: map[ddg.RegClass]int{1: registers, 2: registers}, Memory: memoryOps(m), Spill: heuristics(rng), SlotStep: slotStep(m),
			Allocate: ssp.AllocateOptions{Fixed: true, Strategy: ssp.Strategy{Metric: ssp.Metric(rng.Intn(3)), Fit: rotate.FirstFit}},
		})
		if err != nil {
			t.Fatal(err)
		}
		steps[fitted.Step]++
		if err := fitted.Nest.Validate(); err != nil {
			t.Fatal(err)
		}
		if err := fitted.Schedule.Verify(); err != nil {
			t.Fatal(err)
		}
		if len(fitted.Original) != len(fitted.Nest.Ops) {
			t.Fatalf("%d operations, origins of %d", len(fitted.Nest.Ops), len(fitted.Original))
		}
		for i, old := range fitted.Original {
			if spill := fitted.Nest.Ops[i].Role != ddg.Normal; spill != (old == ddg.NoOp) || !spill && n.Ops[old].Name != fitted.Nest.Ops[i].Name {
				t.Fatalf("nest %d: %s comes from operation %d", k, fitted.Nest.Ops[i].Name, old)
			}
		}
		for _, trips := range tripsOf[fitted.Nest.Depth()] {
			if err := fitted.Schedule.VerifyInstances(trips); err != nil {
				t.Fatal(err)
			}
			for _, a := range fitted.Allocations {
				if err := a.Verify(trips, ssp.Machine); err != nil {
					t.Fatalf("nest %d: %v", k, err)
				}
			}
		}
		last := ssp.AsScheduled
		for _, r := range fitted.Remarks {
			if r.Why == "" && r.Step < last {
				t.Errorf("nest %d: %s comes after %s", k, r, last)
			}
			last = max(last, r.Step)
		}
	}
	t.Logf("%v", steps)
	for step := ssp.AsScheduled; step <= ssp.InnermostOnly; step++ {
		if step != ssp.OtherLevel && steps[step] == 0 {
			t.Errorf("no nest needed the step %v", step)
		}
	}
}

// TestEstimate compares the steps that Estimate counts with those that the final schedule takes.
func TestEstimate(t *testing.T) {
	for depth := 1; depth <= 4; depth++ {
		nestsOf(t, int64(40+depth), depth, 8, 20, func(k int, n *ssp.Nest, s *ssp.Schedule) {
			for _, trips := range tripsOf[depth] {
				last, long := -1, make([]int64, depth)
				for level, count := range trips {
					long[level] = int64(count)
				}
				s.Final().Expand(trips, func(x ssp.Instance) { last = max(last, x.Cycle/s.T) })
				// The last stages may be empty at the end, since slots may be given more than they
				// use.
				if total := s.Final().Segments(long).Total; int64(last)+1 > total || int64(last)+3 < total {
					t.Fatalf("depth %d, nest %d, trips %v: %d steps, counted %d", depth, k, trips, last+1, total)
				}
			}
		})
	}
}

// TestOuterLevelWins: an inner recurrence that bounds the innermost loop does not bound the outer
// one.
func TestOuterLevelWins(t *testing.T) {
	m, model := lookup(t, "p4m4l4")
	n := ssp.NewNest("recurrence", ssp.Trip{Count: 100}, ssp.Trip{Count: 50})
	op := func(o machine.Op, level int, v ssp.Variant) ddg.OpID {
		info := machine.Info(o)
		return n.AddOp(ddg.Op{Opcode: info.Name, Class: int(o), Latency: m.LatencyOf(o), Result: ddg.RegClass(info.Dst)}, level, ssp.Before, v)
	}
	start := op(machine.OpFldD, 1, ssp.NoVariant)
	step := op(machine.OpFaddD, 2, n.Ops[start].Variant)
	n.AddFlow(start, step, 0)
	n.AddFlow(step, step, 0, 0, 1)
	choices := n.Levels(model, ssp.Options{})
	best := ssp.Best(choices)
	if best == nil || best.Level != 1 || choices[0].Schedule.T != 1 || choices[1].Schedule.T != m.LatencyOf(machine.OpFaddD) {
		t.Fatalf("%+v", choices)
	}
	if choices[0].Cycles*3 > choices[1].Cycles {
		t.Errorf("level 1 takes %d cycles, level 2 %d", choices[0].Cycles, choices[1].Cycles)
	}
}

// TestOtherLevel: eight values of level 1 live through everything. Pipelining level 1 takes a
// register of each for every iteration of a group, and a larger T does not help; in level 2 they
// are invariants.
func TestOtherLevel(t *testing.T) {
	m, model := lookup(t, "p4m4l4")
	n := ssp.NewNest("through", ssp.Trip{Count: 200}, ssp.Trip{Count: 4}, ssp.Trip{Count: 20})
	op := func(o machine.Op, level int, v ssp.Variant) ddg.OpID {
		info := machine.Info(o)
		return n.AddOp(ddg.Op{Opcode: info.Name, Class: int(o), Latency: m.LatencyOf(o), Result: ddg.RegClass(info.Dst)}, level, ssp.Before, v)
	}
	var through []ddg.OpID
	for range 8 {
		through = append(through, op(machine.OpFldD, 1, ssp.NoVariant))
	}
	sum := op(machine.OpFldD, 2, ssp.NoVariant)
	previous := sum
	for _, x := range through {
		last := x == through[len(through)-1]
		v := ssp.NoVariant
		if last {
			v = n.Ops[sum].Variant
		}
		add := op(machine.OpFaddD, 3, v)
		n.AddFlow(x, add, 1)
		n.AddFlow(previous, add, 0)
		previous = add
	}
	n.AddFlow(previous, through[7]+2, 0, 0, 0, 1)
	if err := n.Validate(); err != nil {
		t.Fatal(err)
	}
	fitted, err := ssp.Fit(n, model, ssp.FitOptions{Registers: map[ddg.RegClass]int{2: 40}})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range fitted.Remarks {
		t.Log(r)
	}
	if fitted.Step != ssp.OtherLevel || fitted.Level != 2 {
		t.Errorf("%v at level %d", fitted.Step, fitted.Level)
	}
}
