package modulo

import (
	"slices"
	"testing"

	"opt-go/vliw/ddg"
)

// TestOrdersAreComplete: a recurrence on the path between two tighter ones belongs to one set only,
// and every node is ordered once.
func TestOrdersAreComplete(t *testing.T) {
	g := &ddg.Graph{}
	add := func(name string, latency int) ddg.OpID {
		return g.AddOp(ddg.Op{Name: name, Opcode: "x", Class: 0, Latency: latency, Result: 1})
	}
	circuit := func(name string, latency int) (first, last ddg.OpID) {
		first, last = add(name+"1", latency), add(name+"2", latency)
		g.AddFlow(first, last, 0, 0)
		g.AddFlow(last, first, 0, 1)
		return first, last
	}
	_, tight := circuit("tight", 3)
	first, last := circuit("between", 1)
	second, _ := circuit("second", 2)
	g.AddFlow(tight, first, 1, 0)
	g.AddFlow(last, second, 1, 0)
	p, err := newProblem(g, narrowModel())
	if err != nil {
		t.Fatal(err)
	}
	for name, order := range map[string][]int{"hrms": p.hrmsOrder(6), "sms": p.smsOrder(6)} {
		slices.Sort(order)
		if !slices.Equal(order, []int{0, 1, 2, 3, 4, 5}) {
			t.Errorf("%s orders the nodes %v", name, order)
		}
	}
}
