package dialect

import (
	"testing"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/scan"
)

// FuzzScan cuts any text into tokens, which lie in order and without overlap, and carries it.
func FuzzScan(f *testing.F) {
	for _, s := range snippets { // small ones: a mutation of a large module takes seconds, and finds nothing
		f.Add([]byte(s.src))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		s := scan.Scanner{Src: string(src)}
		last := int32(0)
		for s.Next(); s.Tok.Kind != scan.EOF; s.Next() {
			if s.Tok.Off < last || s.Tok.End <= s.Tok.Off || int(s.Tok.End) > len(src) {
				t.Fatalf("token %d at %d to %d after %d", s.Tok.Kind, s.Tok.Off, s.Tok.End, last)
			}
			last = s.Tok.End
		}
		text, diags := Carry("fuzz.ll", src)
		if !diags.HasErrors() {
			_, _ = carried.Parse(text)
		}
	})
}
