package rotate

import (
	"errors"
	"fmt"
	"math"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/tools/testload"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
)

// memoryOps are the spill operations of the tests.
func memoryOps(m *machine.Machine) map[ddg.RegClass]MemoryOps {
	template := func(op machine.Op) OpTemplate {
		return OpTemplate{Opcode: op.String(), Class: int(op), Latency: m.LatencyOf(op)}
	}
	return map[ddg.RegClass]MemoryOps{
		ddg.RegClass(machine.Int):   {Store: template(machine.OpSt8), Load: template(machine.OpLd8)},
		ddg.RegClass(machine.Float): {Store: template(machine.OpFstD), Load: template(machine.OpFldD)},
	}
}

// checkConstrained checks a result: graph, schedule, registers by replay, limits.
func checkConstrained(t *testing.T, r *Constrained, m *modulo.Model, limits map[ddg.RegClass]Limit) {
	t.Helper()
	if err := r.Graph.Validate(); err != nil {
		t.Fatal(err)
	}
	if err := modulo.Verify(r.Graph, m, r.Schedule); err != nil {
		t.Fatal(err)
	}
	if err := Verify(r.Graph, r.Schedule, r.Allocations, 3*r.Schedule.Stages+5); err != nil {
		t.Fatal(err)
	}
	for class, limit := range limits {
		used := 0
		if a := r.Allocation(class); a != nil {
			used = a.Used
		}
		if limit.Shared {
			used += modulo.InvariantsOf(r.Graph, class)
		} else if n := modulo.InvariantsOf(r.Graph, class); n > limit.Invariants {
			t.Fatalf("class %d: %d invariants for %d registers", class, n, limit.Invariants)
		}
		if used > limit.Registers {
			t.Fatalf("class %d: %d registers of %d", class, used, limit.Registers)
		}
	}
}

// checkMeaning checks that every operand of the source loop still gets the instance that it reads:
// from its producer, or from a reload of the producer's slot at the same distance; and that
// invariants come from their register or their slot.
func checkMeaning(t *testing.T, before, after *ddg.Graph) {
	t.Helper()
	type operand struct {
		op    ddg.OpID
		index int
		value ddg.OpID
		at    int // distance
	}
	count := map[operand]int{}
	for _, e := range before.Edges {
		if e.Kind == ddg.Flow {
			count[operand{e.To, e.Operand, e.From, e.Distance}]++
		}
	}
	for _, e := range after.Edges {
		if e.Kind != ddg.Flow || int(e.To) >= len(before.Ops) {
			continue
		}
		x := operand{e.To, e.Operand, e.From, e.Distance}
		if from := &after.Ops[e.From]; from.Role == ddg.SpillLoad {
			slot := after.Slots[from.Slot]
			if slot.Value == ddg.NoOp {
				continue
			}
			if e.Distance != 0 {
				t.Fatalf("%s is read %d iterations later", from.Name, e.Distance)
			}
			x.value, x.at = slot.Value, storedAt(t, after, e.From)
			if x.at > slot.LiveIn {
				t.Fatalf("%s reads an instance before the first, LiveIn is %d", from.Name, slot.LiveIn)
			}
		}
		count[x]--
	}
	for x, n := range count {
		if n != 0 {
			t.Fatalf("operand %d of %s: %d reads of %s(-%d) too few", x.index, before.Ops[x.op].Name, n, before.Ops[x.value].Name, x.at)
		}
	}
	checkInvariants(t, before, after)
}

// storedAt is the distance between a reload and its store; there is exactly one.
func storedAt(t *testing.T, g *ddg.Graph, load ddg.OpID) int {
	t.Helper()
	found, distance := 0, 0
	for _, id := range g.In(load) {
		if e := &g.Edges[id]; e.Kind == ddg.Memory && g.Ops[e.From].Slot == g.Ops[load].Slot {
			found, distance = found+1, e.Distance
		}
	}
	if found != 1 {
		t.Fatalf("%s waits for %d stores", g.Ops[load].Name, found)
	}
	return distance
}

func checkInvariants(t *testing.T, before, after *ddg.Graph) {
	t.Helper()
	for i := range before.Invariants {
		reads := 0
		for _, e := range after.Edges {
			if from := &after.Ops[e.From]; from.Role == ddg.SpillLoad && after.Slots[from.Slot].Invariant == i && e.Kind == ddg.Flow {
				reads++
			}
		}
		if want := len(before.Invariants[i].Uses); reads+len(after.Invariants[i].Uses) != want {
			t.Fatalf("invariant %d is read %d times instead of %d", i, reads, want)
		}
	}
}

