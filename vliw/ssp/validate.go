package ssp

import (
	"fmt"
	"strings"

	"opt-go/vliw/ddg"

	"github.com/pkg/errors"
)

// Validate reports the first violation of a nest's rules:
//   - levels, places and the order of the operations fit the loops; names are unique, latencies not
//     negative; constant trip counts are ≥ 1;
//   - a variant has at most one definition per level and place, and a definition's register class
//     is the same everywhere;
//   - a distance box holds a vector that is not lexicographically negative; without any carrying
//     loop, the edge leads forward in the program;
//   - an operand has one variant; where inner loops carry it, another source brings the value of
//     the first iteration.
//
// The caller guarantees that a register per iteration is enough: no other definition of the variant
// is between a definition and the reads of its value in the same iteration of the outermost level.
// (A value read two iterations of an inner loop later needs copies.)
func (n *Nest) Validate() error {
	if n.Depth() == 0 {
		return errors.New("a nest of no loops")
	}
	for level, t := range n.Trips {
		if t.Count < 0 {
			return errors.Errorf("level %d has %d iterations", level+1, t.Count)
		}
	}
	if err := n.validateOps(); err != nil {
		return err
	}
	for i := range n.Edges {
		if err := n.validateEdge(&n.Edges[i]); err != nil {
			return errors.Wrap(err, n.EdgeString(i))
		}
	}
	for i := range n.Invariants {
		inv := &n.Invariants[i]
		if inv.Class == ddg.NoReg {
			return errors.Errorf("invariant %s has no register class", inv.Name)
		}
		for _, u := range inv.Uses {
			if u.Op < 0 || int(u.Op) >= len(n.Ops) {
				return errors.Errorf("invariant %s is read by operation %d, which does not exist", inv.Name, u.Op)
			}
		}
	}
	return n.validateOperands()
}

func (n *Nest) validateOps() error {
	type site struct {
		variant Variant
		slot    int
	}
	names, sites := map[string]bool{}, map[site]bool{}
	class := make([]ddg.RegClass, len(n.Variants))
	last := 0
	for i := range n.Ops {
		op := &n.Ops[i]
		switch {
		case names[op.Name]:
			return errors.Errorf("two operations have the name %q", op.Name)
		case op.Level < 1 || op.Level > n.Depth() || op.Level == n.Depth() && op.Place == After:
			return errors.Errorf("%s stands at level %d of %d, place %d", op.Name, op.Level, n.Depth(), op.Place)
		case op.Latency < 0:
			return errors.Errorf("%s: negative latency %d", op.Name, op.Latency)
		case (op.Result == ddg.NoReg) != (op.Variant == NoVariant) || int(op.Variant) >= len(n.Variants):
			return errors.Errorf("%s: variant %d does not fit result class %d", op.Name, op.Variant, op.Result)
		case op.LiveOut < 0 || op.LiveOut > 0 && op.Result == ddg.NoReg:
			return errors.Errorf("%s: %d live-out values of an operation without a result", op.Name, op.LiveOut)
		}
		names[op.Name] = true
		slot := n.slot(op.ID)
		if slot < last {
			return errors.Errorf("%s comes after operations of a later place", op.Name)
		}
		last = slot
		if v := op.Variant; v != NoVariant {
			if sites[site{v, slot}] {
				return errors.Errorf("%s is the second definition of %s at its level and place", op.Name, n.Variants[v])
			}
			sites[site{v, slot}] = true
			if class[v] != ddg.NoReg && class[v] != op.Result {
				return errors.Errorf("%s is defined in register classes %d and %d", n.Variants[v], class[v], op.Result)
			}
			class[v] = op.Result
		}
	}
	return nil
}

func (n *Nest) validateEdge(e *Edge) error {
	if e.Kind == ddg.Flow && n.Ops[e.From].Result == ddg.NoReg {
		return errors.New("flow from an operation without a result")
	}
	zero := true // whether the components so far may all be 0
	for _, r := range e.Distance {
		if r.Lo > r.Hi {
			return errors.Errorf("the empty range %s", r)
		}
		if zero && r.Hi > 0 {
			return nil
		}
		zero = zero && r.Has(0)
	}
	if !zero {
		return errors.New("all distances are lexicographically negative")
	}
	if e.From >= e.To {
		return errors.New("leads backwards, but no loop carries it")
	}
	return nil
}

// validateOperands checks that the first iteration of every inner loop finds a value.
func (n *Nest) validateOperands() error {
	type operand struct {
		op ddg.OpID
		at int
	}
	source := map[operand]Variant{}
	first := map[operand]int{} // the outermost level that brings the value; 0 if none has to
	for i := range n.Edges {
		e := &n.Edges[i]
		if e.Kind != ddg.Flow {
			continue
		}
		key, v := operand{e.To, e.Operand}, n.Ops[e.From].Variant
		if old, known := source[key]; known && old != v {
			return errors.Errorf("operand %d of %s is %s as well as %s", e.Operand, n.Ops[e.To].Name, n.Variants[old], n.Variants[v])
		}
		source[key] = v
		carrier := e.carrier()
		if known, ok := first[key]; !ok || carrier < known {
			first[key] = carrier
		}
	}
	for i := range n.Edges {
		e := &n.Edges[i]
		if e.Kind == ddg.Flow && first[operand{e.To, e.Operand}] > 1 {
			return errors.Errorf("operand %d of %s: nothing brings the value of a loop's first iteration", e.Operand, n.Ops[e.To].Name)
		}
	}
	return nil
}

// carrier is the outermost level that may carry the edge, 0 if none has to.
func (e *Edge) carrier() int {
	for i, r := range e.Distance {
		if r.Lo > 0 || !r.Has(0) {
			return i + 1
		}
	}
	return 0
}

// String prints a range as a component of a distance vector: 2, 1+, *, or -1..3.
func (r Range) String() string {
	switch {
	case r.Lo == r.Hi:
		return fmt.Sprint(r.Lo)
	case r.Lo <= -Unbounded && r.Hi >= Unbounded:
		return "*"
	case r.Hi >= Unbounded:
		return fmt.Sprintf("%d+", r.Lo)
	case r.Lo <= -Unbounded:
		return fmt.Sprintf("%d-", r.Hi)
	}
	return fmt.Sprintf("%d..%d", r.Lo, r.Hi)
}

// EdgeString prints edge number i on one line.
func (n *Nest) EdgeString(i int) string {
	e := &n.Edges[i]
	d := make([]string, len(e.Distance))
	for k, r := range e.Distance {
		d[k] = r.String()
	}
	s := fmt.Sprintf("%s %s %s lat=%d (%s)", e.Kind, n.Ops[e.From].Name, n.Ops[e.To].Name, e.Latency, strings.Join(d, ","))
	if e.Kind == ddg.Flow {
		s += fmt.Sprintf(" operand=%d", e.Operand)
	}
	return s
}
