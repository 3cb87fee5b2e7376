package cast

import (
	"slices"
	"testing"

	"opt-go/nvptx/emu/layout"
)

// TestPlaces: a place for each block of the mask; in pairs the barriers are those of one parity.
func TestPlaces(t *testing.T) {
	place := func(rank, notified int) Place {
		return Place{layout.InCluster(rank, 64), layout.InCluster(notified, 8)}
	}
	for _, c := range []struct {
		m    Multicast
		want []Place
	}{
		{Multicast{Mask: 0}, nil},
		{Multicast{Mask: 0b1011}, []Place{place(0, 0), place(1, 1), place(3, 3)}},
		{Multicast{Mask: 0b1011, Parity: 1}, []Place{place(0, 0), place(1, 1), place(3, 3)}},
		{Multicast{Mask: 0b1011, Pairs: true}, []Place{place(0, 0), place(1, 0), place(3, 2)}},
		{Multicast{Mask: 0b0101, Pairs: true, Parity: 1}, []Place{place(0, 1), place(2, 3)}},
	} {
		if got, err := c.m.Places(4, 64, 8); err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%+v: %x, %v, want %x", c.m, got, err, c.want)
		}
	}
	if _, err := (&Multicast{Mask: 1 << 4}).Places(4, 0, 0); err == nil {
		t.Error("a block that is not there was taken")
	}
}
