package scan

import (
	"math/big"
	"slices"
	"strconv"
	"strings"
)

// IsBitcode looks for the magic numbers of raw and of wrapped bitcode.
func IsBitcode(src []byte) bool {
	s := string(src[:min(len(src), 4)])
	return s == "BC\xC0\xDE" || s == "\xDE\xC0\x17\x0B"
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

// ParamsStart returns the offset of the bracket that begins the parameters at the end of a function
// type.
func ParamsStart(text string) int {
	depth := 0
	for i := len(text) - 1; i >= 0; i-- {
		switch text[i] {
		case ')':
			depth++
		case '(':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	panic("BUG: function type without parameters: " + strconv.Quote(text))
}

// LabelsOf returns the names of the labels in the body of the function whose name is at off.
func LabelsOf(src string, off int) map[string]bool {
	labels := make(map[string]bool)
	s := Scanner{Src: src, Pos: off}
	depth, last := 0, byte(0)
	for s.Next(); s.Tok.Kind != EOF; s.Next() {
		switch {
		case s.Tok.Kind == Label && depth == 1:
			labels[BareName(src[s.Tok.Off:s.Tok.End-1])] = true
		case s.Tok.Kind == Punct && strings.IndexByte("({[", s.Tok.Ch) >= 0:
			depth++
		case s.Tok.Kind == Punct && strings.IndexByte(")}]", s.Tok.Ch) >= 0:
			depth--
			last = s.Tok.Ch
		}
		if depth == 0 && last == '}' && s.Tok.Kind == Punct && s.Tok.Ch == '}' && len(labels) > 0 {
			break
		}
	}
	return labels
}

// Field returns the text of field n of a struct type; the scanner is at the opening brace.
func Field(s *Scanner, n int) (text string, ok bool) {
	depth := 0
	lo := s.Pos
	for s.Next(); s.Tok.Kind != EOF; s.Next() {
		if s.Tok.Kind != Punct {
			continue
		}
		switch s.Tok.Ch {
		case '(', '[', '{', '<':
			depth++
			continue
		case ')', ']', '}', '>':
			if depth--; depth >= 0 {
				continue
			}
		case ',':
			if depth > 0 {
				continue
			}
		default:
			continue
		}
		if n == 0 {
			text := s.Src[lo:s.Tok.Off]
			if empty := (&Scanner{Src: text}); depth < 0 {
				if empty.Next(); empty.Tok.Kind == EOF { // {}
					return "", false
				}
			}
			return text, true
		}
		if depth < 0 {
			return "", false
		}
		n, lo = n-1, s.Pos
	}
	return "", false
}

// Cuts returns where a text may be cut into n parts of about the same size from start on: where
// lines begin as those of functions and of metadata do. Within a string such a line is none of
// them.
func Cuts(src string, start, n int) (cuts []int) {
	for k := 1; k < n; k++ {
		at := start + k*(len(src)-start)/n
		next := len(src)
		for _, sign := range []string{"\ndefine ", "\n!"} {
			if i := strings.Index(src[at:next], sign); i >= 0 {
				next = at + i + 1
			}
		}
		if next < len(src) && !slices.Contains(cuts, next) {
			cuts = append(cuts, next)
		}
	}
	return cuts
}
