package spill

import (
	"flag"
	"testing"

	"opt-go/tools/paper/workbench"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
)

var all = flag.Bool("workbench-all", false, "check every loop of the workbench on every machine, not a sample on one")

// settings are those that the checks go through.
var settings = []Setting{
	{Name: "var", Candidate: rotate.Variables, TF: Always},
	{Name: "doubling", Candidate: rotate.Variables, Doubling: true, TF: Always},
	{Name: "lt", Candidate: rotate.Uses, Priority: rotate.LifetimeOnly, TF: Always},
	{Name: "use+cc+qf+tf", Candidate: rotate.Uses, CC: true, QF: 0.3, TF: 0.95},
	{Name: "var+cc+qf+tf", Candidate: rotate.Variables, CC: true, QF: 0.3, TF: 0.95},
	{Name: "profile", Candidate: rotate.Uses, Profile: true, QF: 0.5, TF: 0.95, Orders: 4},
	{Name: "var profile", Candidate: rotate.Variables, Profile: true, TF: 1},
}

// prepare makes a bench from the whole workbench or a sample.
func prepare(t *testing.T, name string) *Bench {
	t.Helper()
	mach, err := machine.Lookup(name)
	if err != nil {
		t.Fatal(err)
	}
	loops, err := workbench.Collection(mach)
	if err != nil {
		t.Fatal(err)
	}
	n, every := 1200, 1
	if !*all {
		n, every = 240, 10
	}
	var sample []workbench.Loop
	for i, l := range append(loops, workbench.Generate(mach, n, 1)...) {
		if i%every == 0 {
			sample = append(sample, l)
		}
	}
	b, err := Prepare(mach, sample, 0)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestWorkbenchIsRight checks the schedules and registers of the workbench by the independent
// checkers: without a limit, as rotating registers and by unrolling, and with few registers by
// every kind of setting.
func TestWorkbenchIsRight(t *testing.T) {
	machines := []string{"p4m2l4"}
	if *all {
		machines = []string{"p2m2l4", "p2m2l6", "p4m2l4", "p4m4l4"}
	}
	for _, name := range machines {
		b := prepare(t, name)
		for i := range b.Loops {
			checkIdeal(t, b, i)
		}
		for _, s := range settings {
			for _, registers := range []int{20, 32} {
				checkLimited(t, b, s, registers)
			}
		}
	}
}

func checkIdeal(t *testing.T, b *Bench, i int) {
	t.Helper()
	g, s := b.Loops[i].Graph, b.Ideal[i].Schedule
	if err := modulo.Verify(g, b.Model, s); err != nil {
		t.Errorf("%s: %v", b.Loops[i].Name, err)
	}
	var allocations []*rotate.Allocation
	for _, f := range b.Ideal[i].Files {
		a, err := rotate.Allocate(g, s, f.Class, rotate.Options{})
		if err != nil {
			t.Fatal(err)
		}
		allocations = append(allocations, a)
		if f.Wands > f.WandsLive+1 || f.Wands != f.WandsBound {
			t.Errorf("%s: %d registers for wands, MaxLive %d", b.Loops[i].Name, f.Wands, f.WandsLive)
		}
	}
	if err := rotate.Verify(g, s, allocations, s.Stages+9); err != nil {
		t.Errorf("%s: %v", b.Loops[i].Name, err)
	}
	if err := rotate.VerifyExpansion(g, s, rotate.Expand(g, s), s.Stages+9); err != nil {
		t.Errorf("%s, unrolled: %v", b.Loops[i].Name, err)
	}
}

func checkLimited(t *testing.T, b *Bench, s Setting, registers int) {
	t.Helper()
	for _, i := range b.Over(registers) {
		name := b.Loops[i].Name + " by " + s.Name
		c, r, err := b.Constrain(i, s, registers)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if c == nil {
			if registers >= 20 {
				t.Errorf("%s does not fit %d registers", name, registers)
			}
			continue
		}
		if r.II < b.Ideal[i].Bounds.MII() || r.Memory != b.Ideal[i].Memory+r.Spills {
			t.Errorf("%s: II %d, %d memory operations with %d of spill code", name, r.II, r.Memory, r.Spills)
		}
		if err := modulo.Verify(c.Graph, b.Model, c.Schedule); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if err := rotate.Verify(c.Graph, c.Schedule, c.Allocations, 2*c.Schedule.Stages+5); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for _, a := range c.Allocations {
			if a.Class == intFile || a.Class == floatFile {
				if n := a.Used + modulo.InvariantsOf(c.Graph, a.Class); n > registers {
					t.Errorf("%s: %d registers of %d", name, n, registers)
				}
			}
		}
	}
}

// TestWorkersDoNotMatter: the number of loops scheduled at once changes nothing but times.
func TestWorkersDoNotMatter(t *testing.T) {
	b := prepare(t, "p4m2l4")
	var first []Result
	for _, workers := range []int{1, 4} {
		b.Workers = workers
		r, err := b.Run(settings[3], 24)
		if err != nil {
			t.Fatal(err)
		}
		for i := range r {
			r[i].Time = 0
		}
		if first == nil {
			first = r
		}
		for i := range r {
			if r[i] != first[i] {
				t.Errorf("loop %d: %+v, %+v", i, first[i], r[i])
			}
		}
	}
}

// TestOptimum: the sample's intervals are the smallest there are, but for those that the exact
// search gives up.
func TestOptimum(t *testing.T) {
	b := prepare(t, "p2m2l4")
	o, err := b.Optimum(20_000)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d loops: %+v", len(b.Loops), o)
	if n := len(b.Loops); o.AtMII*1000 < n*974 || (o.Proven+o.Unknown)*100 < n*98 {
		t.Errorf("%+v of %d loops", o, n)
	}
}
