package slp

import (
	"opt-go/frontend/ir"
)

// gatherKind is how a vector is made of scalars.
type gatherKind uint8

const (
	inserted gatherKind = iota // lane by lane
	repeated                   // the distinct ones lane by lane, and then shuffled
	constant                   // it is one
	splatted                   // one scalar, for all lanes
	shuffled                   // they are lanes of one or two vectors that exist, or that the tree makes
)

// gather is the plan for a node that makes a vector of scalars.
type gather struct {
	kind   gatherKind
	from   []source
	mask   []int32
	unique []ir.Value // that are inserted
}

// source is a vector to take lanes of.
type source struct {
	node *node    // of the tree, or
	v    ir.Value // any other
}

func (s source) lanes() int {
	if s.node != nil {
		return len(s.node.scalars)
	}
	return int(s.v.Type().Len)
}

// planned decides how a node's vector is made, once the tree is complete.
func (t *tree) planned(n *node) gather {
	if g, ok := t.shuffles(n.scalars); ok {
		return g
	}
	g := gather{mask: make([]int32, len(n.scalars))}
	constants := 0
	for k, v := range n.scalars {
		g.mask[k] = -1
		if ir.IsConst(v) {
			constants++
			if k, ok := v.(*ir.Const); ok && k.Kind == ir.PoisonConst {
				constants--
			}
			continue
		}
		at := indexOf(g.unique, v)
		if at == len(g.unique) {
			g.unique = append(g.unique, v)
		}
		g.mask[k] = int32(at)
	}
	switch {
	case len(g.unique) == 0:
		g.kind = constant
	case constants > 0:
		g.kind = inserted
	case len(g.unique) == 1:
		g.kind = splatted
	case 2*len(g.unique) <= len(n.scalars):
		g.kind = repeated
	}
	return g
}

func indexOf(list []ir.Value, v ir.Value) int {
	for k, u := range list {
		if u == v {
			return k
		}
	}
	return len(list)
}

// shuffles plans a shuffle of the vectors that all scalars are lanes of, at most two of one length.
func (t *tree) shuffles(list []ir.Value) (g gather, ok bool) {
	g = gather{kind: shuffled, mask: make([]int32, len(list))}
	for k, v := range list {
		if c, isConst := v.(*ir.Const); isConst && c.Kind == ir.PoisonConst {
			g.mask[k] = -1
			continue
		}
		s, lane, ok := t.source(v)
		if !ok {
			return g, false
		}
		at := 0
		for at < len(g.from) && g.from[at] != s {
			at++
		}
		if at == len(g.from) {
			if at == 2 || at == 1 && g.from[0].lanes() != s.lanes() {
				return g, false
			}
			g.from = append(g.from, s)
		}
		g.mask[k] = int32(at*s.lanes() + lane)
	}
	return g, len(g.from) > 0
}

// source returns the vector that a scalar is a lane of.
func (t *tree) source(v ir.Value) (s source, lane int, ok bool) {
	i := asInstr(v)
	if i == nil {
		return s, 0, false
	}
	if m, ok := t.of[i]; ok {
		return source{node: m.node}, m.lane, true
	}
	if i.Op() != ir.ExtractElement {
		return s, 0, false
	}
	lane, ok = laneOf(i)
	return source{v: i.Operand(0)}, lane, ok
}
