package dialect

import (
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/names"
	"opt-go/frontend/dialect/scan"
)

// Memory holds values of sized types only. LLVM reads a text once, from front to back. Before its
// definition a named type may be referred to, but has no size and no fields.

// earlyUse is a place where a named type would have to be defined, but is not yet.
type earlyUse struct {
	off       int32
	name, msg string
}

// mustBeSized rejects a type that contains, other than as a pointee, a type that is defined later.
func (c *carrier) mustBeSized(t ty, msg string) {
	switch t.kind {
	case grammar.NamedKind, grammar.StructKind, grammar.ArrayKind, grammar.VectorKind:
		if c.isOpen(c.Src[t.off:t.end]) {
			c.early(t.off, c.openName, msg)
		}
	}
}

// early notes an earlyUse. Whether the type is defined at all is known at the end of the text only.
func (c *carrier) early(off int32, name, msg string) {
	c.earlyUses = append(c.earlyUses, earlyUse{off, name, msg})
}

// checkEarlyUses reports the uses of types that are defined later; those that never are have been
// reported.
func (c *carrier) checkEarlyUses() {
	for _, u := range c.earlyUses {
		if s := c.typeNamed(u.name); s.Def > 0 {
			c.errorf(int(u.off), "%s", u.msg)
			c.note(int(s.Def)-1, "'%s' is defined here only", u.name)
		}
	}
}

// typeNamed returns the symbol of a type by its name with the sigil.
func (c *carrier) typeNamed(name string) *names.Symbol {
	if key := name[1:]; !scan.IsNumber(key) {
		return c.types.Get(scan.BareName(key))
	}
	return c.typeNums.Get(scan.ParseNumber(name[1:]))
}

// isUndefined reports whether a type is a name whose definition comes later.
func (c *carrier) isUndefined(t ty) bool {
	if t.kind != grammar.NamedKind || t.end <= t.off || c.Src[t.off] != '%' {
		return false
	}
	return c.isUndefinedName(c.Src[t.off:t.end])
}

func (c *carrier) isUndefinedName(name string) bool { return c.typeNamed(name).Def == 0 }

// isOpen reports whether a type has a type in it that is not defined so far.
func (c *carrier) isOpen(text string) bool {
	s := scan.Scanner{Src: text}
	s.Next()
	return c.openType(&s, 0)
}

// openType is isOpen for the type at the scanner, which ends up after it.
func (c *carrier) openType(s *scan.Scanner, depth int) (open bool) {
	if depth > grammar.MaxNesting {
		return false // reported elsewhere
	}
	switch {
	case s.Tok.Kind == scan.Local:
		open = c.isOpenName(s.Text(s.Tok))
		s.Next()
	case s.Tok.Is('{'):
		open = c.openFields(s, depth)
	case s.Tok.Is('<'):
		if s.Next(); s.Tok.Is('{') {
			open = c.openFields(s, depth)
		} else {
			open = c.openElement(s, depth)
		}
		s.Next()
	case s.Tok.Is('['):
		s.Next()
		open = c.openElement(s, depth)
		s.Next()
	default:
		s.Next()
	}
	for s.Tok.Kind == scan.Word && s.Text(s.Tok) == "addrspace" || s.Tok.Is('*') || s.Tok.Is('(') {
		open = open && !s.Tok.Is('*')
		if s.Tok.Is('(') { // of a function type, a target type or an address space
			s.SkipParens()
		} else {
			s.Next()
		}
	}
	return open
}

// openFields is openType for `{ T, … }`.
func (c *carrier) openFields(s *scan.Scanner, depth int) (open bool) {
	for s.Next(); s.Tok.Kind != scan.EOF && !s.Tok.Is('}'); {
		open = c.openType(s, depth+1) || open
		if s.Tok.Is(',') {
			s.Next()
		}
	}
	s.Next()
	return open
}

// openElement is openType for `N x T`, after the opening bracket.
func (c *carrier) openElement(s *scan.Scanner, depth int) bool {
	for s.Tok.Kind == scan.Int || s.Tok.Kind == scan.Word && (s.Text(s.Tok) == "x" || s.Text(s.Tok) == "vscale") {
		s.Next()
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
