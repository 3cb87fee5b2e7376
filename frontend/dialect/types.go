package dialect

import (
	"math"
	"strconv"
	"strings"
)

// typeKind is as much of a type as carrying its constants takes.
type typeKind uint8

const (
	kOther typeKind = iota
	kVoid
	kInt
	kHalf
	kBFloat
	kFloat
	kDouble
	kX86FP80
	kFP128
	kPPCFP128
	kPtr      // ptr and i8* of address space 0
	kOtherPtr // any other pointer
	kVector
	kArray
	kStruct
	kFunc
	kMetadata
	kToken
	kNamed
)

// ty is a type of the source.
type ty struct {
	off, end int32
	kind     typeKind
	// plain says that llir can index through it: no vectors inside, and no named
	// type that is unknown so far or holds a vector.
	plain   bool
	retVoid bool // of kFunc
	// text is the carried form of a type that the source does not have.
	text string
}

// typeWords are the words a type can begin with, iN aside.
var typeWords = map[string]typeKind{
	"void": kVoid, "half": kHalf, "bfloat": kBFloat, "float": kFloat, "double": kDouble,
	"x86_fp80": kX86FP80, "fp128": kFP128, "ppc_fp128": kPPCFP128, "ptr": kPtr,
	"label": kOther, "token": kToken, "metadata": kMetadata, "x86_mmx": kOther, "x86_amx": kOther, "target": kOther,
}

// isIntType reports whether a word is iN.
func isIntType(w string) bool { return len(w) > 1 && w[0] == 'i' && hasWidth(w) }

// isByteType reports whether a word is bN, the type of memory that may hold a pointer.
func isByteType(w string) bool { return len(w) > 1 && w[0] == 'b' && hasWidth(w) }

// hasWidth reports whether digits follow the first letter.
func hasWidth(w string) bool {
	for i := 1; i < len(w); i++ {
		if !isDigit(w[i]) {
			return false
		}
	}
	return true
}

// atType reports whether a type can begin at the current token.
func (c *carrier) atType() bool {
	switch c.tok.kind {
	case tLocal:
		return true
	case tPunct:
		return c.tok.ch == '{' || c.tok.ch == '[' || c.tok.ch == '<'
	case tWord:
		w := c.cur()
		if isIntType(w) || isByteType(w) {
			return true
		}
		_, ok := typeWords[w]
		return ok
	}
	return false
}