func TestConstrainRandomLoops(t *testing.T) {
	mach := lookup(t, "p4m2l4")
	m := modulo.NewModel(mach)
	for _, test := range []struct {
		name string
		fit  int // loops of 40 that have to fit, at least
		set  func(o *SpillOptions)
	}{
		{"use", 40, func(o *SpillOptions) {}},
		{"var", 40, func(o *SpillOptions) { o.Candidate = Variables }},
		{"use plain", 40, func(o *SpillOptions) { o.CC, o.QF, o.TF = false, 0, math.Inf(1) }},
		{"var one at a time", 40, func(o *SpillOptions) { o.Candidate, o.QF, o.Orders = Variables, 1, 0 }},
		{"use by profile", 40, func(o *SpillOptions) { o.Profile, o.QF = true, 0.5 }},
		{"var doubling", 40, func(o *SpillOptions) { o.Candidate, o.Doubling, o.TF = Variables, true, math.Inf(1) }},
		// Raising II alone is not enough for every loop (section 2.3).
		{"never spill", 10, func(o *SpillOptions) { o.TF, o.Orders = 0, 0 }},
	} {
		t.Run(test.name, func(t *testing.T) {
			rng := rand.New(rand.NewSource(11))
			fit, sumII, sumMII, loads, stores, rounds := 0, 0, 0, 0, 0, 0
			loops := testload.Share(40, 16)
			for i := range loops {
				g := randomLoop(rng, mach, 20+rng.Intn(50), 30, true, i%2 == 0)
				for k := range rng.Intn(6) {
					g.AddInvariant(fmt.Sprint("k", k), 2, ddg.Use{Op: ddg.OpID(rng.Intn(len(g.Ops))), Operand: 3})
				}
				opt := DefaultSpill()
				opt.Memory = memoryOps(mach)
				opt.Limits = map[ddg.RegClass]Limit{1: {Registers: 16, Invariants: 8}, 2: {Registers: 24, Shared: i%3 == 0, Invariants: i % 5}}
				test.set(&opt)
				r, err := Constrain(g, m, opt)
				if errors.Is(err, ErrRegisters) {
					continue
				}
				if err != nil {
					t.Fatalf("loop %d: %v", i, err)
				}
				fit++
				checkConstrained(t, r, m, opt.Limits)
				checkMeaning(t, g, r.Graph)
				checkSlots(t, r)
				bounds, _ := modulo.MII(g, m)
				sumII, sumMII = sumII+r.Schedule.II, sumMII+bounds.MII()
				loads, stores, rounds = loads+r.SpillLoads, stores+r.SpillStores, rounds+r.Rounds
			}
			t.Logf("%d of %d fit; ΣII %d (MII %d), %d reloads, %d spill stores, %d rounds", fit, loops, sumII, sumMII, loads, stores, rounds)
			if fit*40 < test.fit*loops {
				t.Errorf("only %d loops fit", fit)
			}
		})
	}
}

// figure2 is the graph of Zalamea et al., Fig. 2a: a producer and four consumers, kept apart by a
// chain.
const figure2 = `op prod fadd.d lat=4 reg=2
op cons1 fadd.d lat=4 reg=2
op cons2 fadd.d lat=4 reg=2
op cons3 fadd.d lat=4 reg=2
op cons4 fadd.d lat=4 reg=2
flow prod cons1
flow prod cons2
flow prod cons3
flow prod cons4
control cons1 cons2 lat=2 fixed
control cons2 cons3 lat=30 fixed
control cons3 cons4 lat=3 fixed
`

func parseFor(t *testing.T, text string) *ddg.Graph {
	t.Helper()
	g, err := ddg.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	for i := range g.Ops {
		op, ok := machine.OpByName(g.Ops[i].Opcode)
		if !ok {
			t.Fatalf("no opcode %s", g.Ops[i].Opcode)
		}
		g.Ops[i].Class = int(op)
	}
	return g
}

