package report

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestDiffering: what is left and right of the difference is the same in both texts, in whole
// lines.
func TestDiffering(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	text := func() []byte {
		var b []byte
		for range r.IntN(6) {
			for range r.IntN(3) {
				b = append(b, "ab"[r.IntN(2)])
			}
			b = append(b, '\n')
		}
		return b
	}
	long := func() []byte { return bytes.Repeat([]byte("same\n"), r.IntN(3*chunk/5)) }
	for k := range 20000 {
		old, now := text(), text()
		if k%4 == 0 { // longer than what is compared at once
			head, tail := long(), long()
			old, now = slices.Concat(head, old, tail), slices.Concat(head, now, tail)
		}
		from, to := differing(old, now)
		oldTo := len(old) - (len(now) - to)
		if from > to || from > oldTo || !startsLine(now, from) || !startsLine(now, to) || !startsLine(old, oldTo) {
			t.Fatalf("%q → %q: [%d:%d], in the old text up to %d", old, now, from, to, oldTo)
		}
		if !bytes.Equal(old[:from], now[:from]) || !bytes.Equal(old[oldTo:], now[to:]) {
			t.Fatalf("%q → %q: the ends of [%d:%d] differ", old, now, from, to)
		}
		if bytes.Equal(old, now) && from != to {
			t.Fatalf("%q: equal texts differ in [%d:%d]", now, from, to)
		}
	}
}
