package filecheck

import (
	"math/big"
	"strings"
)

// numBlock is a parsed [[#FORMAT, NAME: EXPR]]: either part after the format
// may be missing, and a missing expression means any number.
type numBlock struct {
	format format
	def    *numVar // nil: defines nothing
	expr   expr    // nil: matches any number
}

// exprParser parses numeric blocks. Its errors are mistakes in the check file.
type exprParser struct {
	vars   *variables
	line   int  // of the directive; 0 for the command line
	legacy bool // [[@LINE+1]] rather than [[#@LINE+1]]
}

// operand says which operands are valid at a position of an expression.
type operand int

const (
	anyOperand     operand = iota
	lineOperand            // only @LINE (the left side of a legacy expression)
	decimalOperand         // only digits (the right side of a legacy expression)
)

// block parses the text between "[[#" and "]]".
func (p *exprParser) block(at span) (*numBlock, *mistake) {
	var explicit format
	precision := 0
	comma := strings.IndexByte(at.text(), ',')
	call := strings.IndexByte(at.text(), '(')
	if comma >= 0 && (call < 0 || comma < call) {
		var m *mistake
		if explicit, m = parseFormat(at.slice(0, comma)); m != nil {
			return nil, m
		}
		precision = explicit.precision
		at = at.skip(comma + 1)
	}
	var def *span
	if colon := strings.IndexByte(at.text(), ':'); colon >= 0 {
		d := at.slice(0, colon)
		def, at = &d, at.skip(colon+1)
	}
	b := &numBlock{format: explicit}
	var m *mistake
	if b.expr, m = p.constraint(at.trimLeft()); m != nil {
		return nil, m
	}
	if b.format.verb == 0 && b.expr != nil {
		if b.format, m = b.expr.implicitFormat(); m != nil {
			return nil, m
		}
	}
	if b.format.verb == 0 {
		b.format = format{verb: 'u', precision: precision}
	}
	if def != nil {
		b.def, m = p.definition(def.trimLeft(), b.format)
	}
	return b, m
}

// parseFormat parses "%#.8x". A format without a verb still carries its
// precision.
func parseFormat(at span) (format, *mistake) {
	at = at.trimLeft().trimRight()
	var f format
	if !at.eat("%") {
		return f, mistakef(at, "invalid matching format specification in expression")
	}
	alternate := at.start()
	f.prefixed = at.eat("#")
	if at.eat(".") {
		n := 0
		for isDigit(at.slice(n, at.len()).first()) {
			n++
		}
		digits, ok := new(big.Int).SetString(at.slice(0, n).text(), 10)
		if !ok || !digits.IsUint64() || digits.Uint64() > 1<<32-1 {
			return f, mistakef(at, "invalid precision in format specifier")
		}
		f.precision = int(digits.Uint64())
		at = at.skip(n)
	}
	if !at.empty() {
		if strings.IndexByte("udxX", at.first()) < 0 {
			return f, mistakef(at, "invalid format specifier in expression")
		}
		f.verb = at.first()
		at = at.skip(1)
	}
	if f.prefixed && !f.isHex() {
		return f, mistakef(alternate, "alternate form only supported for hex values")
	}
	if at = at.trimLeft(); !at.empty() {
		return f, mistakef(at, "invalid matching format specification in expression")
	}
	return f, nil
}

// constraint parses "EXPR" or "== EXPR"; nil for nothing.
func (p *exprParser) constraint(at span) (expr, *mistake) {
	equals := at.eat("==")
	at = at.trimLeft()
	if at.empty() {
		if equals {
			return nil, mistakef(at, "empty numeric expression should not have a constraint")
		}
		return nil, nil
	}
	at = at.trimRight()
	whole := at
	allowed := anyOperand
	if p.legacy {
		allowed = lineOperand
	}
	e, m := p.operand(&at, allowed, !equals)
	for m == nil && !at.empty() {
		e, m = p.binary(whole, &at, e)
		if m == nil && p.legacy && !at.empty() {
			m = mistakef(at, "unexpected characters at end of expression '%s'", at.text())
		}
	}
	return e, m
}

// operand parses one operand and advances at past it.
func (p *exprParser) operand(at *span, allowed operand, maybeConstraint bool) (expr, *mistake) {
	if at.has("(") {
		if allowed != anyOperand {
			return nil, mistakef(*at, "parenthesized expression not permitted here")
		}
		return p.parens(at)
	}
	if allowed != decimalOperand {
		name, pseudo, m := eatVariable(at)
		if m == nil {
			if at.trimLeft().has("(") {
				if allowed != anyOperand {
					return nil, mistakef(name, "unexpected function call")
				}
				return p.call(at, name)
			}
			return p.use(name, pseudo)
		}
		if allowed == lineOperand {
			return nil, m
		}
	}
	whole := *at
	negative := at.eat("-")
	if v, ok := eatInteger(at, allowed == decimalOperand); ok {
		if negative {
			v.Neg(v)
		}
		return &literal{span{at.src, whole.from, at.from}, v}, nil
	}
	what := ""
	if maybeConstraint {
		what = "matching constraint or "
	}
	return nil, mistakef(whole, "invalid %soperand format", what)
}

// eatInteger reads digits: decimal, or with a prefix 0x, 0b, 0o or 0.
func eatInteger(at *span, decimal bool) (*big.Int, bool) {
	base, skip := 10, 0
	if t := strings.ToLower(at.text()); !decimal {
		switch {
		case strings.HasPrefix(t, "0x"):
			base, skip = 16, 2
		case strings.HasPrefix(t, "0b"):
			base, skip = 2, 2
		case strings.HasPrefix(t, "0o"):
			base, skip = 8, 2
		case len(t) > 1 && t[0] == '0' && isDigit(t[1]):
			base, skip = 8, 1
		}
	}
	n := skip
	for n < at.len() && digitValue(at.text()[n]) < base {
		n++
	}
	if n == skip {
		return nil, false
	}
	v, ok := new(big.Int).SetString(at.text()[skip:n], base)
	*at = at.skip(n)
	return v, ok
}

