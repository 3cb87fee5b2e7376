package rotate

import (
	"cmp"
	"slices"

	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"
)

// candidate is something that may be spilled.
type candidate struct {
	value     ddg.OpID // the value, or NoOp
	invariant int      // the invariant, or -1
	// reloads are the flow edges to be fed from memory, grouped by the load that serves them. The
	// first edge of a group is the one that the load is tied to.
	reloads  [][]ddg.EdgeID
	whole    bool // a variable, not a use
	start    int  // cycle at which the spilled section begins
	kept     int  // cycles from there on for which the register stays occupied until the store has read it
	lifetime int  // cycles that the section lasts: LT
	traffic  int  // memory operations added: Trf
	critical bool // lives in the critical row
}

func (x *candidate) priority() float64 { return float64(x.lifetime) / float64(x.traffic) }

func (x *candidate) remark(g *ddg.Graph, ii int) Remark {
	r := Remark{
		Kind: RemarkSpill, II: ii, Lifetime: x.lifetime, Traffic: x.traffic, Critical: x.critical, Priority: x.priority(),
	}
	if x.value == ddg.NoOp {
		r.Name, r.Class = g.Invariants[x.invariant].Name, g.Invariants[x.invariant].Class
		return r
	}
	r.Name, r.Class = g.Ops[x.value].Name, g.Ops[x.value].Result
	if !x.whole {
		r.Consumer = g.Ops[g.Edges[x.reloads[0][0]].To].Name
	}
	return r
}

// choose sorts the candidates of a class that exceeds its registers and takes as many as QF
// requires: until the estimated number of registers, which each candidate lowers by LT/II, falls to
// AR + QF·(UR−AR). It takes at least one if there is one.
func (c *constrainer) choose(e excess) []candidate {
	all := c.invariantCandidates(e)
	if !e.invariants {
		all = append(all, c.variantCandidates(e.class)...)
		c.markCritical(e.class, all)
	}
	if c.opt.Profile && !e.invariants {
		return c.byProfile(e, all)
	}
	slices.SortStableFunc(all, func(a, b candidate) int {
		if c.opt.CC && a.critical != b.critical {
			if a.critical {
				return -1
			}
			return 1
		}
		if c.opt.Priority == LifetimeOnly {
			return cmp.Compare(b.lifetime, a.lifetime)
		}
		return cmp.Or(cmp.Compare(b.priority(), a.priority()), cmp.Compare(b.lifetime, a.lifetime))
	})
	target := float64(e.have) + c.opt.QF*float64(e.used-e.have)
	estimate := float64(e.used)
	var chosen []candidate
	taken := map[ddg.OpID]bool{}
	for _, x := range all {
		if c.opt.Doubling && len(chosen) >= 1<<min(c.spilled, 30) || !c.opt.Doubling && len(chosen) > 0 && estimate <= target {
			break
		}
		if x.value != ddg.NoOp {
			if taken[x.value] { // its sections are no longer what they were measured as
				continue
			}
			taken[x.value] = true
		}
		chosen = append(chosen, x)
		estimate -= float64(x.lifetime) / float64(c.s.II)
	}
	return chosen
}

// invariantCandidates lists the invariants of a class whose registers are over: one register for
// all of II, one load per use.
func (c *constrainer) invariantCandidates(e excess) []candidate {
	if _, ok := c.opt.Memory[e.class]; !ok || !e.invariants && !c.opt.Limits[e.class].Shared {
		return nil
	}
	var list []candidate
	for i := range c.g.Invariants {
		inv := &c.g.Invariants[i]
		if inv.Class == e.class && len(inv.Uses) > 0 {
			consumers := map[ddg.OpID]bool{}
			for _, u := range inv.Uses {
				consumers[u.Op] = true
			}
			list = append(list, candidate{
				value: ddg.NoOp, invariant: i, lifetime: c.s.II, traffic: len(consumers), critical: true,
			})
		}
	}
	return list
}

// variantCandidates lists what can be spilled of the values of a class.
func (c *constrainer) variantCandidates(class ddg.RegClass) []candidate {
	ops, ok := c.opt.Memory[class]
	if !ok {
		return nil
	}
	var list []candidate
	for i := range c.g.Ops {
		if c.g.Ops[i].Result != class {
			continue
		}
		uses := c.usesOf(ddg.OpID(i))
		if len(uses) == 0 {
			continue
		}
		if c.opt.Candidate == Variables {
			list = c.variable(list, ddg.OpID(i), uses, ops)
		} else {
			list = c.sections(list, ddg.OpID(i), uses, ops)
		}
	}
	return list
}

