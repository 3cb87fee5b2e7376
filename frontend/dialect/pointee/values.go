package pointee

import "opt-go/frontend/dialect/scan"

// value walks over a value that stands where type want is written, and compares its type.
func (c *pointees) value(want *ptype) {
	c.enter()
	switch c.Tok.Kind {
	case scan.Local:
		c.local(want)
	case scan.Global:
		c.globalRef(want)
	case scan.Punct:
		c.aggregate(want)
	case scan.Word:
		c.wordValue(want)
	default: // numbers
		c.Next()
	}
	c.depth--
}

// typedValue walks over T v and returns T.
func (c *pointees) typedValue() *ptype {
	t := c.typ()
	c.value(t)
	return t
}

func (c *pointees) wrongType(tok scan.Token, got, want *ptype) {
	c.errorf(tok.Off, "'%s' defined with type '%s' but expected '%s'", c.Text(tok), got, want)
}

func (c *pointees) globalRef(want *ptype) {
	name := c.Src[c.Tok.Off+1 : c.Tok.End]
	got := c.globals[scan.BareName(name)]
	if scan.IsNumber(name) {
		got = c.numbered[name]
	}
	if got != nil && got != want {
		c.wrongType(c.Tok, got, want)
	}
	c.Next()
}

func (c *pointees) local(want *ptype) {
	if got, known := c.lookup(c.Tok); !known {
		c.forward = append(c.forward, localUse{c.Tok, want})
	} else if got != nil && got != want {
		c.wrongType(c.Tok, got, want)
	}
	c.Next()
}

// lookup returns the type of a local. It is nil where it is not known though the local is defined.
func (c *pointees) lookup(tok scan.Token) (t *ptype, defined bool) {
	name := c.Src[tok.Off+1 : tok.End]
	if scan.IsNumber(name) {
		t, defined = c.numbers[scan.ParseNumber(name)]
		return
	}
	t, defined = c.locals[scan.BareName(name)]
	return
}

// aggregate walks over [ … ], { … }, < … > and <{ … }>.
func (c *pointees) aggregate(want *ptype) {
	at := c.Tok.Off
	packed := c.is('<') && c.isPunctAt(c.Scanner, '{')
	isStruct := packed || c.is('{')
	close := scan.Closing(c.Tok.Ch)
	if c.is('<') {
		close = '>'
	}
	if c.Next(); packed {
		c.Next()
		close = '}'
	}
	var members []*ptype
	if isStruct {
		members = c.members(want)
	}
	first := want.elem
	for n := 0; !c.is(close); n++ {
		off := c.Tok.Off
		t := c.typedValue()
		switch {
		case isStruct && n < len(members) && t != members[n]:
			c.errorf(at, "element %d of struct initializer doesn't match struct element type", n)
		case !isStruct && n == 0 && t != first && (want.shape == shArray || want.shape == shVector):
			c.errorf(off, "constant expression type mismatch: the elements are of type '%s' but '%s' expects '%s'", t, want, first)
			first = t
		case !isStruct && n > 0 && t != first && (want.shape == shArray || want.shape == shVector):
			c.errorf(off, "element #%d is not of type '%s'", n, first)
		}
		if !c.accept(',') {
			break
		}
	}
	c.skip(close)
	if packed {
		c.skip('>')
	}
}

// wordValue walks over a constant that begins with a word.
func (c *pointees) wordValue(want *ptype) {
	switch c.cur() {
	case "undef", "poison", "zeroinitializer", "null", "none", "true", "false":
		c.Next()
	case "c":
		c.Next()
		c.Next()
	case "asm":
		c.inlineAsm()
	default:
		at := c.Tok.Off
		if got := c.expression(want); got != nil && got != want {
			c.errorf(at, "constant expression type mismatch: got type '%s' but expected '%s'", got, want)
		}
	}
}

func (c *pointees) inlineAsm() {
	for c.Tok.Kind == scan.Word {
		c.Next()
	}
	c.Next()
	c.skip(',')
	c.Next()
}

