package ir

import (
	"slices"
	"strconv"
	"strings"
)

// mdSlots numbers metadata nodes in the order in which LLVM discovers them: a node, then its
// operands, depth-first.
type mdSlots struct {
	byNode map[*MDNode]int32
	same   map[*MDNode]int32 // identities: equal for tuples that LLVM has one copy of
	tuples map[string]int32  // identities of tuples, by their operands
	slots  map[int32]int32   // numbers of tuples, by identity
	nodes  []*MDNode
	kinds  map[string]int // ranks of kinds that LLVM does not know beforehand
}

// operandFields gives, for specialized nodes whose operands LLVM holds in another order than it
// prints them, the fields with operands in LLVM's order.
var operandFields = map[string][]string{
	"DISubprogram": {"file", "scope", "name", "linkageName", "type", "unit", "declaration", "retainedNodes",
		"containingType", "templateParams", "thrownTypes", "annotations"},
	"DICompileUnit":    {"file", "enums", "retainedTypes", "globals", "imports", "macros"},
	"DIBasicType":      {"file", "scope", "name"},
	"DIDerivedType":    {"file", "scope", "name", "baseType", "extraData", "annotations"},
	"DISubroutineType": {"types"},
	"DICompositeType": {"file", "scope", "name", "baseType", "elements", "vtableHolder", "templateParams", "discriminator",
		"dataLocation", "associated", "allocated", "rank", "annotations"},
	"DIStringType":       {"file", "scope", "stringLength", "stringLengthExpression", "stringLocationExpression"},
	"DILexicalBlock":     {"file", "scope"},
	"DILexicalBlockFile": {"file", "scope"},
	"DINamespace":        {"scope"},
	"DIModule":           {"file", "scope"},
	"DICommonBlock":      {"scope", "declaration", "file"},
	"DIGlobalVariable":   {"scope", "file", "type", "declaration", "templateParams", "annotations"},
	"DILocalVariable":    {"scope", "file", "type", "annotations"},
	"DIImportedEntity":   {"scope", "entity", "file", "elements"},
	"DILocation":         {"scope", "inlinedAt"},
	"DIObjCProperty":     {"file", "type"},
	"DILabel":            {"scope", "file"},
}

// add numbers n, if it gets a number of its own, and its operands.
func (s *mdSlots) add(n *MDNode) {
	if n == nil || n.isInline() {
		if n != nil {
			for _, f := range n.Fields {
				s.addValue(f.Value)
			}
		}
		return
	}
	if _, ok := s.byNode[n]; ok {
		return
	}
	if s.byNode == nil {
		s.byNode = map[*MDNode]int32{}
	}
	if n.Kind == "" && !n.Distinct {
		id := s.identity(n)
		if slot, ok := s.slots[id]; ok {
			s.byNode[n] = slot
			return
		}
		if s.slots == nil {
			s.slots = map[int32]int32{}
		}
		s.slots[id] = int32(len(s.nodes))
	}
	s.byNode[n] = int32(len(s.nodes))
	s.nodes = append(s.nodes, n)
	if order, ok := operandFields[n.Kind]; ok {
		for _, name := range order {
			s.addValue(n.Field(name))
		}
		return
	}
	for _, f := range n.Fields {
		s.addValue(f.Value)
	}
}

// identity returns a number that equal tuples share, because LLVM uniques them; so passes that
// create equal tuples, even concurrently, need no coordination. Distinct and specialized nodes, and
// tuples in a cycle, are equal only to themselves.
func (s *mdSlots) identity(n *MDNode) int32 {
	if id, ok := s.same[n]; ok {
		return id
	}
	if s.same == nil {
		s.same, s.tuples = map[*MDNode]int32{}, map[string]int32{}
	}
	id := int32(len(s.same))
	s.same[n] = id
	if n.Kind != "" || n.Distinct {
		return id
	}
	var b []byte
	for _, f := range n.Fields {
		switch v := f.Value.(type) {
		case MDStr:
			b = strconv.AppendInt(append(b, 's'), int64(len(v)), 10)
			b = append(append(b, ' '), v...)
		case *MDConst:
			b = strconv.AppendUint(append(b, 'c'), uint64(constID(v.Value)), 10)
		case nil, MDNull:
			b = append(b, 'n')
		case *MDNode:
			b = strconv.AppendInt(append(b, 'm'), int64(s.identity(v)), 10)
		default:
			return id
		}
	}
	if first, ok := s.tuples[string(b)]; ok {
		s.same[n] = first
		return first
	}
	s.tuples[string(b)] = id
	return id
}

