package scan

import (
	"math/big"
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
