package dialect

import "strings"

// blankComments replaces the comments between /* and */, which LLVM prints beside constant arguments
// from version 22 on, by white space: every byte stays at its place, and line breaks stay. One that
// is never closed stays, so that the scanner reports it.
func blankComments(src string) string {
	if !strings.Contains(src, "/*") {
		return src
	}
	out := []byte(src)
	for i := 0; i < len(src); i++ {
		switch {
		case src[i] == ';':
			i = end(src, i, "\n")
		case src[i] == '"':
			i = end(src, i+1, `"`)
		case strings.HasPrefix(src[i:], "/*"):
			to := strings.Index(src[i+2:], "*/")
			if to < 0 {
				return string(out)
			}
			for last := i + to + 4; i < last; i++ {
				if out[i] != '\n' && out[i] != '\r' {
					out[i] = ' '
				}
			}
			i--
		}
	}
	return string(out)
}

// end is where mark is found in src from i on, or the end.
func end(src string, i int, mark string) int {
	if k := strings.Index(src[min(i, len(src)):], mark); k >= 0 {
		return i + k
	}
	return len(src)
}
