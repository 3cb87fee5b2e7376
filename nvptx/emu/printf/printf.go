// Package printf formats what device code prints with vprintf, as C does.
package printf

import (
	"fmt"
	"math"
	"strings"

	"opt-go/nvptx/emu/scalar"
)

// Format formats text with the conversions of a format string. take returns the next argument, of n
// bytes; text the string at an address. count is the number of conversions.
func Format(format string, take func(n int) uint64, text func(addr uint64) string) (s string, count int) {
	p := printer{take: take, text: text}
	s = p.format(format)
	return s, p.count
}

// printer formats one call.
type printer struct {
	take  func(n int) uint64       // the next argument, of n bytes
	text  func(addr uint64) string // the string at an address
	count int                      // conversions done
}

func (p *printer) format(f string) string {
	var b strings.Builder
	for i := 0; i < len(f); i++ {
		if f[i] != '%' {
			b.WriteByte(f[i])
			continue
		}
		end := i + 1
		for end < len(f) && strings.IndexByte("-+ #0123456789.*hlLzjt", f[end]) >= 0 {
			end++
		}
		if end == len(f) {
			b.WriteString(f[i:])
			break
		}
		b.WriteString(p.conversion(f[i+1:end], f[end]))
		i = end
	}
	return b.String()
}

// conversion formats one %…c; spec is the text between % and c.
func (p *printer) conversion(spec string, verb byte) string {
	if verb == '%' {
		return "%"
	}
	size := 4
	if strings.ContainsAny(spec, "lLzjt") {
		size = 8
	}
	short := strings.Count(spec, "h")
	spec = "%" + strings.Trim(spec, "hlLzjt")
	for strings.Contains(spec, "*") {
		spec = strings.Replace(spec, "*", fmt.Sprint(int32(p.take(4))), 1)
	}
	p.count++
	switch verb {
	case 'd', 'i':
		return fmt.Sprintf(spec+"d", scalar.Signed(p.take(size), 8*size>>short))
	case 'u':
		return fmt.Sprintf(spec+"d", p.take(size)&(math.MaxUint64>>(64-8*size>>short)))
	case 'x', 'X', 'o':
		return fmt.Sprintf(spec+string(verb), p.take(size))
	case 'c':
		return fmt.Sprintf(spec+"c", rune(byte(p.take(4))))
	case 'e', 'E', 'f', 'F', 'g', 'G':
		return cFloat(fmt.Sprintf(spec+string(verb), math.Float64frombits(p.take(8))), verb)
	case 'a', 'A':
		return fmt.Sprintf(spec+"x", math.Float64frombits(p.take(8)))
	case 's':
		return fmt.Sprintf(spec+"s", p.text(p.take(8)))
	case 'p':
		text := "(nil)" // of glibc, whose rules CUDA follows on Linux
		if a := p.take(8); a != 0 {
			text = fmt.Sprintf("%#x", a)
		}
		return fmt.Sprintf(spec+"s", text)
	}
	return spec + string(verb)
}

// cFloat turns Go's spelling of infinities and NaNs into C's.
func cFloat(s string, verb byte) string {
	switch t := strings.TrimSpace(s); t {
	case "NaN":
		return strings.Replace(s, t, "nan", 1)
	case "+Inf", "Inf":
		return strings.Replace(s, t, "inf", 1)
	case "-Inf":
		return strings.Replace(s, t, "-inf", 1)
	}
	return s
}

// Text is a string that ends with a zero; at reads its byte number i.
func Text(at func(i uint64) byte) string {
	var b []byte
	for i := uint64(0); ; i++ {
		c := at(i)
		if c == 0 {
			return string(b)
		}
		b = append(b, c)
	}
}
