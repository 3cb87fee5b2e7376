package ssp

import (
	"testing"

	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"
)

// The figures of Rong et al. (PLDI 2005) are pictures; these examples are the loop nests for which everything that the text says of them
// comes true: latencies, units, T, stages, stretched intervals, distances, circumferences.

// units is a machine with three units that do everything.
func units(n int) *modulo.Model {
	m := &modulo.Model{IssueWidth: n, Classes: []modulo.Class{{Name: "any", Busy: 1}}}
	for i := range n {
		m.Units = append(m.Units, string(rune('A'+i)))
		m.Classes[0].Units = append(m.Classes[0].Units, i)
	}
	return m
}

// figure3 is the first example: a updates an address, b brings a value that the inner loop works on, through memory between d and e.
//
//	L1: a: TN1 = TN1{1}      L2: c: TN3 = TN2
//	    b: TN2 =                 d: store TN3
//	                             e: TN2 = load
func figure3() *Nest {
	n := NewNest("figure3", Trip{Name: "N1"}, Trip{Name: "N2"})
	tn1, tn2, tn3 := n.AddVariant("TN1"), n.AddVariant("TN2"), n.AddVariant("TN3")
	op := func(name string, latency, level int, v Variant) ddg.OpID {
		o := ddg.Op{Name: name, Opcode: name, Latency: latency}
		if v != NoVariant {
			o.Result = 1
		}
		return n.AddOp(o, level, Before, v)
	}
	a, b := op("a", 2, 1, tn1), op("b", 5, 1, tn2)
	c, d, e := op("c", 1, 2, tn3), op("d", 4, 2, NoVariant), op("e", 1, 2, tn2)
	n.AddFlow(a, a, 0, 1)
	n.AddFlow(b, c, 0)
	n.AddFlow(e, c, 0, 0, 1)
	n.AddFlow(c, d, 0)
	n.AddEdge(Edge{From: d, To: e, Kind: ddg.Memory, Latency: 4, Distance: []Range{Exactly(0), Exactly(0)}})
	n.Ops[e].LiveOut = 2
	return n
}

func TestFigure3IsLegal(t *testing.T) {
	n := figure3()
	if err := n.Validate(); err != nil {
		t.Fatal(err)
	}
	d, err := n.OneD()
	if err != nil {
		t.Fatal(err)
	}
	if len(d.Graph.Edges) != 4 || len(d.Sequential) != 1 {
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

// TestNegativeDependence: what the inner loop computes cannot be read before the inner loop of the next iteration.
func TestNegativeDependence(t *testing.T) {
	n := figure3()
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
		n := figure3()
		n.AddEdge(Edge{From: 3, To: 4, Kind: ddg.Memory, Latency: 1, Distance: c.distance})
		if err := n.Legal(1); (err == nil) != c.legal {
			t.Errorf("distance %v: %v", c.distance, err)
		}
	}
}
