package link

import (
	"strconv"

	"opt-go/frontend/ir"
)

// nodeMapper copies metadata nodes. As nodes that are not distinct are identical when they are
// equal, a copy that equals a node of dst becomes that node; so type descriptors of TBAA, debug
// information and flags are shared. Types of debug information that the one-definition rule
// identifies are one by their identifier. Equal cycles are not found: in what clang prints, a
// distinct node closes them.
type nodeMapper struct {
	l      *linker
	copies map[*ir.MDNode]*ir.MDNode
	open   map[*ir.MDNode]bool // being copied; true: something refers to the copy already
	equal  map[string]*ir.MDNode
	same   map[*ir.MDNode]*ir.MDNode // nodes of dst that equal another one
	ids    map[any]int               // numbers of nodes and constants for keys
	odr    map[string]*ir.MDNode     // types by identifier
	seen   map[*ir.MDNode]bool
}

func (r *nodeMapper) init(l *linker) {
	*r = nodeMapper{l: l, copies: map[*ir.MDNode]*ir.MDNode{}, open: map[*ir.MDNode]bool{}, equal: map[string]*ir.MDNode{},
		same: map[*ir.MDNode]*ir.MDNode{}, ids: map[any]int{}, odr: map[string]*ir.MDNode{}, seen: map[*ir.MDNode]bool{}}
}

// prepare enters all nodes of dst. No body may have been begun then, since it has src's nodes until
// it is finished.
func (r *nodeMapper) prepare() {
	m := r.l.dst
	list := func(as []ir.Attachment) {
		for _, a := range as {
			r.enter(a.Node)
		}
	}
	for _, n := range m.AllNamedMD() {
		for _, n := range n.Nodes {
			r.enter(n)
		}
	}
	for g := range m.AllGlobals {
		list(g.Base().Attachments())
	}
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			list(i.Attachments())
			if !i.Op().IsCall() {
				continue
			}
			for k := range i.NumArgs() {
				if o, ok := i.Arg(k).(*ir.MDOperand); ok {
					if n, ok := o.Node.(*ir.MDNode); ok {
						r.enter(n)
					}
				}
			}
		}
	}
}

func (r *nodeMapper) enter(n *ir.MDNode) {
	if n == nil || r.seen[n] {
		return
	}
	r.seen[n] = true
	for _, f := range n.Fields {
		if c, ok := f.Value.(*ir.MDNode); ok {
			r.enter(c)
		}
	}
	if id := odrName(n); id != "" && r.odr[id] == nil {
		r.odr[id] = n
	}
	if n.Distinct {
		return
	}
	key := r.key(n)
	if have := r.equal[key]; have != nil {
		r.same[n] = have
	} else {
		r.equal[key] = n
	}
}

// odrName is the identifier of a type that is the same in all modules.
func odrName(n *ir.MDNode) string {
	if n.Kind != "DICompositeType" {
		return ""
	}
	s, _ := n.Field("identifier").(ir.MDStr)
	return string(s)
}

// key serializes a node, with numbers for its operands.
func (r *nodeMapper) key(n *ir.MDNode) string {
	b := append(make([]byte, 0, 64), n.Kind...)
	for _, f := range n.Fields {
		b = append(append(append(b, 0), f.Name...), 0)
		switch v := f.Value.(type) {
		case *ir.MDNode:
			if have := r.same[v]; have != nil {
				v = have
			}
			b = strconv.AppendInt(append(b, 'n'), int64(r.id(v)), 10)
		case *ir.MDConst:
			b = strconv.AppendInt(append(b, 'c'), int64(r.id(v.Value)), 10)
		case ir.MDStr:
			b = append(strconv.AppendQuote(append(b, 's'), string(v)), 0)
		case ir.MDRaw:
			b = append(append(b, 'r'), v...)
		case *ir.MDArgList:
			b = strconv.AppendInt(append(b, 'a'), int64(r.id(v)), 10)
		default:
			b = append(b, '0')
		}
	}
	return string(b)
}

func (r *nodeMapper) id(v any) int {
	n, ok := r.ids[v]
	if !ok {
		n = len(r.ids)
		r.ids[v] = n
	}
	return n
}

// node returns the copy of a node of src.
func (r *nodeMapper) node(n *ir.MDNode) *ir.MDNode {
	if n == nil {
		return nil
	}
	if got := r.copies[n]; got != nil {
		if _, ok := r.open[n]; ok {
			r.open[n] = true
		}
		return got
	}
	if id := odrName(n); id != "" {
		if have := r.odr[id]; have != nil {
			return r.mergeType(n, have)
		}
	}
	c := *n
	r.copies[n] = &c
	if id := odrName(n); id != "" {
		r.odr[id] = &c
	}
	r.open[n] = false
	c.ID, c.Fields = -1, r.fields(n)
	referred := r.open[n]
	delete(r.open, n)
	if n.Distinct {
		return &c
	}
	key := r.key(&c)
	if have := r.equal[key]; have != nil && !referred {
		r.copies[n] = have
		return have
	}
	r.equal[key] = &c
	return &c
}

func (r *nodeMapper) fields(n *ir.MDNode) []ir.MDField {
	out := make([]ir.MDField, len(n.Fields))
	for k, f := range n.Fields {
		out[k] = ir.MDField{Name: f.Name, Value: r.l.code.Metadata(f.Value)}
	}
	return out
}

// mergeType makes src's description of a type dst's; a definition replaces a forward declaration.
func (r *nodeMapper) mergeType(n, have *ir.MDNode) *ir.MDNode {
	r.copies[n] = have
	if isForward(have) && !isForward(n) {
		have.Fields = r.fields(n)
		have.Distinct = n.Distinct
	}
	return have
}

func isForward(n *ir.MDNode) bool {
	flags, _ := n.Field("flags").(ir.MDRaw)
	return hasFlag(string(flags), "DIFlagFwdDecl")
}

// named appends src's named lists to dst's; module flags have rules of their own.
func (r *nodeMapper) named() {
	for _, s := range r.l.src.AllNamedMD() {
		if s.Name == moduleFlagsName {
			continue
		}
		d := r.l.dst.AddNamedMD(s.Name)
		for _, n := range s.Nodes {
			d.Nodes = append(d.Nodes, r.node(n))
		}
	}
}