func digitValue(c byte) int {
	switch {
	case isDigit(c):
		return int(c - '0')
	case isAlpha(c):
		return int(c|0x20-'a') + 10
	}
	return 99
}

// binary parses an operator and its right side. whole is where the operation's
// text begins.
func (p *exprParser) binary(whole span, at *span, left expr) (expr, *mistake) {
	*at = at.trimLeft()
	if at.empty() {
		return left, nil
	}
	operator := at.slice(0, 1)
	*at = at.skip(1)
	op := strings.IndexByte("+-", operator.first())
	if op < 0 {
		return nil, mistakef(operator, "unsupported operation '%s'", operator.text())
	}
	*at = at.trimLeft()
	if at.empty() {
		return nil, mistakef(*at, "missing operand in expression")
	}
	allowed := anyOperand
	if p.legacy {
		allowed = decimalOperand
	}
	right, m := p.operand(at, allowed, false)
	if m != nil {
		return nil, m
	}
	return &binary{span{at.src, whole.from, at.from}, functions[op].op, left, right}, nil
}

func (p *exprParser) parens(at *span) (expr, *mistake) {
	at.eat("(")
	*at = at.trimLeft()
	if at.empty() {
		return nil, mistakef(*at, "missing operand in expression")
	}
	e, m := p.operand(at, anyOperand, false)
	*at = at.trimLeft()
	for m == nil && !at.empty() && !at.has(")") {
		e, m = p.binary(*at, at, e)
		*at = at.trimLeft()
	}
	if m != nil {
		return nil, m
	}
	if !at.eat(")") {
		return nil, mistakef(*at, "missing ')' at end of nested expression")
	}
	return e, nil
}

func (p *exprParser) call(at *span, name span) (expr, *mistake) {
	*at = at.trimLeft()
	var op operation
	for _, f := range functions {
		if f.name == name.text() {
			op = f.op
		}
	}
	if op == nil {
		return nil, mistakef(name, "call to undefined function '%s'", name.text())
	}
	args, m := p.arguments(at)
	if m != nil {
		return nil, m
	}
	if !at.eat(")") {
		return nil, mistakef(*at, "missing ')' at end of call expression")
	}
	if len(args) != 2 {
		return nil, mistakef(name, "function '%s' takes 2 arguments but %d given", name.text(), len(args))
	}
	return &binary{*at, op, args[0], args[1]}, nil
}

// arguments parses "(A, B" of a call.
func (p *exprParser) arguments(at *span) ([]expr, *mistake) {
	at.eat("(")
	*at = at.trimLeft()
	var args []expr
	for !at.empty() && !at.has(")") {
		if at.has(",") {
			return nil, mistakef(*at, "missing argument")
		}
		whole := *at
		arg, m := p.operand(at, anyOperand, false)
		for m == nil && !at.empty() {
			*at = at.trimLeft()
			if at.has(",") || at.has(")") {
				break
			}
			arg, m = p.binary(whole, at, arg)
		}
		if m != nil {
			return nil, m
		}
		args = append(args, arg)
		*at = at.trimLeft()
		if !at.eat(",") {
			break
		}
		*at = at.trimLeft()
		if at.has(")") {
			return nil, mistakef(*at, "missing argument")
		}
	}
	return args, nil
}

// use parses the use of a variable. A variable that nothing defines is no
// error yet: it becomes one if the pattern has to be matched.
func (p *exprParser) use(name span, pseudo bool) (expr, *mistake) {
	if pseudo && name.text() != lineVariable {
		return nil, mistakef(name, "invalid pseudo numeric variable '%s'", name.text())
	}
	v := p.vars.declared[name.text()]
	if v == nil {
		v = &numVar{name: name.text(), format: unsigned}
		p.vars.declared[v.name] = v
	}
	if v.line != 0 && v.line == p.line {
		return nil, mistakef(name, "numeric variable '%s' defined earlier in the same CHECK directive", v.name)
	}
	return &use{name, v}, nil
}

func (p *exprParser) definition(at span, f format) (*numVar, *mistake) {
	name, pseudo, m := eatVariable(&at)
	switch {
	case m != nil:
		return nil, m
	case pseudo:
		return nil, mistakef(name, "definition of pseudo numeric variable unsupported")
	case p.vars.stringDeclared[name.text()]:
		return nil, mistakef(name, "string variable with name '%s' already exists", name.text())
	}
	if at = at.trimLeft(); !at.empty() {
		return nil, mistakef(at, "unexpected characters after numeric variable name")
	}
	if v := p.vars.declared[name.text()]; v != nil {
		if v.format != f {
			return nil, mistakef(at, "format different from previous variable definition")
		}
		return v, nil
	}
	return &numVar{name: name.text(), format: f, line: p.line}, nil
}

// eatVariable reads NAME, $NAME or @NAME.
func eatVariable(at *span) (name span, pseudo bool, m *mistake) {
	if at.empty() {
		return span{}, false, mistakef(*at, "empty variable name")
	}
	t := at.text()
	n := 0
	pseudo = t[0] == '@'
	if pseudo || t[0] == '$' {
		n++
	}
	if n == len(t) || t[n] != '_' && !isAlpha(t[n]) {
		return span{}, false, mistakef(*at, "invalid variable name")
	}
	for n < len(t) && (t[n] == '_' || isAlnum(t[n])) {
		n++
	}
	name = at.slice(0, n)
	*at = at.skip(n)
	return name, pseudo, nil
}
