package frontend

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/llir/llvm/ir/types"
	"github.com/pkg/errors"

	"opt-go/frontend/dialect"
	"opt-go/frontend/ir"
)

// parser reads types and constants that come as text of the user's: in attributes that llir does not know
// (range(i32 0, 8), sret(target("x"))) and in metadata (!{ptr @f, i32 1}). Bodies and initializers come from llir.
type parser struct {
	types *typeReader
	mod   *reader // to find globals; nil where only types occur
	s     string
	pos   int
	err   error
	errAt int // what err is about, in s
}

func (p *parser) fail(format string, args ...any) { p.failAt(p.pos, format, args...) }

// failAt records the first error, about what is at an offset of the text, and ends the text.
func (p *parser) failAt(at int, format string, args ...any) {
	if p.err == nil {
		p.err, p.errAt = errors.Errorf(format, args...), at
	}
	p.pos = len(p.s)
}

// warnAt records a warning about what is at an offset of the text, unless the same has been said before.
func (p *parser) warnAt(at int, format string, args ...any) {
	r := p.mod
	if r.warned[fmt.Sprintf(format, args...)] {
		return
	}
	saved := r.at
	if r.text != nil {
		r.at = r.text.RawOffset(r.at, p.s, at)
	}
	r.warnf(format, args...)
	r.at = saved
}

func (p *parser) space() {
	for p.pos < len(p.s) && (p.s[p.pos] == ' ' || p.s[p.pos] == '\t' || p.s[p.pos] == '\n' || p.s[p.pos] == '\r') {
		p.pos++
	}
}

// peek returns the next byte that is no space, or 0.
func (p *parser) peek() byte {
	p.space()
	if p.pos < len(p.s) {
		return p.s[p.pos]
	}
	return 0
}

func (p *parser) accept(text string) bool {
	p.space()
	if strings.HasPrefix(p.s[p.pos:], text) {
		p.pos += len(text)
		return true
	}
	return false
}

func (p *parser) expect(text string) {
	if !p.accept(text) {
		p.fail("expected '%s' in '%s'", text, p.s)
	}
}

