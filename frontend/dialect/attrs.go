package dialect

import (
	"math/bits"
	"strconv"
	"strings"

	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// attrPlace is where attributes stand.
type attrPlace uint8

const (
	onParam attrPlace = iota
	onFunc            // function header, call site, global
	inGroup
)

// attr carries the attribute at the current token: a string, a group, a known
// word, or any other word with what stands in brackets after it.
func (c *carrier) attr(place attrPlace) {
	switch c.Tok.Kind {
	case scan.String:
		c.stringAttr()
		return
	case scan.Attrs:
		c.useAttrGroup(c.Tok)
		c.advance()
		return
	}
	form := grammar.FuncAttrs[c.cur()]
	if place == onParam {
		form = grammar.ParamAttrs[c.cur()]
	}
	if form == 0 || !c.knownAttr(form, place) {
		c.unknownAttr(place)
	}
}

// stringAttr skips "key" or "key"="value".
func (c *carrier) stringAttr() {
	if strings.HasPrefix(c.Src[c.Tok.Off+1:], "optgo:") {
		c.fail(c.off(), "attributes that begin with 'optgo:' are reserved")
	}
	c.advance()
	if c.accept('=') {
		c.expectKind(scan.String, "a string", "after '=' in an attribute")
	}
}

// knownAttr carries an attribute as it is if what follows has the form that
// llir's grammar knows; else it does nothing.
func (c *carrier) knownAttr(form grammar.AttrForm, place attrPlace) bool {
	next := c.peek()
	paren := next.Kind == scan.Punct && next.Ch == '('
	equals := next.Kind == scan.Punct && next.Ch == '=' && place == inGroup
	switch form {
	case grammar.AttrNone:
		if paren || equals {
			return false
		}
		c.advance()
	case grammar.AttrInts:
		if equals {
			return c.groupIntAttr()
		}
		if !paren {
			return false
		}
		if place == inGroup && c.isWord("alignstack") {
			c.advance()
			c.expected("'='", "after 'alignstack' in an attribute group")
		}
		return c.intsAttr()
	case grammar.AttrType:
		if !paren {
			return false
		}
		c.advance()
		c.advance()
		c.typ()
		c.expect(')', "after the type of an attribute")
	case grammar.AttrAlign:
		return c.alignAttr()
	}
	return true
}

// groupIntAttr carries `name=N` in a group; llir knows it of align and alignstack.
func (c *carrier) groupIntAttr() bool {
	if w := c.cur(); w != "alignstack" && w != "align" {
		return false
	}
	c.advance()
	c.advance()
	c.expectKind(scan.Int, "a number", "after '='")
	return true
}

// intsAttr carries `name(1, 2)`; anything else in the brackets is not known.
func (c *carrier) intsAttr() bool {
	s := c.Scanner
	s.Next()
	for {
		s.Next()
		if text := s.Text(s.Tok); s.Tok.Kind != scan.Int || !scan.IsNumber(text) || len(text) > 19 {
			return false
		}
		s.Next()
		if s.Tok.Kind != scan.Punct || s.Tok.Ch != ',' {
			break
		}
	}
	if s.Tok.Kind != scan.Punct || s.Tok.Ch != ')' {
		return false
	}
	c.Scanner = s
	c.advance()
	return true
}

// alignAttr carries `align 8` and `align(8)`.
func (c *carrier) alignAttr() bool {
	c.advance()
	if c.isPunct('(') {
		c.replace(c.off(), int(c.Tok.End), " ")
		c.advance()
		c.checkAlign()
		c.expectKind(scan.Int, "a number", "in 'align'")
		c.replace(c.off(), int(c.Tok.End), " ")
		c.expect(')', "after 'align'")
		return true
	}
	c.alignment()
	return true
}

// alignment carries the number after `align`; only attributes put it in brackets.
func (c *carrier) alignment() {
	c.checkAlign()
	c.expectKind(scan.Int, "a number", "after 'align'")
}

// checkAlign rejects an alignment that is none; the current token is the number.
func (c *carrier) checkAlign() {
	if c.Tok.Kind != scan.Int {
		return
	}
	switch n := scan.ParseNumber(c.cur()); {
	case c.cur()[0] == '-' || n <= 0 || n&(n-1) != 0:
		c.errorf(c.off(), "alignment is not a power of two")
	case n > 1<<32:
		c.errorf(c.off(), "huge alignments are not supported yet")
	}
}

// unknownAttr carries any other attribute as a string attribute.
func (c *carrier) unknownAttr(place attrPlace) {
	off := c.off()
	if w := c.cur(); c.Tok.Kind == scan.Word && grammar.IsElsewhere(w) {
		c.fail(off, "expected an attribute, found '%s'", w)
	}
	raw := c.rawAttr(place)
	c.flush(off)
	c.out = append(c.out, `"optgo:`...)
	c.out = scan.AppendEscaped(c.out, raw)
	c.out = append(c.out, '"')
	c.mark = int(c.Last)
	c.sync()
}

// rawAttr skips a word, what stands in brackets after it, and `=N` in a group; it returns all that,
// «raw».
func (c *carrier) rawAttr(place attrPlace) string {
	off := c.off()
	if c.Tok.Kind != scan.Word {
		c.expected("an attribute", "here")
	}
	c.advance()
	if c.isPunct('(') {
		c.inAttr = true
		c.skipBalanced()
		c.inAttr = false
	} else if place == inGroup && c.accept('=') {
		if c.Tok.Kind == scan.Punct || c.Tok.Kind == scan.EOF {
			c.expected("a value", "after '=' in an attribute group")
		}
		c.advance()
	} else if c.Src[off:c.Last] == "align" && c.Tok.Kind == scan.Int {
		if place == inGroup {
			c.expected("'='", "after 'align' in an attribute group")
		}
		c.advance()
	}
	return c.raw(off, int(c.Last))
}

// returnAttrs removes the attributes before a return type from the text: llir knows few of them
// there. They go to Text.flags.
func (c *carrier) returnAttrs() {
	last := c.Tok
	for {
		off := c.off()
		switch {
		case c.Tok.Kind == scan.String:
			c.stringAttr()
		case c.Tok.Kind == scan.Word && !c.atType() && !c.isWord("addrspace"):
			last = c.Tok
			if grammar.IsElsewhere(c.cur()) {
				c.expected("an attribute or the type of the result", "here")
			}
			c.rawAttr(onParam)
		case c.Tok.Kind == scan.Global && last.Kind == scan.Word:
			c.Tok = last // what looked like an attribute is where the type should be
			c.expected("a return type", "here")
		default:
			return
		}
		c.addReturnAttr(off)
	}
}

func (c *carrier) addReturnAttr(off int) {
	c.t.Words = append(c.t.Words, c.raw(off, int(c.Last)))
	c.drop(off, int(c.Last))
}

// callingConv carries a calling convention, if one stands here.
func (c *carrier) callingConv() {
	if c.Tok.Kind != scan.Word {
		return
	}
	w := c.cur()
	if n, ok := strings.CutPrefix(w, "cc"); ok && w != "ccc" { // cc 10, cc10
		if strings.Trim(n, "0123456789") != "" {
			c.fail(c.off()+len("cc"), "expected the number of a calling convention")
		}
		c.numberedConv(n)
		return
	}
	if grammar.CallingConvs[w] {
		c.advance()
		return
	}
	if n, ok := grammar.NewCallingConvs[w]; ok {
		c.replace(c.off(), int(c.Tok.End), "cc "+n)
		c.advance()
	}
	if w == "riscv_vls_cc" {
		c.vectorLengthConv()
	}
}

// ConvOne carries calling convention 1, which for llir is C's.
const ConvOne = 1 << 15

// numberedConv carries cc N; the number may be part of the word.
func (c *carrier) numberedConv(number string) {
	off := c.off()
	c.advance()
	if number == "" {
		number = c.cur()
		c.unsigned("after 'cc'")
	}
	if scan.ParseNumber(number) == 1 {
		number = strconv.Itoa(ConvOne)
	}
	c.replace(off, int(c.Last), "cc "+number)
}

// vectorLengthConv carries riscv_vls_cc and riscv_vls_cc(N): one convention for each vector length
// N from 32 to 65536.
func (c *carrier) vectorLengthConv() {
	off, length := c.off(), 128
	if c.advance(); c.accept('(') {
		n := c.expectKind(scan.Int, "a number", "in 'riscv_vls_cc'")
		length = scan.ParseNumber(strings.TrimLeft(c.Text(n), "-"))
		if length < 32 || length > 65536 || length&(length-1) != 0 {
			c.fail(int(n.Off), "unknown RISC-V ABI VLEN")
		}
		c.expect(')', "after the length in 'riscv_vls_cc'")
	}
	c.replace(off, int(c.Last), "cc "+strconv.Itoa(112+bits.Len(uint(length))-bits.Len(32)))
}
