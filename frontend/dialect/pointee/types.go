package pointee

import (
	"strconv"
	"strings"

	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// shape is the kind of a pointee type.
type shape uint8

const (
	shWord   shape = iota // i32, float, void, metadata …
	shPtr                 // elem and note, its address space
	shArray               // elem and note, its length
	shVector              // likewise
	shStruct              // a literal one: elems
	shNamed               // a named struct, whose members are looked up by name
	shFunc                // elem returned, elems taken
)

// ptype is a type with pointees. Types are interned: equal ones are the same pointer.
type ptype struct {
	shape shape
	elem  *ptype
	elems []*ptype
	note  string // length of a vector or array, address space of a pointer ("" is 0), "..." of a variadic function
	text  string // of words and names
	id    int
}

// typeKey interns the types made of one other type.
type typeKey struct {
	shape shape
	elem  *ptype
	note  string
}

// ptypes makes and interns types.
type ptypes struct {
	words  map[string]*ptype
	unary  map[typeKey]*ptype
	lists  map[string]*ptype // structs and functions, by the numbers of what they are made of
	named  map[string]*ptype // by name, those that are struct types; aliases are what they stand for
	bodies map[string]int    // offset of the body, by name
	open   map[string]bool   // names being resolved
	count  int
	key    []byte
}

func newPTypes() ptypes {
	return ptypes{words: map[string]*ptype{}, unary: map[typeKey]*ptype{}, lists: map[string]*ptype{}, named: map[string]*ptype{},
		bodies: map[string]int{}, open: map[string]bool{}}
}

func (p *ptypes) add(t ptype) *ptype {
	p.count++
	t.id = p.count
	return &t
}

func (p *ptypes) word(w string) *ptype {
	t := p.words[w]
	if t == nil {
		t = p.add(ptype{shape: shWord, text: w})
		p.words[w] = t
	}
	return t
}

// over returns the pointer to elem, or the vector or array with elements of type elem.
func (p *ptypes) over(s shape, elem *ptype, note string) *ptype {
	k := typeKey{s, elem, note}
	t := p.unary[k]
	if t != nil {
		return t
	}
	t = p.add(ptype{shape: s, elem: elem, note: note})
	p.unary[k] = t
	return t
}

func (p *ptypes) pointer(elem *ptype) *ptype { return p.over(shPtr, elem, "") }

// list returns the struct or function type of elems; note is "<" for a packed struct.
func (p *ptypes) list(s shape, ret *ptype, elems []*ptype, note string) *ptype {
	p.key = append(p.key[:0], byte(s), ' ')
	p.key = append(p.key, note...)
	if ret != nil {
		p.key = strconv.AppendInt(p.key, int64(ret.id), 10)
	}
	for _, e := range elems {
		p.key = strconv.AppendInt(append(p.key, ','), int64(e.id), 10)
	}
	t := p.lists[string(p.key)]
	if t != nil {
		return t
	}
	key := string(p.key)
	t = p.add(ptype{shape: s, elem: ret, elems: append([]*ptype(nil), elems...), note: note})
	p.lists[key] = t
	return t
}

// String returns the type as LLVM prints it, or nearly so. It is for messages.
func (t *ptype) String() string {
	switch t.shape {
	case shPtr:
		if t.note != "" {
			return t.elem.String() + " addrspace(" + t.note + ")*"
		}
		return t.elem.String() + "*"
	case shArray:
		return "[" + t.note + " x " + t.elem.String() + "]"
	case shVector:
		return "<" + t.note + " x " + t.elem.String() + ">"
	case shStruct, shFunc:
		return t.listText()
	}
	return t.text
}

func (t *ptype) listText() string {
	texts := make([]string, len(t.elems), len(t.elems)+1)
	for i, e := range t.elems {
		texts[i] = e.String()
	}
	list := strings.Join(texts, ", ")
	switch {
	case t.shape == shFunc && t.note != "":
		return t.elem.String() + " (" + strings.TrimPrefix(list+", "+t.note, ", ") + ")"
	case t.shape == shFunc:
		return t.elem.String() + " (" + list + ")"
	case t.note != "":
		return "<{ " + list + " }>"
	}
	return "{ " + list + " }"
}

// scalar is the element of a vector, other types themselves.
func (t *ptype) scalar() *ptype {
	if t.shape == shVector {
		return t.elem
	}
	return t
}

// withScalar is elem, in a vector as long as t if t is one.
func (p *ptypes) withScalar(t, elem *ptype) *ptype {
	if t.shape == shVector {
		return p.over(shVector, elem, t.note)
	}
	return elem
}

// --- types of the text ---

// typ reads the type at the current token.
func (c *pointees) typ() *ptype {
	c.enter()
	at := c.Tok.Off
	var t *ptype
	switch {
	case c.Tok.Kind == scan.Word:
		if w := c.cur(); grammar.IsIntType(w) || grammar.TypeWords[w] != grammar.OtherKind || w == "label" || w == "x86_mmx" || w == "x86_amx" {
			t = c.types.word(w)
			c.Next()
			break
		}
		panic(giveUp{}) // target types have come with opaque pointers
	case c.Tok.Kind == scan.Local:
		t = c.namedType(c.Src[c.Tok.Off+1 : c.Tok.End])
		c.Next()
	case c.is('{'):
		t = c.structType("")
	case c.is('['):
		c.Next()
		t = c.sequence(shArray, ']')
	case c.is('<'):
		c.Next()
		if c.is('{') {
			t = c.structType("<")
			c.skip('>')
		} else {
			t = c.sequence(shVector, '>')
		}
	default:
		panic(giveUp{})
	}
	t = c.typeSuffixes(at, t)
	c.depth--
	return t
}

// sequence reads N x T and the closing bracket.
func (c *pointees) sequence(s shape, close byte) *ptype {
	note := ""
	if c.acceptWord("vscale") {
		c.skipWord("x")
		note = "vscale x "
	}
	note += c.cur()
	c.Next()
	c.skipWord("x")
	t := c.types.over(s, c.element(s), note)
	c.skip(close)
	return t
}

// element reads the type of an element, which not all types can be.
func (c *pointees) element(s shape) *ptype {
	at := c.Tok.Off
	t := c.typ()
	switch {
	case t.shape == shWord && t.text == "void":
		c.errorf(at, "void type only allowed for function results")
	case t.shape != shFunc && !notElements[t.text] && (s != shVector || t.shape == shWord || t.shape == shPtr):
	case s == shArray:
		c.errorf(at, "invalid array element type")
	case s == shVector:
		c.errorf(at, "invalid vector element type")
	default:
		c.errorf(at, "invalid element type for struct")
	}
	return t
}

// notElements are the words of types that are in no other type but functions.
var notElements = grammar.MakeSet("label metadata token")

// checkPointee rejects pointers to types without addresses.
func (c *pointees) checkPointee(at int32, t *ptype) {
	switch {
	case t.shape != shWord:
	case t.text == "void":
		c.errorf(at, "pointers to void are invalid - use i8* instead")
	case t.text == "label":
		c.errorf(at, "basic block pointers are invalid")
	case t.text == "token" || t.text == "metadata" || t.text == "x86_amx":
		c.errorf(at, "pointer to this type is invalid")
	}
}

func (c *pointees) structType(note string) *ptype {
	c.Next()
	var elems []*ptype
	for !c.is('}') {
		elems = append(elems, c.element(shStruct))
		if !c.accept(',') {
			break
		}
	}
	c.skip('}')
	return c.types.list(shStruct, nil, elems, note)
}

// typeSuffixes reads the suffixes after the type at an offset, which form a pointer or function
// type from it.
func (c *pointees) typeSuffixes(at int32, t *ptype) *ptype {
	for {
		switch {
		case c.is('*'):
			c.Next()
			c.checkPointee(at, t)
			t = c.types.pointer(t)
		case c.isWord("addrspace"):
			s := c.Scanner
			space := c.addrspace()
			if !c.is('*') {
				c.Scanner = s // it belongs to the instruction
				return t
			}
			c.Next()
			c.checkPointee(at, t)
			t = c.types.over(shPtr, t, space)
		case c.is('('):
			if t.shape == shFunc || t.shape == shWord && (t.text == "label" || t.text == "metadata") {
				c.errorf(at, "invalid function return type")
			}
			params, note := c.paramTypes()
			t = c.types.list(shFunc, t, params, note)
		default:
			return t
		}
	}
}

// addrspace reads addrspace(N); 0 is "".
func (c *pointees) addrspace() string {
	c.Next()
	c.skip('(')
	n := c.cur()
	c.Next()
	c.skip(')')
	if n == "0" {
		return ""
	}
	return n
}

func (c *pointees) paramTypes() (params []*ptype, note string) {
	c.Next()
	for !c.is(')') {
		if c.Tok.Kind == scan.Ellipsis {
			c.Next()
			note = "..."
			break
		}
		params = append(params, c.typ())
		for c.Tok.Kind == scan.Word || c.Tok.Kind == scan.String {
			if c.Next(); c.is('(') {
				c.skipBalanced()
			}
		}
		if !c.accept(',') {
			break
		}
	}
	c.skip(')')
	return params, note
}

// namedType returns the type that a name denotes: a struct type of that name, or the type that it
// is an alias of.
func (c *pointees) namedType(name string) *ptype {
	if !scan.IsNumber(name) {
		name = scan.BareName(name)
	}
	p := &c.types
	if t := p.named[name]; t != nil {
		return t
	}
	off, ok := p.bodies[name]
	if !ok || p.open[name] {
		panic(giveUp{})
	}
	s := c.at(off)
	isStruct := s.Tok.Kind == scan.Word && s.Text(s.Tok) == "opaque" || s.Tok.Kind == scan.Punct && s.Tok.Ch == '{'
	if s.Tok.Kind == scan.Punct && s.Tok.Ch == '<' {
		next := s
		next.Next()
		isStruct = next.Tok.Kind == scan.Punct && next.Tok.Ch == '{'
	}
	var t *ptype
	if isStruct {
		t = p.add(ptype{shape: shNamed, note: name, text: "%" + name})
	} else {
		p.open[name] = true
		saved := c.Scanner
		c.Scanner = s
		t = c.typ()
		c.Scanner = saved
		p.open[name] = false
	}
	p.named[name] = t
	return t
}

// members returns the types of a struct's members; nil if it has none, or has no body.
func (c *pointees) members(t *ptype) []*ptype {
	switch {
	case t.shape == shStruct:
		return t.elems
	case t.shape != shNamed:
		return nil
	case t.elem == nil: // not looked up so far
		saved := c.Scanner
		if c.Scanner = c.at(c.types.bodies[t.note]); c.isWord("opaque") {
			t.elem = t
		} else {
			t.elem = c.typ()
		}
		c.Scanner = saved
	}
	if t.elem == t {
		return nil
	}
	return t.elem.elems
}

// member returns the type of member n of an aggregate or vector, nil if there is none.
func (c *pointees) member(t *ptype, n int) *ptype {
	if t.shape == shArray || t.shape == shVector {
		return t.elem
	}
	if list := c.members(t); n >= 0 && n < len(list) {
		return list[n]
	}
	return nil
}
