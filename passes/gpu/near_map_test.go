package gpu

import (
	"math/rand/v2"
	"testing"
)

// TestNearMap holds a nearMap against a map, with short lists and with long ones.
func TestNearMap(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	for _, keys := range []int{2, maxNear, 3 * maxNear, 100} {
		var m nearMap
		want := map[farKey]int32{}
		for n := range int32(4000) {
			k := farKey{r.Int32N(20), uint64(r.IntN(keys))}
			at := m.at(k.near, k.key)
			if *at != want[k] {
				t.Fatalf("%d keys: %v is %d, want %d", keys, k, *at, want[k])
			}
			if r.IntN(3) > 0 {
				*at, want[k] = n+1, n+1
			}
		}
		if full := keys > maxNear; full != (m.far != nil) {
			t.Errorf("%d keys: a hash table is used: %v", keys, m.far != nil)
		}
	}
}
