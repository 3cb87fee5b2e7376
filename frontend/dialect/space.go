package dialect

import (
	"fmt"
	"strconv"
	"strings"

	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// A global has the address space of its definition, and every reference to it is written with a
// pointer type: the two must agree. llir does not check this everywhere.

// symbolSpace holds the known address spaces of a global, each plus one; 0 means unknown.
type symbolSpace struct {
	defined, used int32
	at            int32 // the offset of the first use
}

// noteSpace keeps the address space that a use of a global is written with.
func (c *carrier) noteSpace(s *symbol, tok scan.Token, t ty) {
	n, known := c.spaceOf(t)
	space := int32(n) + 1
	switch {
	case !known:
	case s.space.defined != 0 && s.space.defined != space:
		c.wrongSpace(tok.Off, c.Text(tok), s.space.defined, space)
	case s.space.used == 0:
		s.space.used, s.space.at = space, tok.Off
	case s.space.used != space:
		c.wrongSpace(tok.Off, c.Text(tok), s.space.used, space)
	}
}

// defineSpace keeps the address space of a definition or declaration.
func (c *carrier) defineSpace(tok scan.Token, space int) {
	s := c.globalSymbol(tok)
	s.space.defined = int32(space) + 1
	if s.space.used != 0 && s.space.used != s.space.defined {
		c.wrongSpace(s.space.at, c.Text(tok), s.space.defined, s.space.used)
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

// programSpace returns the address space that the data layout gives to functions.
func (c *carrier) programSpace() int {
	for spec := range strings.SplitSeq(c.layout, "-") {
		if n, ok := strings.CutPrefix(spec, "P"); ok && scan.IsNumber(n) {
			return scan.ParseNumber(n)
		}
	}
	return 0
}
