// Package uniquing makes equal metadata nodes one. LLVM uniques metadata: equal definitions,
// distinct ones aside, are one node. So do we, because scopes and types are compared by identity
// later. A node that refers to itself is distinct whatever the text says, and nodes in a longer
// cycle stay as they are.
package uniquing

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/frontend/reader/dinode"
)

// unifier finds the nodes that say the same.
type unifier struct {
	byKey map[string]*ir.MDNode
	same  map[*ir.MDNode]*ir.MDNode // the representative of a visited node
	state map[*ir.MDNode]visit
	ids   map[any]int // of nodes and values, for keys
	key   []byte
}

type visit uint8

const (
	unvisited visit = iota
	open
	done
)

// Unify makes equal nodes one: in the definitions of a module, by their numbers, and in all of the
// module that refers to them so far.
func Unify(byID map[int]*ir.MDNode, m *ir.Module) {
	if len(byID) == 0 {
		return
	}
	u := &unifier{byKey: make(map[string]*ir.MDNode, len(byID)), same: make(map[*ir.MDNode]*ir.MDNode, len(byID)),
		state: make(map[*ir.MDNode]visit, len(byID)), ids: make(map[any]int, len(byID))}
	for _, id := range slices.Sorted(maps.Keys(byID)) {
		u.walk(byID[id])
	}
	for id, n := range byID {
		byID[id] = u.of(n)
	}
	for n := range u.state {
		for k := range n.Fields {
			if m, ok := n.Fields[k].Value.(*ir.MDNode); ok {
				n.Fields[k].Value = u.of(m)
			}
		}
	}
	for _, l := range m.AllNamedMD() {
		for k, n := range l.Nodes {
			l.Nodes[k] = u.of(n)
		}
	}
	for g := range m.AllGlobals {
		list := g.Base().Attachments()
		for k := range list {
			list[k].Node = u.of(list[k].Node)
		}
	}
}

// of returns the representative of n.
func (u *unifier) of(n *ir.MDNode) *ir.MDNode {
	if m := u.same[n]; m != nil {
		return m
	}
	return n
}

// walk looks at a node when all that it refers to has been looked at, without recursion: chains may
// be long.
func (u *unifier) walk(root *ir.MDNode) {
	stack := []*ir.MDNode{root}
	for len(stack) > 0 {
		n := stack[len(stack)-1]
		switch u.state[n] {
		case unvisited:
			u.state[n] = open
			for _, f := range n.Fields {
				if m, ok := f.Value.(*ir.MDNode); ok && u.state[m] == unvisited {
					stack = append(stack, m)
				}
			}
		case open:
			u.state[n] = done
			u.merge(n)
			stack = stack[:len(stack)-1]
		default:
			stack = stack[:len(stack)-1]
		}
	}
}

// merge finds the node that equals n, if there is one.
func (u *unifier) merge(n *ir.MDNode) {
	if n.Distinct || n.Kind == "DICompositeType" && n.Field("identifier") != nil { // LLVM's tools keep these apart by the identifier
		return
	}
	for _, f := range n.Fields {
		m, ok := f.Value.(*ir.MDNode)
		switch {
		case !ok:
		case m == n || m.Kind == dinode.OperandList && refersTo(m, n):
			n.Distinct = true
			return
		case u.state[m] == open && !m.Distinct:
			return // part of a cycle
		}
	}
	key := u.keyOf(n)
	if have := u.byKey[key]; have != nil {
		u.same[n] = have
		return
	}
	u.byKey[key] = n
}

func refersTo(list, n *ir.MDNode) bool {
	return slices.ContainsFunc(list.Fields, func(f ir.MDField) bool { return f.Value == ir.MD(n) })
}

// keyOf serializes a node, with its operands by identity.
func (u *unifier) keyOf(n *ir.MDNode) string {
	b := append(u.key[:0], n.Kind...)
	for _, f := range n.PrintedFields() {
		b = append(append(b, ','), f.Name...)
		switch m := f.Value.(type) {
		case *ir.MDNode:
			b = append(b, '!')
			b = strconv.AppendInt(b, int64(u.id(u.of(m))), 10)
		case ir.MDStr:
			b = strconv.AppendQuote(b, string(m))
		case ir.MDRaw:
			b = append(append(b, ' '), m...)
		case *ir.MDConst:
			b = append(b, '@')
			b = strconv.AppendInt(b, int64(u.id(m.Value)), 10)
		case ir.MDNull:
			b = append(b, '0')
		default:
			b = append(b, fmt.Sprintf("?%p", m)...)
		}
	}
	u.key = b
	return string(b)
}

// id numbers the operands of nodes.
func (u *unifier) id(x any) int {
	n, ok := u.ids[x]
	if !ok {
		n = len(u.ids)
		u.ids[x] = n
	}
	return n
}
