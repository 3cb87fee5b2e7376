package dialect

import (
	"math"
	"strconv"
	"strings"

	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/names"
	"opt-go/frontend/dialect/scan"
)

// ty is a type of the source.
type ty struct {
	off, end int32
	kind     grammar.TypeKind
	// plain says that llir can index through it: no vectors inside, and no named
	// type that is unknown so far or holds a vector.
	plain   bool
	retVoid bool // of grammar.FuncKind
	// text is the carried form of a type that the source does not have.
	text string
}

// atType reports whether a type can begin at the current token.
func (c *carrier) atType() bool {
	switch c.Tok.Kind {
	case scan.Local:
		return true
	case scan.Punct:
		return c.Tok.Ch == '{' || c.Tok.Ch == '[' || c.Tok.Ch == '<'
	case scan.Word:
		w := c.cur()
		if grammar.IsIntType(w) || grammar.IsByteType(w) {
			return true
		}
		_, ok := grammar.TypeWords[w]
		return ok
	}
	return false
}

// typ carries the type at the current token.
func (c *carrier) typ() ty {
	c.enter()
	t := ty{off: c.Tok.Off, plain: true}
	switch {
	case c.Tok.Kind == scan.Word:
		c.wordType(&t)
	case c.Tok.Kind == scan.Local:
		c.namedType(&t)
	case c.isPunct('{'):
		t.kind = grammar.StructKind
		t.plain = c.fieldTypes('}')
	case c.isPunct('['):
		t.kind = grammar.ArrayKind
		c.advance()
		c.unsigned("of elements in an array type")
		c.expectWord("x", "in an array type")
		t.plain = c.typ().plain
		c.expect(']', "at the end of an array type")
	case c.isPunct('<'):
		c.angleType(&t)
	default:
		c.expected("a type", "here")
	}
	t.end = c.Last
	c.typeSuffixes(&t)
	c.leave()
	return t
}

// wordType carries iN, float, ptr, target(…) and the like.
func (c *carrier) wordType(t *ty) {
	w := c.cur()
	off, end := c.off(), int(c.Tok.End)
	if grammar.IsByteType(w) {
		if c.t.ByteType == 0 {
			c.t.ByteType = off + 1
		}
		c.replace(off, off+1, "i")
	}
	if grammar.IsIntType(w) || grammar.IsByteType(w) {
		if n := scan.ParseNumber(w[1:]); n < 1 || n > 1<<23 {
			c.fail(off, "the width of '%s' is not between 1 and 8388608", w)
		}
		t.kind = grammar.IntKind
		c.advance()
		return
	}
	k, ok := grammar.TypeWords[w]
	if !ok {
		c.expected("a type", "here")
	}
	t.kind = k
	switch w {
	case "ptr":
		c.opaquePointer(t)
		return
	case "bfloat":
		c.sawBFloat = true
		c.replace(off, end, "%optgo.bfloat")
	case "x86_amx":
		c.sawAMX = true
		c.replace(off, end, "%optgo.x86_amx")
	case "target":
		c.targetType()
		return
	}
	c.advance()
}

// opaquePointer carries ptr and ptr addrspace(n).
func (c *carrier) opaquePointer(t *ty) {
	c.t.Opaque = true
	c.replace(c.off(), int(c.Tok.End), "i8")
	end := int(c.Tok.End)
	c.advance()
	if c.isWord("addrspace") {
		end = c.addrspace()
		t.kind = grammar.OtherPtrKind
	}
	c.insert(end, "*")
	if c.isPunct('*') {
		c.fail(c.off(), "'ptr*' is no type; use 'ptr'")
	}
}

// addrspace skips addrspace(N), whose number it notes, and returns its end.
func (c *carrier) addrspace() int {
	c.advance()
	c.expect('(', "after 'addrspace'")
	if c.Tok.Kind == scan.String {
		c.symbolicAddrspace()
	} else {
		c.checkAddrspace()
		c.lastSpace = scan.ParseNumber(c.Text(c.expectKind(scan.Int, "a number", "in 'addrspace'")))
	}
	end := int(c.Tok.End)
	c.expect(')', "after the address space")
	return end
}

// checkAddrspace rejects numbers that LLVM has no room for.
func (c *carrier) checkAddrspace() {
	if c.Tok.Kind == scan.Int && (!scan.IsNumber(c.cur()) || scan.ParseNumber(c.cur()) >= 1<<24) {
		c.fail(c.off(), "invalid address space, must be a 24-bit integer")
	}
}

