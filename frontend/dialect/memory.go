package dialect

import (
	"fmt"
	"strings"

	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// alloca carries alloca [inalloca] [swifterror] T [, T n] [, align n] [, addrspace(n)].
func (c *carrier) alloca() {
	c.advance()
	c.flags(grammar.AllocaFlags)
	t := c.typ()
	if c.isPunct(',') && c.peek().Kind != scan.MDName {
		s := c.Scanner
		c.advance()
		operand := !c.isWord("align") && !c.isWord("addrspace")
		c.Scanner = s
		if operand {
			c.advance()
			c.typedValue()
		}
	}
	aligned := false // only natural alignment needs the type at once
	for rank, done := 0, false; c.isPunct(',') && !done; {
		switch next := c.peek(); {
		case c.Src[next.Off:next.End] == "align" && rank == 0:
			rank = 1
			c.advance()
			c.advance()
			c.alignment()
		case c.Src[next.Off:next.End] == "addrspace" && rank < 2:
			rank++
			c.advance()
			c.addrspace()
		default:
			done = true
		}
		aligned = aligned || rank == 1
	}
	if !aligned {
		c.mustBeSized(t, "Cannot allocate unsized type")
	}
}

// trailing takes `, align n` out of the text: llir needs as much time for it as for an operand. Of
// several LLVM takes the last.
func (c *carrier) trailing() {
	for c.isPunct(',') && c.peek().Kind != scan.MDName {
		comma := c.off()
		c.advance()
		c.expectAlign()
		c.drop(comma, int(c.Last))
	}
}

// expectAlign skips align n, and notes n as the alignment of the statement.
func (c *carrier) expectAlign() {
	if !c.acceptWord("align") {
		c.expected("'align' or metadata", "after ','")
	}
	n := c.cur()
	c.alignment() // after an error, what is noted does not matter
	c.fn.align = uint64(scan.ParseNumber(n))
}

// load carries load [atomic] [volatile] T, P [syncscope("…")] [ordering] ….
func (c *carrier) load() {
	c.advance()
	atomic := c.isWord("atomic")
	c.flags(grammar.MemoryAccess)
	c.mustBeSized(c.typ(), "loading unsized types is not allowed")
	c.expect(',', "after the type of 'load'")
	c.typedValue()
	if n := c.ordering(1); atomic && n == 0 {
		c.fail(c.off(), "expected ordering on atomic instruction")
	}
	c.trailing()
}

// store carries store [atomic] [volatile] T v, P ….
func (c *carrier) store() {
	c.advance()
	atomic := c.isWord("atomic")
	c.flags(grammar.MemoryAccess)
	c.mustBeSized(c.typedValue(), "storing unsized types is not allowed")
	c.expect(',', "after the value of 'store'")
	c.typedValue()
	if n := c.ordering(1); atomic && n == 0 {
		c.fail(c.off(), "expected ordering on atomic instruction")
	}
	c.trailing()
}

// fence carries fence [syncscope("…")] ordering.
func (c *carrier) fence() {
	c.advance()
	c.ordering(1)
}

// cmpxchg carries cmpxchg [weak] [volatile] P, T old, T new [syncscope("…")] ordering ordering ….
func (c *carrier) cmpxchg() {
	c.advance()
	c.flags(grammar.Weak | grammar.MemoryAccess)
	c.typedValue()
	c.expect(',', "in 'cmpxchg'")
	c.typedValue()
	c.expect(',', "in 'cmpxchg'")
	c.typedValue()
	c.ordering(2)
	c.trailing()
}

var orderings = grammar.MakeSet("unordered monotonic acquire release acq_rel seq_cst")

// ordering carries syncscope("…") and up to n memory orderings, and returns how many there are.
func (c *carrier) ordering(n int) (found int) {
	if c.acceptWord("syncscope") {
		c.expect('(', "after 'syncscope'")
		c.expectKind(scan.String, "a string", "in 'syncscope'")
		c.expect(')', "after a synchronization scope")
	}
	for ; found < n && orderings[c.word()]; found++ {
		c.advance()
	}
	return found
}

var rmwOps = grammar.MakeSet("add and fadd fsub max min nand or sub umax umin xchg xor")

// atomicRMW carries atomicrmw [volatile] op P, T v …. An operation that llir lacks becomes xchg.
func (c *carrier) atomicRMW() {
	c.advance()
	for c.Tok.Kind == scan.Word {
		s := c.Scanner
		w := c.cur()
		c.advance()
		isOp := c.atType() // the operation is the last word before the type
		c.Scanner = s
		switch {
		case !isOp && w != "volatile":
			off := c.off()
			c.advance()
			c.carryFlag(off)
			c.fn.st.FlagHi = int32(len(c.t.Words))
			continue
		case isOp && !rmwOps[w]:
			c.fn.st.Op = w
			c.replace(c.off(), int(c.Tok.End), "xchg")
		}
		c.advance()
		if isOp {
			break
		}
	}
	c.rmwPointer()
	c.expect(',', "in 'atomicrmw'")
	c.typedValue()
	c.ordering(1)
	c.trailing()
}

// rmwPointer carries the pointer of an atomicrmw at type T addrspace(n)*, T the type of the value:
// llir takes the type of the result, and of constants beside it in later instructions, from there.
func (c *carrier) rmwPointer() {
	s, st := c.save(), c.fn.st
	p := c.typ()
	space, known := c.spaceOf(p)
	if !known {
		space = c.lastSpace // by a letter
	}
	c.value(p)
	c.expect(',', "in 'atomicrmw'")
	t := c.typ()
	c.restore(s)
	c.fn.st = st
	c.flush(c.off())
	lo := len(c.out)
	c.typ()
	c.flush(int(c.Last))
	c.out = c.out[:lo]
	c.render(t)
	if space != 0 {
		c.out = fmt.Appendf(c.out, " addrspace(%d)", space)
	}
	c.out = append(c.out, '*')
	pt := ty{kind: grammar.OtherPtrKind, text: string(c.out[lo:])}
	c.sync()
	if c.Tok.Kind == scan.Word && !grammar.PlainValues[c.cur()] {
		c.calleeValue(pt)
	} else {
		c.value(pt)
	}
}

// lanes returns `N` or `vscale x N` of a vector type.
func (c *carrier) lanes(t ty) (string, bool) {
	s := scan.Scanner{Src: c.Src[:t.end], Pos: int(t.off)}
	if s.Next(); s.Tok.Kind != scan.Punct || s.Tok.Ch != '<' {
		return "", false
	}
	s.Next()
	lo := int(s.Tok.Off)
	for s.Tok.Kind == scan.Word { // vscale x
		s.Next()
	}
	if s.Tok.Kind != scan.Int {
		return "", false // <{ … }>
	}
	return c.Src[lo:s.Tok.End], true
}

// ptrToAddr carries ptrtoaddr as ptrtoint.
func (c *carrier) ptrToAddr() {
	c.fn.st.Op = "ptrtoaddr"
	c.replace(c.off(), int(c.Tok.End), "ptrtoint")
	c.advance()
	c.operands(grammar.Opcode{Pattern: "X>T"}, "ptrtoaddr")
}

// gep carries getelementptr as it is if llir can type it, else as a call of @optgo.getelementptr.
func (c *carrier) gep() {
	s, st := c.save(), c.fn.st
	c.advance()
	c.flags(grammar.InBounds)
	t := c.typ()
	c.expect(',', "after the element type of 'getelementptr'")
	c.gepBase()
	simple, n := true, 0
	at, known := c.Src[t.off:t.end], memberOK
	for ; c.moreOperands(); n++ {
		if n == 0 {
			c.mustBeSized(t, unsizedBase)
		}
		idx := c.gepIndex(&simple)
		if n == 0 || !simple || !t.plain || known != memberOK {
			continue
		}
		if c.Src[idx.Off] == '%' && strings.HasPrefix(strings.TrimLeft(at, scan.Spaces+"<"), "{") {
			c.fail(int(idx.Off), "invalid getelementptr indices")
		}
		if at, known = c.member(at, c.literal(idx), false); known == memberBad {
			c.fail(int(idx.Off), "invalid getelementptr indices")
		}
	}
	if simple && (n < 2 || t.plain) {
		return
	}
	c.restore(s)
	c.fn.st = st
	c.gepCall()
}

const unsizedBase = "base element of getelementptr must be sized"

// gepBase carries the pointer, or vector of pointers, that getelementptr starts from.
func (c *carrier) gepBase() ty {
	off := c.off()
	t := c.typedValue()
	switch t.kind {
	case grammar.PtrKind, grammar.OtherPtrKind, grammar.VectorKind, grammar.NamedKind:
	default:
		c.fail(off, "the base of 'getelementptr' is no pointer")
	}
	return t
}

// moreOperands skips a comma if an operand follows, not metadata.
func (c *carrier) moreOperands() bool {
	if !c.isPunct(',') || c.peek().Kind == scan.MDName {
		return false
	}
	c.advance()
	return true
}

// gepIndex carries an index and clears simple unless it is a number or a local. It returns the
// token of the value.
func (c *carrier) gepIndex(simple *bool) scan.Token {
	t := c.typ()
	tok := c.Tok
	switch tok.Kind {
	case scan.Int, scan.Local:
	default:
		*simple = false
	}
	c.value(t)
	return tok
}

// literal returns the value of an index, 0 for one that is not written as a number.
func (c *carrier) literal(tok scan.Token) int {
	if tok.Kind != scan.Int || !scan.IsDigit(c.Src[tok.Off]) {
		return 0
	}
	return scan.ParseNumber(c.Text(tok))
}

// gepCall carries getelementptr F T, B, I… as call i8* @optgo.getelementptr(T* null, B, I…), F in
// the side table.
func (c *carrier) gepCall() {
	c.sawGEPCall = true
	c.replace(c.off(), int(c.Tok.End), "call "+c.gepResult()+" @optgo.getelementptr(")
	c.advance()
	c.flags(0)
	c.typ()
	c.insert(int(c.Last), "* null")
	c.expect(',', "after the element type of 'getelementptr'")
	c.gepBase()
	for c.moreOperands() {
		c.typedValue()
	}
	c.insert(int(c.Last), ")")
}

// shuffle carries shufflevector as it is if its mask has a fixed length, else, as llir takes the
// result for a vector of fixed length then, as a call R @optgo.getelementptr(a, b, mask).
func (c *carrier) shuffle() {
	result := c.scalableShuffle()
	if result == "" {
		c.advance()
		c.operands(grammar.Opcode{Pattern: "X,X,X"}, "shufflevector")
		return
	}
	c.sawGEPCall = true
	c.fn.st.Op = "shufflevector"
	c.replace(c.off(), int(c.Tok.End), "call "+result+" @optgo.getelementptr(")
	c.advance()
	c.operands(grammar.Opcode{Pattern: "X,X,X"}, "shufflevector")
	c.insert(int(c.Last), ")")
}

// scalableShuffle looks ahead for the carried type of the result of the current shufflevector; ""
// where its mask is no scalable vector.
func (c *carrier) scalableShuffle() string {
	s := scan.Scanner{Src: c.Src, Pos: int(c.Tok.End)}
	if s.Next(); s.Tok.Kind != scan.Punct || s.Tok.Ch != '<' {
		return ""
	}
	if s.Next(); s.Tok.Kind != scan.Word || c.Src[s.Tok.Off:s.Tok.End] != "vscale" {
		return ""
	}
	state, st := c.save(), c.fn.st
	c.advance()
	of := c.typedValue()
	c.expect(',', "between operands")
	c.typedValue()
	c.expect(',', "between operands")
	mask := c.typedValue()
	c.restore(state)
	c.fn.st = st
	length, ok := c.lanes(mask)
	if !ok || !strings.HasPrefix(length, "vscale") {
		return ""
	}
	lo := len(c.out)
	c.render(of)
	result := string(c.out[lo:])
	c.out = c.out[:lo]
	_, elem, _ := strings.Cut(result[strings.Index(result, "x")+1:], "x")
	return "<" + length + " x" + elem
}

// gepResult looks ahead for the carried type of the result of the current getelementptr: the
// pointer's, or a vector of it when an index is a vector.
func (c *carrier) gepResult() string {
	s, st := c.save(), c.fn.st
	c.advance()
	c.flags(0)
	c.typ()
	c.expect(',', "after the element type of 'getelementptr'")
	base := c.typedValue()
	length, isVector := c.lanes(base)
	vector := isVector
	for c.moreOperands() {
		if n, ok := c.lanes(c.typedValue()); ok && !vector {
			length, vector = n, true
		}
	}
	c.restore(s)
	c.fn.st = st
	lo := len(c.out)
	c.render(base)
	result := string(c.out[lo:])
	c.out = c.out[:lo]
	if vector && !isVector {
		result = "<" + length + " x " + result + ">"
	}
	return result
}
