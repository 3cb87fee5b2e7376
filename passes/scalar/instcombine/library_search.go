package instcombine

import (
	"strings"

	"opt-go/frontend/ir"
)

// Calls that search a string for another string, or for characters of a set.

// searched are the two strings of a search, as far as they are known.
type searched struct {
	text, what  string
	known, both bool // known strings; both are
}

func (ic *combiner) searchedOf(i *ir.Instr) (s searched) {
	text, ok1 := ic.constantString(i.Arg(0))
	what, ok2 := ic.constantString(i.Arg(1))
	return searched{text, what, ok2, ok1 && ok2}
}

// foundAt returns the address of the match in the string at s, or null if there is none.
func (ic *combiner) foundAt(i *ir.Instr, at int, name string) ir.Value {
	if at < 0 {
		return ir.NewZero(i.Type())
	}
	return ic.byteAfter(i.Arg(0), ic.size(uint64(at)), name)
}

// findCharacter calls strchr.
func (ic *combiner) findCharacter(i *ir.Instr, c byte) ir.Value {
	return ic.callLibrary(i, "strchr", i.Type(), i.Arg(0), ir.NewInt(ic.ctx.I32, uint64(uint32(int32(int8(c))))))
}

// findText is strstr.
func findText(ic *combiner, i *ir.Instr) ir.Value {
	if i.Arg(0) == i.Arg(1) {
		return i.Arg(0)
	}
	if onlyEquality(i, i.Arg(0)) {
		if v := ic.beginsWith(i); v != nil {
			return v
		}
	}
	s := ic.searchedOf(i)
	switch {
	case s.known && s.what == "":
		return i.Arg(0)
	case s.both:
		return ic.foundAt(i, strings.Index(s.text, s.what), "strstr")
	case s.known && len(s.what) == 1:
		return ic.findCharacter(i, s.what[0])
	}
	ic.accesses(i, 0)
	ic.accesses(i, 1)
	return nil
}

// beginsWith: if the result is only tested for a match at the start, the prefixes are compared.
func (ic *combiner) beginsWith(i *ir.Instr) ir.Value {
	lib := ic.library()
	if _, ok := lib["strncmp"]; !ok {
		return nil
	}
	n := ic.callLibrary(i, "strlen", ic.sizeType(), i.Arg(1))
	if n == nil {
		return nil
	}
	c := ic.callLibrary(i, "strncmp", ic.ctx.I32, i.Arg(0), i.Arg(1), n)
	if c == nil {
		return nil
	}
	for u := range ir.Users(i) {
		at := ic.b
		ic.b.at = u
		r := ic.b.cmp(u.Pred, c, ir.NewZero(c.Type()), "cmp")
		ic.b = at
		ic.use(u, r)
		ic.work.add(u)
	}
	return ir.NewPoison(i.Type()) // the remaining users are dead compares
}

// lengthOfSet is strspn or strcspn: how many characters of a string are of a set, or are not.
func lengthOfSet(others bool) libraryRule {
	return func(ic *combiner, i *ir.Instr) ir.Value {
		text, known := ic.constantString(i.Arg(0))
		s := ic.searchedOf(i)
		switch {
		case known && text == "", s.known && s.what == "" && !others:
			return ir.NewZero(i.Type())
		case s.both:
			at := len(s.text)
			for k := range len(s.text) {
				if strings.IndexByte(s.what, s.text[k]) >= 0 == others {
					at = k
					break
				}
			}
			return ir.NewInt(i.Type(), uint64(at))
		case s.known && s.what == "":
			return ic.callLibrary(i, "strlen", i.Type(), i.Arg(0))
		}
		return nil
	}
}

// findOfSet is strpbrk.
func findOfSet(ic *combiner, i *ir.Instr) ir.Value {
	text, known := ic.constantString(i.Arg(0))
	s := ic.searchedOf(i)
	switch {
	case known && text == "", s.known && s.what == "":
		return ir.NewZero(i.Type())
	case s.both:
		at := -1
		for k := range len(s.text) {
			if strings.IndexByte(s.what, s.text[k]) >= 0 {
				at = k
				break
			}
		}
		return ic.foundAt(i, at, "strpbrk")
	case s.known && len(s.what) == 1:
		return ic.findCharacter(i, s.what[0])
	}
	return nil
}

// boundedLength is strnlen: of a known string the smaller of length and bound; for a bound of one,
// or where only emptiness is asked for, the first character determines the result.
func boundedLength(ic *combiner, i *ir.Instr) ir.Value {
	s, size := i.Arg(0), i.Arg(1)
	bound, ok := word(size)
	switch {
	case ic.q.NonZero(size) && onlyZeroTest(i):
		return ic.b.cast(ir.ZExt, ic.loadByte(s, "char0"), i.Type(), "")
	case ok && bound == 0:
		return ir.NewZero(i.Type())
	case ok && bound == 1:
		c := ic.b.cmp(ir.NE, ic.loadByte(s, "strnlen.char0"), ir.NewZero(ic.ctx.I8), "strnlen.char0cmp")
		return ic.b.cast(ir.ZExt, c, i.Type(), "")
	}
	if n := ic.stringSize(s); n > 0 {
		if ok {
			return ir.NewInt(i.Type(), min(n-1, bound))
		}
		return ic.b.intrinsic("llvm.umin", i.Type(), "", ir.NewInt(i.Type(), n-1), size)
	}
	if ic.q.NonZero(size) {
		ic.accesses(i, 0)
	}
	return nil
}

// firstBitSet is ffs.
func firstBitSet(ic *combiner, i *ir.Instr) ir.Value {
	x := i.Arg(0)
	n := ic.newOverloaded("llvm.cttz", x.Type(), []*ir.Type{x.Type()}, x, ic.ctx.NewBool(true))
	v := ic.b.add(ic.b.insert(n, "cttz"), ir.NewInt(x.Type(), 1), "")
	v = ic.b.intCast(v, i.Type(), false, "")
	c := ic.b.cmp(ir.NE, x, ir.NewZero(x.Type()), "")
	return ic.b.selectOf(c, v, ir.NewZero(i.Type()), "")
}
