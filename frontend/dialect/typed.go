package dialect

import (
	"strings"

	"opt-go/frontend/diag"
)

// Typed pointers say what they point to. llir drops most of the types that are written with operands, and our own types have
// opaque pointers only, so that LLVM 14's rules on pointees are checked here, on the text: every type that is written with a
// value must be the type of the value, and operands must fit each other, pointees included.
//
// It is a second walk over a text that Carry has found well formed, and only over texts all of whose pointers are typed. The
// files: typed_type.go has the types, typed_value.go constants and operands, typed_instr.go instructions, this one the module.
// What else is wrong with a text is for others to say: a construct that this walk does not understand ends it.

// pointees is the state of one such walk.
type pointees struct {
	scanner
	t     *Text
	types ptypes
	depth int

	globals  map[string]*ptype      // by name
	numbered map[string]*ptype      // unnamed globals, by number
	uncalled map[string]declaration // of intrinsics; like LLVM we do not mind those that nothing calls
	later    []func()               // what refers to globals: done when all of them are known
	layout   string

	locals  map[string]*ptype
	numbers map[int]*ptype
	nextID  int
	forward []localUse
	ret     *ptype // of the function at hand

	diags diag.List
}

// localUse is a use of a local in front of its definition.
type localUse struct {
	tok  token
	want *ptype
}

// declaration is a function's type, and where its name stands.
type declaration struct {
	at  int32
	sig *ptype
}

// giveUp ends the walk at what it does not understand.
type giveUp struct{}

