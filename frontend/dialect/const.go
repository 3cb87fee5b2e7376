package dialect

import (
	"strconv"
	"strings"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/float"
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// typedValue carries `T v` and returns T.
func (c *carrier) typedValue() ty {
	t := c.typ()
	if t.kind == grammar.MetadataKind {
		c.fail(int(t.off), "metadata is an operand of calls only")
	}
	c.value(t)
	return t
}

// value carries a value of type t: a local, or a constant.
func (c *carrier) value(t ty) {
	switch c.Tok.Kind {
	case scan.Local:
		if c.fn.name == "" {
			c.fail(c.off(), "%s is a local value outside of a function", c.describe())
		}
		c.useLocal(c.Tok, false)
		if t.end > t.off {
			c.fn.uses = append(c.fn.uses, carried.Use{Type: t.off, TypeEnd: t.end, Name: c.Tok.Off, NameEnd: c.Tok.End})
		}
		c.advance()
	case scan.Global:
		c.globalValue(t)
	case scan.Int:
		c.mustBe(t, "an integer literal", grammar.IntKind)
		c.checkDigits(t)
		if tok := c.Tok; c.Src[tok.Off] == 's' {
			c.replace(int(tok.Off), int(tok.End), scan.SignedHex(c.Src[tok.Off+3:tok.End]))
		}
		c.advance()
	case scan.Float:
		c.floatLiteral(t)
	case scan.Punct:
		c.aggregate(t)
	case scan.Word:
		c.wordValue(t)
	default:
		c.expected("a value", "here")
	}
}

// checkDigits rejects integer literals with far more digits than their type has bits.
func (c *carrier) checkDigits(t ty) {
	if n := len(c.cur()); n > grammar.LongLiteral {
		if bits := scan.ParseNumber(strings.TrimLeft(c.Src[t.off:t.end], "i")); t.kind != grammar.IntKind || n > grammar.LongLiteral+bits/3 {
			c.fail(c.off(), "integer literal has too many digits for its type")
		}
	}
}

// globalValue carries @f. Within an expression that llir types, the global gets
// the type that the context says.
func (c *carrier) globalValue(t ty) {
	if t.text == "" && (t.kind >= grammar.IntKind && t.kind <= grammar.PPCFP128Kind || t.kind == grammar.VectorKind || t.kind == grammar.ArrayKind || t.kind == grammar.StructKind) {
		c.fail(c.off(), "global variable reference must have pointer type")
	}
	c.noteSpace(c.useGlobal(c.Tok), c.Tok, t)
	tok := c.Tok
	c.advance()
	if c.constDepth == 0 {
		c.renumberGlobal(tok)
		return
	}
	c.flush(int(tok.Off))
	c.openCast(t)
	c.renumberGlobal(tok)
	c.flush(int(tok.End))
	c.closeCast(t)
}

// openCast writes `bitcast (T ` and closeCast ` to T)`, both at the mark.
func (c *carrier) openCast(t ty) {
	c.out = append(c.out, "bitcast ("...)
	c.render(t)
	c.out = append(c.out, ' ')
	c.sync()
}

func (c *carrier) closeCast(t ty) {
	c.out = append(c.out, " to "...)
	c.render(t)
	c.out = append(c.out, ')')
	c.sync()
}

// mustBe reports a literal whose type is plainly not of the kinds it needs.
// Named types may be anything; llir looks at those.
func (c *carrier) mustBe(t ty, what string, kinds ...grammar.TypeKind) {
	for _, k := range kinds {
		if t.kind == k {
			return
		}
	}
	if t.kind != grammar.NamedKind && t.text == "" {
		c.fail(c.off(), "%s does not fit type '%s'", what, strings.TrimSpace(c.raw(int(t.off), int(t.end))))
	}
}

// aggregate carries [ … ], { … }, < … > and <{ … }>; each element has its type.
func (c *carrier) aggregate(t ty) {
	if c.isUndefined(t) {
		c.early(c.Tok.Off, c.Src[t.off:t.end], "initializer with struct type has wrong # elements")
	}
	c.enter()
	saved := c.constDepth
	c.constDepth = 0
	switch {
	case c.isPunct('['):
		c.mustBe(t, "an array constant", grammar.ArrayKind)
		c.advance()
		c.elements(']')
	case c.isPunct('{'):
		c.mustBe(t, "a structure constant", grammar.StructKind)
		c.checkPacked(t, false)
		c.advance()
		c.elements('}')
	case c.isPunct('<'):
		c.mustBe(t, "a vector or packed structure constant", grammar.VectorKind, grammar.StructKind)
		if t.kind == grammar.VectorKind && strings.HasPrefix(strings.TrimLeft(c.Src[t.off+1:t.end], " \t"), "vscale") {
			c.errorf(c.off(), "constant expression type mismatch: a list of elements is no scalable vector")
		}
		c.advance()
		if c.isPunct('{') {
			c.checkPacked(t, true)
			c.advance()
			c.elements('}')
			c.expect('>', "at the end of a packed structure")
		} else {
			c.elements('>')
		}
	default:
		c.expected("a value", "here")
	}
	c.constDepth = saved
	c.leave()
}

// checkPacked rejects a structure constant that is packed where its type is not, or the reverse.
func (c *carrier) checkPacked(t ty, packed bool) {
	text := c.Src[t.off:t.end]
	if t.kind == grammar.NamedKind {
		text = c.typeBodies[text]
	}
	if text != "" && (text[0] == '{' && packed || text[0] == '<' && !packed) {
		c.errorf(c.off(), "packed'ness of initializer and type don't match")
	}
}

// charArray carries c"…", whose length the type must have.
func (c *carrier) charArray(t ty) {
	c.mustBe(t, "a string", grammar.ArrayKind)
	c.advance()
	if c.Tok.Kind != scan.String {
		c.expected("a string", "after 'c'")
	}
	if t.kind == grammar.ArrayKind {
		s := scan.Scanner{Src: c.Src[:t.end], Pos: int(t.off)}
		s.Next()
		s.Next()
		lit := c.cur()
		if n := len(scan.Unescape(lit[1 : len(lit)-1])); scan.ParseNumber(s.Text(s.Tok)) != n {
			c.fail(c.off(), "this string has %d bytes, its type '%s'", n, strings.TrimSpace(c.raw(int(t.off), int(t.end))))
		}
	}
	c.advance()
}

// elements carries `T v, …` up to the closing bracket.
func (c *carrier) elements(close byte) {
	for !c.isPunct(close) {
		c.typedValue()
		if !c.accept(',') {
			break
		}
	}
	c.expect(close, "after the elements of a constant")
}

// wordValue carries a constant that begins with a word.
func (c *carrier) wordValue(t ty) {
	w := c.cur()
	switch w {
	case "undef", "poison", "zeroinitializer":
		c.advance()
	case "null":
		c.mustBe(t, "'null'", grammar.PtrKind, grammar.OtherPtrKind)
		c.advance()
	case "none":
		c.mustBe(t, "'none'", grammar.TokenKind)
		c.advance()
	case "true", "false":
		if t.kind != grammar.IntKind || strings.TrimSpace(c.Src[t.off:t.end]) != "i1" {
			c.mustBe(t, "'"+w+"'")
		}
		c.advance()
	case "c":
		c.charArray(t)
	case "asm":
		c.inlineAsm()
	case "blockaddress":
		c.blockAddress(t)
	case "dso_local_equivalent", "no_cfi":
		c.marked(t, w, func() { c.markedGlobal() })
	case "getelementptr":
		c.gepExpr(t)
	default:
		form, ok := grammar.Exprs[w]
		if !ok || grammar.VectorExprs[w] {
			c.unknownExpr(t)
			return
		}
		c.knownExpr(w, form)
	}
}

// inlineAsm carries asm flags "code", "constraints".
func (c *carrier) inlineAsm() {
	c.advance()
	for c.Tok.Kind == scan.Word {
		switch c.cur() {
		case "sideeffect", "alignstack", "inteldialect", "unwind":
		default:
			c.fail(c.off(), "unknown flag %s of inline assembly", c.describe())
		}
		c.advance()
	}
	c.expectKind(scan.String, "the code", "of inline assembly")
	c.expect(',', "after the code of inline assembly")
	c.expectKind(scan.String, "the constraints", "of inline assembly")
}

// blockAddress carries blockaddress(@f, %b), which llir types i8*.
func (c *carrier) blockAddress(t ty) {
	cast := t.kind != grammar.PtrKind
	if cast {
		c.flush(c.off())
		c.out = append(c.out, "bitcast (i8* "...)
		c.sync()
	}
	c.advance()
	c.expect('(', "after 'blockaddress'")
	f := c.expectKind(scan.Global, "a function", "in 'blockaddress'")
	c.useGlobal(f)
	c.renumberGlobal(f)
	c.expect(',', "in 'blockaddress'")
	b := c.expectKind(scan.Local, "a block", "in 'blockaddress'")
	inside := c.Src[f.Off:f.End] == c.fn.name
	own := c.fn.remap != nil && inside
	c.blockaddrs = append(c.blockaddrs, blockRef{f, b, own, inside})
	if own {
		c.renumber(b)
	}
	c.expect(')', "at the end of 'blockaddress'")
	if cast {
		c.flush(int(c.Last))
		c.closeCast(t)
	}
}

// marked writes a generic carrier, `bitcast ({} { [k x i8] c"tag", OPERANDS } to R)`,
// whose operands the function carries; each must write a leading comma.
func (c *carrier) marked(t ty, tag string, operands func()) {
	c.enter()
	saved := c.constDepth
	c.constDepth = 0
	c.flush(c.off())
	c.markedHead(tag)
	operands()
	c.flush(int(c.Last))
	c.out = append(c.out, " }"...)
	c.closeCast(t)
	c.constDepth = saved
	c.leave()
}

func (c *carrier) markedHead(tag string) {
	c.out = append(c.out, "bitcast ({} { ["...)
	c.out = strconv.AppendInt(c.out, int64(len(tag)), 10)
	c.out = append(c.out, ` x i8] c"`...)
	c.out = scan.AppendEscaped(c.out, tag)
	c.out = append(c.out, '"')
}

// markedGlobal carries the operand of dso_local_equivalent and no_cfi.
func (c *carrier) markedGlobal() {
	c.advance()
	c.out = append(c.out, ", i8* "...)
	c.mark = c.off()
	c.sync()
	f := c.expectKind(scan.Global, "a function", "here")
	c.useGlobal(f)
	c.renumberGlobal(f)
}

// markedOperands carries `T v, T v, …` up to a closing parenthesis, or ` to T)`.
func (c *carrier) markedOperands() {
	for !c.isPunct(')') {
		c.out = append(c.out, ", "...)
		c.mark = c.off()
		c.sync()
		c.typedValue()
		c.flush(int(c.Last))
		if c.isWord("to") {
			m := len(c.out)
			c.advance()
			c.mark = c.off()
			c.typ()
			c.flush(c.off())
			c.out = c.out[:m]
			break
		}
		if !c.accept(',') {
			break
		}
		c.mark = c.off()
	}
	c.expect(')', "at the end of a constant expression")
	c.mark = int(c.Last)
}

// unknownExpr carries a constant expression that llir's grammar lacks, known to LLVM or not.
func (c *carrier) unknownExpr(t ty) {
	off := c.off()
	tag := c.cur()
	next := c.peek()
	if paren := next.Kind == scan.Punct && next.Ch == '('; !paren && (next.Kind != scan.Word || grammar.IsStatementWord(tag) && !grammar.VectorExprs[tag]) {
		c.expected("a value", "here")
	}
	s := c.Scanner
	for s.Next(); s.Tok.Kind == scan.Word; s.Next() {
		tag += " " + s.Text(s.Tok)
	}
	c.marked(t, tag, func() {
		c.advance()
		for c.Tok.Kind == scan.Word {
			c.advance()
		}
		if !c.accept('(') {
			c.fail(off, "'%s' begins no value", tag)
		}
		c.markedOperands()
	})
}

// knownExpr carries a constant expression of llir's grammar.
func (c *carrier) knownExpr(w string, form grammar.ExprForm) {
	c.enter()
	c.advance()
	for c.Tok.Kind == scan.Word { // flags, predicates
		c.exprFlag(w)
	}
	c.expect('(', "after '"+w+"'")
	saved := c.constDepth
	c.constDepth = 1
	if form == grammar.ExprCast { // llir looks at the target type only
		c.constDepth = 0
	}
	c.typedValue()
	if form == grammar.ExprCast {
		c.expectWord("to", "in '"+w+"'")
		c.typ()
	}
	for form != grammar.ExprCast && c.accept(',') {
		if c.Tok.Kind == scan.Int {
			c.advance()
			continue
		}
		c.typedValue()
	}
	c.constDepth = saved
	c.expect(')', "at the end of '"+w+"'")
	c.leave()
}

// exprFlag skips a flag or predicate of a constant expression.
func (c *carrier) exprFlag(w string) {
	f := c.cur()
	switch f {
	case "nuw", "nsw", "exact":
	default:
		if w != "icmp" && w != "fcmp" {
			c.fail(c.off(), "constant '%s' has no flag '%s'", w, f)
		}
	}
	c.advance()
}

// gepExpr carries a constant getelementptr: llir would check it against typed
// pointers. The tag holds the flags; an old-style inrange on the index K
// becomes the flag inrange@K, which goes back into the tag when the index comes.
func (c *carrier) gepExpr(t ty) {
	c.mustBe(t, "'getelementptr'", grammar.PtrKind, grammar.OtherPtrKind, grammar.VectorKind)
	s := c.Scanner
	c.advance()
	tag := "getelementptr"
	for c.Tok.Kind == scan.Word {
		flag := c.off()
		if strings.Contains(tag, "inrange") {
			c.expected("'('", "after 'inrange'")
		}
		if w := c.cur(); w != "inbounds" && w != "nuw" && w != "nusw" && w != "inrange" {
			c.expected("'('", "in a constant getelementptr")
		}
		c.advance()
		if c.isPunct('(') && c.Src[flag:c.Last] == "inrange" {
			c.skipBalanced()
		}
		tag += " " + strings.ReplaceAll(c.raw(flag, int(c.Last)), " ", "")
	}
	if !c.isPunct('(') {
		c.expected("'('", "after 'getelementptr'")
	}
	open := c.Scanner
	c.Scanner = s
	c.flush(c.off())
	lo := len(c.out)
	c.marked(t, tag, func() {
		hi := len(c.out)
		c.Scanner = open
		if k := c.gepExprOperands(); k >= 0 {
			c.retag(lo, hi, tag+" inrange@"+strconv.Itoa(k))
		}
	})
}

// retag replaces the head of a generic carrier, out[lo:hi], by one with another tag.
func (c *carrier) retag(lo, hi int, tag string) {
	rest := append([]byte(nil), c.out[hi:]...)
	c.out = c.out[:lo]
	c.markedHead(tag)
	shift := int32(len(c.out) - hi)
	c.out = append(c.out, rest...)
	for i := len(c.t.Segments) - 1; i >= 0 && int(c.t.Segments[i].Out) >= hi; i-- {
		c.t.Segments[i].Out += shift
	}
}

// gepExprOperands carries (T, B, I, …) and returns the number of the index with `inrange`, or -1.
func (c *carrier) gepExprOperands() int {
	c.advance()
	c.out = append(c.out, ", "...)
	c.mark = c.off()
	c.sync()
	elem := c.typ()
	c.flush(int(c.Last))
	c.out = append(c.out, "* null"...)
	c.sync()
	if !c.isPunct(',') {
		c.expected("','", "after the element type of 'getelementptr'")
	}
	c.advance()
	c.gepBase()
	inrange := -1
	for n := 0; c.accept(','); n++ {
		if n == 0 {
			c.mustBeSized(elem, unsizedBase)
		}
		if c.isWord("inrange") {
			inrange = n
			c.drop(c.off(), int(c.Tok.End))
			c.advance()
		}
		c.typedValue()
	}
	c.flush(int(c.Last))
	c.expect(')', "at the end of 'getelementptr'")
	c.mark = int(c.Last)
	c.sync()
	return inrange
}

// floatLiteral carries a floating-point literal: as it is where llir reads the
// value exactly, else as a bitcast of the bits.
func (c *carrier) floatLiteral(t ty) {
	tok := c.Tok
	lit := c.cur()
	c.advance()
	bits, cast, problem := float.Bits(lit, t.kind)
	if short, ok := float.Shorten(lit); !cast && problem == "" && ok {
		c.replace(int(tok.Off), int(tok.End), short)
		return
	}
	switch {
	case problem != "":
		c.errorf(int(tok.Off), "%s", problem)
	case cast:
		c.flush(int(tok.Off))
		c.out = append(c.out, "bitcast (i"...)
		width := 64 // a named type; LLVM has aliases of double, if any
		if w, ok := float.Widths[t.kind]; ok {
			width = w
		}
		c.out = strconv.AppendInt(c.out, int64(width), 10)
		c.out = append(c.out, " u0x"...)
		c.out = append(c.out, bits...)
		c.mark = int(tok.End)
		c.closeCast(t)
	}
}
