package near

import (
	"math/rand/v2"
	"testing"
)

// TestMap holds a Map against a map, with short lists and with long ones.
func TestMap(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	for _, keys := range []int{2, maxLength, 3 * maxLength, 100} {
		var m Map
		want := map[farKey]int32{}
		for n := range int32(4000) {
			k := farKey{r.Int32N(20), uint64(r.IntN(keys))}
			if got := m.Get(k.near, k.key); got != want[k] {
				t.Fatalf("%d keys: asked first, %v is %d, want %d", keys, k, got, want[k])
			}
			at := m.At(k.near, k.key)
			if *at != want[k] {
				t.Fatalf("%d keys: %v is %d, want %d", keys, k, *at, want[k])
			}
			if r.IntN(3) > 0 {
				*at, want[k] = n+1, n+1
			}
		}
		if full := keys > maxLength; full != (m.far != nil) {
			t.Errorf("%d keys: a hash table is used: %v", keys, m.far != nil)
		}
	}
}