// TestFigure2 spills the third use, the longest section, and the variable, and compares the graphs
// with Fig. 2c and 2b (in 2c the use after the reload reads the reload as well).
func TestFigure2(t *testing.T) {
	for _, test := range []struct {
		kind        CandidateKind
		want        []string
		loads, life int
	}{
		{Uses, []string{"prod>cons1", "prod>cons2", "prod>spill.prod", "reload>cons3", "reload>cons4"}, 1, 30},
		{Variables, []string{"prod>spill.prod", "reload>cons1", "reload>cons2", "reload>cons3", "reload>cons4"}, 4, 39},
	} {
		mach := lookup(t, "p2m2l4")
		opt := DefaultSpill()
		opt.Memory, opt.Candidate, opt.TF = memoryOps(mach), test.kind, math.Inf(1)
		opt.Schedule.MinII, opt.QF = 8, 1
		opt.Limits = map[ddg.RegClass]Limit{2: {Registers: 7}}
		var spills []Remark
		opt.Remark = func(r Remark) {
			if r.Kind == RemarkSpill {
				spills = append(spills, r)
			}
		}
		m := modulo.NewModel(mach)
		r, err := Constrain(parseFor(t, figure2), m, opt)
		if err != nil {
			t.Fatal(err)
		}
		checkConstrained(t, r, m, opt.Limits)
		if len(spills) != 1 || spills[0].Lifetime != test.life || spills[0].Traffic != 1+test.loads {
			t.Errorf("spills: %v", spills)
		}
		var flows []string
		for _, e := range r.Graph.Edges {
			if e.Kind == ddg.Flow {
				from, _, _ := strings.Cut(r.Graph.Ops[e.From].Name, ".")
				flows = append(flows, from+">"+r.Graph.Ops[e.To].Name)
			}
		}
		slices.Sort(flows)
		if diff := cmp.Diff(test.want, flows); diff != "" {
			t.Error(diff)
		}
		if r.SpillLoads != test.loads || r.SpillStores != 1 {
			t.Errorf("%d loads, %d stores", r.SpillLoads, r.SpillStores)
		}
	}
}

// TestSpillAcrossIterations spills a value read three iterations later: its slot needs as many
// instances as iterations are in flight.
func TestSpillAcrossIterations(t *testing.T) {
	g := parseFor(t, `op a fadd.d lat=4 reg=2
op b fmul.d lat=4 reg=2
op c fmul.d lat=4 reg=2
flow a b dist=3
flow a c dist=3 operand=1
flow a a dist=1 operand=1
control a b lat=4
control a c lat=4`)
	mach := lookup(t, "p2m2l4")
	m := modulo.NewModel(mach)
	opt := DefaultSpill()
	opt.Memory = memoryOps(mach)
	opt.Limits = map[ddg.RegClass]Limit{2: {Registers: 4}}
	addresses := 0
	opt.Added = func(g *ddg.Graph, op ddg.OpID, distance int) { addresses += 1 + distance }
	r, err := Constrain(g, m, opt)
	if err != nil {
		t.Fatal(err)
	}
	checkConstrained(t, r, m, opt.Limits)
	checkMeaning(t, g, r.Graph)
	if len(r.Graph.Slots) != 1 || r.Graph.Slots[0].LiveIn != 3 || addresses < 5 {
		t.Fatalf("slots %+v, %d", r.Graph.Slots, addresses)
	}
	if got := SlotInstances(r.Graph, r.Schedule, 0); got < 2 || got > 4 {
		t.Errorf("%d instances", got)
	}
	checkSlots(t, r)
}

// checkSlots replays the memory of the spill slots: a load must find the instance of its store in
// its ring.
func checkSlots(t *testing.T, r *Constrained) {
	t.Helper()
	g, s := r.Graph, r.Schedule
	for i := range g.Edges {
		e := &g.Edges[i]
		if g.Ops[e.From].Role != ddg.SpillStore || g.Ops[e.To].Role != ddg.SpillLoad {
			continue
		}
		ring := SlotInstances(g, s, g.Ops[e.To].Slot)
		written := s.Cycle[e.From]
		read := s.Cycle[e.To] + e.Distance*s.II
		if again := written + ring*s.II; read < written+g.Ops[e.From].Latency || read >= again {
			t.Fatalf("%s: written at %d, read at %d, overwritten at %d", g.EdgeString(ddg.EdgeID(i)), written, read, again)
		}
	}
}

