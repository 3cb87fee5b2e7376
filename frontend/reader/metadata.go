package reader

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/llir/llvm/ir/metadata"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/scan"
	"opt-go/frontend/ir"
	"opt-go/frontend/reader/dinode"
)

// mdReader holds the module's metadata nodes by the number in the text. Nodes are made when first
// referred to and filled by their definitions, so references may run in all directions.
type mdReader struct {
	mod  *reader
	byID map[int]*ir.MDNode
	args *mdOperands
	full bool // all nodes are made; several goroutines look them up
	mdTexts
}

// mdTexts are the strings of metadata nodes, each once and copied: as parts of the text that was
// read, they would keep all of it. Goroutines do not share them.
type mdTexts struct {
	words  map[string]string // kinds of nodes, and names of fields
	raw    map[string]ir.MD
	fields []ir.MDField // of nodes that are being read, the inner ones last
}

// word returns a kind or the name of a field.
func (t *mdTexts) word(s string) string {
	w, ok := t.words[s]
	if !ok {
		if t.words == nil {
			t.words = map[string]string{}
		}
		w = strings.Clone(s)
		t.words[w] = w
	}
	return w
}

// value returns a field that is kept as text.
func (t *mdTexts) value(s string) ir.MD {
	v, ok := t.raw[s]
	if !ok {
		if t.raw == nil {
			t.raw = map[string]ir.MD{}
		}
		s = strings.Clone(s)
		v = ir.MDRaw(s)
		t.raw[s] = v
	}
	return v
}

// take returns the fields from first on, which were read last.
func (t *mdTexts) take(first int) []ir.MDField {
	if first == len(t.fields) {
		return nil
	}
	out := slices.Clone(t.fields[first:])
	clear(t.fields[first:])
	t.fields = t.fields[:first]
	return out
}

// mdOperands caches operands by their text (references, strings, expressions) and the nodes created
// for them. Functions share it.
type mdOperands struct {
	mu     sync.Mutex
	byText map[string]*ir.MDOperand
	tags   map[*ir.MDNode]*ir.MDNode // access tags made for old TBAA nodes
}

func (r *mdReader) node(id int) *ir.MDNode {
	n := r.byID[id]
	if n == nil {
		n = &ir.MDNode{ID: id}
		if r.full {
			r.mod.errorf("use of undefined metadata '!%d'", id)
			return n
		}
		r.byID[id] = n
	}
	return n
}

// define fills the nodes of the module's metadata definitions, which come as text.
func (r *mdReader) define(defs []carried.MetadataDef) {
	for _, d := range defs {
		r.mod.at = d.Off
		p := parser{types: &r.mod.types, mod: r.mod, s: d.Text}
		p.mdInto(r.node(d.ID))
		if p.space(); p.err == nil && p.pos < len(p.s) {
			p.fail("unexpected '%s' in a metadata node", p.s[p.pos:])
		}
		r.failed(&p)
	}
}

// failed reports an error in metadata of the text, at its token.
func (r *mdReader) failed(p *parser) {
	if p.err == nil {
		return
	}
	at := r.mod.at
	if r.mod.text != nil && at >= 0 {
		at = r.mod.text.RawOffset(at, p.s, p.errAt)
	}
	r.mod.errorAt(at, "%s", p.err)
}

// defineLLIR fills the nodes of a module that llir parsed by itself; its nodes print in LLVM's
// syntax.
func (r *mdReader) defineLLIR(defs []metadata.Definition) {
	for _, d := range defs {
		r.define([]carried.MetadataDef{{ID: int(d.ID()), Off: -1, Text: d.LLString()}})
	}
}

func (r *mdReader) named(defs []carried.NamedMetadataDef) {
	for _, d := range defs {
		r.mod.at = d.Off
		list := r.mod.out.AddNamedMD(unescapeMDName(d.Name))
		for _, text := range d.Nodes {
			list.Nodes = append(list.Nodes, r.reference(text))
		}
	}
}

// unescapeMDName takes \XX out of the name of a named list or an attachment's kind.
func unescapeMDName(s string) string { return scan.Unescape(s) }

// reference returns the node that `!12` or a node written in place names.
func (r *mdReader) reference(text string) *ir.MDNode {
	if id := nodeNumber(text); id >= 0 {
		return r.node(id)
	}
	p := parser{types: &r.mod.types, mod: r.mod, s: text}
	n := p.inlineNode()
	r.failed(&p)
	return n
}

