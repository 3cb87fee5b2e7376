package ddg

import "github.com/pkg/errors"

// Validate reports the first violation of the graph's rules:
//   - operation names are unique, latencies are not negative;
//   - a flow edge starts at an operation with a result, no distance is negative; only a flow edge
//     keeps its value, and not for a negative time;
//   - spill operations, and only they, have a slot, and the slot exists;
//   - the uses of invariants name existing operations;
//   - no circuit of dependences has distance 0 (an iteration would have to wait for itself).
func (g *Graph) Validate() error {
	names := make(map[string]OpID, len(g.Ops))
	for i := range g.Ops {
		op := &g.Ops[i]
		if other, dup := names[op.Name]; dup {
			return errors.Errorf("operations %d and %d share the name %q", other, op.ID, op.Name)
		}
		names[op.Name] = op.ID
		if op.Latency < 0 {
			return errors.Errorf("%s: negative latency %d", op.Name, op.Latency)
		}
		if op.LiveOut < 0 || op.LiveOut > 0 && op.Result == NoReg {
			return errors.Errorf("%s: %d live-out values of an operation without a result", op.Name, op.LiveOut)
		}
		if (op.Role == Normal) != (op.Slot == -1) || op.Slot >= len(g.Slots) {
			return errors.Errorf("%s: spill slot %d does not fit role %d", op.Name, op.Slot, op.Role)
		}
	}
	for i := range g.Edges {
		e := &g.Edges[i]
		if e.Distance < 0 {
			return errors.Errorf("%s: negative distance", g.EdgeString(EdgeID(i)))
		}
		if e.Keep < 0 || e.Keep > 0 && e.Kind != Flow {
			return errors.Errorf("%s: %d cycles to keep a value", g.EdgeString(EdgeID(i)), e.Keep)
		}
		if e.Kind == Flow && g.Ops[e.From].Result == NoReg {
			return errors.Errorf("%s: flow from an operation without a result", g.EdgeString(EdgeID(i)))
		}
	}
	for i := range g.Invariants {
		inv := &g.Invariants[i]
		if inv.Class == NoReg {
			return errors.Errorf("invariant %s has no register class", inv.Name)
		}
		for _, u := range inv.Uses {
			if u.Op < 0 || int(u.Op) >= len(g.Ops) {
				return errors.Errorf("invariant %s is read by operation %d, which does not exist", inv.Name, u.Op)
			}
		}
	}
	if _, ok := g.TopologicalOrder(); !ok {
		return errors.New("a circuit of dependences has distance 0")
	}
	return nil
}
