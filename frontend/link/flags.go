package link

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

const moduleFlagsName = "llvm.module.flags"

// The behaviours of module flags: LangRef, "Module Flags Metadata".
const (
	flagError        = 1
	flagWarning      = 2
	flagRequire      = 3
	flagOverride     = 4
	flagAppend       = 5
	flagAppendUnique = 6
	flagMax          = 7
	flagMin          = 8
)

// hasFlag reports whether a |-joined field has a flag.
func hasFlag(field, flag string) bool {
	for f := range strings.SplitSeq(field, "|") {
		if strings.TrimSpace(f) == flag {
			return true
		}
	}
	return false
}

// flagMerger merges src's module flags into dst's list.
type flagMerger struct {
	l        *linker
	list     *ir.NamedMD
	index    map[string]int // of flags that are no requirements, in list
	required []*ir.MDNode
}

func (l *linker) moduleFlags() {
	src := l.src.NamedMD(moduleFlagsName)
	if src == nil {
		return
	}
	flags := make([]*ir.MDNode, len(src.Nodes))
	for k, n := range src.Nodes {
		flags[k] = l.md.node(n)
	}
	m := &flagMerger{l: l, list: l.dst.AddNamedMD(moduleFlagsName), index: map[string]int{}}
	if len(m.list.Nodes) == 0 {
		m.list.Nodes = flags
		return
	}
	var mins []int
	for k, n := range m.list.Nodes {
		switch b, id := flagParts(n); b {
		case flagRequire:
			m.require(n)
		case flagMin:
			mins = append(mins, k)
			fallthrough
		default:
			m.index[id] = k
		}
	}
	seen := map[string]bool{}
	for _, n := range flags {
		b, id := flagParts(n)
		seen[id] = true
		if b == flagRequire {
			if m.require(n) {
				m.list.Nodes = append(m.list.Nodes, n)
			}
			continue
		}
		m.merge(n)
	}
	for _, k := range mins { // a module without the flag counts as one in which it is 0
		n := m.list.Nodes[k]
		if _, id := flagParts(n); !seen[id] {
			zero := &ir.MDConst{Value: ir.NewInt(n.Operand(2).(*ir.MDConst).Value.Type(), 0)}
			m.list.Nodes[k] = ir.NewTuple(n.Operand(0), n.Operand(1), zero)
		}
	}
	m.checkRequired()
}

// flagParts returns behaviour and name of a flag.
func flagParts(n *ir.MDNode) (behaviour uint64, id string) {
	if len(n.Fields) != 3 {
		return 0, ""
	}
	if k, ok := n.Operand(0).(*ir.MDConst); ok {
		behaviour = flagNumber(k)
	}
	s, _ := n.Operand(1).(ir.MDStr)
	return behaviour, string(s)
}

func flagNumber(m ir.MD) uint64 {
	if c, ok := m.(*ir.MDConst); ok {
		if k, ok := c.Value.(*ir.Const); ok {
			v, _ := k.Uint64()
			return v
		}
	}
	return 0
}

// require remembers a requirement and reports whether it is new.
func (m *flagMerger) require(n *ir.MDNode) bool {
	r, ok := n.Operand(2).(*ir.MDNode)
	if !ok || slices.Contains(m.required, r) {
		return false
	}
	m.required = append(m.required, r)
	return true
}

// sameMD compares flags' values; nodes are shared when equal.
func sameMD(a, b ir.MD) bool {
	x, ok := a.(*ir.MDConst)
	y, ok2 := b.(*ir.MDConst)
	if ok && ok2 {
		return x.Value == y.Value
	}
	return a == b
}