// nodeNumber returns N of "!N", or -1.
func nodeNumber(text string) int {
	if len(text) < 2 || text[0] != '!' {
		return -1
	}
	n, err := strconv.Atoi(text[1:])
	if err != nil || text[1] == '-' || text[1] == '+' {
		return -1
	}
	return n
}

// attachments converts a statement's or global's attachments.
func (r *mdReader) attachments(list []carried.Attachment) []ir.Attachment {
	if len(list) == 0 {
		return nil
	}
	out := make([]ir.Attachment, len(list))
	for i, a := range list {
		out[i] = r.attachment(a)
	}
	return out
}

func (r *mdReader) attachment(a carried.Attachment) ir.Attachment {
	out := ir.Attachment{Kind: r.word(unescapeMDName(a.Kind)), Node: r.reference(a.Node)}
	if a.Kind == "tbaa" {
		out.Node = r.upgradeTBAA(out.Node)
	}
	return out
}

// llirAttachments converts attachments that llir has parsed by itself.
func (r *mdReader) llirAttachments(list []*metadata.Attachment) []ir.Attachment {
	var out []ir.Attachment
	for _, a := range list {
		out = append(out, ir.Attachment{Kind: a.Name, Node: r.reference(a.Node.Ident())})
	}
	return out
}

// operand returns the metadata operand for the text after `metadata`. As in LLVM, a tuple of one
// constant stands for the constant, and a tuple of one null for the empty tuple.
func (r *mdReader) operand(text string) *ir.MDOperand {
	r.args.mu.Lock()
	defer r.args.mu.Unlock()
	if o := r.args.byText[text]; o != nil {
		return o
	}
	p := parser{types: &r.mod.types, mod: r.mod, s: text}
	md := p.md()
	r.failed(&p)
	if n, ok := md.(*ir.MDNode); ok && n.Kind == "" && len(n.Fields) == 1 {
		switch only := n.Fields[0].Value.(type) {
		case *ir.MDConst:
			return ir.NewMDValue(r.mod.ctx, nil, only.Value)
		case ir.MDNull:
			md = ir.NewTuple()
		}
	}
	o := ir.NewMDNode(r.mod.ctx, md)
	r.args.byText[text] = o
	return o
}

// --- the grammar of metadata ---

// md takes any metadata: !12, !"s", !{…}, !DIFoo(…), null, T v.
func (p *parser) md() ir.MD {
	switch p.peek() {
	case '!':
		if p.pos+1 < len(p.s) && p.s[p.pos+1] == '"' {
			p.pos++
			return ir.MDStr(strings.Clone(p.quoted()))
		}
		return p.mdNode()
	case 'n':
		if p.peekWord() == "null" {
			p.word()
			return ir.MDNull{}
		}
	case 'd':
		if p.peekWord() == "distinct" {
			p.fail("expected metadata operand")
			return ir.MDNull{}
		}
	}
	return &ir.MDConst{Value: p.parseTyped()}
}

// mdNode takes !12 or a node in place.
func (p *parser) mdNode() *ir.MDNode {
	if p.pos+1 < len(p.s) && p.s[p.pos+1] >= '0' && p.s[p.pos+1] <= '9' {
		p.pos++
		n := p.number()
		return p.mod.md.node(int(n))
	}
	return p.inlineNode()
}

// inlineNode takes a node that is written where it is used.
func (p *parser) inlineNode() *ir.MDNode {
	n := &ir.MDNode{ID: -1, Inline: true}
	p.mdInto(n)
	return n
}

// mdInto takes the definition of a node: [distinct] !{…} or [distinct] !DIFoo(…).
func (p *parser) mdInto(n *ir.MDNode) {
	if p.peekWord() == "distinct" {
		p.word()
		n.Distinct = true
	}
	p.space()
	lo := p.pos
	p.expect("!")
	n.Kind = p.mod.md.word(p.word())
	if n.Kind == "" {
		p.expect("{")
		n.Fields = p.mdOperands("}")
		return
	}
	if scan.IsDigit(n.Kind[0]) {
		if id, err := strconv.Atoi(n.Kind); err == nil { // !1 = !2
			*n = *p.mod.md.node(id)
			return
		}
	}
	p.expect("(")
	t := &p.mod.md.mdTexts
	first := len(t.fields)
	for p.err == nil && !p.accept(")") {
		f := p.mdField()
		t.fields = append(t.fields, f)
		if p.peek() != ')' {
			p.expect(",")
			if p.peek() == ')' {
				p.fail("expected a field after ',' in '!%s'", n.Kind)
			}
		}
	}
	n.Fields = t.take(first)
	if p.err == nil {
		dinode.Check(n, p.s, lo, p.pos, p)
		p.mod.out.NeedVersion(dinode.Since(n))
	}
}

