package asm

import (
	"math"
	"strconv"
	"strings"

	"opt-go/vliw/machine"
)

// maxIdle bounds "nop N", so that a typing error does not fill the memory.
const maxIdle = 1 << 20

// bundles reads one bundle, or the idle ones of "nop N", and appends to b.
func (p *parser) bundles(b *Block) {
	at := p.tok.pos
	if p.tok.kind == tokName { // nop
		p.advance()
		n := int64(1)
		if p.tok.kind == tokNumber {
			n = p.ranged(1, maxIdle)
		}
		comment := p.endLine()
		for range n {
			b.Bundles = append(b.Bundles, Bundle{Pos: at, Comment: comment})
			comment = ""
		}
		return
	}
	p.expect('{', `"{"`)
	bundle := Bundle{Pos: at}
	p.skipInside()
	for p.tok.kind != '}' {
		bundle.Ops = append(bundle.Ops, p.inst())
		if p.tok.kind != '}' && !p.skipInside() {
			p.fail(p.tok.pos, `expected "|" or "}" after an operation, found %s`, p.describe())
		}
	}
	p.advance()
	bundle.Comment = p.endLine()
	b.Bundles = append(b.Bundles, bundle)
}

// skipInside passes what separates operations: "|", line ends, comments.
func (p *parser) skipInside() bool {
	any := false
	for p.tok.kind == '|' || p.tok.kind == tokNewline || p.tok.kind == tokComment {
		p.advance()
		any = true
	}
	return any
}

// inst reads one operation: (GUARD) DST = NAME OPERANDS !FLAGS.
func (p *parser) inst() Inst {
	in := Inst{Pos: p.tok.pos}
	if p.accept('(') {
		in.Guard.Negate = p.accept('!')
		in.Guard.Reg = p.reg(machine.Pred, "a predicate register")
		p.expect(')', `")"`)
	}
	if p.tok.kind == tokName && p.peek.kind == '=' {
		in.Dst = p.reg(machine.NoFile, "a register")
		p.advance()
	}
	mnemonic := p.expect(tokName, "an operation")
	op, ok := machine.OpByName(mnemonic.text)
	if !ok {
		p.fail(mnemonic.pos, "unknown operation %s", mnemonic.text)
	}
	in.Op = op
	info := machine.Info(op)
	switch {
	case info.Dst == machine.NoFile && in.Dst.Valid():
		p.fail(in.Pos, "%s has no result", info.Name)
	case info.Dst != in.Dst.File:
		p.fail(in.Pos, "the result of %s must be a register of the %s file", info.Name, info.Dst)
	}
	in.Args = make([]Arg, len(info.Args))
	for i, kind := range info.Args {
		if i > 0 {
			p.expect(',', `"," and another operand of `+info.Name)
		}
		in.Args[i] = p.arg(kind)
	}
	p.flags(&in)
	return in
}

func (p *parser) flags(in *Inst) {
	for p.accept('!') {
		tok := p.expect(tokName, "a flag")
		known := false
		for _, f := range flagNames {
			if f.name == tok.text {
				in.Flags |= f.flag
				known = true
			}
		}
		if !known {
			p.fail(tok.pos, "unknown flag !%s", tok.text)
		}
	}
}

// arg reads one operand; the kind that the operation wants decides how, so
// that a symbol may be called r5.
func (p *parser) arg(kind machine.ArgKind) Arg {
	switch kind {
	case machine.ArgInt:
		return RegArg(p.reg(machine.Int, "an integer register"))
	case machine.ArgFloat:
		return RegArg(p.reg(machine.Float, "a float register"))
	case machine.ArgPred:
		return RegArg(p.reg(machine.Pred, "a predicate register"))
	case machine.ArgIntImm:
		if p.tok.kind == tokName {
			return RegArg(p.reg(machine.Int, "an integer register or a number"))
		}
		return ImmArg(p.ranged(math.MinInt32, math.MaxInt32))
	case machine.ArgImm:
		return ImmArg(p.ranged(math.MinInt32, math.MaxInt32))
	case machine.ArgImm64:
		return ImmArg(p.integer("a number"))
	case machine.ArgF32:
		return FloatArg(p.float(32))
	case machine.ArgF64:
		return FloatArg(p.float(64))
	case machine.ArgMem:
		return p.address()
	case machine.ArgLabel:
		return LabelArg(p.name("a label"))
	case machine.ArgSym:
		return SymArg(p.sym())
	}
	panic("BUG: operand kind without syntax")
}

// address reads [reg], [reg+imm] or [reg-imm].
func (p *parser) address() Arg {
	p.expect('[', `"["`)
	base := p.reg(machine.Int, "an integer register")
	offset := int64(0)
	if p.tok.kind == '+' || p.tok.kind == '-' {
		offset = p.ranged(math.MinInt32, math.MaxInt32)
	}
	p.expect(']', `"]"`)
	return MemArg(base, offset)
}

// sym reads NAME, NAME+OFFSET or FUNCTION:BLOCK.
func (p *parser) sym() Sym {
	s := Sym{Name: p.name("a symbol")}
	if p.accept(':') {
		s.Block = p.name("a label")
	}
	if p.tok.kind == '+' || p.tok.kind == '-' {
		s.Offset = p.integer("an offset")
	}
	return s
}

// float reads a decimal constant, or its bits in hexadecimal.
func (p *parser) float(size int) uint64 {
	at, sign := p.tok.pos, ""
	if p.tok.kind == '-' {
		sign = "-"
		p.advance()
	}
	text := p.expect(tokNumber, "a float constant").text
	if sign == "" && strings.HasPrefix(text, "0x") {
		bits, err := strconv.ParseUint(text[2:], 16, size)
		if err != nil {
			p.fail(at, "%s is not %d bits", text, size)
		}
		return bits
	}
	value, err := strconv.ParseFloat(sign+text, size)
	if err != nil {
		p.fail(at, "%s%s is not a float constant of %d bits", sign, text, size)
	}
	if size == 32 {
		return uint64(math.Float32bits(float32(value)))
	}
	return math.Float64bits(value)
}

// registerPrefixes are the spellings of the register files; the longer ones
// come first.
var registerPrefixes = []struct {
	text string
	reg  machine.Reg
}{
	{"rr", machine.RR(0)}, {"rf", machine.RF(0)}, {"rp", machine.RP(0)},
	{"r", machine.R(0)}, {"f", machine.F(0)}, {"p", machine.P(0)},
}

// ParseReg reads a register's name.
func ParseReg(name string) (machine.Reg, bool) {
	if name == "sp" {
		return machine.SP, true
	}
	for _, prefix := range registerPrefixes {
		digits, ok := strings.CutPrefix(name, prefix.text)
		if !ok {
			continue
		}
		n, err := strconv.ParseUint(digits, 10, 16)
		if err != nil || digits[0] == '+' || digits[0] == '0' && len(digits) > 1 {
			return machine.Reg{}, false
		}
		reg := prefix.reg
		reg.Num = uint16(n)
		return reg, true
	}
	return machine.Reg{}, false
}

// reg reads a register of the file, or of any for NoFile.
func (p *parser) reg(file machine.File, what string) machine.Reg {
	tok := p.tok
	if tok.kind != tokName {
		p.fail(tok.pos, "expected %s, found %s", what, p.describe())
	}
	reg, ok := ParseReg(tok.text)
	if !ok || file != machine.NoFile && reg.File != file {
		p.fail(tok.pos, "expected %s, found %s", what, p.describe())
	}
	p.advance()
	return reg
}