// usesOf lists the flow edges of a value in the order of the consumers' times.
func (c *constrainer) usesOf(value ddg.OpID) []ddg.EdgeID {
	var uses []ddg.EdgeID
	for _, id := range c.g.Out(value) {
		if c.g.Edges[id].Kind == ddg.Flow {
			uses = append(uses, id)
		}
	}
	slices.SortStableFunc(uses, func(a, b ddg.EdgeID) int { return cmp.Compare(c.useTime(a), c.useTime(b)) })
	return uses
}

// useTime is the cycle up to which the consumer of a flow edge needs the instance of iteration 0.
func (c *constrainer) useTime(id ddg.EdgeID) int {
	e := &c.g.Edges[id]
	return c.s.Cycle[e.To] + e.Distance*c.s.II + e.Keep
}

// variable appends the value as a whole, unless it is spilled already or too short for the spill
// code to help.
func (c *constrainer) variable(list []candidate, value ddg.OpID, uses []ddg.EdgeID, ops MemoryOps) []candidate {
	for _, id := range uses {
		if c.g.Edges[id].Fixed {
			return list
		}
	}
	op := &c.g.Ops[value]
	last := c.useTime(uses[len(uses)-1])
	lifetime := last - c.s.Cycle[value]
	if op.Role != ddg.Normal || lifetime <= op.Latency+ops.Load.Latency {
		return list
	}
	x := candidate{value: value, invariant: -1, whole: true, start: c.s.Cycle[value], kept: op.Latency, lifetime: lifetime}
	for _, id := range uses {
		x.reloads = c.addToConsumer(x.reloads, id)
	}
	x.traffic = 1 + len(x.reloads)
	return append(list, x)
}

// addToConsumer adds a use to the group of the same consumer and distance (a product of a value
// with itself needs one load), or opens a group for it.
func (c *constrainer) addToConsumer(groups [][]ddg.EdgeID, id ddg.EdgeID) [][]ddg.EdgeID {
	e := &c.g.Edges[id]
	for i, group := range groups {
		if other := &c.g.Edges[group[0]]; other.To == e.To && other.Distance == e.Distance {
			groups[i] = append(group, id)
			return groups
		}
	}
	return append(groups, []ddg.EdgeID{id})
}

// sections appends the sections of a lifetime: from one use, or the definition, to the next use. A
// section that the store and the load would fill anyway is left out, and so is one that ends at a
// tied use: that is spill code.
func (c *constrainer) sections(list []candidate, value ddg.OpID, uses []ddg.EdgeID, ops MemoryOps) []candidate {
	stored := c.storeOf(value) != ddg.NoOp
	before := c.s.Cycle[value]
	occupied := 0
	if !stored {
		occupied = c.g.Ops[value].Latency // until the store has read the value
	}
	for i, id := range uses {
		now := c.useTime(id)
		kept := ops.Load.Latency
		if i == 0 {
			kept += occupied
		}
		if e := &c.g.Edges[id]; !e.Fixed && now-before > kept {
			x := candidate{
				value: value, invariant: -1, reloads: c.reloadsFrom(uses[i:]), start: before, lifetime: now - before,
			}
			x.traffic = len(x.reloads)
			if !stored {
				x.traffic++
			}
			if i == 0 {
				x.kept = occupied
			}
			list = append(list, x)
		}
		before = now
	}
	return list
}

// reloadsFrom groups the first of the uses and all later ones, which must not keep the value in its
// register: one load serves those that read the value at the distance of the first; each other use
// gets a separate load.
func (c *constrainer) reloadsFrom(uses []ddg.EdgeID) [][]ddg.EdgeID {
	groups := [][]ddg.EdgeID{nil}
	for _, id := range uses {
		switch e := &c.g.Edges[id]; {
		case e.Fixed: // spill code reads the register itself
		case e.Distance == c.g.Edges[uses[0]].Distance:
			groups[0] = append(groups[0], id)
		default:
			groups = c.addToConsumer(groups, id)
		}
	}
	return groups
}

// markCritical finds the critical cycle of a class and marks the candidates that live across it.
func (c *constrainer) markCritical(class ddg.RegClass, list []candidate) {
	rows := modulo.Pressure(modulo.Lifetimes(c.g, c.s), c.s.II, class)
	critical := 0
	for row, n := range rows {
		if n > rows[critical] {
			critical = row
		}
	}
	for i := range list {
		x := &list[i]
		if x.value != ddg.NoOp {
			x.critical = wrap(critical-x.start, c.s.II) < x.lifetime
		}
	}
}