func (p *parser) mdOperands(closing string) []ir.MDField {
	t := &p.mod.md.mdTexts
	first := len(t.fields)
	for p.err == nil && !p.accept(closing) {
		f := ir.MDField{Value: p.md()}
		t.fields = append(t.fields, f)
		if p.peek() != closing[0] {
			p.expect(",")
			if p.peek() == closing[0] {
				p.fail("expected metadata operand")
			}
		}
	}
	return t.take(first)
}

// mdField takes `name: value`, or an operand without a name (of DIExpression).
func (p *parser) mdField() ir.MDField {
	var f ir.MDField
	at := p.pos
	if w := p.word(); w != "" && p.accept(":") {
		f.Name = p.mod.md.word(w)
	} else {
		p.pos = at
	}
	f.Value = p.mdFieldValue()
	return f
}

func (p *parser) mdFieldValue() ir.MD {
	switch c := p.peek(); {
	case c == '!':
		if lo := p.pos; strings.HasPrefix(p.s[lo:], `!"`) { // MDStr is a plain string in a field
			p.md()
			return p.mod.md.value(p.s[lo:p.pos])
		}
		return p.md()
	case c == '"':
		return ir.MDStr(strings.Clone(p.quoted()))
	case c == '{': // operands: {!1, !2} of GenericDINode
		p.pos++
		return &ir.MDNode{ID: -1, Inline: true, Kind: dinode.OperandList, Fields: p.mdOperands("}")}
	case c == '-' || c >= '0' && c <= '9':
		return p.rawField()
	}
	w := p.peekWord()
	switch {
	case w == "null":
		p.word()
		return ir.MDNull{}
	case p.peek() == '%' || p.peek() == '<' || p.peek() == '[' || isTypeWord(w):
		return &ir.MDConst{Value: p.parseTyped()}
	}
	return p.rawField()
}

// isTypeWord reports whether a word begins a type.
func isTypeWord(w string) bool {
	switch w {
	case "void", "half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128", "label", "token", "metadata",
		"x86_mmx", "x86_amx", "target", "ptr":
		return true
	}
	if len(w) < 2 || w[0] != 'i' {
		return false
	}
	return strings.Trim(w[1:], "0123456789") == ""
}

// rawField takes a number, identifier, or several joined by |, as text.
func (p *parser) rawField() ir.MD {
	lo := p.pos
	depth := 0
	for ; p.pos < len(p.s); p.pos++ {
		switch c := p.s[p.pos]; {
		case c == '(':
			depth++
		case c == ')' && depth > 0:
			depth--
		case strings.IndexByte(`!@%#{}"`, c) >= 0:
			p.fail("expected ',' or ')' in a metadata node, found '%c'", c)
			return ir.MDNull{}
		case c == ',' && depth == 0 || c == ')':
			text := strings.TrimSpace(p.s[lo:p.pos])
			if text == "" {
				p.fail("expected a value in '%s'", p.s)
			}
			return p.mod.md.value(text)
		}
	}
	p.fail("unexpected end of '%s'", p.s)
	return ir.MDNull{}
}

// sortedKeys returns the keys of a map in order.
func sortedKeys[V any](m map[string]V) []string {
	return slices.Sorted(maps.Keys(m))
}

// upgradeTBAA returns the access tag for a scalar type that old assembly attached itself: !{name,
// parent[, constant]} is an access to that type as a whole.
func (r *mdReader) upgradeTBAA(n *ir.MDNode) *ir.MDNode {
	if len(n.Fields) == 0 || n.Kind != "" {
		return n
	}
	if _, isTag := n.Operand(0).(*ir.MDNode); isTag && len(n.Fields) >= 3 {
		return n
	}
	r.args.mu.Lock()
	defer r.args.mu.Unlock()
	if tag := r.args.tags[n]; tag != nil {
		return tag
	}
	scalar, zero := n, &ir.MDConst{Value: ir.NewZero(r.mod.ctx.I64)}
	tag := ir.NewTuple(scalar, scalar, zero)
	if len(n.Fields) == 3 {
		scalar = ir.NewTuple(n.Operand(0), n.Operand(1))
		tag = ir.NewTuple(scalar, scalar, zero, n.Operand(2))
	}
	if r.args.tags == nil {
		r.args.tags = map[*ir.MDNode]*ir.MDNode{}
	}
	r.args.tags[n] = tag
	return tag
}
