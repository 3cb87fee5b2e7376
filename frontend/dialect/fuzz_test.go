package dialect

import "testing"

// FuzzScan cuts any text into tokens, which lie in order and without overlap, and carries it.
func FuzzScan(f *testing.F) {
	for _, s := range snippets { // small ones: a mutation of a large module takes seconds, and finds nothing
		f.Add([]byte(s.src))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		s := scanner{src: string(src)}
		last := int32(0)
		for s.next(); s.tok.kind != tEOF; s.next() {
			if s.tok.off < last || s.tok.end <= s.tok.off || int(s.tok.end) > len(src) {
				t.Fatalf("token %d at %d to %d behind %d", s.tok.kind, s.tok.off, s.tok.end, last)
			}
			last = s.tok.end
		}
		text, diags := Carry("fuzz.ll", src)
		if !diags.HasErrors() {
			_, _ = ParseLLIR(text)
		}
	})
}