// merge merges one flag that is no requirement.
func (m *flagMerger) merge(src *ir.MDNode) {
	sb, id := flagParts(src)
	at, ok := m.index[id]
	if !ok {
		m.index[id] = len(m.list.Nodes)
		m.list.Nodes = append(m.list.Nodes, src)
		return
	}
	dst := m.list.Nodes[at]
	db, _ := flagParts(dst)
	same := sameMD(src.Operand(2), dst.Operand(2))
	switch {
	case db == flagOverride:
		if sb == flagOverride && !same {
			m.conflict(id, "IDs have conflicting override values in "+m.modules())
		}
		return
	case sb == flagOverride:
		m.list.Nodes[at] = src
		return
	case sb != db && !mixes(sb, db, flagMin) && !mixes(sb, db, flagMax):
		m.conflict(id, "IDs have conflicting behaviors in "+m.modules())
		return
	}
	values := "('" + ir.MDString(src.Operand(2)) + "' from " + m.l.src.File + " with '" + ir.MDString(dst.Operand(2)) + "' from " + m.l.dst.File + ")"
	if (sb == flagWarning || db == flagWarning) && !same {
		m.l.warn("linking module flags '" + id + "': IDs have conflicting values " + values)
	}
	switch {
	case sb == flagMin || db == flagMin:
		m.list.Nodes[at] = pick(src, dst, flagMin, flagNumber(src.Operand(2)) < flagNumber(dst.Operand(2)))
	case sb == flagMax || db == flagMax:
		m.list.Nodes[at] = pick(src, dst, flagMax, flagNumber(src.Operand(2)) > flagNumber(dst.Operand(2)))
	case sb == flagError && !same:
		m.conflict(id, "IDs have conflicting values: '"+ir.MDString(src.Operand(2))+"' from "+m.l.src.File+
			", and '"+ir.MDString(dst.Operand(2))+"' from "+m.l.dst.File)
	case sb == flagAppend || sb == flagAppendUnique:
		m.list.Nodes[at] = appendFlag(dst, src, sb == flagAppendUnique)
	}
}

// mixes reports whether one behaviour is want and the other a warning, which may be merged.
func mixes(a, b, want uint64) bool {
	return a == want && b == flagWarning || b == want && a == flagWarning
}

// pick returns a flag with the behaviour that one of the two has, and the value of src or dst.
func pick(src, dst *ir.MDNode, behaviour uint64, fromSrc bool) *ir.MDNode {
	head, value := dst, dst
	if b, _ := flagParts(dst); b != behaviour {
		head = src
	}
	if fromSrc {
		value = src
	}
	if head == value {
		return head
	}
	return ir.NewTuple(head.Operand(0), dst.Operand(1), value.Operand(2))
}

// appendFlag returns dst's flag with the elements of src's at the end.
func appendFlag(dst, src *ir.MDNode, unique bool) *ir.MDNode {
	list := &ir.MDNode{ID: -1, Distinct: true}
	if d, ok := dst.Operand(2).(*ir.MDNode); ok {
		list.Fields = slices.Clone(d.Fields)
	}
	if s, ok := src.Operand(2).(*ir.MDNode); ok {
		for _, f := range s.Fields {
			if unique && slices.ContainsFunc(list.Fields, func(h ir.MDField) bool { return sameMD(h.Value, f.Value) }) {
				continue
			}
			list.Fields = append(list.Fields, f)
		}
	}
	n := ir.NewTuple(dst.Operand(0), dst.Operand(1), list)
	n.Distinct = true
	return n
}

func (m *flagMerger) checkRequired() {
	for _, r := range m.required {
		if len(r.Fields) < 2 {
			continue
		}
		id, _ := r.Operand(0).(ir.MDStr)
		at, ok := m.index[string(id)]
		if !ok || !sameMD(m.list.Nodes[at].Operand(2), r.Operand(1)) {
			m.conflict(string(id), "does not have the required value")
		}
	}
}

func (m *flagMerger) conflict(id, what string) {
	m.l.failModule("linking module flags '" + id + "': " + what)
}

func (m *flagMerger) modules() string {
	return "'" + m.l.src.File + "' and '" + m.l.dst.File + "'"
}
