package names

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
)

// TestIndex: an index numbers names as a map and a list do, whatever room it is made for and
// however often it is used.
func TestIndex(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	var x Index
	for range 300 {
		x.Reset(rng.IntN(100))
		numbers := map[string]int32{}
		var list []string
		for range rng.IntN(1000) {
			name := strconv.Itoa(rng.IntN(300))
			want, ok := numbers[name]
			if !ok {
				want = int32(len(list))
				numbers[name] = want
				list = append(list, name)
			}
			if got, isNew := x.Number(name); got != want || isNew == ok {
				t.Fatalf("number of %s: %d, new %t; want %d, %t", name, got, isNew, want, !ok)
			}
		}
		if !slices.Equal(x.Names, list) {
			t.Fatalf("names %q, want %q", x.Names, list)
		}
	}
}
