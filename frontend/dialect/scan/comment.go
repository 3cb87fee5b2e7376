package scan

import "strings"

// BlankComments replaces the comments /* … */, which LLVM takes since version 20, by spaces, so that
// offsets and lines stay. open is the offset of one that does not end, -1 if all do.
func BlankComments(src string) (out string, open int) {
	if !strings.Contains(src, "/*") {
		return src, -1
	}
	var b []byte
	for i := 0; i < len(src); i++ {
		rest := src[i:]
		switch {
		case src[i] == ';':
			i += strings.IndexAny(rest+"\n", "\r\n") - 1
		case src[i] == '"':
			i += 1 + strings.IndexByte(rest[1:]+`"`, '"')
		case strings.HasPrefix(rest, "/*"):
			n := strings.Index(rest[2:], "*/")
			if n < 0 {
				return src, i
			}
			if b == nil {
				b = []byte(src)
			}
			for end := i + 2 + n + 2; i < end; i++ {
				if b[i] != '\n' && b[i] != '\r' {
					b[i] = ' '
				}
			}
			i--
		}
	}
	if b == nil {
		return src, -1
	}
	return string(b), -1
}
