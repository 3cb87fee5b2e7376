package libc

import (
	"math"
	"opt-go/vliw/sim/alu"
	"strconv"
	"strings"
)

// directive is one % of a format.
type directive struct {
	minus, plus, space, alternate, zero bool
	width, precision                    int // precision -1: none
	size                                int // bytes of an integer argument
	verb                                byte
}

// format is printf; next returns the arguments in order.
func (c *Call) format(text string, next func() uint64) string {
	var out strings.Builder
	for len(text) > 0 && !c.failed() {
		i := strings.IndexByte(text, '%')
		if i < 0 {
			out.WriteString(text)
			break
		}
		out.WriteString(text[:i])
		var d directive
		if d, text = parseDirective(text[i+1:], next); d.verb == '%' {
			out.WriteByte('%')
			continue
		}
		out.WriteString(c.convert(&d, next))
	}
	return out.String()
}

func parseDirective(text string, next func() uint64) (directive, string) {
	d := directive{precision: -1, size: 4}
	flags := map[byte]*bool{'-': &d.minus, '+': &d.plus, ' ': &d.space, '#': &d.alternate, '0': &d.zero}
	for len(text) > 0 && flags[text[0]] != nil {
		*flags[text[0]] = true
		text = text[1:]
	}
	number := func() int {
		if strings.HasPrefix(text, "*") {
			text = text[1:]
			return int(int32(next()))
		}
		n := 0
		for len(text) > 0 && '0' <= text[0] && text[0] <= '9' && n < 1<<20 {
			n = n*10 + int(text[0]-'0')
			text = text[1:]
		}
		return n
	}
	if d.width = number(); d.width < 0 {
		d.minus, d.width = true, -d.width
	}
	if strings.HasPrefix(text, ".") {
		text = text[1:]
		d.precision = max(number(), -1)
	}
	for len(text) > 0 && strings.IndexByte("hljztL", text[0]) >= 0 {
		if text[0] == 'h' {
			d.size /= 2
		} else {
			d.size = 8
		}
		text = text[1:]
	}
	if len(text) > 0 {
		d.verb, text = text[0], text[1:]
	}
	return d, text
}

func (c *Call) convert(d *directive, next func() uint64) string {
	switch d.verb {
	case 'd', 'i':
		shift := 64 - 8*d.size
		n := int64(next()<<shift) >> shift
		if n < 0 {
			return d.number("-", strconv.FormatUint(-uint64(n), 10))
		}
		return d.number(d.positive(), strconv.FormatInt(n, 10))
	case 'u', 'x', 'X', 'o':
		shift := 64 - 8*d.size
		return d.unsigned(next() << shift >> shift)
	case 'p':
		if n := next(); n != 0 {
			return d.pad("", "0x"+strconv.FormatUint(n, 16))
		}
		return d.pad("", "(nil)")
	case 'c':
		return d.pad("", string([]byte{byte(next())}))
	case 's':
		addr := next()
		if d.precision >= 0 {
			return d.pad("", c.prefix(addr, int64(d.precision)))
		}
		return d.pad("", c.text(addr))
	case 'f', 'F', 'e', 'E', 'g', 'G':
		return d.float(alu.F64(next()))
	}
	c.fail("printf: %%%c is not supported", d.verb)
	return ""
}

func (d *directive) positive() string {
	switch {
	case d.plus:
		return "+"
	case d.space:
		return " "
	}
	return ""
}

func (d *directive) unsigned(n uint64) string {
	base := map[byte]int{'u': 10, 'x': 16, 'X': 16, 'o': 8}[d.verb]
	digits, prefix := strconv.FormatUint(n, base), ""
	switch {
	case d.verb == 'o' && d.alternate && digits != "0":
		digits = "0" + digits
	case d.alternate && base == 16 && n != 0:
		prefix = "0x"
	}
	if d.verb == 'X' {
		digits, prefix = strings.ToUpper(digits), strings.ToUpper(prefix)
	}
	return d.number(prefix, digits)
}

// number pads an integer: a precision counts digits and turns zero off.
func (d *directive) number(prefix, digits string) string {
	if d.precision >= 0 {
		d.zero = false
		if d.precision == 0 && digits == "0" {
			digits = ""
		}
		digits = strings.Repeat("0", max(0, d.precision-len(digits))) + digits
	}
	return d.pad(prefix, digits)
}

// pad fills to the width: spaces before the prefix, zeros after it, or spaces at the end.
func (d *directive) pad(prefix, body string) string {
	missing := max(0, d.width-len(prefix)-len(body))
	switch {
	case d.minus:
		return prefix + body + strings.Repeat(" ", missing)
	case d.zero:
		return prefix + strings.Repeat("0", missing) + body
	}
	return strings.Repeat(" ", missing) + prefix + body
}

func (d *directive) float(x float64) string {
	prefix := d.positive()
	if math.Signbit(x) {
		prefix, x = "-", -x
	}
	var body string
	switch {
	case math.IsNaN(x):
		body, d.zero = "nan", false
	case math.IsInf(x, 0):
		body, d.zero = "inf", false
	default:
		body = d.digits(x)
	}
	if d.verb < 'a' {
		body = strings.ToUpper(body)
	}
	return d.pad(prefix, body)
}

// digits prints a finite, not negative number.
func (d *directive) digits(x float64) string {
	precision := d.precision
	if precision < 0 {
		precision = 6
	}
	verb := d.verb | 0x20
	if verb != 'g' {
		text := strconv.FormatFloat(x, verb, precision, 64)
		if d.alternate && precision == 0 {
			text = withPoint(text)
		}
		return text
	}
	precision = max(precision, 1)
	scientific := strconv.FormatFloat(x, 'e', precision-1, 64)
	mantissa, exponent, _ := strings.Cut(scientific, "e")
	power, err := strconv.Atoi(exponent)
	if err != nil {
		panic("BUG: strconv printed no exponent: " + scientific)
	}
	if power < -4 || power >= precision {
		if !d.alternate {
			mantissa = trimZeros(mantissa)
		}
		return mantissa + "e" + exponent
	}
	text := strconv.FormatFloat(x, 'f', precision-1-power, 64)
	if d.alternate {
		return text
	}
	return trimZeros(text)
}

func withPoint(text string) string {
	if i := strings.IndexByte(text, 'e'); i >= 0 {
		return text[:i] + "." + text[i:]
	}
	return text + "."
}

func trimZeros(text string) string {
	if !strings.Contains(text, ".") {
		return text
	}
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}
