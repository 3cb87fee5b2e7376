package modulo

import "opt-go/vliw/ddg"

// FreeTie looks for a place in the complex operation of anchor for one more operation of a class:
// the first of the offsets first, first+step, first+2·step, … (cycles from the issue of anchor) at
// which an issue slot and a unit are free, were the complex operation alone on the machine at an
// II. If the II is too small for that (tried: II offsets), it returns the first offset free on a
// machine without iterations, which makes every larger II suit.
func FreeTie(g *ddg.Graph, m *Model, anchor ddg.OpID, class, first, step, ii int) int {
	set := tiedTo(g, anchor)
	for range 2 {
		t := newTable(m, ii)
		alone := true
		for i, x := range set {
			alone = alone && t.place(int32(i), x.class, x.a-x.b*ii) >= 0
		}
		for k := 0; alone && k < ii; k++ {
			if t.place(int32(len(set)), class, first+k*step) >= 0 {
				return first + k*step
			}
		}
		ii = freeII(m, set, class, first, step)
	}
	panic("BUG: modulo: no free cycle next to a complex operation")
}

// tiedTo lists the members of the complex operation of anchor, with offsets relative to it.
func tiedTo(g *ddg.Graph, anchor ddg.OpID) []member {
	set := []member{{op: anchor, class: g.Ops[anchor].Class}}
	seen := map[ddg.OpID]bool{anchor: true}
	add := func(op ddg.OpID, a, b int) {
		if !seen[op] {
			seen[op] = true
			set = append(set, member{op: op, class: g.Ops[op].Class, a: a, b: b})
		}
	}
	for at := 0; at < len(set); at++ {
		u := set[at]
		for _, id := range g.Out(u.op) {
			if e := &g.Edges[id]; e.Fixed {
				add(e.To, u.a+e.Latency, u.b+e.Distance)
			}
		}
		for _, id := range g.In(u.op) {
			if e := &g.Edges[id]; e.Fixed {
				add(e.From, u.a-e.Latency, u.b-e.Distance)
			}
		}
	}
	return set
}

// freeII is an II so large that neither the set nor the first few offsets wrap around.
func freeII(m *Model, set []member, class, first, step int) int {
	low, high := 0, 0
	for _, x := range set {
		low, high = min(low, x.a), max(high, x.a)
	}
	reach := 0
	for i := range m.Classes {
		reach = max(reach, m.Classes[i].Busy)
	}
	return 2*(high-low) + 2*(len(set)+2)*reach + 2*max(first, -first) + (len(set)+2)*max(step, -step)
}