func TestConstrainGivesUp(t *testing.T) {
	mach := lookup(t, "p2m2l4")
	m := modulo.NewModel(mach)
	g := parseFor(t, "op a fadd.d lat=4 reg=2\nop b fadd.d lat=4 reg=2\nop c fadd.d lat=4 reg=2\nflow a c\nflow b c operand=1")
	for _, test := range []struct {
		name   string
		memory bool
		limit  Limit
	}{
		{"fewer registers than operands", true, Limit{Registers: 1}},
		{"a class that cannot be spilled", false, Limit{Registers: 1}},
		{"no register at all", true, Limit{Registers: 0}},
	} {
		opt := DefaultSpill()
		if test.memory {
			opt.Memory = memoryOps(mach)
		}
		opt.Limits = map[ddg.RegClass]Limit{2: test.limit}
		var last Remark
		opt.Remark = func(r Remark) { last = r }
		if _, err := Constrain(g, m, opt); !errors.Is(err, ErrRegisters) {
			t.Errorf("%s: %v", test.name, err)
		}
		if last.Kind != RemarkGivesUp {
			t.Errorf("%s: the last remark is %v", test.name, last)
		}
	}
}

func TestInvariantsAreSpilled(t *testing.T) {
	mach := lookup(t, "p2m2l4")
	m := modulo.NewModel(mach)
	for _, limit := range []Limit{{Registers: 8, Invariants: 1}, {Registers: 6, Shared: true}} {
		g := parseFor(t, "op a fadd.d lat=4 reg=2\nop b fadd.d lat=4 reg=2\nflow a b\ninvariant x reg=2 a.0 b.1 b.2\ninvariant y reg=2 a.1\ninvariant z reg=2 b.3")
		opt := DefaultSpill()
		opt.Memory = memoryOps(mach)
		opt.Limits = map[ddg.RegClass]Limit{2: limit}
		r, err := Constrain(g, m, opt)
		if err != nil {
			t.Fatal(err)
		}
		checkConstrained(t, r, m, opt.Limits)
		checkMeaning(t, g, r.Graph)
		if r.SpillStores != 0 {
			t.Errorf("%d stores of invariants", r.SpillStores)
		}
		if limit.Invariants == 1 && (r.SpillLoads != 2 || len(r.Graph.Invariants[0].Uses) == 0) {
			t.Errorf("the invariant with the most uses should stay in its register:\n%s", r.Graph)
		}
	}
}

// TestClassWithoutValues must not ask for registers.
func TestClassWithoutValues(t *testing.T) {
	mach := lookup(t, "p2m2l4")
	opt := DefaultSpill()
	opt.Limits = map[ddg.RegClass]Limit{1: {}, 2: {Registers: 8}, 3: {}}
	r, err := Constrain(parseFor(t, "op a fadd.d lat=4 reg=2\nop b fadd.d lat=4 reg=2\nflow a b"), modulo.NewModel(mach), opt)
	if err != nil {
		t.Fatal(err)
	}
	if r.SpillLoads != 0 || r.Rounds != 1 {
		t.Errorf("%d reloads, %d rounds", r.SpillLoads, r.Rounds)
	}
}

// TestConstrainUnrolled spills for a machine without rotating files.
func TestConstrainUnrolled(t *testing.T) {
	mach := lookup(t, "p2m2l4-norot")
	m := modulo.NewModel(mach)
	rng := rand.New(rand.NewSource(32))
	for range 20 {
		g := randomLoop(rng, mach, 20+rng.Intn(30), 20, true, false)
		opt := DefaultSpill()
		opt.Memory, opt.Unrolled = memoryOps(mach), true
		opt.Limits = map[ddg.RegClass]Limit{1: {Registers: 16}, 2: {Registers: 24}}
		r, err := Constrain(g, m, opt)
		if err != nil {
			t.Fatal(err)
		}
		checkConstrained(t, r, m, nil)
		checkMeaning(t, g, r.Graph)
		if err := VerifyExpansion(r.Graph, r.Schedule, r.Expansion, 4*r.Schedule.Stages); err != nil {
			t.Fatal(err)
		}
		if r.Expansion.Used[1] > 16 || r.Expansion.Used[2] > 24 {
			t.Fatalf("registers: %v", r.Expansion.Used)
		}
	}
}

