package modulo

import (
	"fmt"
	"math/rand"
	"testing"

	"opt-go/vliw/machine"
)

// BenchmarkRun schedules random loops; the aims are 1 ms for 50 operations and 1 s for 1,000.
func BenchmarkRun(b *testing.B) {
	for _, n := range []int{10, 50, 200, 1000} {
		for _, scheduler := range []Scheduler{HRMS, IMS} {
			b.Run(fmt.Sprintf("%s/%d", scheduler, n), func(b *testing.B) {
				mach, err := machine.Lookup("p4m2l4")
				if err != nil {
					b.Fatal(err)
				}
				m := NewModel(mach)
				g := randomLoop(rand.New(rand.NewSource(int64(n))), mach, n)
				for b.Loop() {
					if _, err := Run(g, m, Options{Scheduler: scheduler}); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
