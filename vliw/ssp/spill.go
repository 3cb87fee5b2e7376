package ssp

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"opt-go/vliw/ddg"
	"opt-go/vliw/rotate"
)

// Spilling in nests follows Zalamea et al. (PLDI 2000) on the 1-D schedule. A candidate is a whole
// variant, with a store after its definition and a load just before every operation that reads it,
// at that operation's level and place; or a use: the operations that read a variant last, without
// which it takes fewer registers. The candidate with the most registers per memory operation is
// first, but those that live across the critical cycle precede all others (CC). In a nest,
// registers replace cycles of lifetime: a value that lives through the inner loops takes one for
// every iteration of a group, for all of an ILES. The quantity factor QF says how many are chosen
// at once, the traffic factor TF when T rises instead.
//
// Unlike there, loads are not tied to their readers, nor stores to definitions: the stages of a
// level may end between the two.
//
// Variants that several operations define, which inner loops carry, are not spilled, nor are spill
// loads. The slot of a variant has one instance per iteration of level 1 in flight; giving these
// addresses is the code generator's part.

// spillable reports whether what these edges read may be read from memory: one definition, no value
// carried by inner loops.
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

// spillCandidate is a variant, or one of its uses.
type spillCandidate struct {
	variant   Variant
	reader    ddg.OpID // NoOp: all
	registers int      // that it saves
	traffic   int      // memory operations that it adds
	critical  bool     // alive in the critical cycle
}

// spillCandidates returns the next spills, in order, until they free as many registers as are
// missing.
func spillCandidates(s *Schedule, over *rotate.Overflow, c Convention, opt *rotate.SpillOptions) []spillCandidate {
	all := s.allSpillCandidates(over.Class, c, opt.Candidate)
	critical := s.criticalVariants(over.Class, c)
	for k := range all {
		all[k].critical = opt.CC && critical[all[k].variant]
	}
	slices.SortStableFunc(all, func(a, b spillCandidate) int {
		return cmp.Or(-cmp.Compare(boolInt(a.critical), boolInt(b.critical)), cmp.Compare(b.registers*a.traffic, a.registers*b.traffic),
			cmp.Compare(b.registers, a.registers))
	})
	var chosen []spillCandidate
	taken := map[Variant]bool{}
	missing := (1 - opt.QF) * float64(over.Need-over.Have)
	for _, x := range all {
		if len(chosen) > 0 && missing <= 0 {
			break
		}
		if taken[x.variant] { // its uses are no longer what they were measured as
			continue
		}
		taken[x.variant] = true
		chosen = append(chosen, x)
		missing -= float64(x.registers)
	}
	return chosen
}

// allSpillCandidates lists the candidates of a class that save registers.
func (s *Schedule) allSpillCandidates(class ddg.RegClass, c Convention, kind rotate.CandidateKind) []spillCandidate {
	defs, uses := s.Nest.sites()
	var all []spillCandidate
	refs := s.Normalise(class, c)
	for i, l := range s.Represent(refs, c) {
		v := refs[i].variant
		before := s.Frame().Aggressive(&l, &l).Min
		stored := slices.ContainsFunc(uses[v], func(e *Edge) bool { return s.Nest.Ops[e.To].Role == ddg.SpillStore })
		byReader := map[ddg.OpID][]*Edge{}
		var readers []ddg.OpID
		for _, e := range uses[v] {
			if s.Nest.Ops[e.To].Role == ddg.SpillStore {
				continue
			}
			if byReader[e.To] == nil {
				readers = append(readers, e.To)
			}
			byReader[e.To] = append(byReader[e.To], e)
		}
		add := func(reader ddg.OpID, loads int) {
			if saved := before - s.registersWithout(v, reader, class, c); saved > 0 {
				all = append(all, spillCandidate{variant: v, reader: reader, registers: saved, traffic: loads + boolInt(!stored)})
			}
		}
		if kind == rotate.Uses {
			for _, reader := range readers {
				if s.Nest.spillable(defs[v], byReader[reader]) {
					add(reader, 1)
				}
			}
		}
		if !stored && s.Nest.spillable(defs[v], uses[v]) && (kind == rotate.Variables || len(readers) > 1) {
			add(ddg.NoOp, len(readers))
		}
	}
	return all
}

// registersWithout is the number of registers that a variant takes if one of its readers, or all,
// read from memory instead.
func (s *Schedule) registersWithout(v Variant, reader ddg.OpID, class ddg.RegClass, c Convention) int {
	slots := s.references(class, c)[v]
	for k := range slots {
		slots[k] = slices.DeleteFunc(slots[k], func(r reference) bool { return !r.def && (reader == ddg.NoOp || r.op == reader) })
	}
	r := &representer{s: s, held: c.held(), slots: slots}
	r.normalise()
	l := r.represent()
	frame := s.Frame()
	frame.Derive(&l)
	return frame.Aggressive(&l, &l).Min
}

