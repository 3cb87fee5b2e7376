package modulo

import (
	"math/rand"
	"testing"

	"opt-go/vliw/ddg"
)

// circuitRecMII is the oracle of RecMII: the largest ⌈latency / distance⌉ over all elementary
// circuits, each found from its smallest operation.
func circuitRecMII(g *ddg.Graph) int {
	bound := 0
	on := make([]bool, len(g.Ops))
	var walk func(root, at ddg.OpID, latency, distance int)
	walk = func(root, at ddg.OpID, latency, distance int) {
		on[at] = true
		for _, id := range g.Out(at) {
			e := &g.Edges[id]
			l, d := latency+e.Latency, distance+e.Distance
			if e.To == root {
				bound = max(bound, ceilDiv(l, d))
			} else if e.To > root && !on[e.To] {
				walk(root, e.To, l, d)
			}
		}
		on[at] = false
	}
	for root := range g.Ops {
		walk(ddg.OpID(root), ddg.OpID(root), 0, 0)
	}
	return bound
}

func TestRecMIIAgainstAllCircuits(t *testing.T) {
	rng := rand.New(rand.NewSource(2))
	recurrences := 0
	for range 500 {
		g := tightLoop(rng, 2+rng.Intn(8))
		b, err := MII(g, narrowModel())
		if err != nil {
			t.Fatal(err)
		}
		want := circuitRecMII(g)
		if b.Rec != want {
			t.Fatalf("RecMII %d, want %d\n%s", b.Rec, want, g)
		}
		if want > 0 {
			recurrences++
		}
	}
	if recurrences < 100 {
		t.Errorf("only %d graphs have recurrences", recurrences)
	}
}

func TestResMII(t *testing.T) {
	for _, test := range []struct {
		name  string
		text  string
		model *Model
		want  int
	}{
		{"issue width", "op a x\nop b x class=1\nop c x class=2", narrowModel(), 2},
		{"one unit", "op a x\nop b x\nop c x", narrowModel(), 3},
		{"unpipelined", "op a x class=3 lat=3\nop b x class=3 lat=3", narrowModel(), 6},
		{"a choice of units", "op a x class=4\nop b x class=4\nop c x", narrowModel(), 2},
		{"choices crowd a unit", "op a x class=4\nop b x class=4\nop c x\nop d x\nop e x class=1", wideModel(), 3},
		{"nothing", "", narrowModel(), 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			g, err := ddg.Parse(test.text)
			if err != nil {
				t.Fatal(err)
			}
			b, err := MII(g, test.model)
			if err != nil {
				t.Fatal(err)
			}
			if b.MII() != test.want {
				t.Errorf("MII %d, want %d", b.MII(), test.want)
			}
		})
	}
}

// wideModel is narrowModel without a limit on issue.
func wideModel() *Model {
	m := narrowModel()
	m.IssueWidth = 8
	return m
}

func TestRefusals(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"unknown class", "op a x class=9", "operation a (x) has resource class 9, the machine knows 5"},
		{
			"contradicting ties", "op a x\nop b x\nmemory a b lat=1 fixed\nmemory a b lat=2 fixed",
			"the ties between a and b contradict each other",
		},
		{
			"impossible tie", "op a x\nop b x\nmemory a b lat=1 fixed\nmemory a b lat=2",
			"the recurrence through a cannot be satisfied at any initiation interval",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			g, err := ddg.Parse(test.text)
			if err != nil {
				t.Fatal(err)
			}
			if _, err = Run(g, narrowModel(), Options{}); err == nil || err.Error() != test.want {
				t.Errorf("error %v, want %s", err, test.want)
			}
		})
	}
}
