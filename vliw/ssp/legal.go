package ssp

import (
	"slices"

	"opt-go/vliw/ddg"

	"github.com/pkg/errors"
)

// Sequential is a sequential constraint: a dependence that inner loops carry, which runs in order
// because an iteration of the pipelined loop runs its inner loops one after the other:
//
//	issue(To) + Outer·T + Inner·S·T ≥ issue(From) + Latency, S the stages of level Level.
type Sequential struct {
	From, To ddg.OpID
	Latency  int
	Outer    int // iterations of the pipelined loop
	Level    int // the outermost inner loop that carries it, ≥ 2
	Inner    int // iterations of that loop, ≥ 1
}

// OneDim is a nest whose dependences are simplified to those of its outermost loop (dependence
// simplification).
type OneDim struct {
	Nest *Nest
	// Graph holds the operations and the dependences whose inner distances are 0. It lacks the
	// constraints that are specific to a nest: Sequential, and the order of stages.
	Graph      *ddg.Graph
	Sequential []Sequential
}

// Legal says why a level cannot be pipelined, nil if it can.
func (n *Nest) Legal(level int) error {
	at, _ := n.At(level)
	_, err := at.OneD()
	return err
}

// OneD simplifies the dependences of the nest to one dimension, that of level 1. With the
// iterations of level 1 overlapping, it is an error
//   - if a dependence between different iterations has a lexicographically negative inner part: the
//     later iteration would have to wait for inner iterations that are not bounded in number (a
//     negative dependence);
//   - if an inner level reads a value of an earlier iteration of level 1 (it needs a copy at level
//     1), or reads at an inexact distance.
func (n *Nest) OneD() (*OneDim, error) {
	d := &OneDim{Nest: n, Graph: &ddg.Graph{Invariants: slices.Clone(n.Invariants)}}
	for i := range n.Ops {
		d.Graph.AddOp(n.Ops[i].Op)
	}
	for i := range n.Edges {
		if err := d.add(&n.Edges[i]); err != nil {
			return nil, errors.Wrap(err, n.EdgeString(i))
		}
	}
	d.orderDefinitions()
	return d, nil
}

// add enters the dependences of one edge.
func (d *OneDim) add(e *Edge) error {
	outer := e.Distance[0]
	if e.Kind == ddg.Flow && outer.Hi > 0 {
		if outer.Lo != outer.Hi {
			return errors.New("a value is read at a distance that is not known")
		}
		if d.Nest.Ops[e.To].Level > 1 {
			return errors.New("an inner loop reads the value of an earlier iteration of the pipelined loop")
		}
	}
	if e.Kind == ddg.Flow && !e.innerExact() {
		return errors.New("an inner loop carries a value further than to its next iteration")
	}
	if outer.Has(0) {
		if _, err := d.addInner(e, 0); err != nil {
			return err
		}
	}
	if outer.Hi > 0 {
		negative, err := d.addInner(e, max(outer.Lo, 1))
		if err == nil && negative {
			err = errors.New("negative dependence: a later iteration waits for all of an inner loop")
		}
		return err
	}
	return nil
}

// addInner enters the dependence at one distance of level 1, and reports whether its inner part may
// be negative.
func (d *OneDim) addInner(e *Edge, outer int) (negative bool, err error) {
	for i, r := range e.Distance[1:] {
		if r.Hi > 0 {
			d.Sequential = append(d.Sequential, Sequential{
				From: e.From, To: e.To, Latency: e.Latency, Outer: outer, Level: i + 2, Inner: max(r.Lo, 1),
			})
		}
		negative = negative || r.Lo < 0
		if !r.Has(0) {
			return negative, nil
		}
	}
	from, to := d.Nest.slot(e.From), d.Nest.slot(e.To)
	switch {
	case from > to:
		return true, nil
	case outer == 0 && e.From >= e.To:
		return negative, nil // the same instance, or one before: no dependence
	}
	d.Graph.AddEdge(ddg.Edge{From: e.From, To: e.To, Kind: e.Kind, Latency: e.Latency, Distance: outer, Operand: e.Operand})
	return negative, nil
}

// innerExact reports whether the inner loop that carries a flow edge, if any, carries it to its
// next iteration.
func (e *Edge) innerExact() bool {
	for _, r := range e.Distance[1:] {
		if r.Hi > 0 {
			return r == Exactly(1)
		}
		if !r.Has(0) {
			return true
		}
	}
	return true
}
