package ir

// QuoteName returns a name as printed after %, @ or $: quoted, with \xx escapes, where LLVM's lexer
// requires that.
func QuoteName(name string) string {
	if name != "" && !(name[0] >= '0' && name[0] <= '9') {
		plain := true
		for i := 0; i < len(name) && plain; i++ {
			plain = nameByte(name[i])
		}
		if plain {
			return name
		}
	}
	return `"` + EscapeString(name) + `"`
}

func nameByte(c byte) bool { return nameBytes[c>>6]>>(c&63)&1 != 0 }

// nameBytes has a bit for each byte of a name that needs no quotes: letters, digits, and - . _
var nameBytes = [4]uint64{1<<'-' | 1<<'.' | (1<<10-1)<<'0', (1<<26-1)<<('A'-64) | (1<<26-1)<<('a'-64) | 1<<('_'-64)}

// EscapeString returns s with \xx for bytes that LLVM does not print as they are inside a string.
func EscapeString(s string) string {
	const hex = "0123456789ABCDEF"
	plain := true
	for i := 0; i < len(s) && plain; i++ {
		plain = s[i] >= ' ' && s[i] < 0x7f && s[i] != '\\' && s[i] != '"'
	}
	if plain {
		return s
	}
	b := make([]byte, 0, len(s)+8)
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '\\':
			b = append(b, `\\`...)
		case c >= ' ' && c < 0x7f && c != '"':
			b = append(b, c)
		default:
			b = append(b, '\\', hex[c>>4], hex[c&15])
		}
	}
	return string(b)
}
