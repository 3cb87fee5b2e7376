package parse

import (
	"math"
	"strconv"
	"strings"

	"opt-go/nvptx/ptx"
)

// constant reads a numeric literal with its sign. Hexadecimal integers stay Hex;
// a decimal float is double precision, as PTX says.
func (p *parser) constant() ptx.Operand {
	neg := p.accept("-")
	if p.tok.kind != tokNumber {
		p.fail("expected a number, found %s (constant expressions are not supported)", p.shown())
	}
	text := p.tok.text
	v, ok := parseNumber(text)
	if !ok {
		p.fail("bad number %q", text)
	}
	p.advance()
	if !neg {
		return v
	}
	switch v := v.(type) {
	case ptx.Int:
		return -v
	case ptx.Hex:
		return ptx.Int(-int64(v))
	case ptx.F32Bits:
		return v ^ 1<<31
	}
	return v.(ptx.F64Bits) ^ 1<<63
}

func parseNumber(text string) (ptx.Operand, bool) {
	if len(text) > 2 && text[0] == '0' {
		switch text[1] {
		case 'f', 'F':
			n, err := strconv.ParseUint(text[2:], 16, 32)
			return ptx.F32Bits(n), err == nil && len(text) == 10
		case 'd', 'D':
			n, err := strconv.ParseUint(text[2:], 16, 64)
			return ptx.F64Bits(n), err == nil && len(text) == 18
		case 'x', 'X':
			n, err := strconv.ParseUint(strings.TrimSuffix(text[2:], "U"), 16, 64)
			return ptx.Hex(n), err == nil
		}
	}
	n, err := strconv.ParseUint(strings.TrimSuffix(text, "U"), 0, 64)
	if err == nil && !strings.Contains(text, "_") {
		return ptx.Int(n), true
	}
	x, err := strconv.ParseFloat(text, 64)
	return ptx.F64Imm(x), err == nil && strings.ContainsAny(text, ".eE")
}

// initialiser reads a value or a braced list; t is the type of the elements.
func (p *parser) initialiser(t ptx.Type) *ptx.Init {
	if p.accept("{") {
		if t.Class() == ptx.Opaque {
			return p.fields()
		}
		in := &ptx.Init{Kind: ptx.InitList}
		for !p.at("}") {
			in.List = append(in.List, *p.initialiser(t))
			if !p.accept(",") {
				break
			}
		}
		p.expect("}")
		return in
	}
	if p.tok.kind == tokWord {
		return p.initAddress()
	}
	c := p.constant()
	if p.at("(") { // mask(address)
		mask, ok := c.(ptx.Hex)
		if !ok {
			p.fail("the mask of an address is a hexadecimal number")
		}
		p.advance()
		in := p.initAddress()
		in.Mask = uint64(mask)
		p.expect(")")
		return in
	}
	return constantInit(c, t)
}

// fields are the properties of a texture, a surface or a sampler, after the opening brace.
func (p *parser) fields() *ptx.Init {
	in := &ptx.Init{Kind: ptx.InitFields}
	for !p.at("}") {
		f := ptx.InitField{Name: p.name()}
		p.expect("=")
		if p.tok.kind != tokWord && p.tok.kind != tokNumber {
			p.fail("expected the value of %s, found %s", f.Name, p.shown())
		}
		f.Value = p.advance().text
		in.Fields = append(in.Fields, f)
		if !p.accept(",") {
			break
		}
	}
	p.expect("}")
	return in
}

// constantInit converts a constant to the notation that the type requires.
func constantInit(c ptx.Operand, t ptx.Type) *ptx.Init {
	switch c := c.(type) {
	case ptx.Int:
		return &ptx.Init{Kind: ptx.InitInt, Value: uint64(c)}
	case ptx.Hex:
		return &ptx.Init{Kind: ptx.InitInt, Value: uint64(c)}
	case ptx.F32Bits:
		return &ptx.Init{Kind: ptx.InitF32, Value: uint64(c)}
	}
	bits := c.(ptx.F64Bits)
	if t == ptx.F32 {
		return &ptx.Init{Kind: ptx.InitF32, Value: uint64(math.Float32bits(float32(math.Float64frombits(uint64(bits)))))}
	}
	return &ptx.Init{Kind: ptx.InitF64, Value: uint64(bits)}
}

func (p *parser) initAddress() *ptx.Init {
	in := &ptx.Init{Kind: ptx.InitAddr, Sym: p.name()}
	if in.Sym == "generic" && p.accept("(") {
		in.Generic = true
		in.Sym = p.name()
		in.Off += p.offset() // generic(sym+4)
		p.expect(")")
	}
	in.Off += p.offset()
	return in
}

// offset reads "+4", "-4", "+-4" or nothing.
func (p *parser) offset() int64 {
	neg := false
	switch {
	case p.at("+"):
		p.advance()
	case p.at("-"):
	default:
		return 0
	}
	neg = p.accept("-")
	v, ok := parseNumber(p.tok.text)
	if p.tok.kind != tokNumber || !ok || !ptx.IsInt(v) {
		p.fail("expected an offset, found %s", p.shown())
	}
	p.advance()
	off := int64(0)
	switch v := v.(type) {
	case ptx.Int:
		off = int64(v)
	case ptx.Hex:
		off = int64(v)
	}
	if neg {
		return -off
	}
	return off
}
