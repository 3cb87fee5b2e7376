package dialect

import (
	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// useListOrder is a directive that gives the order of a value's use list in memory, which this
// package does not need. It is checked as far as the text shows the uses, and dropped.
type useListOrder struct {
	off     int32      // of the directive
	value   scan.Token // the value or the block; of constants only numbers are checked
	fn      scan.Token // of uselistorder_bb
	indexes int
	lo, hi  int32 // what of the text is searched for uses: the function's body, or everything
}

// useListOrder removes a directive from the text.
func (c *carrier) useListOrder() {
	c.onlyWhole()
	u := useListOrder{off: c.Tok.Off}
	isBlock := c.isWord("uselistorder_bb")
	if isBlock && c.fn.name != "" {
		c.expected("'}'", "after the blocks of a function; uselistorder_bb stands outside")
	}
	s, flags, blocks := c.save(), len(c.t.Words), len(c.blockaddrs)
	c.advance()
	if isBlock {
		u.fn = c.expectKind(scan.Global, "a function", "in 'uselistorder_bb'")
		c.expect(',', "in 'uselistorder_bb'")
		u.value = c.expectKind(scan.Local, "a block", "in 'uselistorder_bb'")
	} else {
		u.value = c.useListValue()
	}
	c.expect(',', "in 'uselistorder'")
	u.indexes = c.useListIndexes()
	end, next := int(c.Last), c.Scanner
	c.restore(s)
	c.Scanner = next
	c.t.Words, c.blockaddrs = c.t.Words[:flags], c.blockaddrs[:blocks]
	c.t.UseListOrders = append(c.t.UseListOrders, c.raw(int(u.off), end))
	c.drop(int(u.off), end)
	u.lo, u.hi = c.fn.bodyOff, u.off
	if u.value.Kind == scan.Global || c.fn.name == "" {
		u.lo, u.hi = 0, int32(len(c.Src))
	}
	c.useLists = append(c.useLists, u)
}

// useListValue skips `T v` or `label %b` without taking it for a use.
func (c *carrier) useListValue() scan.Token {
	if c.isWord("label") {
		c.advance()
		return c.expectKind(scan.Local, "a block", "after 'label'")
	}
	t := c.typ()
	tok := c.Tok
	switch {
	case tok.Kind == scan.Local:
		if c.fn.name != "" && t.end > t.off {
			c.fn.uses = append(c.fn.uses, carried.Use{Type: t.off, TypeEnd: t.end, Name: tok.Off, NameEnd: tok.End})
		}
		c.advance()
	case tok.Kind == scan.Global && t.kind >= grammar.IntKind && t.kind <= grammar.PPCFP128Kind:
		c.fail(c.off(), "global variable reference must have pointer type")
	case tok.Kind == scan.Global:
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
		tok := c.expectKind(scan.Int, "an index", "in 'uselistorder'")
		if !scan.IsNumber(c.Text(tok)) {
			c.fail(int(tok.Off), "expected integer")
		}
		n := scan.ParseNumber(c.Text(tok))
		if seen[n] {
			c.fail(int(tok.Off), "expected distinct uselistorder indexes in range [0, size)")
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

// checkUseLists compares the directives with the uses that the text has. A constant that occurs
// several times may be one use of what it names, so that globals within constants are counted as at
// least one.
func (c *carrier) checkUseLists() {
	for k := range c.useLists {
		u := &c.useLists[k]
		if u.fn.End > 0 {
			c.checkBlockUses(u)
			continue
		}
		uses, nested := grammar.CountUses(c.Src[:u.hi], int(u.lo), u.value.Kind, c.Src[u.value.Off:u.value.End])
		if u.value.Kind == scan.Int {
			c.checkNumberUses(u, uses)
			continue
		}
		if u.value.Kind != scan.Local && u.value.Kind != scan.Global {
			continue
		}
		c.checkUseCount(u, uses, nested)
	}
}

// checkUseCount compares the number of indexes with the uses; there may be fewer where some are
// within constants.
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

// checkNumberUses compares with how often the text has a number, at whatever type. A 1 is also the
// size of every alloca that says none.
func (c *carrier) checkNumberUses(u *useListOrder, uses int) {
	switch {
	case c.Src[u.value.Off:u.value.End] == "1":
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
		if f := &c.t.Funcs[i]; int32(f.Off) == s.Def-1 {
			isFunc = true
			if f.Body.Hi == 0 {
				c.errorf(int(u.fn.Off), "invalid declaration in uselistorder_bb")
				return
			}
		}
	}
	name := c.Src[u.value.Off+1 : u.value.End]
	switch {
	case s.Def == 0 || s.Def > u.off:
		c.errorf(int(u.fn.Off), "invalid function forward reference in uselistorder_bb")
	case !isFunc:
		c.errorf(int(u.fn.Off), "expected function name in uselistorder_bb")
	case scan.IsNumber(name):
		c.errorf(int(u.value.Off), "invalid numeric label in uselistorder_bb")
	case !scan.LabelsOf(c.Src, int(s.Def-1))[scan.BareName(name)]:
		c.errorf(int(u.value.Off), "expected basic block in uselistorder_bb")
	default:
		c.checkUseCount(u, grammar.BlockUses(c.Src, int(s.Def-1), c.Src[u.fn.Off:u.fn.End], c.Src[u.value.Off:u.value.End]), false)
	}
}
