package dialect

import "strings"

// useListOrder is a directive that says how the uses of a value are ordered in memory, which nobody needs to know here. It is
// checked as far as the text shows the uses, and dropped.
type useListOrder struct {
	off     int32 // of the directive
	value   token // the value or the block; of constants only numbers are checked
	fn      token // of uselistorder_bb
	indexes int
	lo, hi  int32 // what of the text is searched for uses: the function's body, or everything
}

// useListOrder takes a directive out of the text.
func (c *carrier) useListOrder() {
	u := useListOrder{off: c.tok.off}
	isBlock := c.isWord("uselistorder_bb")
	if isBlock && c.fn.name != "" {
		c.expected("'}'", "after the blocks of a function; uselistorder_bb stands outside")
	}
	s, flags, blocks := c.save(), len(c.t.flags), len(c.blockaddrs)
	c.advance()
	if isBlock {
		u.fn = c.expectKind(tGlobal, "a function", "in 'uselistorder_bb'")
		c.expect(',', "in 'uselistorder_bb'")
		u.value = c.expectKind(tLocal, "a block", "in 'uselistorder_bb'")
	} else {
		u.value = c.useListValue()
	}
	c.expect(',', "in 'uselistorder'")
	u.indexes = c.useListIndexes()
	end, next := int(c.last), c.scanner
	c.restore(s)
	c.scanner = next
	c.t.flags, c.blockaddrs = c.t.flags[:flags], c.blockaddrs[:blocks]
	c.t.UseListOrders = append(c.t.UseListOrders, c.raw(int(u.off), end))
	c.drop(int(u.off), end)
	u.lo, u.hi = c.fn.bodyOff, u.off
	if u.value.kind == tGlobal || c.fn.name == "" {
		u.lo, u.hi = 0, int32(len(c.src))
	}
	c.useLists = append(c.useLists, u)
}

// useListValue skips `T v` or `label %b` without taking it for a use.
func (c *carrier) useListValue() token {
	if c.isWord("label") {
		c.advance()
		return c.expectKind(tLocal, "a block", "after 'label'")
	}
	t := c.typ()
	tok := c.tok
	switch {
	case tok.kind == tLocal:
		if c.fn.name != "" && t.end > t.off {
			c.fn.uses = append(c.fn.uses, Use{t.off, t.end, tok.off, tok.end})
		}
		c.advance()
	case tok.kind == tGlobal && t.kind >= kInt && t.kind <= kPPCFP128:
		c.fail(c.off(), "global variable reference must have pointer type")
	case tok.kind == tGlobal:
		c.advance()
	default:
		c.value(t)
	}
	return tok
}

// useListIndexes skips { 1, 0, 2 }: a permutation, and not the one that changes nothing.
func (c *carrier) useListIndexes() int {
	off := c.off()
	c.expect('{', "in 'uselistorder'")
	if c.isPunct('}') {
		c.fail(c.off(), "expected non-empty list of uselistorder indexes")
	}
	seen, last, largest, ordered := map[int]bool{}, -1, 0, true
	for ok := true; ok; ok = c.accept(',') {
		tok := c.expectKind(tInt, "an index", "in 'uselistorder'")
		if !isNumber(c.text(tok)) {
			c.fail(int(tok.off), "expected integer")
		}
		n := parseNumber(c.text(tok))
		if seen[n] {
			c.fail(int(tok.off), "expected distinct uselistorder indexes in range [0, size)")
		}
		seen[n] = true
		ordered = ordered && n > last
		last, largest = n, max(n, largest)
	}
	switch {
	case len(seen) < 2:
		c.fail(off, "expected >= 2 uselistorder indexes")
	case largest >= len(seen):
		c.fail(off, "expected distinct uselistorder indexes in range [0, size)")
	case ordered:
		c.fail(off, "expected uselistorder indexes to change the order")
	}
	c.expect('}', "after the indexes of 'uselistorder'")
	return len(seen)
}

// checkUseLists compares the directives with the uses that the text has. A constant that occurs several times may be one use of
// what it names, so that globals within constants are counted as at least one.
func (c *carrier) checkUseLists() {
	for k := range c.useLists {
		u := &c.useLists[k]
		if u.fn.end > 0 {
			c.checkBlockUses(u)
			continue
		}
		uses, nested := c.countUses(u)
		if u.value.kind == tInt {
			c.checkNumberUses(u, uses)
			continue
		}
		if u.value.kind != tLocal && u.value.kind != tGlobal {
			continue
		}
		c.checkUseCount(u, uses, nested)
	}
}

// checkUseCount compares the number of indexes with the uses; there may be fewer where some are within constants.
func (c *carrier) checkUseCount(u *useListOrder, uses int, nested bool) {
	switch {
	case uses == 0:
		c.errorf(int(u.off), "value has no uses")
	case uses == 1:
		c.errorf(int(u.off), "value only has one use")
	case uses < u.indexes || uses > u.indexes && !nested:
		c.errorf(int(u.off), "wrong number of indexes, expected %d", uses)
	}
}

