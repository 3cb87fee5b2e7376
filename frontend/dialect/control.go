package dialect

import (
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// phi carries phi [flags] T [v, %b], ….
func (c *carrier) phi() {
	s, st := c.save(), c.fn.st
	c.advance()
	c.flags(grammar.FastMath)
	t := c.typ()
	if !c.isPunct('[') { // of a block without predecessors
		c.restore(s)
		c.fn.st = st
		c.fn.st.Op = "phi"
		c.replace(c.off(), int(c.Tok.End), "freeze")
		c.advance()
		c.flags(0) // a freeze has none
		c.typ()
		c.insert(int(c.Last), " undef")
		return
	}
	for {
		c.expect('[', "before an incoming value of 'phi'")
		c.value(t)
		c.expect(',', "after an incoming value of 'phi'")
		if c.Tok.Kind != scan.Local {
			c.expected("the name of a block", "in 'phi'")
		}
		c.useLocal(c.Tok, true)
		c.advance()
		c.expect(']', "after an incoming block of 'phi'")
		if !c.moreOperands() {
			return
		}
	}
}

// ret carries ret void and ret T v.
func (c *carrier) ret() {
	c.advance()
	if t := c.typ(); t.kind != grammar.VoidKind {
		c.value(t)
	}
}

// br carries br label %b and br T v, label %b, label %b.
func (c *carrier) br() {
	c.advance()
	if c.isWord("label") {
		c.label()
		return
	}
	c.typedValue()
	c.expect(',', "after the condition of 'br'")
	c.label()
	c.expect(',', "between the targets of 'br'")
	c.label()
}

// switchTerm carries switch T v, label %b [ T v, label %b … ].
func (c *carrier) switchTerm() {
	c.advance()
	c.typedValue()
	c.expect(',', "after the operand of 'switch'")
	c.label()
	c.expect('[', "before the cases of 'switch'")
	for !c.isPunct(']') {
		c.typedValue()
		c.expect(',', "after a case of 'switch'")
		c.label()
	}
	c.advance()
}

// indirectBr carries indirectbr P, [label %b, …].
func (c *carrier) indirectBr() {
	c.advance()
	c.typedValue()
	c.expect(',', "after the address of 'indirectbr'")
	c.labels("'indirectbr'")
}

// labels carries [label %b, …].
func (c *carrier) labels(where string) {
	c.expect('[', "before the targets of "+where)
	for !c.isPunct(']') {
		c.label()
		if !c.accept(',') {
			break
		}
	}
	c.expect(']', "after the targets of "+where)
}

// landingPad carries landingpad T [cleanup] [catch T v] [filter T v] ….
func (c *carrier) landingPad() {
	c.advance()
	if t := c.typ(); t.kind == grammar.VoidKind {
		c.fail(int(t.off), "void type only allowed for function results")
	}
	c.acceptWord("cleanup")
	for c.isWord("catch") || c.isWord("filter") {
		c.advance()
		c.typedValue()
	}
}

// pad carries catchpad and cleanuppad within P [args].
func (c *carrier) pad() {
	c.advance()
	c.parentPad()
	c.expect('[', "before the arguments of a pad")
	for n := 0; !c.isPunct(']'); n++ {
		if c.isWord("metadata") {
			c.metadataArg(n)
		} else {
			c.typedValue()
		}
		if !c.accept(',') {
			break
		}
	}
	c.expect(']', "after the arguments of a pad")
}

// parentPad carries `within none` and `within %p`.
func (c *carrier) parentPad() {
	c.expectWord("within", "here")
	if !c.acceptWord("none") {
		c.padOperand()
	}
}

func (c *carrier) padOperand() {
	if c.Tok.Kind != scan.Local {
		c.expected("a pad", "here")
	}
	c.useLocal(c.Tok, false)
	c.advance()
}

// catchSwitch carries catchswitch within P [label %b, …] unwind U.
func (c *carrier) catchSwitch() {
	c.advance()
	c.parentPad()
	c.labels("'catchswitch'")
	c.unwind()
}

// unwind carries `unwind to caller` and `unwind label %b`.
func (c *carrier) unwind() {
	c.expectWord("unwind", "here")
	if c.acceptWord("to") {
		c.expectWord("caller", "after 'unwind to'")
		return
	}
	c.label()
}

// catchRet carries catchret from %p to label %b.
func (c *carrier) catchRet() {
	c.advance()
	c.expectWord("from", "after 'catchret'")
	c.padOperand()
	c.expectWord("to", "in 'catchret'")
	c.label()
}

// cleanupRet carries cleanupret from %p unwind U.
func (c *carrier) cleanupRet() {
	c.advance()
	c.expectWord("from", "after 'cleanupret'")
	c.padOperand()
	c.unwind()
}
