package scalar

import (
	"sync"
	"testing"
)

// Updates of several goroutines are not lost, and those of few bytes leave their neighbours alone.
func TestExchange(t *testing.T) {
	for _, n := range []int{4, 8} {
		b := make([]byte, 16)
		Store(b[8:], 8, 7)
		var wg sync.WaitGroup
		for range 4 {
			wg.Add(1)
			go func() {
				defer wg.Done()
				for range 20000 {
					Exchange(b, n, func(old uint64) uint64 { return old + 3 })
				}
			}()
		}
		wg.Wait()
		if got := Load(b, n); got != 4*20000*3 || Load(b[8:], 8) != 7 {
			t.Errorf("%d bytes: %d, want %d; beside it %d", n, got, 4*20000*3, Load(b[8:], 8))
		}
	}
	for _, n := range []int{1, 2} {
		b := []byte{1, 2, 3, 4}
		if old := Exchange(b[2:], n, func(uint64) uint64 { return 9 }); old&0xff != 3 || b[1] != 2 || b[2] != 9 {
			t.Errorf("%d bytes: %d was there, now %v", n, old, b)
		}
	}
}
