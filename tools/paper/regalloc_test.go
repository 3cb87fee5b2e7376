package main

import (
	"testing"

	"opt-go/nvptx/regalloc"
	"opt-go/tools/paper/kernels"
)

// TestAllocatorsOnTheCollection runs a part of the collection with few registers: results stay the
// same (run checks that), what the allocators say adds up, and affra keeps the promise that few of
// its reloads come from local memory.
func TestAllocatorsOnTheCollection(t *testing.T) {
	var list []kernels.Kernel
	for _, k := range kernels.All() {
		switch k.Name {
		case "matrix_mul", "reduce3", "flow_jacobi", "bicubic", "clock_reduction", "kmeans_invert", "hotspot":
			list = append(list, k)
		}
	}
	b := newAllocBench(nil, "default<O2>", list)
	b.alone = true
	c, err := b.times(scarce, small)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range list {
		lin := c[regalloc.Linear][k.Name]
		re := counts(lin.Static.Reloads)
		if lin.Failed != "" || re.place(regalloc.InShared)+re.place(regalloc.Nowhere) != 0 {
			t.Errorf("%s: linear reloads from elsewhere than local memory: %v %s", k.Name, re, lin.Failed)
		}
		if aff := c[regalloc.AffRA][k.Name]; aff.Static.Registers > scarce || aff.Failed != "" {
			t.Errorf("%s: %d registers: %s", k.Name, aff.Static.Registers, aff.Failed)
		}
		if _, ok := c.of(regalloc.AffRA, k.Name); !ok {
			t.Errorf("%s has no time", k.Name)
		}
	}
	aff := b.sum(c[regalloc.AffRA], selections()[0], reloads)
	listed := 0
	for _, r := range reconstructions() {
		listed += r.in(&aff)
	}
	if listed != aff.all() {
		t.Errorf("Fig. 25 lists %d of %d reconstructions", listed, aff.all())
	}
	if local := aff.place(regalloc.InLocal); local == 0 || 2*local > aff.all() {
		t.Errorf("%d of %d reconstructions by affra are local loads", local, aff.all())
	}
	if len(allocHeader()) != len(b.records(c)[0]) {
		t.Error("the header does not fit the rows")
	}
}
