package access

import "testing"

// TestLeastOverlap compares the least distance between iterations that must not run at once with
// what trying all distances finds.
func TestLeastOverlap(t *testing.T) {
	for _, s := range []int64{-8, -4, -3, -1, 0, 1, 2, 4, 8, 12} {
		for d := int64(-70); d <= 70; d++ {
			for _, a := range []int64{1, 2, 4, 8} {
				for _, b := range []int64{1, 2, 4, 8} {
					want := Unbounded
					for k := int64(1); k < 200; k++ {
						if -a < s*k-d && s*k-d < b {
							want = int(k)
							break
						}
					}
					if got := leastOverlap(s, d, a, b); got != want {
						t.Fatalf("step %d, distance %d, sizes %d and %d: %d, want %d", s, d, a, b, got, want)
					}
				}
			}
		}
	}
}
