package optgo

import (
	"runtime"
	"testing"
)

// TestAfterCollections: what is called after a collection is called after later ones, too, and
// knows what is live then.
func TestAfterCollections(t *testing.T) {
	const large = 32 << 20
	live := make(chan int64, 64) // more than there are collections
	afterCollections(func(n int64) {
		select {
		case live <- n:
		default:
		}
	})
	after := func() int64 { // two collections: what comes first may still be of an earlier one
		for len(live) > 0 {
			<-live
		}
		runtime.GC()
		<-live
		runtime.GC()
		return <-live
	}
	before := after()
	kept := make([]byte, large)
	with := after()
	runtime.KeepAlive(kept)
	without := after()
	if with < before+large || without >= with {
		t.Errorf("%d, %d and %d bytes are live before, with and after %d", before, with, without, large)
	}
}