func (s *mdSlots) addValue(m MD) {
	if n, ok := m.(*MDNode); ok {
		s.add(n)
	}
}

// isInline reports whether LLVM always writes the node at its use.
func (n *MDNode) isInline() bool { return n.Kind == "DIExpression" || n.isList() }

// isList reports whether the node is the list in the operands field of a GenericDINode, which is no
// node to LLVM.
func (n *MDNode) isList() bool { return n.Kind == "{}" }

// isODRType reports whether the node describes a type that the one-definition rule identifies; opt
// makes these distinct.
func (n *MDNode) isODRType() bool {
	return n.Kind == "DICompositeType" && n.HasField("identifier") && n.Field("identifier") != MD(MDStr(""))
}

func (p *printer) namedMD(l *NamedMD) {
	p.c('!')
	p.mdIdent(l.Name)
	p.s(" = !{")
	for k, n := range l.Nodes {
		if k > 0 {
			p.s(", ")
		}
		p.mdRef(n)
	}
	p.s("}\n")
}

// mdNodes writes the nodes with some of the numbers.
func (p *printer) mdNodes(lo, hi int) {
	for k := lo; k < hi; k++ {
		p.c('!')
		p.b = strconv.AppendInt(p.b, int64(k), 10)
		p.s(" = ")
		p.mdBody(p.md.nodes[k])
		p.c('\n')
	}
}

// mdIdent writes the name of a named list or an attachment's kind.
func (p *printer) mdIdent(name string) {
	const hex = "0123456789ABCDEF"
	for k := 0; k < len(name); k++ {
		ch := name[k]
		if nameByte(ch) || ch == '$' {
			if k > 0 || ch < '0' || ch > '9' {
				p.c(ch)
				continue
			}
		}
		p.b = append(p.b, '\\', hex[ch>>4], hex[ch&15])
	}
}

// mdBody writes a node: distinct !{…}, !DILocation(…).
func (p *printer) mdBody(n *MDNode) {
	if (n.Distinct || n.isODRType()) && n.Kind != "DIExpression" {
		p.s("distinct ")
	}
	open, end := byte('('), byte(')')
	kind, fields := p.nodeForm(n)
	switch {
	case n.Kind == "":
		p.c('!')
		open, end = '{', '}'
	case n.isList():
		open, end = '{', '}'
	default:
		p.c('!')
		p.s(kind)
	}
	p.c(open)
	for k, f := range fields {
		if k > 0 {
			p.s(", ")
		}
		if f.Name != "" {
			p.s(f.Name)
			p.s(": ")
		}
		if str, ok := f.Value.(MDStr); ok && n.Kind != "" && !n.isList() {
			p.quoted(string(str))
			continue
		}
		p.mdValue(f.Value)
	}
	p.c(end)
}

// mdRef writes a reference to a node: !12, or the node itself where it is written at its use.
func (p *printer) mdRef(n *MDNode) {
	if n == nil {
		p.s("null")
		return
	}
	if n.isInline() {
		p.mdBody(n)
		return
	}
	slot, ok := p.md.byNode[n]
	switch {
	case ok:
		p.c('!')
		p.b = strconv.AppendInt(p.b, int64(slot), 10)
	case p.mod == nil && n.ID >= 0:
		p.c('!')
		p.b = strconv.AppendInt(p.b, int64(n.ID), 10)
	case n.Kind == "DILocation":
		p.mdBody(n)
	default:
		p.s("<badref>")
	}
}