// criticalVariants are those that are alive in the cycle in which the most values are.
func (s *Schedule) criticalVariants(class ddg.RegClass, c Convention) map[Variant]bool {
	spans, err := s.Trace(s.steadyTrips(), class, c)
	if err != nil {
		panic("BUG: ssp: " + err.Error())
	}
	change := map[int]int{}
	for _, x := range spans {
		change[x.Start]++
		change[x.End]--
	}
	cycles := slices.Sorted(maps.Keys(change))
	live, most, critical := 0, -1, 0
	for _, at := range cycles {
		if live += change[at]; live > most {
			most, critical = live, at
		}
	}
	alive := map[Variant]bool{}
	for _, x := range spans {
		if x.Start <= critical && critical < x.End {
			alive[x.Variant] = true
		}
	}
	return alive
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

// Spill returns the nest with a variant in memory, or with one operation (unless it is NoOp)
// reading the variant from memory; and per operation of the new nest that of n, NoOp for the new
// ones. The variant must be spillable: one definition, no reader in a later iteration of an inner
// loop.
func (n *Nest) Spill(v Variant, reader ddg.OpID, memory rotate.MemoryOps) (*Nest, []ddg.OpID) {
	defs, uses := n.sites()
	r := &respill{n: n, v: v, memory: memory, out: n.Clone(), moved: make([]ddg.OpID, len(n.Ops)), loads: map[[2]int]ddg.OpID{}, slot: n.slots(), store: ddg.NoOp}
	for _, e := range uses[v] {
		switch to := &n.Ops[e.To]; {
		case to.Role == ddg.SpillStore:
			r.store, r.slot = e.To, to.Slot
		case reader == ddg.NoOp || e.To == reader:
			r.reloaded = append(r.reloaded, e)
		}
	}
	if !n.spillable(defs[v], r.reloaded) {
		panic(fmt.Sprintf("BUG: ssp: %s cannot be spilled", n.Variants[v]))
	}
	r.out.Ops, r.out.Edges = nil, nil
	stored := r.store != ddg.NoOp
	for i := range n.Ops {
		r.operation(ddg.OpID(i), stored)
	}
	r.edges()
	if !stored {
		def := r.out.Ops[r.store-1]
		r.out.AddEdge(Edge{
			From: def.ID, To: r.store, Kind: ddg.Flow, Latency: def.Latency, Distance: make([]Range, def.Level), Operand: rotate.SpilledOperand,
		})
	}
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
	n        *Nest
	v        Variant
	reloaded []*Edge // flow edges of n that lead through memory from now on
	memory   rotate.MemoryOps
	out      *Nest
	from     []ddg.OpID          // new to old
	moved    []ddg.OpID          // old to new
	loads    map[[2]int]ddg.OpID // by reader (old) and distance
	store    ddg.OpID            // of n until it has been copied, or NoOp
	slot     int
}

// operation copies an operation, with the loads it needs before it, and the store after it.
func (r *respill) operation(old ddg.OpID, stored bool) {
	op := r.n.Ops[old]
	for _, e := range r.reloaded {
		key := [2]int{int(old), e.Distance[0].Lo}
		if _, known := r.loads[key]; known || e.To != old {
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
	switch {
	case stored && old == r.store:
		r.store = r.moved[old]
	case !stored && op.Variant == r.v:
		r.store = r.out.AddOp(ddg.Op{
			Name: fmt.Sprintf("spill.%d.%s", r.slot, op.Name), Opcode: r.memory.Store.Opcode, Class: r.memory.Store.Class,
			Latency: r.memory.Store.Latency, Role: ddg.SpillStore, Slot: r.slot,
		}, op.Level, op.Place, NoVariant)
		r.from = append(r.from, ddg.NoOp)
	}
}

// beforeNext lets a load come before the stores of later inner iterations: an iteration of level 1
// has one slot for all of them.
func (r *respill) beforeNext(load ddg.OpID) {
	within := make([]Range, r.out.common(load, r.store))
	if len(within) < 2 {
		return
	}
	for k := range within[1:] {
		within[1+k] = Any()
	}
	r.out.AddEdge(Edge{From: load, To: r.store, Kind: ddg.Memory, Distance: within})
}

// edges copies the edges, and leads those from the variant through memory.
func (r *respill) edges() {
	linked := map[ddg.OpID]bool{}
	for i := range r.n.Edges {
		e := r.n.Edges[i]
		spilled := slices.Contains(r.reloaded, &r.n.Edges[i])
		e.Distance = slices.Clone(e.Distance)
		from, to := r.moved[e.From], r.moved[e.To]
		if !spilled {
			e.From, e.To = from, to
			r.out.AddEdge(e)
			continue
		}
		load := r.loads[[2]int{int(e.To), e.Distance[0].Lo}]
		if !linked[load] {
			linked[load] = true
			r.out.AddEdge(Edge{From: r.store, To: load, Kind: ddg.Memory, Latency: r.memory.Store.Latency, Distance: e.Distance})
			r.beforeNext(load)
		}
		r.out.AddFlow(load, to, e.Operand)
	}
	for i := range r.out.Invariants {
		inv := &r.out.Invariants[i]
		for k := range inv.Uses {
			inv.Uses[k].Op = r.moved[inv.Uses[k].Op]
		}
	}
}
