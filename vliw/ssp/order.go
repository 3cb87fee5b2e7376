package ssp

import "opt-go/vliw/ddg"

// A variant is one register per iteration of level 1, which its definitions at several levels share
// and inner loops write repeatedly. So, unlike in single loops, a later definition must not
// overtake the accesses to the value before: its reads, and the write itself. All these are within
// one iteration, and the definitions are few: order dependences of distance 0, and sequential
// constraints where a definition is written by the next inner iteration first.

// orderDefinitions adds these dependences.
func (d *OneDim) orderDefinitions() {
	n := d.Nest
	defs := make([][]ddg.OpID, len(n.Variants))
	for i := range n.Ops {
		if v := n.Ops[i].Variant; v != NoVariant {
			defs[v] = append(defs[v], ddg.OpID(i))
		}
	}
	for _, sites := range defs {
		for i, first := range sites {
			for _, second := range sites[i+1:] {
				d.orderWrites(first, second)
			}
		}
	}
	known := map[[2]ddg.OpID]bool{}
	for i := range n.Edges {
		e := &n.Edges[i]
		if e.Kind != ddg.Flow || !e.Distance[0].Has(0) {
			continue
		}
		for _, def := range defs[n.Ops[e.From].Variant] {
			if pair := [2]ddg.OpID{e.To, def}; e.To < def && !known[pair] {
				known[pair] = true
				d.Graph.AddEdge(ddg.Edge{From: e.To, To: def, Kind: ddg.Anti})
			}
		}
	}
}

// orderWrites lets the later of two definitions write later, and the earlier one of the next
// iteration of a loop around both after that.
func (d *OneDim) orderWrites(first, second ddg.OpID) {
	a, b := &d.Nest.Ops[first], &d.Nest.Ops[second]
	d.Graph.AddEdge(ddg.Edge{From: first, To: second, Kind: ddg.Output, Latency: max(a.Latency-b.Latency+1, 0)})
	if level := d.Nest.common(first, second); level > 1 {
		d.Sequential = append(d.Sequential, Sequential{
			From: second, To: first, Latency: max(b.Latency-a.Latency+1, 0), Level: level, Inner: 1,
		})
	}
}
