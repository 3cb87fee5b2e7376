package ptx

import (
	"math"
	"strconv"
	"strings"
)

// constant reads a numeric literal with its sign. Hexadecimal integers stay Hex;
// a decimal float is double precision, as PTX says.
func (p *parser) constant() Operand {
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
	case Int:
		return -v
	case Hex:
		return Int(-int64(v))
	case F32Bits:
		return v ^ 1<<31
	}
	return v.(F64Bits) ^ 1<<63
}

func parseNumber(text string) (Operand, bool) {
	if len(text) > 2 && text[0] == '0' {
		switch text[1] {
		case 'f', 'F':
			n, err := strconv.ParseUint(text[2:], 16, 32)
			return F32Bits(n), err == nil && len(text) == 10
		case 'd', 'D':
			n, err := strconv.ParseUint(text[2:], 16, 64)
			return F64Bits(n), err == nil && len(text) == 18
		case 'x', 'X':
			n, err := strconv.ParseUint(strings.TrimSuffix(text[2:], "U"), 16, 64)
			return Hex(n), err == nil
		}
	}
	n, err := strconv.ParseUint(strings.TrimSuffix(text, "U"), 0, 64)
	if err == nil && !strings.Contains(text, "_") {
		return Int(n), true
	}
	x, err := strconv.ParseFloat(text, 64)
	return F64Imm(x), err == nil && strings.ContainsAny(text, ".eE")
}

// initialiser reads a value or a braced list; t is the type of the elements.
func (p *parser) initialiser(t Type) *Init {
	if p.accept("{") {
		in := &Init{Kind: InitList}
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
		mask, ok := c.(Hex)
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

// constantInit converts a constant to the notation that the type requires.
func constantInit(c Operand, t Type) *Init {
	switch c := c.(type) {
	case Int:
		return &Init{Kind: InitInt, Value: uint64(c)}
	case Hex:
		return &Init{Kind: InitInt, Value: uint64(c)}
	case F32Bits:
		return &Init{Kind: InitF32, Value: uint64(c)}
	}
	bits := c.(F64Bits)
	if t == F32 {
		return &Init{Kind: InitF32, Value: uint64(math.Float32bits(float32(math.Float64frombits(uint64(bits)))))}
	}
	return &Init{Kind: InitF64, Value: uint64(bits)}
}

func (p *parser) initAddress() *Init {
	in := &Init{Kind: InitAddr, Sym: p.name()}
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
	if p.tok.kind != tokNumber || !ok || !isInt(v) {
		p.fail("expected an offset, found %s", p.shown())
	}
	p.advance()
	off := int64(0)
	switch v := v.(type) {
	case Int:
		off = int64(v)
	case Hex:
		off = int64(v)
	}
	if neg {
		return -off
	}
	return off
}