func isWordByte(c byte) bool {
	return c == '_' || c == '.' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// word takes a run of letters, digits, underscores and dots.
func (p *parser) word() string {
	p.space()
	lo := p.pos
	for p.pos < len(p.s) && isWordByte(p.s[p.pos]) {
		p.pos++
	}
	return p.s[lo:p.pos]
}

// peekWord returns the next word without taking it.
func (p *parser) peekWord() string {
	at := p.pos
	w := p.word()
	p.pos = at
	return w
}

// name takes what follows a sigil: a plain or quoted name.
func (p *parser) name() string {
	if p.pos < len(p.s) && p.s[p.pos] == '"' {
		return p.quoted()
	}
	lo := p.pos
	for p.pos < len(p.s) && (isWordByte(p.s[p.pos]) || p.s[p.pos] == '-' || p.s[p.pos] == '$') {
		p.pos++
	}
	return p.s[lo:p.pos]
}

// quoted takes a string in quotes and returns its bytes.
func (p *parser) quoted() string {
	p.expect(`"`)
	end := strings.IndexByte(p.s[p.pos:], '"')
	if end < 0 {
		p.fail("a string without end in '%s'", p.s)
		return ""
	}
	text := p.s[p.pos : p.pos+end]
	p.pos += end + 1
	return dialect.UnescapeString(text)
}

func (p *parser) number() uint64 {
	w := p.word()
	n, err := strconv.ParseUint(w, 10, 64)
	if err != nil {
		p.fail("expected a number, found '%s' in '%s'", w, p.s)
	}
	return n
}

// parseType takes a type; pointer types become opaque.
func (p *parser) parseType() *ir.Type {
	t := p.parsePlainType()
	for p.err == nil {
		switch {
		case p.peek() == '*':
			p.pos++
			t = p.types.ctx.Ptr
		case strings.HasPrefix(p.s[p.pos:], "addrspace("):
			p.pos += len("addrspace(")
			n := p.number()
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

func (p *parser) funcType(ret *ir.Type) *ir.Type {
	var params []*ir.Type
	vararg := false
	for p.err == nil && !p.accept(")") {
		if p.accept("...") {
			vararg = true
		} else {
			params = append(params, p.parseType())
		}
		p.accept(",")
	}
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
		elem := p.parseType()
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
	p.expect("x")
	elem := p.parseType()
	p.expect(">")
	return p.types.ctx.Vector(n, elem, scalable)
}

func (p *parser) structType(packed bool) *ir.Type {
	p.expect("{")
	var fields []*ir.Type
	for p.err == nil && !p.accept("}") {
		fields = append(fields, p.parseType())
		p.accept(",")
	}
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
	if n, err := strconv.Atoi(strings.TrimPrefix(w, "i")); err == nil && strings.HasPrefix(w, "i") && n > 0 {
		return c.Int(n)
	}
	p.failAt(p.pos-len(w), "expected a type, found '%s'", cmp.Or(w, p.s[p.pos:min(p.pos+1, len(p.s))]))
	return c.Void
}

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

// blockAddress takes (@f, %b) of the address of a block with a name.
func (p *parser) blockAddress() ir.Value {
	p.expect("(")
	p.expect("@")
	f, _ := p.global().(*ir.Func)
	p.expect(",")
	p.expect("%")
	name := p.name()
	p.expect(")")
	if f == nil || p.err != nil {
		p.fail("blockaddress of something that is no function")
		return ir.NewPoison(p.types.ctx.Ptr)
	}
	for b := range f.Blocks() {
		if b.Name() == name {
			return ir.NewBlockAddress(f, b)
		}
	}
	p.fail("blockaddress of a block '%%%s' that '%s' does not have; it must be one with a name", name, f.Ident())
	return ir.NewPoison(p.types.ctx.Ptr)
}

// aliasType returns what a name that is no struct's stands for, or nil.
func (p *parser) aliasType(name string) *ir.Type {
	if p.mod == nil {
		return nil
	}
	for _, t := range p.mod.in.TypeDefs {
		if _, isStruct := t.(*types.StructType); !isStruct && t.Name() == name {
			return p.types.convert(t)
		}
	}
	return nil
}

// parseTyped takes a type and a constant of that type.
func (p *parser) parseTyped() ir.Value {
	t := p.parseType()
	if p.err == nil && t.IsVoid() {
		p.fail("void type only allowed for function results")
	}
	return p.parseConst(t)
}

// parseConst takes a constant of type t.
func (p *parser) parseConst(t *ir.Type) ir.Value {
	if p.err != nil {
		return ir.NewPoison(p.types.ctx.I1)
	}
	switch c := p.peek(); {
	case c == '@':
		if t.Kind != ir.PtrKind {
			p.fail("global variable reference must have pointer type")
		}
		p.pos = min(p.pos+1, len(p.s))
		return p.global()
	case c == '[' || c == '{' || c == '<':
		return p.aggregate(t)
	case c == '-' || c == '+' || c >= '0' && c <= '9':
		return p.numeric(t)
	}
	w := p.word()
	switch w {
	case "blockaddress":
		return p.blockAddress()
	case "true", "false":
		if !t.IsInt(1) {
			p.fail("constant expression type mismatch: got type 'i1' but expected '%s'", t)
		}
		return p.types.ctx.NewBool(w == "true")
	case "null", "zeroinitializer", "none":
		return ir.NewZero(t)
	case "undef":
		return ir.NewUndef(t)
	case "poison":
		return ir.NewPoison(t)
	case "c":
		return p.types.ctx.NewString(p.quoted())
	}
	if len(w) > 3 && w[1:3] == "0x" && t.IsInt() {
		return p.hexInt(t, w)
	}
	return p.expression(w, t)
}

func (p *parser) hexInt(t *ir.Type, text string) ir.Value {
	v, ok := parseInteger(text)
	if !ok {
		p.fail("malformed integer '%s'", text)
		return ir.NewZero(t)
	}
	return ir.NewBigInt(t, v)
}

func (p *parser) global() ir.Value {
	at := p.pos
	name := p.name()
	if p.mod != nil {
		if g := p.mod.lookupGlobal(name, p.s[at:p.pos] != name); g != nil {
			return g
		}
	}
	p.fail("use of undefined value '@%s'", name)
	return ir.NewZero(p.types.ctx.Ptr)
}

func (p *parser) numeric(t *ir.Type) ir.Value {
	lo := p.pos
	for p.pos < len(p.s) && (isWordByte(p.s[p.pos]) || p.s[p.pos] == '-' || p.s[p.pos] == '+') {
		p.pos++
	}
	text := p.s[lo:p.pos]
	if t.IsFloat() && strings.Trim(text, "-+0123456789") == "" {
		p.fail("integer constant must have integer type")
		return ir.NewPoison(p.types.ctx.I1)
	}
	if t.IsFloat() {
		k, err := floatLiteral(t, text)
		if err != nil {
			p.fail("%s", err)
		}
		return k
	}
	v, ok := new(big.Int).SetString(text, 10)
	if !ok || !t.IsInt() {
		p.fail("'%s' is no constant of type '%s'", text, t)
		return ir.NewPoison(p.types.ctx.I1)
	}
	return ir.NewBigInt(t, v)
}

// aggregate takes [ … ], { … }, < … > or <{ … }>.
func (p *parser) aggregate(t *ir.Type) ir.Value {
	open := p.s[p.pos]
	p.pos++
	packed := open == '<' && p.accept("{")
	closing := map[byte]string{'[': "]", '{': "}", '<': ">"}[open]
	if packed {
		closing = "}"
	}
	var elems []ir.Value
	for p.err == nil && !p.accept(closing) {
		elems = append(elems, p.parseTyped())
		p.accept(",")
	}
	if packed {
		p.expect(">")
	}
	if !t.IsAggregate() && !t.IsVector() || uint64(len(elems)) != t.NumFields() {
		p.fail("constant with %d members where the type is '%s'", len(elems), t)
		return ir.NewPoison(p.types.ctx.I1)
	}
	return ir.NewAggregate(t, elems)
}

// expression takes a constant expression whose opcode is w.
func (p *parser) expression(w string, t *ir.Type) ir.Value {
	var flags []string
	at := p.pos - len(w)
	op := ir.OpByName(w)
	for p.err == nil && p.peek() != '(' {
		f := p.word()
		if f == "" {
			p.failAt(at, "expected a constant, found '%s'", w)
		}
		if f == "inrange" && p.accept("(") {
			lo := p.pos
			for p.pos < len(p.s) && p.s[p.pos] != ')' {
				p.pos++
			}
			f = "inrange(" + p.s[lo:p.pos] + ")"
			p.expect(")")
		}
		flags = append(flags, f)
	}
	p.expect("(")
	var operands []ir.Value
	var elem *ir.Type
	if op == ir.GetElementPtr {
		elem = p.parseType()
		p.expect(",")
	}
	for p.err == nil && !p.accept(")") {
		if p.peekWord() == "inrange" {
			p.word()
			flags = append(flags, "inrange@"+strconv.Itoa(len(operands)-1))
		}
		if w == "splat" || !(op == ir.ExtractValue || op == ir.InsertValue) || len(operands) == 0 {
			operands = append(operands, p.parseTyped())
		}
		if p.accept("to ") {
			t = p.parseType()
		}
		p.accept(",")
	}
	if p.err != nil {
		return ir.NewPoison(p.types.ctx.I1)
	}
	v, err := makeExpr(w, flags, operands, elem, t)
	if err != nil {
		p.fail("%s", err)
		return ir.NewPoison(p.types.ctx.I1)
	}
	return v
}
