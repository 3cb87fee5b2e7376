package dialect

import (
	"strconv"
	"strings"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/names"
	"opt-go/frontend/dialect/scan"
)

// blockRef is a blockaddress of the text.
type blockRef struct {
	fn, block scan.Token
	done      bool // the number was replaced
	inside    bool // stands in the function that it names
}

// module carries the top-level entities that begin before an offset.
func (c *carrier) module(end int) {
	for c.shortenGap(); c.Tok.Kind != scan.EOF && c.off() < end; c.shortenGap() {
		switch c.Tok.Kind {
		case scan.Word:
			if w := c.cur(); w == "target" || w == "source_filename" {
				if c.entities > 0 {
					c.fail(c.off(), "expected top-level entity; '%s' comes before all others", w)
				}
				c.targetDef()
				continue
			}
			c.topLevelWord()
		case scan.Local:
			c.onlyWhole()
			c.typeDef()
		case scan.Global:
			c.globalDef()
		case scan.Comdat:
			c.comdatDef()
		case scan.MDID:
			c.metadataDef()
		case scan.MDName:
			c.namedMetadataDef()
		case scan.Summary:
			c.onlyWhole()
			c.summary()
		default:
			c.expected("a definition or declaration", "at top level")
		}
		c.entities++
	}
}

func (c *carrier) topLevelWord() {
	switch c.cur() {
	case "define":
		c.function(true)
	case "declare":
		c.function(false)
	case "attributes":
		c.attrGroupDef()
	case "module":
		c.advance()
		c.expectWord("asm", "after 'module'")
		c.expectKind(scan.String, "a string", "after 'module asm'")
	case "uselistorder", "uselistorder_bb":
		c.useListOrder()
	default:
		c.expected("a definition or declaration", "at top level")
	}
}

// targetDef skips target triple = "…", target datalayout and source_filename.
func (c *carrier) targetDef() {
	layout := false
	if !c.acceptWord("source_filename") {
		c.advance()
		if !c.acceptWord("triple") {
			layout = true
			c.expectWord("datalayout", "or 'triple' after 'target'")
		}
	}
	c.expect('=', "in a target definition")
	if layout {
		c.layout = strings.Trim(c.cur(), `"`)
		c.t.LayoutOff = c.off()
	}
	c.expectKind(scan.String, "a string", "in a target definition")
}

// typeDef carries %T = type …
func (c *carrier) typeDef() {
	tok := c.Tok
	c.noNUL(tok)
	name := c.Src[tok.Off+1 : tok.End]
	if !scan.IsNumber(name) {
		name = scan.BareName(name)
	}
	start := c.save()
	s := c.typeSymbol(tok)
	c.define(s, tok, "type")
	c.t.Types = append(c.t.Types, carried.TypeDef{Name: c.Src[tok.Off:tok.End], Off: int(tok.Off)})
	c.advance()
	c.expect('=', "after the name of a type")
	c.expectWord("type", "in a type definition")
	if c.acceptWord("opaque") {
		c.knownTypes[name] = true
		return
	}
	isStruct := c.isPunct('{')
	if next := c.peek(); c.isPunct('<') && next.Kind == scan.Punct && next.Ch == '{' {
		isStruct = true
	}
	if !isStruct && s.Use != 0 {
		c.errorf(int(tok.Off), "forward references to non-struct type")
		c.note(int(s.Use)-1, "first used here")
		s.Use = 0
	}
	c.flush(c.off())
	lo := len(c.out)
	t := c.typ()
	if isStruct && t.kind != grammar.StructKind {
		c.fail(int(t.off), "the definition of a struct type ends with its body")
	}
	c.flush(int(t.end))
	if body := string(c.out[lo:]); !isStruct && t.kind == grammar.VectorKind && strings.Contains(body, "vscale") {
		c.scalable[name] = body
	}
	if isStruct = isStruct && t.kind == grammar.StructKind; !isStruct && c.typeSymbol(tok).Use != 0 {
		c.fail(int(tok.Off), "non-struct types may not be recursive")
	}
	c.inlineTypeName(name, isStruct, t, lo)
	c.typeBodies[c.Src[tok.Off:tok.End]] = c.Src[t.off:t.end]
	if t.plain {
		c.knownTypes[name] = true
	}
	if _, ok := c.scalable[name]; ok {
		next := c.Scanner
		c.restore(start)
		c.Scanner = next
		c.drop(int(tok.Off), int(c.Last))
		return
	}
	if t.kind == grammar.NamedKind { // llir recurses along chains of these
		if c.aliases++; c.aliases > maxAliases {
			c.fail(int(tok.Off), "more than %d types are mere names of other types", maxAliases)
		}
	}
}

