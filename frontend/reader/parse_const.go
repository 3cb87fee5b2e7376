package reader

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/llir/llvm/ir/types"
	"github.com/pkg/errors"

	"opt-go/frontend/dialect/scan"
	"opt-go/frontend/ir"
	"opt-go/frontend/reader/constexpr"
)

// parser reads types and constants that come as text of the user's: in attributes that llir does
// not know (range(i32 0, 8), sret(target("x"))) and in metadata (!{ptr @f, i32 1}). Bodies and
// initializers come from llir.
type parser struct {
	types *typeReader
	mod   *reader // to find globals; nil where only types occur
	s     string
	pos   int
	err   error
	errAt int // what err is about, in s
}

func (p *parser) fail(format string, args ...any) { p.FailAt(p.pos, format, args...) }

// FailAt records the first error, at an offset of the text, and ends the parsing.
func (p *parser) FailAt(at int, format string, args ...any) {
	if p.err == nil {
		p.err, p.errAt = errors.Errorf(format, args...), at
	}
	p.pos = len(p.s)
}

// WarnAt records a warning at an offset of the text, unless it has been reported before.
func (p *parser) WarnAt(at int, format string, args ...any) {
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
	return scan.Unescape(text)
}

func (p *parser) number() uint64 {
	w := p.word()
	n, err := strconv.ParseUint(w, 10, 64)
	if err != nil {
		p.fail("expected a number, found '%s' in '%s'", w, p.s)
	}
	return n
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

// aliasType returns the type that a name of no struct denotes, or nil.
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
	p.space()
	at := p.pos
	v := p.parseConst(t)
	if p.err == nil && v.Type() != t {
		p.FailAt(at, "constant expression type mismatch: got type '%s' but expected '%s'", v.Type(), t)
		return ir.NewPoison(p.types.ctx.I1)
	}
	return v
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
	if t.Kind == ir.FuncKind {
		p.fail("functions are not values, refer to them as pointers")
		return ir.NewPoison(p.types.ctx.I1)
	}
	w := p.word()
	if wrong := wordProblem(w, t); wrong != "" {
		p.FailAt(p.pos-len(w), "%s", wrong)
		return ir.NewPoison(p.types.ctx.I1)
	}
	switch w {
	case "dso_local_equivalent", "no_cfi":
		p.expect("@")
		return p.globalRef(w)
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

// wordProblem says why a constant that is one word is none of a type, or "".
func wordProblem(w string, t *ir.Type) string {
	noValue := !t.IsFirstClass() || t.Kind == ir.LabelKind || t.Kind == ir.MetadataKind
	switch {
	case w == "null" && t.Kind != ir.PtrKind:
		return "null must be a pointer type"
	case w == "none" && t.Kind != ir.TokenKind:
		return "invalid type for none constant"
	case (w == "undef" || w == "poison") && noValue && (t.Kind != ir.StructKind):
		return "invalid type for " + w + " constant"
	case w == "zeroinitializer" && (noValue || !t.HasZero()) && t.Kind != ir.StructKind:
		return "invalid type for null constant"
	}
	return ""
}

// globalRef takes @f of dso_local_equivalent @f or no_cfi @f.
func (p *parser) globalRef(w string) ir.Value {
	g, ok := p.global().(ir.GlobalValue)
	switch {
	case !ok:
		p.fail("expected a global in a constant")
		return ir.NewZero(p.types.ctx.Ptr)
	case w == "no_cfi":
		return ir.NewGlobalRef(ir.NoCFIConst, g)
	case !standsForFunc(g):
		p.fail("expected a function, alias to function, or ifunc in dso_local_equivalent")
	}
	return ir.NewGlobalRef(ir.DSOLocalConst, g)
}

func (p *parser) hexInt(t *ir.Type, text string) ir.Value {
	v, ok := scan.ParseInteger(text)
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
		if wrong := floatProblem(t, text); wrong != "" {
			p.FailAt(lo, "%s", wrong)
			return ir.NewPoison(p.types.ctx.I1)
		}
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

// floatPrefixes are the letters after 0x of literals that only one type has.
var floatPrefixes = map[byte]ir.Kind{'K': ir.X86FP80Kind, 'L': ir.FP128Kind, 'M': ir.PPCFP128Kind, 'H': ir.HalfKind, 'R': ir.BFloatKind}

// floatProblem says why a literal is none of a floating-point type, or "".
func floatProblem(t *ir.Type, text string) string {
	digits, isHex := strings.CutPrefix(text, "0x")
	if isHex && digits != "" && digits[0] > 'F' {
		if kind, ok := floatPrefixes[digits[0]]; ok && kind != t.Kind {
			return "floating point constant does not have type '" + t.String() + "'"
		}
		return ""
	}
	dropped := map[ir.Kind]int{ir.DoubleKind: 0, ir.FloatKind: 29, ir.HalfKind: 42, ir.BFloatKind: 45} // bits of a double's fraction
	lost, ok := dropped[t.Kind]
	switch {
	case !ok:
		return "floating point constant does not have type '" + t.String() + "'"
	case !isHex && !strings.Contains(text, "."):
		return "integer constant must have integer type"
	case isHex:
		bits, err := strconv.ParseUint(digits, 16, 64)
		if err != nil {
			return "malformed floating-point literal '" + text + "'"
		}
		v := math.Float64frombits(bits)
		got, _ := ir.NewFloat(t, v).Float64()
		if isNaN := v != v; isNaN && bits&(1<<lost-1) != 0 || !isNaN && got != v {
			return "floating point constant invalid for type '" + t.String() + "'"
		}
	}
	return ""
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
	p.list(closing, func() { elems = append(elems, p.parseTyped()) })
	if packed {
		p.expect(">")
	}
	shape := map[byte]ir.Kind{'[': ir.ArrayKind, '{': ir.StructKind, '<': ir.VectorKind}[open]
	if packed {
		shape = ir.StructKind
	}
	if t.Kind != shape || packed != (shape == ir.StructKind && t.Packed) || uint64(len(elems)) != t.NumFields() || t.IsVector() && t.Scalable {
		p.fail("constant with %d members where the type is '%s'", len(elems), t)
		return ir.NewPoison(p.types.ctx.I1)
	}
	for k, e := range elems {
		if p.err == nil && e.Type() != t.FieldAt(uint64(k)) {
			p.fail("element %d of a constant has type '%s', but '%s' was expected", k, e.Type(), t.FieldAt(uint64(k)))
		}
	}
	if p.err != nil {
		return ir.NewPoison(p.types.ctx.I1)
	}
	if t.Kind == ir.ArrayKind && len(elems) == 0 {
		return ir.NewEmptyArray(t)
	}
	return ir.NewAggregate(t, elems)
}

// expression takes a constant expression whose opcode is w.
func (p *parser) expression(w string, t *ir.Type) ir.Value {
	var flags []string
	at := p.pos - len(w)
	op := ir.OpByName(w)
	newText := p.mod != nil && p.mod.text != nil && !p.mod.text.Typed
	if op == ir.ExtractValue || op == ir.InsertValue || op != ir.BadOp && newText && !constexpr.Supported(op) && (op.IsBinary() || op.IsCast() || op == ir.ICmp || op == ir.FCmp || op == ir.Select || op == ir.FNeg) {
		p.FailAt(at, "%s constexprs are no longer supported", w)
	}
	for p.err == nil && p.peek() != '(' {
		f := p.word()
		if f == "" {
			p.FailAt(at, "expected a constant, found '%s'", w)
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
		if p.err == nil && !elem.IsSized() {
			p.FailAt(at, "base element of getelementptr must be sized")
		}
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
	v, err := constexpr.Make(w, flags, operands, elem, t)
	if err != nil {
		p.fail("%s", err)
		return ir.NewPoison(p.types.ctx.I1)
	}
	if p.mod != nil {
		return p.mod.withoutRoundTrip(v)
	}
	return v
}
