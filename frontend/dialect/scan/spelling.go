package scan

import (
	"math/big"
	"strings"
)

// BareName returns the name that the text of a token without its sigil spells: x for x, "x" and
// "\78".
func BareName(s string) string {
	if len(s) >= 2 && s[0] == '"' {
		return Unescape(s[1 : len(s)-1])
	}
	return s
}

// IsNumber reports whether a name token's text after the sigil is an unnamed value's number.
func IsNumber(s string) bool {
	return s != "" && IsDigit(s[0])
}

// ParseNumber returns the value of decimal digits; numbers beyond all sense saturate.
func ParseNumber(s string) int {
	n := 0
	for i := range len(s) {
		if n > 1<<50 {
			return n
		}
		n = n*10 + int(s[i]-'0')
	}
	return n
}

// Unescape returns the bytes that the inside of a quoted string of LLVM
// text spells: \XX is the byte with that hexadecimal code, \\ a backslash.
func Unescape(s string) string {
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) {
			if s[i+1] == '\\' {
				b = append(b, '\\')
				i++
				continue
			}
			if i+2 < len(s) && class[s[i+1]]&cHex != 0 && class[s[i+2]]&cHex != 0 {
				b = append(b, unhex(s[i+1])<<4|unhex(s[i+2]))
				i += 2
				continue
			}
		}
		b = append(b, s[i])
	}
	return string(b)
}

func unhex(c byte) byte {
	switch {
	case c <= '9':
		return c - '0'
	case c <= 'F':
		return c - 'A' + 10
	default:
		return c - 'a' + 10
	}
}

// AppendEscaped appends s as the inside of a quoted string of LLVM text.
func AppendEscaped(b []byte, s string) []byte {
	const digits = "0123456789ABCDEF"
	for i := range len(s) {
		if c := s[i]; c < ' ' || c >= 0x7f || c == '"' || c == '\\' {
			b = append(b, '\\', digits[c>>4], digits[c&15])
		} else {
			b = append(b, c)
		}
	}
	return b
}

// Closing returns the bracket that closes an opening one.
func Closing(open byte) byte {
	switch open {
	case '(':
		return ')'
	case '[':
		return ']'
	default:
		return '}'
	}
}

// ParseInteger returns the value of an integer of LLVM assembly: decimal, or hexadecimal digits
// after u0x or s0x.
func ParseInteger(text string) (*big.Int, bool) {
	switch {
	case strings.HasPrefix(text, "u0x"):
		return new(big.Int).SetString(text[3:], 16)
	case strings.HasPrefix(text, "s0x"):
		v, ok := new(big.Int).SetString(text[3:], 16)
		if ok && v.Sign() > 0 { // the topmost bit that is set is the sign
			v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(v.BitLen())))
		}
		return v, ok
	}
	return new(big.Int).SetString(text, 10)
}

// JoinTokens joins the tokens of s with single spaces where the source has white space.
func JoinTokens(s string) string {
	sc := Scanner{Src: s}
	var b strings.Builder
	last := 0
	for {
		sc.Next()
		if sc.Tok.Kind == EOF {
			return b.String()
		}
		if int(sc.Tok.Off) > last && b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(sc.Text(sc.Tok))
		last = int(sc.Tok.End)
	}
}

// SignedHex returns the decimal form of the digits after s0x. As in LLVM, the topmost set bit is
// the sign bit.
func SignedHex(digits string) string {
	v, ok := new(big.Int).SetString(digits, 16)
	if !ok {
		panic("BUG: hexadecimal literal s0x" + digits)
	}
	return v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(v.BitLen()))).String()
}

// IsBitcode looks for the magic numbers of raw and of wrapped bitcode.
func IsBitcode(src []byte) bool {
	s := string(src[:min(len(src), 4)])
	return s == "BC\xC0\xDE" || s == "\xDE\xC0\x17\x0B"
}
