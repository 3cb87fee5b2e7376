package rotate

import (
	"fmt"

	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"
)

// Before and after, with the use by c3 spilled:
//
//	prod ─ c1, c2, c3, c4        prod ─ c1, c2, store      store ┈ load      load ─ c3, c4
//
// The store is tied to prod and the load to c3 (solid lines without slack), the dotted edge is a
// memory dependence. c4, which reads later than c3, is fed from the load too: otherwise the
// register would stay occupied.

// spill adds the spill code of a candidate to the graph.
func (c *constrainer) spill(x *candidate) {
	if x.value == ddg.NoOp {
		c.spillInvariant(x.invariant)
		return
	}
	slot, store := c.slotOf(x.value)
	distance := c.reloadDistance(x.value)
	for _, uses := range x.reloads {
		c.reload(slot, store, uses, distance)
	}
}

// slotOf returns the slot of a value and the store that fills it, making both if the value has
// none. A reload has the slot of the value it reloads.
func (c *constrainer) slotOf(value ddg.OpID) (slot int, store ddg.OpID) {
	if store = c.storeOf(value); store != ddg.NoOp {
		return c.g.Ops[store].Slot, store
	}
	op := c.g.Ops[value]
	slot = len(c.g.Slots)
	c.g.Slots = append(c.g.Slots, ddg.Slot{Value: value, Invariant: -1})
	template := c.opt.Memory[op.Result].Store
	after := modulo.FreeTie(c.g, c.m, value, template.Class, max(op.Latency, 1), 1, c.s.II)
	store = c.g.AddOp(ddg.Op{
		Name: fmt.Sprintf("spill.%s", op.Name), Opcode: template.Opcode, Class: template.Class, Latency: template.Latency,
		Role: ddg.SpillStore, Slot: slot,
	})
	c.g.AddEdge(ddg.Edge{From: value, To: store, Kind: ddg.Flow, Latency: after, Operand: SpilledOperand, Fixed: true})
	c.added(store, 0)
	return slot, store
}

// SpilledOperand is the operand number under which a spill store reads the value it stores; the
// address comes before it.
const SpilledOperand = 1

// storeOf returns the store of a value's slot, or NoOp.
func (c *constrainer) storeOf(value ddg.OpID) ddg.OpID {
	if c.g.Ops[value].Role == ddg.SpillLoad {
		for _, id := range c.g.In(value) {
			if e := &c.g.Edges[id]; c.g.Ops[e.From].Role == ddg.SpillStore && c.g.Ops[e.From].Slot == c.g.Ops[value].Slot {
				return e.From
			}
		}
	}
	for _, id := range c.g.Out(value) {
		if to := c.g.Edges[id].To; c.g.Ops[to].Role == ddg.SpillStore && c.g.Edges[id].Fixed {
			return to
		}
	}
	return ddg.NoOp
}

// reloadDistance is the distance at which a reload reads its slot, 0 for a value that is no reload.
func (c *constrainer) reloadDistance(value ddg.OpID) int {
	if c.g.Ops[value].Role != ddg.SpillLoad {
		return 0
	}
	for _, id := range c.g.In(value) {
		if e := &c.g.Edges[id]; c.g.Ops[e.From].Role == ddg.SpillStore {
			return e.Distance
		}
	}
	return 0
}

// reload adds a load of a slot, tied before the consumer of the first of some flow edges of equal
// distance, and feeds all of them from it. base is added to the distance of the edges: they may
// start at a reload themselves.
func (c *constrainer) reload(slot int, store ddg.OpID, uses []ddg.EdgeID, base int) {
	first := c.g.Edges[uses[0]]
	distance := base + first.Distance
	class := c.g.Ops[first.From].Result
	load := c.addLoad(class, slot, first.To, first.Operand)
	c.g.AddEdge(ddg.Edge{From: store, To: load, Kind: ddg.Memory, Latency: c.g.Ops[store].Latency, Distance: distance})
	latency := c.tie(load, first.To)
	for i, id := range uses {
		if i > 0 {
			latency = c.g.Ops[load].Latency
		}
		c.g.Redirect(id, load, latency, 0)
		c.g.Edges[id].Fixed = i == 0
	}
	s := &c.g.Slots[slot]
	s.LiveIn = max(s.LiveIn, distance)
	c.added(load, distance)
}

// addLoad adds a load operation that serves an operand of a consumer.
func (c *constrainer) addLoad(class ddg.RegClass, slot int, consumer ddg.OpID, operand int) ddg.OpID {
	template := c.opt.Memory[class].Load
	return c.g.AddOp(ddg.Op{
		Name: fmt.Sprintf("reload.%d.%s.%d", len(c.g.Ops), c.g.Ops[consumer].Name, operand), Opcode: template.Opcode, Class: template.Class,
		Latency: template.Latency, Result: class, Role: ddg.SpillLoad, Slot: slot,
	})
}

// tie returns the minimum number of cycles from a load to a consumer: the latency, or a little more
// if the complex operation around the consumer uses that cycle's units already.
func (c *constrainer) tie(load, consumer ddg.OpID) int {
	op := &c.g.Ops[load]
	return -modulo.FreeTie(c.g, c.m, consumer, op.Class, -op.Latency, -1, c.s.II)
}

// spillInvariant adds a separate load for every use of an invariant.
func (c *constrainer) spillInvariant(at int) {
	inv := &c.g.Invariants[at]
	slot := len(c.g.Slots)
	c.g.Slots = append(c.g.Slots, ddg.Slot{Value: ddg.NoOp, Invariant: at, LiveIn: 1})
	loads := map[ddg.OpID]ddg.OpID{} // by consumer
	for _, u := range inv.Uses {
		load, shared := loads[u.Op]
		latency := 0
		if shared {
			latency = c.g.Ops[load].Latency
		} else {
			load = c.addLoad(inv.Class, slot, u.Op, u.Operand)
			loads[u.Op] = load
			latency = c.tie(load, u.Op)
		}
		c.g.AddEdge(ddg.Edge{From: load, To: u.Op, Kind: ddg.Flow, Latency: latency, Operand: u.Operand, Fixed: !shared})
		if !shared {
			c.added(load, 0)
		}
	}
	c.g.Invariants[at].Uses = nil
}

func (c *constrainer) added(op ddg.OpID, distance int) {
	if c.opt.Added != nil {
		c.opt.Added(c.g, op, distance)
	}
}

// SlotInstances returns how many instances of a slot are in use at once: the code has to give
// iteration i the instance i mod that number. An invariant's slot has one.
func SlotInstances(g *ddg.Graph, s *modulo.Schedule, slot int) int {
	instances := 1
	if g.Slots[slot].Value == ddg.NoOp {
		return 1
	}
	for i := range g.Edges {
		e := &g.Edges[i]
		from, to := &g.Ops[e.From], &g.Ops[e.To]
		if e.Kind == ddg.Memory && from.Role == ddg.SpillStore && to.Role == ddg.SpillLoad && from.Slot == slot && to.Slot == slot {
			instances = max(instances, (s.Cycle[e.To]+e.Distance*s.II-s.Cycle[e.From])/s.II+1)
		}
	}
	return instances
}
