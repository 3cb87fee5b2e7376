// Package pointee checks the pointee types of LLVM 14's typed pointers.
//
// llir drops most of the types that are written with operands, and our IR has only opaque pointers,
// so LLVM 14's rules on pointees are checked here, on the text: every type that is written with a
// value must be the type of the value, and the types of operands must match, pointees included.
//
// It is a second walk over a text that dialect.Carry has found well formed, and only over texts all
// of whose pointers are typed: check.go walks over the module, instructions.go over functions,
// values.go over constants and operands, types.go has the types, intrinsics.go the signatures that
// LLVM 14 fixes. All other errors in a text are reported elsewhere: the walk ends at a construct
// that it does not understand.
package pointee

import (
	"strings"

	"opt-go/frontend/diag"
	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// pointees is the state of one such walk.
type pointees struct {
	scan.Scanner
	t     *carried.Text
	types ptypes
	depth int

	globals  map[string]*ptype      // by name
	numbered map[string]*ptype      // unnamed globals, by number
	uncalled map[string]declaration // of intrinsics; like LLVM we ignore those that are never called
	later    []func()               // what refers to globals: done when all of them are known
	layout   string

	locals  map[string]*ptype
	numbers map[int]*ptype
	nextID  int
	forward []localUse
	ret     *ptype // of the current function

	diags diag.List
}

// localUse is a use of a local before its definition.
type localUse struct {
	tok  scan.Token
	want *ptype
}

// declaration is a function's type, and where its name stands.
type declaration struct {
	at  int32
	sig *ptype
}

// giveUp ends the walk at a construct that it does not understand.
type giveUp struct{}

// Check compares the types of values with the types written at their uses, in texts with typed
// pointers.
func Check(t *carried.Text) diag.List {
	if !t.Typed || t.Opaque {
		return nil
	}
	c := &pointees{t: t, types: newPTypes(), globals: map[string]*ptype{}, numbered: map[string]*ptype{},
		uncalled: map[string]declaration{}}
	c.Scanner.Src = t.Source
	c.walk()
	c.diags.SortByPosition()
	return c.diags
}

// walk goes over the text; it reports whether it came to its end.
func (c *pointees) walk() (done bool) {
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(giveUp); !ok {
				panic(r)
			}
		}
	}()
	for _, d := range c.t.Types {
		s := c.at(d.Off)
		s.Next()
		s.Next() // = type
		name := d.Name[1:]
		if !scan.IsNumber(name) {
			name = scan.BareName(name)
		}
		c.types.bodies[name] = s.Pos
	}
	if strings.HasPrefix(c.Src, "\xef\xbb\xbf") {
		c.Pos = 3
	}
	c.Next()
	for c.Tok.Kind != scan.EOF {
		c.entity()
	}
	for _, f := range c.later {
		f()
	}
	return true
}

// errorf records an error; the walk goes on.
func (c *pointees) errorf(off int32, format string, args ...any) {
	c.diags = append(c.diags, c.t.Error(int(off), format, args...))
}

// --- tokens ---

// at returns a scanner whose current token begins at off.
func (c *pointees) at(off int) scan.Scanner {
	s := scan.Scanner{Src: c.Src, Pos: off}
	s.Next()
	return s
}

func (c *pointees) cur() string          { return c.Src[c.Tok.Off:c.Tok.End] }
func (c *pointees) is(ch byte) bool      { return c.Tok.Kind == scan.Punct && c.Tok.Ch == ch }
func (c *pointees) isWord(w string) bool { return c.Tok.Kind == scan.Word && c.cur() == w }
func (c *pointees) isPunctAt(s scan.Scanner, ch byte) bool {
	s.Next()
	return s.Tok.Kind == scan.Punct && s.Tok.Ch == ch
}

func (c *pointees) accept(ch byte) bool {
	if c.is(ch) {
		c.Next()
		return true
	}
	return false
}

func (c *pointees) acceptWord(w string) bool {
	if c.isWord(w) {
		c.Next()
		return true
	}
	return false
}

func (c *pointees) skip(ch byte) {
	if !c.accept(ch) {
		panic(giveUp{})
	}
}

func (c *pointees) skipWord(w string) {
	if !c.acceptWord(w) {
		panic(giveUp{})
	}
}

