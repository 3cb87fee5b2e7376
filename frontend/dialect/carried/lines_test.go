package carried

import (
	"math/rand/v2"
	"testing"
)

// TestLines: the lines of random texts, with all ends that a line may have, are those that are
// found by going through the text from its start.
func TestLines(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 400 {
		src := make([]byte, rng.IntN(400))
		often := 2 + rng.IntN(60)
		for k := range src {
			src[k] = 'a'
			if r := rng.IntN(often); r < 2 {
				src[k] = "\n\r"[r]
			}
		}
		text := &Text{Source: string(src)}
		line, start := 1, 0
		var last Line
		for off := range src {
			near := last
			if rng.IntN(8) == 0 {
				text.LineNear(&near, rng.IntN(len(src)))
			}
			if gotLine, gotStart := text.LineNear(&near, off); gotLine != line || gotStart != start {
				t.Fatalf("%q: from a line near it, offset %d is in line %d from %d, want %d from %d", src, off, gotLine, gotStart, line, start)
			}
			last = near
			if gotLine, gotStart := text.lineAt(off); gotLine != line || gotStart != start {
				t.Fatalf("%q: offset %d is in line %d from %d, want %d from %d", src, off, gotLine, gotStart, line, start)
			}
			if endsLine(string(src), off) {
				line, start = line+1, off+1
			}
		}
	}
}
