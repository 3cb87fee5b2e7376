package dialect

import "strings"

// symbol is what is known of a name: where it is defined and first used, as
// offset+1 so that the zero value says neither.
type symbol struct {
	def, use int32
	// asBlock is the first use as a block (`label %x`), asValue the first as a value; for locals.
	asBlock, asValue int32
	isBlock          bool
	space            symbolSpace // of a global
}

// names maps the names of one name space to symbols, in order of first occurrence.
type names struct {
	index map[string]int32
	syms  []symbol
	keys  []string
}

// keepIndex is the size from which reset makes a new map: clearing one costs its capacity.
const keepIndex = 1024

func (n *names) reset() {
	if n.index == nil || len(n.keys) > keepIndex {
		n.index = make(map[string]int32)
	} else {
		clear(n.index)
	}
	n.syms = n.syms[:0]
	n.keys = n.keys[:0]
}

// get returns the symbol of a key, made if it is new. The pointer is valid until the next get.
func (n *names) get(key string) *symbol {
	i, ok := n.index[key]
	if !ok {
		i = int32(len(n.syms))
		n.index[key] = i
		n.syms = append(n.syms, symbol{})
		n.keys = append(n.keys, key)
	}
	return &n.syms[i]
}

// numbered maps the unnamed values, blocks, metadata … of one name space.
type numbered struct {
	syms []symbol
	// far holds numbers too large to index a slice by; gaps are legal.
	far map[int]*symbol
}

// maxDense bounds the slice of numbered; a text has far fewer names.
const maxDense = 1 << 22

func (n *numbered) reset() {
	n.syms = n.syms[:0]
	n.far = nil
}

func (n *numbered) get(num int) *symbol {
	if num >= maxDense {
		if n.far == nil {
			n.far = make(map[int]*symbol)
		}
		s := n.far[num]
		if s == nil {
			s = new(symbol)
			n.far[num] = s
		}
		return s
	}
	for num >= len(n.syms) {
		n.syms = append(n.syms, symbol{})
	}
	return &n.syms[num]
}

// bareName returns the name that the text of a token without its sigil spells: x for x, "x" and "\78".
func bareName(s string) string {
	if len(s) >= 2 && s[0] == '"' {
		return UnescapeString(s[1 : len(s)-1])
	}
	return s
}

// isNumber reports whether a name token's text after the sigil is an unnamed value's number.
func isNumber(s string) bool {
	return s != "" && class[s[0]]&cDigit != 0
}

// parseNumber returns the value of decimal digits; numbers beyond all sense saturate.
func parseNumber(s string) int {
	n := 0
	for i := range len(s) {
		if n > 1<<50 {
			return n
		}
		n = n*10 + int(s[i]-'0')
	}
	return n
}

// UnescapeString returns the bytes that the inside of a quoted string of LLVM
// text spells: \XX is the byte with that hexadecimal code, \\ a backslash.
func UnescapeString(s string) string {
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

// appendEscaped appends s as the inside of a quoted string of LLVM text.
func appendEscaped(b []byte, s string) []byte {
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
