package ssp

import (
	"cmp"
	"fmt"
	"slices"

	"opt-go/vliw/ddg"
	"opt-go/vliw/rotate"
)

// Spilling in nests follows Zalamea et al. (PLDI 2000) on the 1-D schedule: the candidate with the most registers per memory operation first.
// A candidate is a whole variant: a store behind its definition, and a load for every operation that reads it, just before it, at that
// operation's level and place. A value that lives through the inner loops, which in every iteration of a group takes a register for all of an
// ILES, is the typical candidate.
//
// Variants that several operations define, which inner loops carry, are not spilled, nor are spill loads. The slot of a variant has one
// instance per iteration of level 1 in flight; giving these addresses is the code generator's part.

// spillable reports whether a variant may be spilled: one definition, no value carried by inner loops.
func (n *Nest) spillable(defs []ddg.OpID, uses []*Edge) bool {
	if len(defs) != 1 || n.Ops[defs[0]].Role != ddg.Normal || len(uses) == 0 {
		return false
	}
	for _, e := range uses {
		if n.Ops[e.To].Role != ddg.Normal || e.carrier() > 1 {
			return false
		}
	}
	return true
}

// spillCandidates returns the variants to spill next: in descending order of registers per memory operation, until they make up for what is
// missing. Those in spilled have been.
func spillCandidates(s *Schedule, over *rotate.Overflow, c Convention, spilled map[string]bool) []Variant {
	variants, lives := s.Lifetimes(over.Class, c)
	defs, uses := s.Nest.sites()
	type candidate struct {
		variant   Variant
		registers int
		traffic   int
	}
	var all []candidate
	frame := s.Frame()
	for i, v := range variants {
		if spilled[s.Nest.Variants[v]] || !s.Nest.spillable(defs[v], uses[v]) {
			continue
		}
		readers := map[ddg.OpID]bool{}
		for _, e := range uses[v] {
			readers[e.To] = true
		}
		if registers := frame.Aggressive(&lives[i], &lives[i]).Min; registers > 1 {
			all = append(all, candidate{v, registers, 1 + len(readers)})
		}
	}
	slices.SortStableFunc(all, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(b.registers*a.traffic, a.registers*b.traffic), cmp.Compare(b.registers, a.registers))
	})
	var chosen []Variant
	for missing := over.Need - over.Have; len(all) > 0 && missing > 0; all = all[1:] {
		chosen = append(chosen, all[0].variant)
		missing -= all[0].registers - 1
	}
	return chosen
}

// sites lists, per variant, the operations that define it and the flow edges from them.
func (n *Nest) sites() (defs [][]ddg.OpID, uses [][]*Edge) {
	defs, uses = make([][]ddg.OpID, len(n.Variants)), make([][]*Edge, len(n.Variants))
	for i := range n.Ops {
		if v := n.Ops[i].Variant; v != NoVariant {
			defs[v] = append(defs[v], ddg.OpID(i))
		}
	}
	for i := range n.Edges {
		if e := &n.Edges[i]; e.Kind == ddg.Flow {
			v := n.Ops[e.From].Variant
			uses[v] = append(uses[v], e)
		}
	}
	return defs, uses
}

// Spill returns the nest with a variant in memory, and per operation of it that of n, NoOp for the new ones. The variant must be spillable: one
// definition, no reader in a later iteration of an inner loop.
func (n *Nest) Spill(v Variant, memory rotate.MemoryOps) (*Nest, []ddg.OpID) {
	defs, uses := n.sites()
	if !n.spillable(defs[v], uses[v]) {
		panic(fmt.Sprintf("BUG: ssp: %s cannot be spilled", n.Variants[v]))
	}
	r := &respill{n: n, v: v, memory: memory, out: n.Clone(), moved: make([]ddg.OpID, len(n.Ops)), loads: map[[2]int]ddg.OpID{}, slot: n.slots()}
	r.out.Ops, r.out.Edges = nil, nil
	for i := range n.Ops {
		r.operation(ddg.OpID(i))
	}
	r.edges()
	return r.out, r.from
}

// slots is the number of spill slots in use.
func (n *Nest) slots() int {
	count := 0
	for i := range n.Ops {
		count = max(count, n.Ops[i].Slot+1)
	}
	return count
}

// respill rebuilds a nest with one variant in memory.
type respill struct {
	n      *Nest
	v      Variant
	memory rotate.MemoryOps
	out    *Nest
	from   []ddg.OpID          // new to old
	moved  []ddg.OpID          // old to new
	loads  map[[2]int]ddg.OpID // by reader (old) and distance
	store  ddg.OpID
	slot   int
}

// operation copies an operation, with the loads it needs before it, and the store behind it.
func (r *respill) operation(old ddg.OpID) {
	op := r.n.Ops[old]
	for i := range r.n.Edges {
		e := &r.n.Edges[i]
		if e.Kind != ddg.Flow || e.To != old || r.n.Ops[e.From].Variant != r.v {
			continue
		}
		key := [2]int{int(old), e.Distance[0].Lo}
		if _, known := r.loads[key]; known {
			continue
		}
		load := ddg.Op{
			Name: fmt.Sprintf("reload.%d.%s.%d", r.slot, op.Name, key[1]), Opcode: r.memory.Load.Opcode, Class: r.memory.Load.Class,
			Latency: r.memory.Load.Latency, Result: r.n.Ops[e.From].Result, Role: ddg.SpillLoad, Slot: r.slot,
		}
		r.loads[key] = r.out.AddOp(load, op.Level, op.Place, NoVariant)
		r.from = append(r.from, ddg.NoOp)
	}
	r.moved[old] = r.out.AddOp(op.Op, op.Level, op.Place, op.Variant)
	r.from = append(r.from, old)
	if op.Variant == r.v {
		r.store = r.out.AddOp(ddg.Op{
			Name: fmt.Sprintf("spill.%d.%s", r.slot, op.Name), Opcode: r.memory.Store.Opcode, Class: r.memory.Store.Class,
			Latency: r.memory.Store.Latency, Role: ddg.SpillStore, Slot: r.slot,
		}, op.Level, op.Place, NoVariant)
		r.from = append(r.from, ddg.NoOp)
	}
}

// edges copies the edges, and leads those from the variant through memory.
func (r *respill) edges() {
	linked := map[ddg.OpID]bool{}
	for i := range r.n.Edges {
		e := r.n.Edges[i]
		e.Distance = slices.Clone(e.Distance)
		from, to := r.moved[e.From], r.moved[e.To]
		if e.Kind != ddg.Flow || r.n.Ops[e.From].Variant != r.v {
			e.From, e.To = from, to
			r.out.AddEdge(e)
			continue
		}
		load := r.loads[[2]int{int(e.To), e.Distance[0].Lo}]
		if !linked[load] {
			linked[load] = true
			r.out.AddEdge(Edge{From: r.store, To: load, Kind: ddg.Memory, Latency: r.memory.Store.Latency, Distance: e.Distance})
		}
		r.out.AddFlow(load, to, e.Operand)
	}
	def := r.out.Ops[r.store-1]
	r.out.AddEdge(Edge{
		From: def.ID, To: r.store, Kind: ddg.Flow, Latency: def.Latency, Distance: make([]Range, def.Level), Operand: rotate.SpilledOperand,
	})
	for i := range r.out.Invariants {
		inv := &r.out.Invariants[i]
		for k := range inv.Uses {
			inv.Uses[k].Op = r.moved[inv.Uses[k].Op]
		}
	}
}
