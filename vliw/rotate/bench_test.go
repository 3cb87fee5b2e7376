package rotate

import (
	"fmt"
	"math/rand"
	"testing"

	"opt-go/vliw/modulo"
)

// BenchmarkAllocate allocates the float registers of random loops.
func BenchmarkAllocate(b *testing.B) {
	for _, n := range []int{50, 200, 1000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			mach := lookup(b, "p4m2l4")
			g := randomLoop(rand.New(rand.NewSource(int64(n))), mach, n, 20, true, true)
			s, err := modulo.Run(g, modulo.NewModel(mach), modulo.Options{})
			if err != nil {
				b.Fatal(err)
			}
			var a *Allocation
			for b.Loop() {
				if a, err = Allocate(g, s, 2, Options{}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(a.Used-a.MaxLive), "beyond-maxlive")
			b.ReportMetric(float64(a.Used-a.Bound), "beyond-bound")
			b.ReportMetric(float64(a.MaxLive), "maxlive")
		})
	}
}