// inlineTypeName replaces the name of a type that is no struct by its definition, where another
// definition is only that name: llir would copy the type before it is defined. lo is the start of
// the body in the output.
func (c *carrier) inlineTypeName(name string, isStruct bool, t ty, lo int) {
	if isStruct {
		return
	}
	if t.kind == grammar.NamedKind {
		of := strings.TrimSpace(c.Src[t.off+1 : t.end])
		if !scan.IsNumber(of) {
			of = scan.BareName(of)
		}
		body, known := c.plainBodies[of]
		if !known {
			return
		}
		c.out = append(c.out[:lo], body...)
	}
	if c.plainBodies == nil {
		c.plainBodies = map[string]string{}
	}
	c.plainBodies[name] = string(c.out[lo:])
}

// maxAliases bounds the definitions like %A = type %B.
const maxAliases = 10000

// define notes a definition and reports a second one.
func (c *carrier) define(s *names.Symbol, tok scan.Token, what string) bool {
	if s.Def != 0 {
		c.errorf(int(tok.Off), "redefinition of %s '%s'", what, c.Src[tok.Off:tok.End])
		c.note(int(s.Def)-1, "first defined here")
		return false
	}
	s.Def = tok.Off + 1
	return true
}

// comdatDef carries $x = comdat any.
func (c *carrier) comdatDef() {
	tok := c.Tok
	c.noNUL(tok)
	c.define(c.comdats.Get(scan.BareName(c.Src[tok.Off+1:tok.End])), tok, "comdat")
	c.advance()
	c.expect('=', "after the name of a comdat")
	c.expectWord("comdat", "in a comdat definition")
	switch c.cur() {
	case "any", "exactmatch", "largest", "nodeduplicate", "samesize":
		c.advance()
	default:
		c.expected("a selection kind", "of a comdat")
	}
}

// comdatRef skips comdat or comdat($x).
func (c *carrier) comdatRef() {
	c.advance()
	if c.accept('(') {
		t := c.expectKind(scan.Comdat, "a comdat's name", "after 'comdat('")
		s := c.comdats.Get(scan.BareName(c.Src[t.Off+1 : t.End]))
		if s.Use == 0 {
			s.Use = t.Off + 1
		}
		c.expect(')', "after the name of a comdat")
		return
	}
	// The comdat has the name of the current global; LLVM requires its definition.
	s := c.comdats.Get(scan.BareName(c.fn.header[1:]))
	if s.Use == 0 {
		s.Use = c.Last - int32(len("comdat")) + 1
	}
}

// attrGroupDef carries attributes #7 = { … }.
func (c *carrier) attrGroupDef() {
	c.advance()
	tok := c.expectKind(scan.Attrs, "the number of an attribute group", "after 'attributes'")
	n := scan.ParseNumber(c.Src[tok.Off+1 : tok.End])
	if s := c.attrGroups.Get(n); s.Def == 0 { // LLVM merges groups of one number, and so does llir
		s.Def = tok.Off + 1
	}
	c.t.AttrGroups = append(c.t.AttrGroups, carried.AttrGroup{ID: n, Off: int(tok.Off)})
	c.expect('=', "after the number of an attribute group")
	c.expect('{', "in an attribute group")
	if c.isPunct('}') {
		c.errorf(int(tok.Off), "attribute group has no attributes")
	}
	for !c.isPunct('}') {
		if c.Tok.Kind == scan.Attrs {
			c.fail(c.off(), "an attribute group cannot refer to another")
		}
		c.attr(inGroup)
	}
	c.advance()
}

func (c *carrier) useAttrGroup(tok scan.Token) {
	s := c.attrGroups.Get(scan.ParseNumber(c.Src[tok.Off+1 : tok.End]))
	if s.Use == 0 {
		s.Use = tok.Off + 1
	}
}

// --- globals ---

func (c *carrier) globalSymbol(tok scan.Token) *names.Symbol {
	return c.globalNamed(c.Src[tok.Off+1 : tok.End])
}

func (c *carrier) globalNamed(name string) *names.Symbol {
	if scan.IsNumber(name) {
		return c.globalNums.Get(scan.ParseNumber(name))
	}
	return c.globals.Get(scan.BareName(name))
}

