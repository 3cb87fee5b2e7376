package serve

import (
	"slices"
	"testing"
)

// Chunks are registered once, neighbours together, and again after the context has been replaced.
func TestVisible(t *testing.T) {
	const chunk = chunkBytes
	v := newVisible(Base, 4*chunk+chunk/2)
	for _, c := range []struct {
		at   uint64
		n    int
		want []span
	}{
		{0, 0, nil},
		{16, 16, []span{{0, chunk}}},
		{chunk - 1, 1, nil},
		{chunk - 1, 2, []span{{chunk, 2 * chunk}}},
		{3*chunk + 5, 2 * chunk, []span{{3 * chunk, 4*chunk + chunk/2}}}, // up to the end of the memory
		{1 << 40, 16, nil},
		{0, 3 * chunk, []span{{2 * chunk, 3 * chunk}}},
	} {
		v.want(Base+c.at, c.n)
		got := v.missing()
		for i := range got {
			v.registered(got[i])
			got[i].from -= Base
			got[i].to -= Base
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%d bytes at %#x: %v, want %v", c.n, c.at, got, c.want)
		}
	}
	v.forget()
	if got := v.missing(); !slices.Equal(got, []span{{Base, Base + 4*chunk + chunk/2}}) {
		t.Errorf("after all is forgotten: %v", got)
	}
}

func TestDifference(t *testing.T) {
	const n = 3*equalAtOnce + 8
	for _, c := range []struct {
		at   []int // bytes that are 0x80 for 0 on the GPU
		want string
	}{
		{nil, ""},
		{[]int{3}, "the GPU and the emulator differ: 1 of 12296 bytes, first at offset 3 of x: 8000000000000000 on the GPU, 0000000000000000 on the emulator (as floats by at most 0 of the value)"},
		{[]int{equalAtOnce, equalAtOnce + 1, n - 1}, "the GPU and the emulator differ: 3 of 12296 bytes, first at offset 4096 of x: 8080000000000000 on the GPU, 0000000000000000 on the emulator (as floats by at most 1 of the value)"},
		{[]int{n - 1}, "the GPU and the emulator differ: 1 of 12296 bytes, first at offset 12295 of x: 80 on the GPU, 00 on the emulator (as floats by at most 0 of the value)"},
	} {
		gpu := make([]byte, n)
		for _, at := range c.at {
			gpu[at] = 0x80
		}
		if got := difference(gpu, make([]byte, n), "x"); got != c.want {
			t.Errorf("%v: %s, want %s", c.at, got, c.want)
		}
	}
	nan := []byte{1, 0, 0xC0, 0x7F}
	if got := difference(nan, make([]byte, 4), "x"); got != "the GPU and the emulator differ: 3 of 4 bytes, first at offset 0 of x: 0100c07f on the GPU, 00000000 on the emulator" {
		t.Error(got)
	}
}
