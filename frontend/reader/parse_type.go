package reader

import (
	"cmp"
	"math"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
)

// Types that come as text of the user's: see parser.

// parseType takes a type; pointer types become opaque.
func (p *parser) parseType() *ir.Type {
	opaque := p.peekWord() == "ptr"
	t := p.parsePlainType()
	for ; p.err == nil; opaque = false {
		switch {
		case p.peek() == '*':
			if opaque {
				p.fail("ptr* is invalid - use ptr instead")
				return t
			}
			p.pos++
			t = p.types.ctx.Ptr
		case p.peekWord() == "addrspace": // and not addrspacecast
			p.pos += len("addrspace")
			p.space()
			p.pos += len("(")
			n := p.number()
			if n >= 1<<24 {
				p.fail("invalid address space, must be a 24-bit integer")
			}
			p.expect(")")
			p.accept("*")
			t = p.types.ctx.Pointer(int(n))
		case p.peek() == '(':
			p.pos++
			t = p.funcType(t)
		default:
			return t
		}
	}
	return t
}

// list takes elements between commas up to a closing bracket, which is taken too; there may be
// none.
func (p *parser) list(closing string, element func()) {
	if p.accept(closing) {
		return
	}
	for p.err == nil {
		element()
		if !p.accept(",") {
			p.expect(closing)
			return
		}
	}
}

// element takes the type of the elements of an array, a vector or a struct, which not all types can
// be.
func (p *parser) element(of string) *ir.Type {
	p.space()
	at := p.pos
	t := p.parseType()
	switch {
	case p.err != nil:
	case t.IsVoid():
		p.FailAt(at, "void type only allowed for function results")
	case of == "vector" && t.Kind != ir.IntKind && t.Kind != ir.PtrKind && !t.IsFloat(),
		t.Kind == ir.FuncKind || t.Kind == ir.LabelKind || t.Kind == ir.MetadataKind || t.Kind == ir.TokenKind:
		p.FailAt(at, "invalid %s element type '%s'", of, t)
	}
	if p.err != nil {
		return p.types.ctx.I8
	}
	return t
}

func (p *parser) funcType(ret *ir.Type) *ir.Type {
	var params []*ir.Type
	vararg := false
	p.list(")", func() {
		if p.accept("...") {
			vararg = true
		} else {
			params = append(params, p.parseType())
		}
	})
	return p.types.ctx.Func(ret, params, vararg)
}

func (p *parser) parsePlainType() *ir.Type {
	ctx := p.types.ctx
	switch p.peek() {
	case '%':
		p.pos++
		name := p.name()
		if t := p.types.named[name]; t != nil {
			return t
		}
		if t := p.aliasType(name); t != nil {
			return t
		}
		p.fail("use of undefined type '%%%s'", name)
		return ctx.Void
	case '[':
		p.pos++
		n := p.number()
		p.expect("x")
		elem := p.element("array")
		p.expect("]")
		return ctx.Array(n, elem)
	case '<':
		p.pos++
		if p.peek() == '{' {
			t := p.structType(true)
			p.expect(">")
			return t
		}
		return p.vectorType()
	case '{':
		return p.structType(false)
	}
	return p.wordType(p.word())
}

func (p *parser) vectorType() *ir.Type {
	scalable := false
	if p.peekWord() == "vscale" {
		p.word()
		p.expect("x")
		scalable = true
	}
	n := p.number()
	switch {
	case p.err == nil && n == 0:
		p.fail("zero element vector is illegal")
	case n > math.MaxUint32:
		p.fail("size too large for vector")
	}
	p.expect("x")
	elem := p.element("vector")
	p.expect(">")
	if p.err != nil {
		return p.types.ctx.I8
	}
	return p.types.ctx.Vector(n, elem, scalable)
}

func (p *parser) structType(packed bool) *ir.Type {
	p.expect("{")
	var fields []*ir.Type
	p.list("}", func() { fields = append(fields, p.element("struct")) })
	return p.types.ctx.Struct(packed, fields...)
}

func (p *parser) wordType(w string) *ir.Type {
	c := p.types.ctx
	if rest, ok := strings.CutPrefix(w, "b"); ok && rest != "" && strings.Trim(rest, "0123456789") == "" {
		w = "i" + rest // bytes are read as integers
	}
	switch w {
	case "void":
		return c.Void
	case "half":
		return c.Half
	case "bfloat":
		return c.BFloat
	case "float":
		return c.Float
	case "double":
		return c.Double
	case "x86_fp80":
		return c.X86FP80
	case "fp128":
		return c.FP128
	case "ppc_fp128":
		return c.PPCFP128
	case "label":
		return c.Label
	case "token":
		return c.Token
	case "metadata":
		return c.Metadata
	case "x86_mmx":
		return c.X86MMX
	case "x86_amx":
		return c.X86AMX
	case "target":
		return p.targetType()
	case "ptr":
		return c.Ptr
	}
	if n, err := strconv.Atoi(strings.TrimPrefix(w, "i")); err == nil && strings.HasPrefix(w, "i") && n > 0 && n <= maxIntBits {
		return c.Int(n)
	}
	p.FailAt(p.pos-len(w), "expected a type, found '%s'", cmp.Or(w, p.s[p.pos:min(p.pos+1, len(p.s))]))
	return c.Void
}

// maxIntBits is LLVM's limit for the width of an integer type.
const maxIntBits = 1 << 23

func (p *parser) targetType() *ir.Type {
	p.expect("(")
	name := p.quoted()
	var params []*ir.Type
	var ints []uint64
	for p.err == nil && p.accept(",") {
		if c := p.peek(); c >= '0' && c <= '9' {
			n := p.number()
			if n > math.MaxUint32 {
				p.fail("expected 32-bit integer (too large)")
			}
			ints = append(ints, n)
		} else {
			if len(ints) > 0 {
				p.fail("expected uint32 param")
			}
			params = append(params, p.parseType())
		}
	}
	p.expect(")")
	return p.types.ctx.Target(name, params, ints)
}
