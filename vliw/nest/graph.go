package nest

import (
	"fmt"
	"slices"

	"opt-go/vliw/ddg"
	"opt-go/vliw/loops"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
	"opt-go/vliw/ssp"
)

// edge is a dependence between operations of a nest body.
type edge struct {
	from, to int
	kind     ddg.EdgeKind
	latency  int
	operand  int
	distance []ssp.Range // per loop around both
}

// zero reports whether the edge orders operations of the same iteration.
func (e *edge) zero() bool {
	for _, r := range e.distance {
		if !r.Has(0) {
			return false
		}
	}
	return true
}

// addEdges enters all dependences.
func (x *body) addEdges() {
	for k := range x.ops {
		x.flowInto(k)
	}
	for k := range x.phis {
		if p := &x.phis[k]; p.level >= 2 {
			x.orderDefinitions(p)
		}
	}
	x.memoryEdges()
}

func (x *body) common(a, b int) int { return min(x.ops[a].level, x.ops[b].level) }

// link adds an edge whose distance is 0 but for one level.
func (x *body) link(from, to int, kind ddg.EdgeKind, latency, operand, level, distance int) {
	d := make([]ssp.Range, x.common(from, to))
	if level > 0 {
		d[level-1] = ssp.Exactly(distance)
	}
	x.edges = append(x.edges, edge{from, to, kind, latency, operand, d})
}

// flowInto enters where the operands of an operation come from.
func (x *body) flowInto(u int) {
	flow := func(from, operand, level, distance int) {
		x.link(from, u, ddg.Flow, x.f.Mach.LatencyOf(x.ops[from].in.Op), operand, level, distance)
	}
	x.eachOperand(u, func(r mir.Reg, operand int) {
		if d, ok := x.def[r]; ok {
			flow(d, operand, 0, 0)
			return
		}
		k, ok := x.phiOf[r]
		switch {
		case !ok:
			x.noteInvariant(r, u, operand)
		case x.phis[k].level == 1:
			flow(x.phis[k].from.Op, operand, 1, x.phis[k].from.Dist)
		default:
			flow(x.phis[k].initOp, operand, 0, 0)
			flow(x.phis[k].backOp, operand, x.phis[k].level, 1)
		}
	})
}

// eachOperand visits the registers that an operation reads, with their number in the graph.
func (x *body) eachOperand(n int, f func(r mir.Reg, operand int)) {
	in := &x.ops[n].in
	for k := range in.Args {
		if in.Args[k].Reg != 0 {
			f(in.Args[k].Reg, k)
		}
	}
	if in.Guard != 0 {
		f(in.Guard, loops.GuardOperand)
	}
}

func (x *body) noteInvariant(r mir.Reg, op, operand int) {
	if !r.IsVirtual() || x.f.StageTrue[r] {
		return
	}
	at := slices.Index(x.invariants, r)
	if at < 0 {
		at = len(x.invariants)
		x.invariants = append(x.invariants, r)
		x.invariantUses = append(x.invariantUses, nil)
	}
	x.invariantUses[at] = append(x.invariantUses[at], ddg.Use{Op: ddg.OpID(op), Operand: operand})
}

// orderDefinitions: the second definition of a φ's register waits for all reads of the first, and
// definitions land in order.
func (x *body) orderDefinitions(p *headerPhi) {
	x.eachUse(p.dst, func(u int) {
		if u != p.backOp {
			x.link(u, p.backOp, ddg.Anti, 0, 0, 0, 0)
		}
	})
	first, again := x.f.Mach.LatencyOf(x.ops[p.initOp].in.Op), x.f.Mach.LatencyOf(x.ops[p.backOp].in.Op)
	x.link(p.initOp, p.backOp, ddg.Output, max(first-again+1, 1), 0, 0, 0)
	if p.level > 2 {
		x.link(p.backOp, p.initOp, ddg.Output, max(again-first+1, 1), 0, p.level-1, 1)
	}
}

// memoryEdges tests all pairs of accesses of which one is a store.
func (x *body) memoryEdges() {
	var refs []int
	for k := range x.ops {
		if x.ops[k].in.Mem != nil {
			refs = append(refs, k)
		}
	}
	slices.SortFunc(refs, func(a, b int) int { return x.ops[a].seq - x.ops[b].seq })
	x.noteExtents(refs)
	seen := map[string]bool{}
	for i, a := range refs {
		for _, b := range refs[i:] {
			u, v := x.ops[a].in.Mem, x.ops[b].in.Mem
			if !u.Store && !v.Store {
				continue
			}
			dep := x.n.distances(access{u, x.first + x.ops[a].level - 1}, access{v, x.first + x.ops[b].level - 1}, x.first)
			for _, c := range dep.checks {
				if text := c.String(); !seen[text] {
					seen[text] = true
					x.checks = append(x.checks, c)
				}
			}
			if dep.unknown != certain && !x.f.MayAlias(u, v, true) {
				continue // nothing that the distances tell, but the types of the accesses, say
			}
			if dep.unknown != certain && x.assumeApart(a, b) {
				continue
			}
			if dep.unknown != certain {
				x.loose = append(x.loose, fmt.Sprintf("%s and %s: %s", x.ops[a].in.Op, x.ops[b].in.Op, dep.unknown))
			}
			for _, box := range dep.boxes {
				x.memoryEdge(a, b, box)
			}
		}
	}
}