func (c *carrier) useGlobal(tok scan.Token) *names.Symbol {
	s := c.globalSymbol(tok)
	if s.Use == 0 {
		s.Use = tok.Off + 1
	}
	return s
}

// defineGlobal notes the definition or declaration of @x, and returns its name with the @. Unnamed
// globals count up; one with an empty name (@"") is unnamed, and gets the next number.
func (c *carrier) defineGlobal(tok scan.Token) string {
	name := c.Src[tok.Off+1 : tok.End]
	if name == `""` {
		name = strconv.Itoa(c.nextGlobal)
	}
	if scan.IsNumber(name) {
		c.onlyWhole()
		n := scan.ParseNumber(name)
		if n < c.nextGlobal {
			c.errorf(int(tok.Off), "'@%s' must be numbered @%d or higher", name, c.nextGlobal)
		}
		if n > c.nextGlobal {
			c.globalGaps = true
		}
		c.globalDense[n] = len(c.globalDense)
		c.nextGlobal = n + 1
		written := name
		if dense, ok := c.globalRemap[n]; ok {
			written = strconv.Itoa(dense)
		}
		if written != c.Src[tok.Off+1:tok.End] {
			c.replace(int(tok.Off)+1, int(tok.End), written)
		}
	} else if strings.HasPrefix(scan.BareName(name), "optgo.") {
		c.fail(int(tok.Off), "global names that begin with 'optgo.' are reserved")
	}
	c.noNUL(tok)
	c.define(c.globalNamed(name), tok, "global")
	return "@" + name
}

// noNUL rejects names with NUL bytes.
func (c *carrier) noNUL(tok scan.Token) {
	text := c.Text(tok)
	if (strings.Contains(text, `\00`) || strings.IndexByte(text, 0) >= 0) && strings.IndexByte(scan.BareName(strings.TrimLeft(text, "@%$")), 0) >= 0 {
		c.errorf(int(tok.Off), "NUL character is not allowed in names")
	}
}

// renumberGlobal replaces the number of @7 when the text's numbers have gaps.
func (c *carrier) renumberGlobal(tok scan.Token) {
	name := c.Src[tok.Off+1 : tok.End]
	if c.globalRemap == nil || !scan.IsNumber(name) {
		return
	}
	if n, ok := c.globalRemap[scan.ParseNumber(name)]; ok {
		c.replace(int(tok.Off)+1, int(tok.End), strconv.Itoa(n))
	}
}

// globalDef carries a global variable, an alias or an ifunc.
func (c *carrier) globalDef() {
	tok := c.Tok
	c.fn.header = c.defineGlobal(tok)
	g := carried.Global{Name: c.fn.header, Off: int(tok.Off)}
	c.advance()
	c.expect('=', "after the name of a global")
	external, rank, space := false, 0, 0
	for {
		switch w := c.word(); w {
		case "global", "constant":
			c.defineSpace(tok, space)
			c.advance()
			c.globalVariable(&g, external)
			c.t.Globals = append(c.t.Globals, g)
			return
		case "alias", "ifunc":
			c.advance()
			c.indirectSymbol(&g, tok, w == "ifunc")
			if w == "alias" {
				c.t.Aliases = append(c.t.Aliases, g)
			} else {
				c.t.IFuncs = append(c.t.IFuncs, g)
			}
			return
		default:
			if w == "external" || w == "extern_weak" {
				external = true
			}
			if rank = c.globalPrefix(w, rank); w == "addrspace" {
				space = c.lastSpace
			}
		}
	}
}

// word returns the current token's text if it is a word, else "".
func (c *carrier) word() string {
	if c.Tok.Kind == scan.Word {
		return c.cur()
	}
	return ""
}

// globalPrefix carries one word between the name of a global and its kind. The
// words have an order; rank is that of the word before, and the result is this one's.
func (c *carrier) globalPrefix(w string, rank int) int {
	r := grammar.PrefixRanks[w]
	if r <= rank {
		c.expected("'global', 'constant', 'alias' or 'ifunc'", "in the definition of a global")
	}
	switch w {
	case "addrspace":
		c.addrspace()
	case "thread_local":
		c.advance()
		if c.isPunct('(') {
			c.skipBalanced()
		}
	default:
		c.advance()
	}
	return r
}