func (c *pointees) enter() {
	if c.depth++; c.depth > grammar.MaxNesting {
		panic(giveUp{})
	}
}

// skipBalanced skips from an opening bracket past its partner.
func (c *pointees) skipBalanced() {
	depth := 0
	for {
		switch {
		case c.Tok.Kind == scan.EOF:
			panic(giveUp{})
		case c.Tok.Kind != scan.Punct:
		case strings.IndexByte("([{", c.Tok.Ch) >= 0:
			depth++
		case strings.IndexByte(")]}", c.Tok.Ch) >= 0:
			depth--
		}
		if c.Next(); depth <= 0 {
			return
		}
	}
}

// skipEntity skips to the next top-level entity.
func (c *pointees) skipEntity() {
	for !c.atEntity() {
		if c.Tok.Kind == scan.Punct && strings.IndexByte("([{", c.Tok.Ch) >= 0 {
			c.skipBalanced()
		} else {
			c.Next()
		}
	}
}

// atEntity reports whether the current token begins a top-level entity, or ends the text.
func (c *pointees) atEntity() bool {
	switch c.Tok.Kind {
	case scan.EOF:
		return true
	case scan.Global, scan.Local, scan.Comdat, scan.MDName, scan.MDID, scan.Summary:
		return c.isPunctAt(c.Scanner, '=')
	case scan.Word:
		return topLevelWords[c.cur()]
	}
	return false
}

var topLevelWords = grammar.MakeSet("define declare attributes module target source_filename uselistorder uselistorder_bb")

// --- the module ---

// entity walks over a top-level entity.
func (c *pointees) entity() {
	switch c.Tok.Kind {
	case scan.Global:
		c.global()
	case scan.MDID:
		c.metadata()
	case scan.Word:
		switch w := c.cur(); w {
		case "define", "declare":
			c.function(w == "define")
			return
		case "target":
			c.target()
		case "uselistorder":
			c.useListOrder()
		default:
			c.Next()
		}
	default:
		c.Next()
	}
	c.skipEntity()
}

// target notes the data layout.
func (c *pointees) target() {
	c.Next()
	layout := c.isWord("datalayout")
	c.Next()
	if c.Next(); layout {
		c.layout = strings.Trim(c.cur(), `"`)
	}
	c.Next()
}

// programSpace is the address space that the data layout gives to functions; 0 is "".
func (c *pointees) programSpace() string {
	for _, spec := range strings.Split(c.layout, "-") {
		if n, ok := strings.CutPrefix(spec, "P"); ok && scan.IsNumber(n) && n != "0" {
			return n
		}
	}
	return ""
}

// afterwards has f done at the current token when all globals are known.
func (c *pointees) afterwards(f func()) {
	s := c.Scanner
	c.later = append(c.later, func() {
		c.Scanner = s
		f()
	})
}

// define notes the type of a global.
func (c *pointees) define(name string, t *ptype) {
	if scan.IsNumber(name) {
		c.numbered[name] = t
		return
	}
	c.globals[scan.BareName(name)] = t
}

// global walks over a global variable, an alias or an ifunc.
func (c *pointees) global() {
	name := c.Src[c.Tok.Off+1 : c.Tok.End]
	c.Next()
	c.skip('=')
	space, external := "", false
	for !c.isWord("global") && !c.isWord("constant") && !c.isWord("alias") && !c.isWord("ifunc") {
		switch {
		case c.isWord("addrspace"):
			space = c.addrspace()
			continue
		case c.isWord("external") || c.isWord("extern_weak"):
			external = true
		case c.Tok.Kind == scan.EOF:
			panic(giveUp{})
		}
		c.Next()
	}
	kind := c.cur()
	c.Next()
	t := c.typ()
	switch kind {
	case "alias":
		c.skip(',')
		c.define(name, c.aliasType(t))
		c.afterwards(func() { c.aliasee(t) })
	case "ifunc":
		c.skip(',')
		c.define(name, c.types.pointer(t))
		c.afterwards(func() { c.resolver(t) })
	default:
		c.define(name, c.types.over(shPtr, t, space))
		if !external {
			c.afterwards(func() { c.value(t) })
		}
		c.specialGlobal(name, t)
	}
}