// typ carries the type at the current token.
func (c *carrier) typ() ty {
	c.enter()
	t := ty{off: c.tok.off, plain: true}
	switch {
	case c.tok.kind == tWord:
		c.wordType(&t)
	case c.tok.kind == tLocal:
		c.namedType(&t)
	case c.isPunct('{'):
		t.kind = kStruct
		t.plain = c.fieldTypes('}')
	case c.isPunct('['):
		t.kind = kArray
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
	t.end = c.last
	c.typeSuffixes(&t)
	c.leave()
	return t
}

// wordType carries iN, float, ptr, target(…) and the like.
func (c *carrier) wordType(t *ty) {
	w := c.cur()
	off, end := c.off(), int(c.tok.end)
	if isByteType(w) {
		if c.t.ByteType == 0 {
			c.t.ByteType = off + 1
		}
		c.replace(off, off+1, "i")
	}
	if isIntType(w) || isByteType(w) {
		if n := parseNumber(w[1:]); n < 1 || n > 1<<23 {
			c.fail(off, "the width of '%s' is not between 1 and 8388608", w)
		}
		t.kind = kInt
		c.advance()
		return
	}
	k, ok := typeWords[w]
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
	c.replace(c.off(), int(c.tok.end), "i8")
	end := int(c.tok.end)
	c.advance()
	if c.isWord("addrspace") {
		end = c.addrspace()
		t.kind = kOtherPtr
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
	if c.tok.kind == tString {
		c.symbolicAddrspace()
	} else {
		c.checkAddrspace()
		c.lastSpace = parseNumber(c.text(c.expectKind(tInt, "a number", "in 'addrspace'")))
	}
	end := int(c.tok.end)
	c.expect(')', "after the address space")
	return end
}

// checkAddrspace refuses numbers that LLVM has no room for.
func (c *carrier) checkAddrspace() {
	if c.tok.kind == tInt && (!isNumber(c.cur()) || parseNumber(c.cur()) >= 1<<24) {
		c.fail(c.off(), "invalid address space, must be a 24-bit integer")
	}
}

// symbolicAddrspace replaces "A", "G" and "P", the data layout's address spaces
// of allocas, globals and programs, by their numbers.
func (c *carrier) symbolicAddrspace() {
	name := strings.Trim(c.cur(), `"`)
	if name != "A" && name != "G" && name != "P" {
		c.fail(c.off(), "unknown address space %s", c.cur())
	}
	number := "0"
	for _, spec := range strings.Split(c.layout, "-") {
		if n, ok := strings.CutPrefix(spec, name); ok && isNumber(n) {
			number = n
		}
	}
	c.lastSpace = parseNumber(number)
	c.replace(c.off(), int(c.tok.end), number)
	c.advance()
}

// targetType carries target("name", …).
func (c *carrier) targetType() {
	off := c.off()
	c.advance()
	if !c.isPunct('(') {
		c.expected("'('", "after 'target'")
	}
	if name := c.peek(); name.kind != tString {
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
		n = len(c.t.TargetTypes)
		c.t.TargetTypes = append(c.t.TargetTypes, raw)
	}
	c.replace(off, end, "%optgo.target."+strconv.Itoa(n))
}

// checkTargetParams refuses a type behind a number in the current brackets.
func (c *carrier) checkTargetParams() {
	s := c.scanner
	depth, number, comma := 0, false, false
	for ; s.tok.kind != tEOF; s.next() {
		switch {
		case s.tok.kind != tPunct:
			if depth == 1 && comma && number && s.tok.kind != tInt {
				c.fail(int(s.tok.off), "expected uint32 param")
			}
			if text := s.text(s.tok); depth == 1 && s.tok.kind == tInt && !isNumber(text) {
				c.fail(int(s.tok.off), "expected integer")
			} else if depth == 1 && s.tok.kind == tInt && parseNumber(text) > math.MaxUint32 {
				c.fail(int(s.tok.off), "expected 32-bit integer (too large)")
			}
			number = number || depth == 1 && s.tok.kind == tInt
		case strings.IndexByte("([{<", s.tok.ch) >= 0:
			depth++
		case strings.IndexByte(")]}>", s.tok.ch) >= 0:
			if depth--; depth == 0 {
				return
			}
		}
		comma = s.tok.kind == tPunct && s.tok.ch == ','
	}
}

// namedType carries %T.
func (c *carrier) namedType(t *ty) {
	key := c.useType(c.tok)
	t.kind = kNamed
	t.plain = c.knownTypes[key]
	if body, ok := c.scalable[key]; ok { // llir cannot name these
		t.kind = kVector
		c.replace(c.off(), int(c.tok.end), body)
	}
	c.advance()
}

// useType notes the use of a named type and returns its name.
func (c *carrier) useType(tok token) string {
	if s := c.typeSymbol(tok); s.use == 0 {
		s.use = tok.off + 1
	}
	name := c.src[tok.off+1 : tok.end]
	if isNumber(name) {
		return name
	}
	return bareName(name)
}

// typeSymbol returns the symbol of a named type; the pointer is valid until the next name of a type.
func (c *carrier) typeSymbol(tok token) *symbol {
	name := c.src[tok.off+1 : tok.end]
	if isNumber(name) {
		return c.typeNums.get(parseNumber(name))
	}
	name = bareName(name)
	if name == "" { // LLVM numbers such a type; llir cannot
		c.fail(int(tok.off), "the name of a type is empty")
	}
	if strings.HasPrefix(name, "optgo.") {
		c.fail(int(tok.off), "type names that begin with 'optgo.' are reserved")
	}
	return c.types.get(name)
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
	if tok := c.expectKind(tInt, "a number", where); !isNumber(c.text(tok)) {
		c.fail(int(tok.off), "expected an unsigned number %s", where)
	}
}

// angleType carries <N x T>, <vscale x N x T> and <{ … }>.
func (c *carrier) angleType(t *ty) {
	c.advance()
	if c.isPunct('{') {
		t.kind = kStruct
		t.plain = c.fieldTypes('}')
		c.expect('>', "at the end of a packed structure type")
		return
	}
	t.kind = kVector
	if c.acceptWord("vscale") {
		c.expectWord("x", "after 'vscale'")
	}
	switch n := c.expectKind(tInt, "a number of elements", "in a vector type"); {
	case c.text(n) == "0":
		c.fail(int(n.off), "zero element vector is illegal")
	case len(c.text(n)) > 9 && parseNumber(c.text(n)) > math.MaxUint32:
		c.fail(int(n.off), "size too large for vector")
	}
	c.expectWord("x", "in a vector type")
	c.typ()
	t.plain = false
	c.expect('>', "at the end of a vector type")
}

// typeSuffixes carries *, addrspace(n)* and (params) after a type.
func (c *carrier) typeSuffixes(t *ty) {
	for n := 0; ; n++ {
		if n > maxDepth {
			c.fail(c.off(), "more than %d pointer or function types around one type", maxDepth)
		}
		switch {
		case c.isPunct('*'):
			c.checkPointee(t)
			t.kind = kOtherPtr
			if c.src[t.off:c.tok.end] == "i8*" {
				t.kind = kPtr
			}
			c.t.Typed = true
			c.advance()
		case c.isWord("addrspace") && t.kind != kPtr && t.kind != kOtherPtr || c.isWord("addrspace") && c.typedAddrspace():
			c.addrspace()
			if !c.isPunct('*') {
				c.expected("'*'", "after the address space of a pointer type")
			}
			c.t.Typed = true
			t.kind = kOtherPtr
			c.advance()
		case c.isPunct('('):
			t.retVoid = t.kind == kVoid
			t.kind = kFunc
			c.paramTypes()
		default:
			return
		}
		t.plain = true
		t.end = c.last
	}
}

// checkPointee refuses what typed pointers cannot point to.
func (c *carrier) checkPointee(t *ty) {
	switch text := c.src[t.off:t.end]; {
	case text == "label":
		c.fail(int(t.off), "basic block pointers are invalid")
	case t.kind == kVoid:
		c.fail(int(t.off), "pointers to void are invalid - use i8* instead")
	case t.kind == kToken || t.kind == kMetadata || text == "x86_amx":
		c.fail(int(t.off), "pointer to this type is invalid")
	}
}

// typedAddrspace reports whether addrspace(n) after a pointer type is followed
// by '*', so that it belongs to the type.
func (c *carrier) typedAddrspace() bool {
	s := c.scanner
	for range 3 {
		s.next()
	}
	s.next()
	return s.tok.kind == tPunct && s.tok.ch == '*'
}

// paramTypes carries the parameters of a function type.
func (c *carrier) paramTypes() {
	c.advance()
	for !c.isPunct(')') {
		if c.tok.kind == tEllipsis {
			c.advance()
			break
		}
		if t := c.typ(); t.kind == kVoid {
			c.fail(int(t.off), "void type only allowed for function results")
		}
		switch c.tok.kind {
		case tWord, tString:
			c.fail(c.off(), "argument attributes invalid in function type")
		case tLocal:
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
	case kPtr:
		c.out = append(c.out, "i8*"...)
		return
	case kInt:
		c.out = append(c.out, c.src[t.off:t.end]...)
		return
	}
	scan, mark := c.scanner, c.mark
	c.pos, c.mark = int(t.off), int(t.off)
	c.scanner.src = c.src[:t.end]
	c.advance()
	c.typ()
	c.flush(int(t.end))
	c.scanner, c.mark = scan, mark
}
