package filecheck

import (
	"fmt"
	"math/big"
	"strings"
)

// format is how a number is spelled: %u, %d, %x, %X, with ".N" digits at least
// and "#" for a leading 0x. The zero format means that none was given.
type format struct {
	verb      byte // 'u', 'd', 'x', 'X', or 0
	precision int
	prefixed  bool
}

var unsigned = format{verb: 'u'}

func (f format) String() string {
	if f.verb == 0 {
		return "<none>"
	}
	return "%" + string(f.verb)
}

func (f format) isHex() bool { return f.verb == 'x' || f.verb == 'X' }

func (f format) lead() string {
	if f.prefixed {
		return "0x"
	}
	return ""
}

// wildcard is the regular expression for any number of the format.
func (f format) wildcard() string {
	sign, first, rest := "", "1-9", "0-9"
	switch f.verb {
	case 'd':
		sign = "-?"
	case 'x':
		first, rest = "1-9a-f", "0-9a-f"
	case 'X':
		first, rest = "1-9A-F", "0-9A-F"
	}
	if f.precision == 0 {
		return fmt.Sprintf("%s%s[%s]+", f.lead(), sign, rest)
	}
	return fmt.Sprintf("%s%s([%s][%s]*)?[%s]{%d}", f.lead(), sign, first, rest, rest, f.precision)
}

// spell writes v in the format; false if the format cannot (a negative number
// in an unsigned format).
func (f format) spell(v *big.Int) (string, bool) {
	if v.Sign() < 0 && f.verb != 'd' {
		return "", false
	}
	digits := new(big.Int).Abs(v).String()
	switch f.verb {
	case 'x':
		digits = v.Text(16)
	case 'X':
		digits = strings.ToUpper(v.Text(16))
	}
	sign := ""
	if v.Sign() < 0 {
		sign = "-"
	}
	zeros := strings.Repeat("0", max(0, f.precision-len(digits)))
	return sign + f.lead() + zeros + digits, true
}

// value reads a number that the format's wildcard or spell produced.
func (f format) value(text string) *big.Int {
	base := 10
	if f.isHex() {
		base = 16
	}
	v, ok := new(big.Int).SetString(strings.TrimPrefix(text, f.lead()), base)
	if !ok {
		panic("BUG: matched a number that does not parse: " + text)
	}
	return v
}

// numVar is a numeric variable. There is one per name: a use refers to the
// variable, whatever value it has when the pattern is matched.
type numVar struct {
	name   string
	format format
	line   int      // where it is defined; 0: on the command line, or nowhere
	value  *big.Int // nil while undefined
	text   span     // what the value was read from
}

// expr is a numeric expression.
type expr interface {
	span() span
	// eval computes the value; the errors are *mistake and overflow.
	eval() (*big.Int, []error)
	// implicitFormat is the format that the variables in it agree on.
	implicitFormat() (format, *mistake)
}

type literal struct {
	at    span
	value *big.Int
}

func (l *literal) span() span                         { return l.at }
func (l *literal) eval() (*big.Int, []error)          { return l.value, nil }
func (l *literal) implicitFormat() (format, *mistake) { return format{}, nil }

type use struct {
	at  span
	num *numVar
}

func (u *use) span() span                         { return u.at }
func (u *use) implicitFormat() (format, *mistake) { return u.num.format, nil }

func (u *use) eval() (*big.Int, []error) {
	if u.num.value == nil {
		return nil, []error{undefined(u.at)}
	}
	return u.num.value, nil
}

func undefined(at span) *mistake { return mistakef(at, "undefined variable: %s", at.text()) }

func (m *mistake) Error() string { return m.msg }

// overflow is a value that cannot be computed or spelled.
type overflow struct{}

func (overflow) Error() string {
	return "unable to substitute variable or numeric expression: overflow error"
}

// operation combines two numbers; false: the result does not exist.
type operation func(x, y *big.Int) (*big.Int, bool)

// functions are the operations that can be called by name; + and - are the
// first two.
var functions = []struct {
	name string
	op   operation
}{
	{"add", func(x, y *big.Int) (*big.Int, bool) { return new(big.Int).Add(x, y), true }},
	{"sub", func(x, y *big.Int) (*big.Int, bool) { return new(big.Int).Sub(x, y), true }},
	{"mul", func(x, y *big.Int) (*big.Int, bool) { return new(big.Int).Mul(x, y), true }},
	{"div", func(x, y *big.Int) (*big.Int, bool) {
		if y.Sign() == 0 {
			return nil, false
		}
		return new(big.Int).Quo(x, y), true
	}},
	{"max", func(x, y *big.Int) (*big.Int, bool) {
		if x.Cmp(y) > 0 {
			return x, true
		}
		return y, true
	}},
	{"min", func(x, y *big.Int) (*big.Int, bool) {
		if x.Cmp(y) < 0 {
			return x, true
		}
		return y, true
	}},
}

type binary struct {
	at   span
	op   operation
	x, y expr
}

func (b *binary) span() span { return b.at }

func (b *binary) eval() (*big.Int, []error) {
	x, errs := b.x.eval()
	y, more := b.y.eval()
	if errs = append(errs, more...); len(errs) > 0 {
		return nil, errs
	}
	v, ok := b.op(x, y)
	if !ok {
		return nil, []error{overflow{}}
	}
	return v, nil
}

func (b *binary) implicitFormat() (format, *mistake) {
	x, m := b.x.implicitFormat()
	if m != nil {
		return x, m
	}
	y, m := b.y.implicitFormat()
	switch {
	case m != nil:
		return y, m
	case x.verb == 0:
		return y, nil
	case y.verb == 0 || x == y:
		return x, nil
	}
	return x, mistakef(b.at, "implicit format conflict between '%s' (%s) and '%s' (%s), need an explicit format specifier",
		b.x.span().text(), x, b.y.span().text(), y)
}