// symbolicAddrspace replaces "A", "G" and "P", the data layout's address spaces of allocas, globals
// and programs, and the names that the layout gives in brackets, by their numbers.
func (c *carrier) symbolicAddrspace() {
	name, number := strings.Trim(c.cur(), `"`), ""
	if name == "A" || name == "G" || name == "P" {
		number = "0"
	}
	for spec := range strings.SplitSeq(c.layout, "-") {
		head, _, _ := strings.Cut(spec, ":")
		if n, ok := strings.CutPrefix(head, name); ok && number != "" && scan.IsNumber(n) {
			number = n
		} else if n, ok := strings.CutSuffix(head, "("+name+")"); ok {
			number = strings.TrimLeft(n, "peu")
		}
	}
	if !scan.IsNumber(number) {
		c.fail(c.off(), "unknown address space %s", c.cur())
	}
	c.lastSpace = scan.ParseNumber(number)
	c.replace(c.off(), int(c.Tok.End), number)
	c.advance()
}

// targetType carries target("name", …).
func (c *carrier) targetType() {
	off := c.off()
	c.advance()
	if !c.isPunct('(') {
		c.expected("'('", "after 'target'")
	}
	if name := c.peek(); name.Kind != scan.String {
		c.advance()
		c.expected("a string", "as the name of a target type")
	}
	c.checkTargetParams()
	m := len(c.out)
	end := c.skipBalanced()
	if len(c.out) != m {
		panic("BUG: skipping a target type wrote output")
	}
	raw := c.raw(off, end)
	n := -1
	for i, s := range c.t.TargetTypes {
		if s == raw {
			n = i
		}
	}
	if n < 0 {
		c.onlyWhole()
		n = len(c.t.TargetTypes)
		c.t.TargetTypes = append(c.t.TargetTypes, raw)
	}
	c.replace(off, end, "%optgo.target."+strconv.Itoa(n))
}

// checkTargetParams rejects a type parameter after an integer parameter in the current brackets.
func (c *carrier) checkTargetParams() {
	s := c.Scanner
	depth, number, comma := 0, false, false
	for ; s.Tok.Kind != scan.EOF; s.Next() {
		switch {
		case s.Tok.Kind != scan.Punct:
			if depth == 1 && comma && number && s.Tok.Kind != scan.Int {
				c.fail(int(s.Tok.Off), "expected uint32 param")
			}
			if text := s.Text(s.Tok); depth == 1 && s.Tok.Kind == scan.Int && !scan.IsNumber(text) {
				c.fail(int(s.Tok.Off), "expected integer")
			} else if depth == 1 && s.Tok.Kind == scan.Int && scan.ParseNumber(text) > math.MaxUint32 {
				c.fail(int(s.Tok.Off), "expected 32-bit integer (too large)")
			}
			number = number || depth == 1 && s.Tok.Kind == scan.Int
		case strings.IndexByte("([{<", s.Tok.Ch) >= 0:
			depth++
		case strings.IndexByte(")]}>", s.Tok.Ch) >= 0:
			if depth--; depth == 0 {
				return
			}
		}
		comma = s.Tok.Kind == scan.Punct && s.Tok.Ch == ','
	}
}

// namedType carries %T.
func (c *carrier) namedType(t *ty) {
	key := c.useType(c.Tok)
	t.kind = grammar.NamedKind
	t.plain = c.knownTypes[key]
	if body, ok := c.scalable[key]; ok { // llir cannot name these
		t.kind = grammar.VectorKind
		c.replace(c.off(), int(c.Tok.End), body)
	}
	c.advance()
}

// useType notes the use of a named type and returns its name.
func (c *carrier) useType(tok scan.Token) string {
	if s := c.typeSymbol(tok); s.Use == 0 {
		s.Use = tok.Off + 1
	}
	name := c.Src[tok.Off+1 : tok.End]
	if scan.IsNumber(name) {
		return name
	}
	return scan.BareName(name)
}

// typeSymbol returns the symbol of a named type; the pointer is valid until the next name of a
// type.
func (c *carrier) typeSymbol(tok scan.Token) *names.Symbol {
	name := c.Src[tok.Off+1 : tok.End]
	if scan.IsNumber(name) {
		return c.typeNums.Get(scan.ParseNumber(name))
	}
	name = scan.BareName(name)
	if name == "" { // LLVM numbers such a type; llir cannot
		c.fail(int(tok.Off), "the name of a type is empty")
	}
	if strings.HasPrefix(name, "optgo.") {
		c.fail(int(tok.Off), "type names that begin with 'optgo.' are reserved")
	}
	return c.types.Get(name)
}

// fieldTypes carries { T, … } from the brace on and reports whether all are plain.
func (c *carrier) fieldTypes(close byte) bool {
	plain := true
	c.advance()
	for !c.isPunct(close) {
		if !c.typ().plain {
			plain = false
		}
		if !c.accept(',') {
			break
		}
	}
	c.expect(close, "at the end of a structure type")
	return plain
}