// aliasType is the type of an alias: the aliasee, which follows, tells the address space.
func (c *pointees) aliasType(t *ptype) *ptype {
	s := c.Scanner
	defer func() { c.Scanner = s }()
	for c.Tok.Kind == scan.Word && !c.startsType() { // a constant expression: the last type in it is its own
		if c.Next(); !c.is('(') {
			continue
		}
		end := c.Scanner
		c.Next()
		for c.Tok.Kind != scan.EOF && !c.isWord("to") && !c.is(')') {
			c.Next()
		}
		if !c.acceptWord("to") {
			c.Scanner = end
			c.Next()
		}
	}
	space := ""
	if c.startsType() {
		if p := c.typ(); p.shape == shPtr {
			space = p.note
		}
	}
	return c.types.over(shPtr, t, space)
}

func (c *pointees) aliasee(t *ptype) {
	at := c.Tok.Off
	var p *ptype
	if c.startsType() {
		p = c.typedValue()
	} else {
		p = c.expression(nil)
	}
	if p != nil && p.shape == shPtr && p.elem != t {
		c.errorf(at, "explicit pointee type doesn't match operand's pointee type (%s vs %s)", t, p.elem)
	}
}

// resolver checks that the resolver of an ifunc of type t returns a pointer to it.
func (c *pointees) resolver(t *ptype) {
	at := c.Tok.Off
	var p *ptype
	if c.startsType() {
		p = c.typedValue()
	} else {
		p = c.expression(nil)
	}
	if p == nil || p.shape != shPtr {
		return
	}
	if p.elem != c.types.list(shFunc, c.types.pointer(t), nil, "") {
		c.errorf(at, "IFunc resolver has incorrect type")
	}
}

// specialGlobal checks the lists that LLVM knows.
func (c *pointees) specialGlobal(name string, t *ptype) {
	at := c.Tok.Off
	switch scan.BareName(name) {
	case "llvm.global_ctors", "llvm.global_dtors":
		if t.shape != shArray {
			return
		}
		list := c.members(t.elem)
		starter := c.types.pointer(c.types.list(shFunc, c.types.word("void"), nil, ""))
		if len(list) >= 2 && list[1] != starter || len(list) == 3 && list[2] != c.types.pointer(c.types.word("i8")) {
			c.errorf(at, "wrong type for intrinsic global variable")
		}
	}
}

// metadata walks over !N = ….
func (c *pointees) metadata() {
	c.Next()
	c.skip('=')
	c.acceptWord("distinct")
	c.afterwards(c.node)
}

// node walks over !{…} or !DIFoo(…), and over the nodes that are written in it.
func (c *pointees) node() {
	c.enter()
	defer func() { c.depth-- }()
	c.Next()
	if !c.accept('{') && !c.accept('(') {
		return
	}
	for !c.is('}') && !c.is(')') {
		if c.Tok.Kind == scan.Label {
			c.Next()
		}
		switch {
		case c.Tok.Kind == scan.MDName || c.Tok.Kind == scan.Bang && !c.isString():
			c.node()
		case c.is('{'): // operands of a GenericDINode, or a structure
			c.skipBalanced()
		case c.startsType() && !c.isWord("metadata"):
			c.typedValue()
		}
		if c.skipField(); !c.accept(',') {
			break
		}
	}
	c.Next()
}

// isString reports whether a string follows the current token.
func (c *pointees) isString() bool {
	s := c.Scanner
	s.Next()
	return s.Tok.Kind == scan.String
}

// skipField skips to the comma or bracket that ends a field of a node.
func (c *pointees) skipField() {
	for c.Tok.Kind != scan.EOF && !c.is(',') && !c.is('}') && !c.is(')') {
		if c.is('(') || c.is('{') {
			c.skipBalanced()
			continue
		}
		c.Next()
	}
}

// startsType reports whether a type begins at the current token.
func (c *pointees) startsType() bool {
	switch c.Tok.Kind {
	case scan.Local:
		return true
	case scan.Punct:
		return c.Tok.Ch == '{' || c.Tok.Ch == '[' || c.Tok.Ch == '<'
	case scan.Word:
		w := c.cur()
		_, ok := grammar.TypeWords[w]
		return ok || grammar.IsIntType(w)
	}
	return false
}