// CheckPointees compares the types of values with what is written with them, in texts with typed pointers.
func (t *Text) CheckPointees() diag.List {
	if !t.Typed || t.Opaque {
		return nil
	}
	c := &pointees{t: t, types: newPTypes(), globals: map[string]*ptype{}, numbered: map[string]*ptype{},
		uncalled: map[string]declaration{}}
	c.scanner.src = t.Source
	c.walk()
	sortByPosition(c.diags)
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
		s.next()
		s.next() // = type
		name := d.Name[1:]
		if !isNumber(name) {
			name = bareName(name)
		}
		c.types.bodies[name] = s.pos
	}
	if strings.HasPrefix(c.src, "\xef\xbb\xbf") {
		c.pos = 3
	}
	c.next()
	for c.tok.kind != tEOF {
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
func (c *pointees) at(off int) scanner {
	s := scanner{src: c.src, pos: off}
	s.next()
	return s
}

func (c *pointees) cur() string          { return c.src[c.tok.off:c.tok.end] }
func (c *pointees) is(ch byte) bool      { return c.tok.kind == tPunct && c.tok.ch == ch }
func (c *pointees) isWord(w string) bool { return c.tok.kind == tWord && c.cur() == w }
func (c *pointees) isPunctAt(s scanner, ch byte) bool {
	s.next()
	return s.tok.kind == tPunct && s.tok.ch == ch
}

func (c *pointees) accept(ch byte) bool {
	if c.is(ch) {
		c.next()
		return true
	}
	return false
}

func (c *pointees) acceptWord(w string) bool {
	if c.isWord(w) {
		c.next()
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
	if c.depth++; c.depth > maxDepth {
		panic(giveUp{})
	}
}

// skipBalanced skips from an opening bracket past its partner.
func (c *pointees) skipBalanced() {
	depth := 0
	for {
		switch {
		case c.tok.kind == tEOF:
			panic(giveUp{})
		case c.tok.kind != tPunct:
		case strings.IndexByte("([{", c.tok.ch) >= 0:
			depth++
		case strings.IndexByte(")]}", c.tok.ch) >= 0:
			depth--
		}
		if c.next(); depth <= 0 {
			return
		}
	}
}

// skipEntity skips to the next top-level entity.
func (c *pointees) skipEntity() {
	for !c.atEntity() {
		if c.tok.kind == tPunct && strings.IndexByte("([{", c.tok.ch) >= 0 {
			c.skipBalanced()
		} else {
			c.next()
		}
	}
}

// atEntity reports whether the current token begins a top-level entity, or ends the text.
func (c *pointees) atEntity() bool {
	switch c.tok.kind {
	case tEOF:
		return true
	case tGlobal, tLocal, tComdat, tMDName, tMDID, tSummary:
		return c.isPunctAt(c.scanner, '=')
	case tWord:
		return topLevelWords[c.cur()]
	}
	return false
}

var topLevelWords = makeSet("define declare attributes module target source_filename uselistorder uselistorder_bb")

// --- the module ---

// entity walks over a top-level entity.
func (c *pointees) entity() {
	switch c.tok.kind {
	case tGlobal:
		c.global()
	case tMDID:
		c.metadata()
	case tWord:
		switch w := c.cur(); w {
		case "define", "declare":
			c.function(w == "define")
			return
		case "target":
			c.target()
		case "uselistorder":
			c.useListOrder()
		default:
			c.next()
		}
	default:
		c.next()
	}
	c.skipEntity()
}

// target notes the data layout.
func (c *pointees) target() {
	c.next()
	layout := c.isWord("datalayout")
	c.next()
	if c.next(); layout {
		c.layout = strings.Trim(c.cur(), `"`)
	}
	c.next()
}

// programSpace is the address space that the data layout gives to functions; 0 is "".
func (c *pointees) programSpace() string {
	for _, spec := range strings.Split(c.layout, "-") {
		if n, ok := strings.CutPrefix(spec, "P"); ok && isNumber(n) && n != "0" {
			return n
		}
	}
	return ""
}

// afterwards has f done at the current token when all globals are known.
func (c *pointees) afterwards(f func()) {
	s := c.scanner
	c.later = append(c.later, func() {
		c.scanner = s
		f()
	})
}

// define notes the type of a global.
func (c *pointees) define(name string, t *ptype) {
	if isNumber(name) {
		c.numbered[name] = t
		return
	}
	c.globals[bareName(name)] = t
}

// global walks over a global variable, an alias or an ifunc.
func (c *pointees) global() {
	name := c.src[c.tok.off+1 : c.tok.end]
	c.next()
	c.skip('=')
	space, external := "", false
	for !c.isWord("global") && !c.isWord("constant") && !c.isWord("alias") && !c.isWord("ifunc") {
		switch {
		case c.isWord("addrspace"):
			space = c.addrspace()
			continue
		case c.isWord("external") || c.isWord("extern_weak"):
			external = true
		case c.tok.kind == tEOF:
			panic(giveUp{})
		}
		c.next()
	}
	kind := c.cur()
	c.next()
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
	s := c.scanner
	defer func() { c.scanner = s }()
	for c.tok.kind == tWord && !c.startsType() { // a constant expression: the last type in it is its own
		if c.next(); !c.is('(') {
			continue
		}
		end := c.scanner
		c.next()
		for c.tok.kind != tEOF && !c.isWord("to") && !c.is(')') {
			c.next()
		}
		if !c.acceptWord("to") {
			c.scanner = end
			c.next()
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
	at := c.tok.off
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
	at := c.tok.off
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
	at := c.tok.off
	switch bareName(name) {
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
	c.next()
	c.skip('=')
	c.acceptWord("distinct")
	c.afterwards(c.node)
}

// node walks over !{…} or !DIFoo(…), and over the nodes that are written in it.
func (c *pointees) node() {
	c.enter()
	defer func() { c.depth-- }()
	c.next()
	if !c.accept('{') && !c.accept('(') {
		return
	}
	for !c.is('}') && !c.is(')') {
		if c.tok.kind == tLabel {
			c.next()
		}
		switch {
		case c.tok.kind == tMDName || c.tok.kind == tBang && !c.isString():
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
	c.next()
}

// isString reports whether a string follows the current token.
func (c *pointees) isString() bool {
	s := c.scanner
	s.next()
	return s.tok.kind == tString
}

// skipField skips to the comma or bracket that ends a field of a node.
func (c *pointees) skipField() {
	for c.tok.kind != tEOF && !c.is(',') && !c.is('}') && !c.is(')') {
		if c.is('(') || c.is('{') {
			c.skipBalanced()
			continue
		}
		c.next()
	}
}

// startsType reports whether a type begins at the current token.
func (c *pointees) startsType() bool {
	switch c.tok.kind {
	case tLocal:
		return true
	case tPunct:
		return c.tok.ch == '{' || c.tok.ch == '[' || c.tok.ch == '<'
	case tWord:
		w := c.cur()
		_, ok := typeWords[w]
		return ok || isIntType(w)
	}
	return false
}
