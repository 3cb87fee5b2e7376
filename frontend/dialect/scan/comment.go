package scan

import "strings"

// BlankComments replaces the comments /* … */, which LLVM takes since version 20, by spaces, so
// that offsets and lines stay. open is the offset of one that does not end, -1 if all do.
func BlankComments(src string) (out string, open int) {
	if !strings.Contains(src, "/*") {
		return src, -1
	}
	var b []byte
	for i := 0; i < len(src); i++ {
		rest := src[i:]
		switch {
		case src[i] == ';':
			i = end(src, i, "\r\n")
		case src[i] == '"':
			i = end(src, i+1, `"`)
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

// end returns where one of the bytes is found in src from at on, or its length.
func end(src string, at int, bytes string) int {
	if k := strings.IndexAny(src[at:], bytes); k >= 0 {
		return at + k
	}
	return len(src)
}
