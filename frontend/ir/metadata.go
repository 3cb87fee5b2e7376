package ir

import (
	"slices"
	"strconv"
	"sync"
)

// MD is metadata that can stand as an operand of a node: *MDNode, MDStr, *MDConst, MDNull,
// *MDArgList.
type MD interface{ isMD() }

// MDNode is a metadata node: a tuple !{…} when Kind is empty, otherwise a specialized node such as
// !DILocation(…).
//
// A tuple's operands are the Values of its Fields, without names. The fields of a specialized node
// are kept in the order and spelling of the input, understood or not.
type MDNode struct {
	ID       int // number in the input, -1 for inline nodes and for new ones; printers number afresh
	Distinct bool
	Inline   bool   // written at its use (!DIExpression(…)), without a number of its own
	Kind     string // "", "DILocation", "DISubprogram", …
	Fields   []MDField
}

// MDField is an operand of a tuple (Name empty) or a field of a specialized node.
type MDField struct {
	Name  string
	Value MD
}

// MDStr is !"…" (in a tuple) or "…" (in a field).
type MDStr string

// MDRaw is a field's value kept as text: a number, true, an identifier or several joined by |.
type MDRaw string

// MDNull is null.
type MDNull struct{}

// MDConst is a constant or global wrapped as metadata: i32 5, ptr @f.
type MDConst struct{ Value Value }

// MDArgList is !DIArgList(…): values, which may be local, inside metadata.
type MDArgList struct{ Args []*MDOperand }

func (*MDNode) isMD()    {}
func (MDStr) isMD()      {}
func (MDRaw) isMD()      {}
func (MDNull) isMD()     {}
func (*MDConst) isMD()   {}
func (*MDArgList) isMD() {}

// Field returns the value of a specialized node's field, or nil.
func (n *MDNode) Field(name string) MD {
	for _, f := range n.Fields {
		if f.Name == name {
			return f.Value
		}
	}
	return nil
}

// Int returns a numeric field, or 0.
func (n *MDNode) Int(name string) int {
	r, _ := n.Field(name).(MDRaw)
	v, _ := strconv.Atoi(string(r))
	return v
}

// Node returns the node that a field refers to, nil when there is none.
func (n *MDNode) Node(name string) *MDNode {
	f, _ := n.Field(name).(*MDNode)
	return f
}

// HasField reports whether a field is there and not null.
func (n *MDNode) HasField(name string) bool {
	m := n.Field(name)
	return m != nil && m != MD(MDNull{})
}

// Operand returns operand k of a tuple.
func (n *MDNode) Operand(k int) MD { return n.Fields[k].Value }

// NewTuple returns !{operands}.
func NewTuple(operands ...MD) *MDNode {
	n := &MDNode{ID: -1}
	for _, o := range operands {
		n.Fields = append(n.Fields, MDField{Value: o})
	}
	return n
}

// NamedMD is a named metadata list, !name = !{…}.
type NamedMD struct {
	Name  string
	Nodes []*MDNode // inline nodes (!DIExpression) included
}

// Attachment is metadata attached to an instruction, function or global: !kind !node.
type Attachment struct {
	Kind string
	Node *MDNode
}

// MD returns the attachment of a kind, or nil.
func (i *Instr) MD(kind string) *MDNode { return findMD(i.Attachments(), kind) }

// SetMD attaches a node, or removes the attachment when n is nil.
func (i *Instr) SetMD(kind string, n *MDNode) {
	switch {
	case i.md != nil:
		i.SetAttachments(setMD(*i.md, kind, n))
	case n != nil:
		i.md = newAttachment(kind, n)
	}
}

// Attachments returns all attachments in order; the slice must not be changed.
func (i *Instr) Attachments() []Attachment {
	if i.md == nil {
		return nil
	}
	return *i.md
}

// SetAttachments replaces all attachments.
func (i *Instr) SetAttachments(a []Attachment) {
	switch {
	case len(a) == 0:
		i.md = nil
	case i.md == nil || len(a) != len(*i.md) || !slices.Equal(a, *i.md):
		i.md = newAttachments(a)
	}
}

// newAttachments returns a list that instructions can share.
func newAttachments(a []Attachment) *[]Attachment {
	if len(a) == 1 {
		return newAttachment(a[0].Kind, a[0].Node)
	}
	list := slices.Clip(a)
	return &list
}

// newAttachment returns a list of one attachment, in one allocation.
func newAttachment(kind string, n *MDNode) *[]Attachment {
	one := &struct {
		list []Attachment
		room [1]Attachment
	}{room: [1]Attachment{{kind, n}}}
	one.list = one.room[:]
	return &one.list
}

// DropMDExcept removes all attachments but those of the given kinds, as a pass does that moves or
// merges instructions. !dbg stays only when it is named.
func (i *Instr) DropMDExcept(kinds ...string) {
	var out []Attachment
	for _, a := range i.Attachments() {
		if slices.Contains(kinds, a.Kind) {
			out = append(out, a)
		}
	}
	i.SetAttachments(out)
}

// DebugLoc returns the !dbg attachment, or nil.
func (i *Instr) DebugLoc() *MDNode { return findMD(i.Attachments(), "dbg") }

// CopyDebugLoc gives i the debug location of from and its position.
func (i *Instr) CopyDebugLoc(from *Instr) {
	i.Pos = from.Pos
	if n := from.DebugLoc(); n != nil || i.md != nil {
		i.SetMD("dbg", n)
	}
}

func findMD(list []Attachment, kind string) *MDNode {
	for _, a := range list {
		if a.Kind == kind {
			return a.Node
		}
	}
	return nil
}

func setMD(list []Attachment, kind string, n *MDNode) []Attachment {
	for k := range list {
		if list[k].Kind != kind {
			continue
		}
		out := slices.Clone(list)
		if n == nil {
			return slices.Delete(out, k, k+1)
		}
		out[k].Node = n
		return out
	}
	if n == nil {
		return list
	}
	return append(list[:len(list):len(list)], Attachment{kind, n})
}

// globalMD guards nothing but documents that module-level metadata belongs to module passes; nodes
// are shared by functions and must not be changed by function passes, which make new ones.
type moduleMD struct {
	mu    sync.Mutex
	named []*NamedMD
}

// NamedMD returns the named list, or nil.
func (m *Module) NamedMD(name string) *NamedMD {
	for _, n := range m.md.named {
		if n.Name == name {
			return n
		}
	}
	return nil
}

// AddNamedMD returns the named list, made empty when it is new.
func (m *Module) AddNamedMD(name string) *NamedMD {
	m.md.mu.Lock()
	defer m.md.mu.Unlock()
	if n := m.NamedMD(name); n != nil {
		return n
	}
	n := &NamedMD{Name: name}
	m.md.named = append(m.md.named, n)
	return n
}

// dropNamed removes the named lists whose names are to go, and reports whether there were any.
func (l *moduleMD) dropNamed(drop func(name string) bool) bool {
	n := len(l.named)
	l.named = slices.DeleteFunc(l.named, func(m *NamedMD) bool { return drop(m.Name) })
	return len(l.named) < n
}

// DropNamedMD removes the named list, if there is one.
func (m *Module) DropNamedMD(name string) {
	m.md.dropNamed(func(n string) bool { return n == name })
}

// AllNamedMD returns the named lists in order.
func (m *Module) AllNamedMD() []*NamedMD { return m.md.named }
