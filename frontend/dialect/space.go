package dialect

import (
	"fmt"
	"strconv"
	"strings"

	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/names"
	"opt-go/frontend/dialect/scan"
)

// A global has the address space of its definition, and every reference to it is written with a
// pointer type: the two must agree. llir does not check this everywhere.

// noteSpace keeps the address space that a use of a global is written with.
func (c *carrier) noteSpace(s *names.Symbol, tok scan.Token, t ty) {
	n, known := c.spaceOf(t)
	space := int32(n) + 1
	switch {
	case !known:
	case s.Space.Defined != 0 && s.Space.Defined != space:
		c.wrongSpace(tok.Off, c.Text(tok), s.Space.Defined, space)
	case s.Space.Used == 0:
		s.Space.Used, s.Space.At = space, tok.Off
	case s.Space.Used != space:
		c.wrongSpace(tok.Off, c.Text(tok), s.Space.Used, space)
	}
}

// defineSpace keeps the address space of a definition or declaration.
func (c *carrier) defineSpace(tok scan.Token, space int) {
	s := c.globalNamed(c.fn.header[1:])
	s.Space.Defined = int32(space) + 1
	if s.Space.Used != 0 && s.Space.Used != s.Space.Defined {
		c.wrongSpace(s.Space.At, c.Text(tok), s.Space.Defined, s.Space.Used)
	}
}

func (c *carrier) wrongSpace(off int32, name string, defined, written int32) {
	pointer := func(space int32) string {
		if space == 1 {
			return "ptr"
		}
		return fmt.Sprintf("ptr addrspace(%d)", space-1)
	}
	c.errorf(int(off), "'%s' defined with type '%s' but expected '%s'", name, pointer(defined), pointer(written))
}

// spaceOf returns the address space of a pointer type that is written, and false for other types.
func (c *carrier) spaceOf(t ty) (int, bool) {
	switch {
	case t.text != "":
		return 0, false
	case t.kind == grammar.PtrKind:
		return 0, true
	case t.kind != grammar.OtherPtrKind:
		return 0, false
	}
	text := strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(c.Src[t.off:t.end]), "*"))
	inner, ok := strings.CutSuffix(text, ")")
	at := strings.LastIndex(inner, "addrspace")
	if !ok || at < 0 {
		return 0, ok || !strings.HasPrefix(text, "ptr")
	}
	number := strings.TrimLeft(inner[at+len("addrspace"):], scan.Spaces+"(")
	n, err := strconv.Atoi(strings.TrimSpace(number))
	return n, err == nil
}