// expression walks over a constant expression and returns its type, nil where that is not known.
func (c *pointees) expression(want *ptype) *ptype {
	w := c.cur()
	at := c.Tok.Off
	c.Next()
	switch w {
	case "blockaddress":
		c.skipBalanced()
		return c.types.pointer(c.types.word("i8"))
	case "dso_local_equivalent", "no_cfi":
		c.Next()
		return nil
	}
	for c.Tok.Kind == scan.Word { // flags and predicates
		if c.Next(); c.is('(') && c.isPunctAt(c.Scanner, ')') {
			break
		}
	}
	c.skip('(')
	var t *ptype
	if w == "getelementptr" {
		at = c.Tok.Off
		elem := c.typ()
		c.skip(',')
		t = c.gepOperands(at, elem)
	} else {
		t = c.exprOperands(w, at)
	}
	c.skip(')')
	return t
}

// exprOperands walks over the operands of a constant expression other than getelementptr.
func (c *pointees) exprOperands(w string, at int32) *ptype {
	var types []*ptype
	aggregate := w == "extractvalue" || w == "insertvalue"
	for !c.is(')') {
		types = append(types, c.typedValue())
		if s := c.Scanner; aggregate && c.is(',') {
			if s.Next(); s.Tok.Kind == scan.Int {
				if w == "insertvalue" && len(types) < 2 {
					return nil
				}
				return c.aggregateOp(w, at, types)
			}
		}
		if c.acceptWord("to") {
			return c.typ()
		}
		if !c.accept(',') {
			break
		}
	}
	if len(types) == 0 {
		return nil
	}
	switch w {
	case "icmp", "fcmp":
		if len(types) == 2 && types[0] != types[1] {
			c.errorf(at, "compare operands must have the same type")
		}
		return nil
	}
	return c.result(w, at, types)
}

// result checks the operands that instructions and constant expressions share, and returns the
// result's type, nil where it is not known.
func (c *pointees) result(op string, at int32, types []*ptype) *ptype {
	t := types[0]
	switch op {
	case "select":
		if len(types) < 3 {
			return nil
		}
		if types[1] != types[2] {
			c.errorf(at, "both values to select must have same type")
		}
		return types[1]
	case "extractelement":
		if t.shape == shVector {
			return t.elem
		}
		return nil
	case "insertelement":
		if t.shape == shVector && len(types) == 3 && types[1] != t.elem {
			c.errorf(at, "invalid insertelement operands")
		}
		return t
	case "shufflevector":
		if len(types) != 3 || t.shape != shVector || types[2].shape != shVector {
			return nil
		}
		if types[1] != t {
			c.errorf(at, "invalid shufflevector operands")
		}
		return c.types.over(shVector, t.elem, types[2].note)
	case "icmp", "fcmp":
		return c.types.withScalar(t, c.types.word("i1"))
	}
	return t
}

// gepOperands walks over the base and the indices of a getelementptr of elem and returns the type
// of the result.
func (c *pointees) gepOperands(at int32, elem *ptype) *ptype {
	base := c.typedValue()
	p := base.scalar()
	if p.shape != shPtr {
		return nil
	}
	if p.elem != elem {
		c.errorf(at, "explicit pointee type doesn't match operand's pointee type (%s vs %s)", elem, p.elem)
		return nil
	}
	vector := base
	t := elem
	for n := 0; c.is(','); n++ {
		s := c.Scanner
		if s.Next(); s.Tok.Kind == scan.MDName {
			break
		}
		c.Next()
		c.acceptWord("inrange")
		it := c.typ()
		k := c.index()
		c.value(it)
		if vector.shape != shVector {
			vector = it
		}
		if n > 0 && t != nil {
			t = c.member(t, k)
		}
	}
	if t == nil {
		return nil // a wrong index, reported elsewhere
	}
	out := c.types.over(shPtr, t, p.note)
	if vector.shape == shVector {
		return c.types.over(shVector, out, vector.note)
	}
	return out
}

// index is the number at the current token, or the one that a vector of numbers begins with; 0 for
// zeroinitializer, -1 for others.
func (c *pointees) index() int {
	s := c.Scanner
	if s.Tok.Kind == scan.Punct && s.Tok.Ch == '<' {
		s.Next()
		s.Next()
	}
	switch {
	case s.Tok.Kind == scan.Int && scan.IsNumber(s.Text(s.Tok)):
		return scan.ParseNumber(s.Text(s.Tok))
	case s.Tok.Kind == scan.Word:
		return 0
	}
	return -1
}