// memoryEdge enters a box of distances from access a to access b, which follows it in the program,
// in both directions.
func (x *body) memoryEdge(a, b int, box []ssp.Range) {
	add := func(from, to int, d []ssp.Range) {
		x.edges = append(x.edges, edge{from, to, ddg.Memory, mir.OrderLatency(x.ops[from].in.Mem), 0, d})
	}
	if e := (edge{distance: box}); e.zero() && a != b {
		add(a, b, make([]ssp.Range, len(box)))
	}
	for _, d := range lexPositive(box) {
		add(a, b, d)
	}
	back := make([]ssp.Range, len(box))
	for k, r := range box {
		back[k] = ssp.Range{Lo: -r.Hi, Hi: -r.Lo}
	}
	for _, d := range lexPositive(back) {
		add(b, a, d)
	}
}

// lexPositive is the lexicographically positive part of a box.
func lexPositive(box []ssp.Range) [][]ssp.Range {
	var out [][]ssp.Range
	for k, r := range box {
		if r.Hi > 0 {
			d := slices.Clone(box)
			for j := range k {
				d[j] = ssp.Exactly(0)
			}
			d[k].Lo = max(r.Lo, 1)
			out = append(out, d)
		}
		if !r.Has(0) {
			break
		}
	}
	return out
}

// graph turns the body into the pipeliner's nest. Operation n of the nest is x.ops[x.order[n]].
func (x *body) graph() (*ssp.Nest, *loops.Rejection) {
	if why := x.makeVariants(); why != nil {
		return nil, why
	}
	x.addEdges()
	if why := x.sortOps(); why != nil {
		return nil, why
	}
	var trips []ssp.Trip
	for k := x.first; k < len(x.n.Loops); k++ {
		t := ssp.Trip{Name: x.n.Codes[k].Rec.Name}
		if last, ok := x.n.constLast(k); ok {
			t.Count = last + 1
		}
		trips = append(trips, t)
	}
	nest := ssp.NewNest(x.n.Codes[x.first].Rec.Name, trips...)
	id := make([]ddg.OpID, len(x.ops))
	variants := map[mir.Reg]ssp.Variant{}
	for at, k := range x.order {
		op := &x.ops[k]
		o := ddg.Op{Name: fmt.Sprintf("%s.%d", op.in.Op, at), Opcode: op.in.Op.String(), Class: int(op.in.Op), Latency: x.f.Mach.LatencyOf(op.in.Op)}
		o.Ahead = x.advances(k)
		place, v := ssp.Before, ssp.NoVariant
		if op.after {
			place = ssp.After
		}
		if op.in.Dst != 0 {
			o.Result = ddg.RegClass(x.f.FileOf(op.in.Dst))
			r := x.rep(op.in.Dst)
			known := false
			if v, known = variants[r]; !known {
				v = nest.AddVariant(o.Name)
				variants[r] = v
			}
		}
		id[k] = nest.AddOp(o, op.level, place, v)
	}
	for _, e := range x.edges {
		nest.AddEdge(ssp.Edge{From: id[e.from], To: id[e.to], Kind: e.kind, Latency: e.latency, Distance: e.distance, Operand: e.operand})
	}
	for k, r := range x.invariants {
		inv := ddg.Invariant{Name: fmt.Sprintf("v%d", r), Class: ddg.RegClass(x.f.FileOf(r))}
		for _, u := range x.invariantUses[k] {
			inv.Uses = append(inv.Uses, ddg.Use{Op: id[u.Op], Operand: u.Operand})
		}
		nest.Invariants = append(nest.Invariants, inv)
	}
	return nest, nil
}

// advances reports whether an operation adds to its own result of the iteration before
// (ddg.Op.Ahead, if nothing else of the loop feeds it).
func (x *body) advances(k int) bool {
	in := &x.ops[k].in
	if in.Op != machine.OpAdd || in.Guard != 0 || in.Always || in.Dst == 0 {
		return false
	}
	own := 0
	for _, a := range in.Args {
		p, ok := x.phiOf[a.Reg]
		if !ok || a.Reg == 0 {
			continue
		}
		if phi := &x.phis[p]; phi.level == 1 && phi.from == (loops.Carrier{Op: k, Dist: 1}) || phi.level > 1 && phi.backOp == k {
			own++
		}
	}
	return own == 1
}