// globalVariable carries the type, the initializer and the fields of a global variable.
func (c *carrier) globalVariable(g *carried.Global, external bool) {
	off := c.off()
	t := c.typ()
	switch t.kind {
	case grammar.VoidKind, grammar.FuncKind, grammar.MetadataKind, grammar.TokenKind:
		c.fail(off, "a global variable cannot have type '%s'", strings.TrimSpace(c.raw(int(t.off), int(t.end))))
	}
	if !external {
		c.value(t)
	}
	c.globalFields(g)
	for c.Tok.Kind == scan.Attrs || c.Tok.Kind == scan.String || c.Tok.Kind == scan.Word && !c.atTopLevelWord() {
		c.attr(onFunc)
	}
}

// atTopLevelWord reports whether the current word begins an entity of the module.
func (c *carrier) atTopLevelWord() bool {
	switch c.cur() {
	case "define", "declare", "attributes", "source_filename", "target", "module", "uselistorder", "uselistorder_bb":
		return true
	}
	return false
}

// globalFields carries what follows commas after a global variable, alias or ifunc.
func (c *carrier) globalFields(g *carried.Global) {
	for c.isPunct(',') {
		comma := c.off()
		c.advance()
		if c.Tok.Kind == scan.MDName {
			a := c.attachment()
			g.Attachments = append(g.Attachments, a)
			c.drop(comma, int(c.Last))
			continue
		}
		switch c.word() {
		case "section", "partition":
			c.advance()
			c.expectKind(scan.String, "a string", "here")
		case "comdat":
			c.comdatRef()
		case "align":
			c.advance()
			c.alignment()
		case "":
			c.expected("a property of a global", "after ','")
		default:
			off := c.off()
			c.advance()
			if c.isPunct('(') {
				c.skipBalanced()
			} else if c.Tok.Kind == scan.String {
				c.advance()
			}
			g.Extras = append(g.Extras, c.raw(off, int(c.Last)))
			c.drop(comma, int(c.Last))
		}
	}
}

// indirectSymbol carries the type, the aliasee or resolver, and the fields of an alias or ifunc.
// LLVM 20 and newer take metadata at an ifunc.
func (c *carrier) indirectSymbol(g *carried.Global, name scan.Token, ifunc bool) {
	t := c.typ()
	if t.kind == grammar.VoidKind {
		c.fail(int(t.off), "void type only allowed for function results")
	}
	c.expect(',', "after the type of an alias")
	switch w := c.word(); {
	case grammar.IsValueWord(w): // LLVM 14 and older leave out the type before an expression
		c.untypedExpr()
	default:
		if t := c.typedValue(); t.kind != grammar.PtrKind && t.kind != grammar.OtherPtrKind && t.kind != grammar.NamedKind {
			c.fail(int(t.off), "An alias or ifunc must have pointer type")
		} else if space, known := c.spaceOf(t); known {
			c.defineSpace(name, space)
		}
	}
	if next := c.peek(); c.isPunct(',') && c.Text(next) != "partition" && !(ifunc && next.Kind == scan.MDName) {
		c.advance()
		c.expected("'partition'", "as the property of an alias or ifunc")
	}
	c.globalFields(g)
}

// untypedExpr carries an aliasee that is an expression without a type before
// it. LLVM 14 prints it so; the carried text has the type.
func (c *carrier) untypedExpr() {
	s := c.save()
	w := c.cur()
	t := c.exprType(w)
	c.restore(s)
	c.flush(c.off())
	c.render(t)
	c.out = append(c.out, ' ')
	c.sync()
	c.wordValue(t)
}

// exprType returns the type of a cast, or the base's type of a getelementptr, which has the right
// address space.
func (c *carrier) exprType(w string) (t ty) {
	form, ok := grammar.Exprs[w]
	if w != "getelementptr" && (!ok || form != grammar.ExprCast) {
		c.expected("a typed value", "as the target of an alias")
	}
	for c.advance(); c.Tok.Kind == scan.Word; c.advance() {
		if next := c.peek(); next.Kind == scan.Punct && next.Ch == '(' && c.isWord("inrange") {
			c.advance()
			c.skipBalanced()
			break
		}
	}
	c.expect('(', "after '"+w+"'")
	if w == "getelementptr" {
		c.typ()
		c.expect(',', "after the element type of 'getelementptr'")
		return c.typedValue()
	}
	c.typedValue()
	c.expectWord("to", "in '"+w+"'")
	return c.typ()
}
