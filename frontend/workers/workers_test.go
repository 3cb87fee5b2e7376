package workers

import (
	"strings"
	"sync/atomic"
	"testing"
)

// TestRun: the work is done as often as asked, and a panic on whichever goroutine reaches the
// caller with its stack.
func TestRun(t *testing.T) {
	for _, n := range []int{0, 1, 2, 9} {
		var calls atomic.Int32
		Run(n, func() { calls.Add(1) })
		if want := max(1, n); int(calls.Load()) != want {
			t.Errorf("%d calls for %d workers", calls.Load(), n)
		}
	}
	for bad := range int32(3) {
		var calls atomic.Int32
		func() {
			defer func() {
				p, ok := recover().(*Panic)
				if !ok || p.Error() != "broken" || !strings.Contains(string(p.WorkerStack()), "TestRun") {
					t.Errorf("call %d of 3 panics, and the caller recovers %v", bad, p)
				}
			}()
			Run(3, func() {
				if calls.Add(1) == bad+1 {
					panic("broken")
				}
			})
		}()
		if calls.Load() != 3 {
			t.Errorf("after a panic, %d of 3 calls were made", calls.Load())
		}
	}
}