// mdValue writes metadata as an operand.
func (p *printer) mdValue(m MD) {
	switch m := m.(type) {
	case nil:
		p.s("null")
	case *MDNode:
		p.mdRef(m)
	case MDStr:
		p.c('!')
		p.quoted(string(m))
	case MDRaw:
		p.s(string(m))
	case MDNull:
		p.s("null")
	case *MDConst:
		p.operand(m.Value, true)
	case *MDArgList:
		p.s("!DIArgList(")
		for k, a := range m.Args {
			if k > 0 {
				p.s(", ")
			}
			p.mdOperand(a)
		}
		p.c(')')
	}
}

// mdOperand writes the node or value that a metadata argument wraps.
func (p *printer) mdOperand(m *MDOperand) {
	if m.val != nil {
		p.operand(m.val, true)
		return
	}
	p.mdValue(m.Node)
}

// MDString returns metadata as it is printed in an operand; nodes go by their numbers in the input.
func MDString(m MD) string {
	p := newPrinter(nil, nil, 0)
	if n, ok := m.(*MDNode); ok && n.ID < 0 {
		p.mdBody(n)
	} else {
		p.mdValue(m)
	}
	return string(p.b)
}

// fixedKinds are the kinds of attachments that LLVM numbers beforehand, in that order.
var fixedKinds = strings.Fields(`dbg tbaa prof fpmath range tbaa.struct invariant.load alias.scope noalias nontemporal
	llvm.mem.parallel_loop_access nonnull dereferenceable dereferenceable_or_null make.implicit unpredictable
	invariant.group align llvm.loop type section_prefix absolute_symbol associated callees irr_loop llvm.access.group
	callback llvm.preserve.access.index vcall_visibility noundef annotation nosanitize func_sanitize exclude memprof
	callsite kcfi_type pcsections DIAssignID coro.outside.frame mmra noalias.addrspace`)

var fixedRanks = func() map[string]int {
	m := make(map[string]int, len(fixedKinds))
	for k, n := range fixedKinds {
		m[n] = k
	}
	return m
}()

// kindRank orders kinds as LLVM numbers them: the known ones, then the others in the order of the
// text.
func (p *printer) kindRank(kind string) int {
	if r, ok := fixedRanks[kind]; ok {
		return r
	}
	if p.md.kinds == nil {
		p.md.kinds = map[string]int{}
		if p.mod != nil {
			p.md.registerKinds(p.mod)
		}
	}
	return len(fixedKinds) + p.md.kinds[kind]
}

func (s *mdSlots) registerKinds(m *Module) {
	note := func(list []Attachment) {
		for _, a := range list {
			if _, ok := fixedRanks[a.Kind]; !ok && s.kinds[a.Kind] == 0 {
				s.kinds[a.Kind] = len(s.kinds) + 1
			}
		}
	}
	for _, g := range m.Globals {
		note(g.md)
	}
	for _, f := range m.Funcs {
		note(f.md)
		for b := f.first; b != nil; b = b.next {
			for i := b.first; i != nil; i = i.next {
				note(i.Attachments())
			}
		}
	}
}

// sortedAttachments returns the attachments in the order of their kinds.
func (p *printer) sortedAttachments(list []Attachment) []Attachment {
	if len(list) < 2 {
		return list
	}
	byKind := func(a, b Attachment) int { return p.kindRank(a.Kind) - p.kindRank(b.Kind) }
	if slices.IsSortedFunc(list, byKind) {
		return list
	}
	list = slices.Clone(list)
	slices.SortStableFunc(list, byKind)
	return list
}

// attachments writes the attachments, each with sep in front.
func (p *printer) attachments(list []Attachment, sep string) {
	if p.bare {
		return
	}
	for _, a := range p.sortedAttachments(list) {
		p.s(sep)
		p.c('!')
		p.mdIdent(a.Kind)
		p.c(' ')
		p.mdRef(a.Node)
	}
}
