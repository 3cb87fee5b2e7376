package ssp_test

import (
	"testing"

	"opt-go/tools/testload"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/rotate"
	"opt-go/vliw/ssp"
)

// TestCylinder: whatever the size of the file, the cylinder has every span of the run, no two
// values in one register at a time, and the values of an iteration one register below those of the
// iteration before. Its circumference is nearly always the number of registers used.
func TestCylinder(t *testing.T) {
	small, large := 0, 0
	for depth := 1; depth <= 4; depth++ {
		nestsOf(t, int64(90+depth), depth, testload.Share(6, 3), 40, func(k int, n *ssp.Nest, s *ssp.Schedule) {
			for class := ddg.RegClass(machine.Int); class <= ddg.RegClass(machine.Float); class++ {
				for _, o := range []ssp.AllocateOptions{{Ahead: true, InPlace: 2}, {Size: 96}} {
					a, err := ssp.Allocate(s, class, o)
					if err != nil {
						continue // too few registers
					}
					trips := tripsOf[depth][len(tripsOf[depth])-1]
					arcs, around, err := a.Cylinder(trips, ssp.Machine)
					if err != nil {
						t.Fatal(err)
					}
					if around == max(a.Used, 1) {
						small++
					} else if large++; around != a.Size {
						t.Fatalf("depth %d, nest %d: circumference %d with %d registers of %d", depth, k, around, a.Used, a.Size)
					}
					checkCylinder(t, arcs, around)
				}
			}
		})
	}
	t.Logf("%d cylinders of the registers used, %d of the file", small, large)
	if small < 4*large {
		t.Errorf("%d cylinders of the registers used, %d of the file", small, large)
	}
}

func checkCylinder(t *testing.T, arcs []ssp.Arc, around int) {
	t.Helper()
	zero := map[ssp.Variant]int{} // register of iteration 0
	in := make([][]ssp.Arc, around)
	for _, x := range arcs {
		if x.Register == rotate.Free {
			continue
		}
		at := ((x.Register+x.Iteration)%around + around) % around
		if old, ok := zero[x.Variant]; ok && old != at {
			t.Fatalf("%+v: iteration 0 is in registers %d and %d", x, old, at)
		}
		zero[x.Variant] = at
		for _, y := range in[x.Register] {
			if x.Start < y.End && y.Start < x.End && (x.Variant != y.Variant || x.Iteration != y.Iteration) {
				t.Fatalf("%+v and %+v are in one register of %d", x, y, around)
			}
		}
		in[x.Register] = append(in[x.Register], x)
	}
}