// checkNumberUses compares with how often the text has a number, at whatever type. A 1 is also the size of every alloca that
// says none.
func (c *carrier) checkNumberUses(u *useListOrder, uses int) {
	switch {
	case c.src[u.value.off:u.value.end] == "1":
	case uses == 0:
		c.errorf(int(u.off), "value has no uses")
	case uses < u.indexes:
		c.errorf(int(u.off), "wrong number of indexes, expected %d", uses)
	}
}

func (c *carrier) checkBlockUses(u *useListOrder) {
	s := c.globalSymbol(u.fn)
	isFunc := false
	for i := range c.t.Funcs {
		if f := &c.t.Funcs[i]; int32(f.Off) == s.def-1 {
			isFunc = true
			if f.Body.Hi == 0 {
				c.errorf(int(u.fn.off), "invalid declaration in uselistorder_bb")
				return
			}
		}
	}
	name := c.src[u.value.off+1 : u.value.end]
	switch {
	case s.def == 0 || s.def > u.off:
		c.errorf(int(u.fn.off), "invalid function forward reference in uselistorder_bb")
	case !isFunc:
		c.errorf(int(u.fn.off), "expected function name in uselistorder_bb")
	case isNumber(name):
		c.errorf(int(u.value.off), "invalid numeric label in uselistorder_bb")
	case !c.labelsOf(int(s.def - 1))[bareName(name)]:
		c.errorf(int(u.value.off), "expected basic block in uselistorder_bb")
	default:
		c.checkUseCount(u, c.blockUses(int(s.def-1), c.src[u.fn.off:u.fn.end], c.src[u.value.off:u.value.end]), false)
	}
}

// blockUses counts the uses of a block of the function whose name is at off: the labels of its terminators, and its address, which is
// one use however often it is taken.
func (c *carrier) blockUses(off int, fn, block string) (n int) {
	s := scanner{src: c.src, pos: off}
	depth, labels, ended, last := 0, false, false, ""
	for s.next(); s.tok.kind != tEOF && !ended; s.next() {
		text := s.text(s.tok)
		switch {
		case s.tok.kind == tLabel:
			labels = true
		case s.tok.kind == tLocal && text == block && last == "label":
			n++
		case s.tok.kind == tPunct && strings.Contains("({[", text):
			depth++
		case s.tok.kind == tPunct && strings.Contains(")}]", text):
			depth--
			ended = depth == 0 && labels && text == "}"
		}
		last = text
	}
	if c.takesAddress(fn, block) {
		n++
	}
	return n
}

// takesAddress reports whether the text has blockaddress(fn, block).
func (c *carrier) takesAddress(fn, block string) bool {
	want := [...]string{"blockaddress", "(", fn, ",", block}
	s, have := scanner{src: c.src}, 0
	for s.next(); s.tok.kind != tEOF && have < len(want); s.next() {
		if text := s.text(s.tok); text == want[have] {
			have++
		} else if have = 0; text == want[0] {
			have = 1
		}
	}
	return have == len(want)
}

// countUses counts where a name stands, directives, definitions and the blocks of φs aside; nested says that a global is within a
// constant somewhere.
func (c *carrier) countUses(u *useListOrder) (n int, nested bool) {
	name := c.src[u.value.off:u.value.end]
	s := scanner{src: c.src[:u.hi], pos: int(u.lo)}
	depth, phi, directive, header := 0, false, false, false
	var last token
	for s.next(); s.tok.kind != tEOF; s.next() {
		switch {
		case s.tok.kind == tWord:
			directive = directive && s.text(s.tok) != "define" && s.text(s.tok) != "declare" || strings.HasPrefix(s.text(s.tok), "uselistorder")
			header = header || s.text(s.tok) == "define" || s.text(s.tok) == "declare"
			phi = s.text(s.tok) == "phi" || phi && last.kind != tLabel && !isStatementWord(s.text(s.tok))
		case s.tok.kind == tPunct && strings.IndexByte("([{<", s.tok.ch) >= 0:
			depth++
		case s.tok.kind == tPunct && strings.IndexByte(")]}>", s.tok.ch) >= 0:
			depth--
			directive = directive && s.tok.ch != '}'
		case header && s.tok.kind == tGlobal: // the name of a function being defined or declared
			header = false
		case s.tok.kind == u.value.kind && s.text(s.tok) == name && !directive:
			at := s
			defines := at.next
			if defines(); at.tok.kind == tPunct && at.tok.ch == '=' || phi && last.is(',') {
				break
			}
			n++
			nested = nested || s.tok.kind == tGlobal && depth > 0
		}
		last = s.tok
	}
	return n, nested
}