// TestRemarksTellTheStory checks that every decision is reported.
func TestRemarksTellTheStory(t *testing.T) {
	mach := lookup(t, "p4m2l4")
	m := modulo.NewModel(mach)
	g := randomLoop(rand.New(rand.NewSource(31)), mach, 60, 30, true, false)
	opt := DefaultSpill()
	opt.Memory = memoryOps(mach)
	opt.Limits = map[ddg.RegClass]Limit{2: {Registers: 20}}
	counts := map[RemarkKind]int{}
	var story []string
	opt.Remark = func(r Remark) {
		counts[r.Kind]++
		story = append(story, r.String())
	}
	r, err := Constrain(g, m, opt)
	if err != nil {
		t.Fatal(err)
	}
	if counts[RemarkFits] != 1+counts[RemarkAgain] || counts[RemarkSpill] == 0 || counts[RemarkTraffic] == 0 || counts[RemarkScheduled] < r.Rounds {
		t.Errorf("remarks: %v", counts)
	}
	want := fmt.Sprintf("II %d: fits", r.Schedule.II)
	if counts[RemarkKept] > 0 {
		want = fmt.Sprintf("II %d: that is no better; the first result is kept", r.Schedule.II)
	}
	if story[len(story)-1] != want {
		t.Errorf("the story ends with %q, not %q", story[len(story)-1], want)
	}
}

// BenchmarkConstrain is a loop of 60 operations in 24 registers.
func BenchmarkConstrain(b *testing.B) {
	mach := lookup(b, "p4m2l4")
	m := modulo.NewModel(mach)
	g := randomLoop(rand.New(rand.NewSource(31)), mach, 60, 30, true, false)
	opt := DefaultSpill()
	opt.Memory = memoryOps(mach)
	opt.Limits = map[ddg.RegClass]Limit{2: {Registers: 24}}
	for b.Loop() {
		if _, err := Constrain(g, m, opt); err != nil {
			b.Fatal(err)
		}
	}
}

// TestProfileCountsRows: what the profile says a candidate changes is what it changes, in the
// schedule that it was computed from, for a variable whose spill code is at its usual distance.
func TestProfileCountsRows(t *testing.T) {
	g := parseFor(t, figure2)
	mach := lookup(t, "p4m2l4")
	m := modulo.NewModel(mach)
	s, err := modulo.Run(g, m, modulo.Options{MinII: 7})
	if err != nil {
		t.Fatal(err)
	}
	opt := DefaultSpill()
	opt.Memory = memoryOps(mach)
	c := &constrainer{g: g, m: m, opt: opt, s: s}
	load := opt.Memory[2].Load.Latency
	cycle := func(op ddg.OpID, instance int) int { return s.Cycle[op] + instance*s.II }
	for _, kind := range []CandidateKind{Variables, Uses} {
		c.opt.Candidate = kind
		for _, x := range c.variantCandidates(2) {
			want := make([]int, s.II)
			last := 0
			for _, id := range g.Out(x.value) {
				last = max(last, c.useTime(id))
			}
			for now := 100 * s.II; now < 101*s.II; now++ { // one steady kernel iteration, cycle by cycle
				for i := range 110 {
					if cycle(x.value, i)+x.start-s.Cycle[x.value]+x.kept <= now && now < last+i*s.II {
						want[now%s.II]--
					}
					for _, uses := range x.reloads {
						for _, id := range uses[:1] {
							end := c.useTime(uses[len(uses)-1]) + i*s.II
							if c.useTime(id)+i*s.II-load <= now && now < end {
								want[now%s.II]++
							}
						}
					}
				}
			}
			if diff := cmp.Diff(want, c.profileOf(&x, load)); diff != "" {
				t.Errorf("kind %d, %d reloads: %s", kind, len(x.reloads), diff)
			}
		}
	}
}

// TestInsist: where the memory units never absorb the spill code, it is added at last all the same,
// and the loop stays pipelined.
func TestInsist(t *testing.T) {
	rng := rand.New(rand.NewSource(3))
	mach := lookup(t, "p4m2l4")
	m := modulo.NewModel(mach)
	insisted := 0
	for range 4 {
		g := randomLoop(rng, mach, 60, 40, true, true)
		opt := DefaultSpill()
		opt.Memory, opt.MaxII, opt.TF = memoryOps(mach), 40, 0.3
		opt.Limits = map[ddg.RegClass]Limit{2: {Registers: 24, Shared: true}}
		opt.Orders = 2
		opt.Remark = func(r Remark) {
			if r.Kind == RemarkInsist {
				insisted++
			}
		}
		r, err := Constrain(g, m, opt)
		if err != nil {
			t.Fatal(err)
		}
		checkConstrained(t, r, m, opt.Limits)
		checkMeaning(t, g, r.Graph)
	}
	if insisted == 0 {
		t.Error("no loop had to")
	}
}
