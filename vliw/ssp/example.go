package ssp

import (
	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"
)

// The running example of Rong et al. (PLDI 2005). Their figures are pictures; this is the loop nest
// for which everything that the text says of them comes true: latencies, units, T, stages,
// stretched intervals, distances, circumferences. Tests hold it to that.

// units is a machine with n units that do everything.
func units(n int) *modulo.Model {
	m := &modulo.Model{IssueWidth: n, Classes: []modulo.Class{{Name: "any", Busy: 1}}}
	for i := range n {
		m.Units = append(m.Units, string(rune('A'+i)))
		m.Classes[0].Units = append(m.Classes[0].Units, i)
	}
	return m
}

// PaperNest is the nest of Fig. 3(a): a updates an address, b brings a value that the inner loop
// works on, through memory between d and e.
//
//	L1: a: TN1 = TN1{1}      L2: c: TN3 = TN2
//	    b: TN2 =                 d: store TN3
//	                             e: TN2 = load
func PaperNest() *Nest {
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

// PaperSchedule is the 1-D schedule of Fig. 3(b) for it, on three units.
func PaperSchedule() *Schedule {
	n := PaperNest()
	d, err := n.OneD()
	if err != nil {
		panic(err)
	}
	return &Schedule{
		Nest: n, Model: units(3), T: 2, Cycle: []int{0, 1, 6, 7, 11}, Unit: []int{0, 0, 1, 1, 2},
		First: []int{0, 3}, Last: []int{5, 5}, Sequential: d.Sequential, Bounds: modulo.Bounds{Res: 2, Rec: 2},
	}
}