// unsigned skips a number without a sign.
func (c *carrier) unsigned(where string) {
	if tok := c.expectKind(scan.Int, "a number", where); !scan.IsNumber(c.Text(tok)) {
		c.fail(int(tok.Off), "expected an unsigned number %s", where)
	}
}

// angleType carries <N x T>, <vscale x N x T> and <{ … }>.
func (c *carrier) angleType(t *ty) {
	c.advance()
	if c.isPunct('{') {
		t.kind = grammar.StructKind
		t.plain = c.fieldTypes('}')
		c.expect('>', "at the end of a packed structure type")
		return
	}
	t.kind = grammar.VectorKind
	if c.acceptWord("vscale") {
		c.expectWord("x", "after 'vscale'")
	}
	switch n := c.expectKind(scan.Int, "a number of elements", "in a vector type"); {
	case c.Text(n) == "0":
		c.fail(int(n.Off), "zero element vector is illegal")
	case len(c.Text(n)) > 9 && scan.ParseNumber(c.Text(n)) > math.MaxUint32:
		c.fail(int(n.Off), "size too large for vector")
	}
	c.expectWord("x", "in a vector type")
	c.typ()
	t.plain = false
	c.expect('>', "at the end of a vector type")
}

// typeSuffixes carries *, addrspace(n)* and (params) after a type.
func (c *carrier) typeSuffixes(t *ty) {
	for n := 0; ; n++ {
		if n > grammar.MaxNesting {
			c.fail(c.off(), "more than %d pointer or function types around one type", grammar.MaxNesting)
		}
		switch {
		case c.isPunct('*'):
			c.checkPointee(t)
			t.kind = grammar.OtherPtrKind
			if c.Src[t.off:c.Tok.End] == "i8*" {
				t.kind = grammar.PtrKind
			}
			c.t.Typed = true
			c.advance()
		case c.isWord("addrspace") && t.kind != grammar.PtrKind && t.kind != grammar.OtherPtrKind || c.isWord("addrspace") && c.typedAddrspace():
			c.addrspace()
			if !c.isPunct('*') {
				c.expected("'*'", "after the address space of a pointer type")
			}
			c.t.Typed = true
			t.kind = grammar.OtherPtrKind
			c.advance()
		case c.isPunct('('):
			t.retVoid = t.kind == grammar.VoidKind
			t.kind = grammar.FuncKind
			c.paramTypes()
		default:
			return
		}
		t.plain = true
		t.end = c.Last
	}
}

// checkPointee rejects invalid pointees of typed pointers.
func (c *carrier) checkPointee(t *ty) {
	switch text := c.Src[t.off:t.end]; {
	case text == "label":
		c.fail(int(t.off), "basic block pointers are invalid")
	case t.kind == grammar.VoidKind:
		c.fail(int(t.off), "pointers to void are invalid - use i8* instead")
	case t.kind == grammar.TokenKind || t.kind == grammar.MetadataKind || text == "x86_amx":
		c.fail(int(t.off), "pointer to this type is invalid")
	}
}

// typedAddrspace reports whether addrspace(n) after a pointer type is followed
// by '*', so that it belongs to the type.
func (c *carrier) typedAddrspace() bool {
	s := c.Scanner
	for range 3 {
		s.Next()
	}
	s.Next()
	return s.Tok.Kind == scan.Punct && s.Tok.Ch == '*'
}

// paramTypes carries the parameters of a function type.
func (c *carrier) paramTypes() {
	c.advance()
	for !c.isPunct(')') {
		if c.Tok.Kind == scan.Ellipsis {
			c.advance()
			break
		}
		if t := c.typ(); t.kind == grammar.VoidKind {
			c.fail(int(t.off), "void type only allowed for function results")
		}
		switch c.Tok.Kind {
		case scan.Word, scan.String:
			c.fail(c.off(), "argument attributes invalid in function type")
		case scan.Local:
			c.fail(c.off(), "argument name invalid in function type")
		}
		if !c.accept(',') {
			break
		}
	}
	c.expect(')', "at the end of a function type")
}

// render appends the carried form of a type that stands elsewhere in the
// source. The caller has flushed what comes before.
func (c *carrier) render(t ty) {
	if t.text != "" {
		c.out = append(c.out, t.text...)
		return
	}
	switch t.kind {
	case grammar.PtrKind:
		c.out = append(c.out, "i8*"...)
		return
	case grammar.IntKind:
		c.out = append(c.out, c.Src[t.off:t.end]...)
		return
	}
	scan, mark := c.Scanner, c.mark
	c.Pos, c.mark = int(t.off), int(t.off)
	c.Scanner.Src = c.Src[:t.end]
	c.advance()
	c.typ()
	c.flush(int(t.end))
	c.Scanner, c.mark = scan, mark
}
