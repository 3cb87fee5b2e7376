package dialect

// Memory holds values of sized types only. LLVM reads a text once, from front to back, so that a named type has no size, and no
// fields, in front of its definition, although it may be named there.

// earlyUse is a place where a named type would have to be defined, but is not yet.
type earlyUse struct {
	off       int32
	name, msg string
}

// mustBeSized refuses a type that has in it, other than behind pointers, a type that is defined later.
func (c *carrier) mustBeSized(t ty, msg string) {
	switch t.kind {
	case kNamed, kStruct, kArray, kVector:
		if c.isOpen(c.src[t.off:t.end]) {
			c.early(t.off, c.openName, msg)
		}
	}
}

// early notes an earlyUse. Whether the type is defined at all is known at the end of the text only.
func (c *carrier) early(off int32, name, msg string) {
	c.earlyUses = append(c.earlyUses, earlyUse{off, name, msg})
}

// checkEarlyUses reports the uses of types that are defined later; those that never are have been reported.
func (c *carrier) checkEarlyUses() {
	for _, u := range c.earlyUses {
		if s := c.typeNamed(u.name); s.def > 0 {
			c.errorf(int(u.off), "%s", u.msg)
			c.note(int(s.def)-1, "'%s' is defined here only", u.name)
		}
	}
}

// typeNamed returns the symbol of a type by its name with the sigil.
func (c *carrier) typeNamed(name string) *symbol {
	if key := name[1:]; !isNumber(key) {
		return c.types.get(bareName(key))
	}
	return c.typeNums.get(parseNumber(name[1:]))
}

// isUndefined reports whether a type is a name whose definition comes later.
func (c *carrier) isUndefined(t ty) bool {
	if t.kind != kNamed || t.end <= t.off || c.src[t.off] != '%' {
		return false
	}
	return c.isUndefinedName(c.src[t.off:t.end])
}

func (c *carrier) isUndefinedName(name string) bool { return c.typeNamed(name).def == 0 }

// isOpen reports whether a type has a type in it that is not defined so far.
func (c *carrier) isOpen(text string) bool {
	s := scanner{src: text}
	s.next()
	return c.openType(&s, 0)
}

// openType is isOpen for the type at the scanner, which ends up behind it.
func (c *carrier) openType(s *scanner, depth int) (open bool) {
	if depth > maxDepth {
		return false // reported elsewhere
	}
	switch {
	case s.tok.kind == tLocal:
		open = c.isOpenName(s.text(s.tok))
		s.next()
	case s.tok.is('{'):
		open = c.openFields(s, depth)
	case s.tok.is('<'):
		if s.next(); s.tok.is('{') {
			open = c.openFields(s, depth)
		} else {
			open = c.openElement(s, depth)
		}
		s.next()
	case s.tok.is('['):
		s.next()
		open = c.openElement(s, depth)
		s.next()
	default:
		s.next()
	}
	for s.tok.kind == tWord && s.text(s.tok) == "addrspace" || s.tok.is('*') || s.tok.is('(') {
		open = open && !s.tok.is('*')
		if s.tok.is('(') { // of a function type, a target type or an address space
			skipBrackets(s)
		} else {
			s.next()
		}
	}
	return open
}

// openFields is openType for `{ T, … }`.
func (c *carrier) openFields(s *scanner, depth int) (open bool) {
	for s.next(); s.tok.kind != tEOF && !s.tok.is('}'); {
		open = c.openType(s, depth+1) || open
		if s.tok.is(',') {
			s.next()
		}
	}
	s.next()
	return open
}

// openElement is openType for `N x T`, behind the opening bracket.
func (c *carrier) openElement(s *scanner, depth int) bool {
	for s.tok.kind == tInt || s.tok.kind == tWord && (s.text(s.tok) == "x" || s.text(s.tok) == "vscale") {
		s.next()
	}
	return c.openType(s, depth+1)
}

// isOpenName is isOpen for a named type; what is found defined stays so.
func (c *carrier) isOpenName(name string) bool {
	if c.sizedTypes[name] {
		return false
	}
	if c.isUndefinedName(name) {
		c.openName = name
		return true
	}
	c.sizedTypes[name] = true // of a recursive type, too
	if body, ok := c.typeBodies[name]; ok && c.isOpen(body) {
		delete(c.sizedTypes, name)
		return true
	}
	return false
}

// skipBrackets skips from an opening parenthesis past its partner.
func skipBrackets(s *scanner) {
	for depth := 0; s.tok.kind != tEOF; {
		switch {
		case s.tok.is('('):
			depth++
		case s.tok.is(')'):
			depth--
		}
		if s.next(); depth == 0 {
			return
		}
	}
}
