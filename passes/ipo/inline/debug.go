package inline

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// locationMap moves debug locations: each location of the callee gets an inlinedAt field that
// leads, over what it was inlined at already, to the place of the call.
type locationMap struct {
	at    *ir.MDNode // the call's location as a distinct node, nil: the call has none
	whole *ir.MDNode // the call's location where the callee has no debug information: its instructions seem to be of the call
	moved map[*ir.MDNode]*ir.MDNode
	ids   map[*ir.MDNode]*ir.MDNode // of assignments: a DIAssignID belongs to one function
}

func inlinedLocations(call *ir.Instr) *locationMap {
	m := &locationMap{moved: map[*ir.MDNode]*ir.MDNode{}, ids: map[*ir.MDNode]*ir.MDNode{}}
	if l := call.DebugLoc(); l != nil {
		m.at = &ir.MDNode{ID: -1, Distinct: true, Kind: l.Kind, Fields: l.Fields}
		if call.CalledFunc().MD("dbg") == nil {
			m.whole = l
		}
	}
	return m
}

// move changes the debug location of a copied instruction, and where its loop begins and ends.
// Without one at the call, the copy keeps none: it would name a scope of another function; and a
// debug intrinsic, which must have one, goes.
func (m *locationMap) move(i *ir.Instr) {
	if id := i.MD("llvm.loop"); id != nil {
		i.SetMD("llvm.loop", m.loop(id))
	}
	m.assignment(i)
	l := i.DebugLoc()
	if l == nil {
		if m.whole != nil && i.Op() != ir.Alloca {
			i.SetMD("dbg", m.whole)
		}
		return
	}
	if m.at == nil {
		i.SetMD("dbg", nil)
		if analysis.IsDebugOrPseudo(i) {
			i.Erase()
		}
		return
	}
	i.SetMD("dbg", m.location(l))
}

// assignment gives what writes a variable, and the debug records of that, an identity of the
// caller's.
func (m *locationMap) assignment(i *ir.Instr) {
	if id := i.MD(assignID); id != nil {
		i.SetMD(assignID, m.freshID(id))
	}
	if i.IntrinsicID() != "llvm.dbg.assign" {
		return
	}
	if o, ok := i.Arg(3).(*ir.MDOperand); ok {
		if id, ok := o.Node.(*ir.MDNode); ok {
			i.SetOperand(3, ir.NewMDNode(i.Func().Ctx(), m.freshID(id)))
		}
	}
}

const assignID = "DIAssignID"

func (m *locationMap) freshID(id *ir.MDNode) *ir.MDNode {
	n := m.ids[id]
	if n == nil {
		n = &ir.MDNode{ID: -1, Distinct: true, Kind: id.Kind}
		m.ids[id] = n
	}
	return n
}

func (m *locationMap) location(l *ir.MDNode) *ir.MDNode {
	if n, ok := m.moved[l]; ok {
		return n
	}
	n := &ir.MDNode{ID: -1, Distinct: l.Distinct, Kind: l.Kind}
	m.moved[l] = n
	at := m.at
	for _, f := range l.Fields {
		if f.Name != "inlinedAt" {
			n.Fields = append(n.Fields, f)
		} else if outer, ok := f.Value.(*ir.MDNode); ok {
			at = m.location(outer)
		}
	}
	n.Fields = append(n.Fields, ir.MDField{Name: "inlinedAt", Value: at})
	return n
}

// loop returns the name of a copied loop, which is its own: so the copies of one loop can differ
// later.
func (m *locationMap) loop(id *ir.MDNode) *ir.MDNode {
	if len(id.Fields) == 0 || id.Operand(0) != ir.MD(id) {
		return id
	}
	n := &ir.MDNode{ID: -1, Distinct: true, Kind: id.Kind}
	n.Fields = append(n.Fields, ir.MDField{Value: n})
	located := false
	for _, f := range id.Fields[1:] {
		if l, ok := f.Value.(*ir.MDNode); ok && l.Kind == "DILocation" {
			if located = true; m.at == nil {
				continue
			}
			f.Value = m.location(l)
		}
		n.Fields = append(n.Fields, f)
	}
	if !located && m.at == nil {
		return id
	}
	return n
}
