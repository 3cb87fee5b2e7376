package fusion

import "testing"

// TestMeets compares with all pairs of iterations.
func TestMeets(t *testing.T) {
	for first := int64(-9); first <= 9; first++ {
		for step := int64(-5); step <= 5; step++ {
			for most := int64(0); most <= 4; most++ {
				for x := uint64(1); x <= 4; x++ {
					for y := uint64(1); y <= 4; y++ {
						want := false
						for k := int64(1); k <= most; k++ {
							at := first + step*k
							want = want || at < int64(y) && at > -int64(x)
						}
						d := distance{first: first, step: step, most: most, x: x, y: y}
						if got := d.meets(); got != want {
							t.Fatalf("%+v: %v, want %v", d, got, want)
						}
						d.most = -1
						if !d.meets() && want {
							t.Fatalf("%+v: apart for any number of iterations", d)
						}
					}
				}
			}
		}
	}
}
