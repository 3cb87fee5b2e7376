package turn

import "testing"

// After a barrier turns grow from a few instructions to a whole turn, and stay there.
func TestGrowth(t *testing.T) {
	for _, often := range []bool{false, true} {
		var turns Turns
		for range 2 {
			turns.Restart()
			last, sum := 0, 0
			for last < Whole(often) {
				turns.Begin(often)
				n := turns.Length()
				if n <= last || n > Whole(often) || n > max(first, 2*last) {
					t.Fatalf("a turn of %d instructions after %d", n, last)
				}
				if w := turns.End(n, often); w != (n == Whole(often)) {
					t.Errorf("a turn of %d of %d instructions is whole: %v", n, Whole(often), w)
				}
				last, sum = n, sum+n
			}
			if turns.Begin(often); turns.Length() != Whole(often) {
				t.Errorf("%d instructions after %d", turns.Length(), sum)
			}
		}
	}
}

// The turn in which a warp comes last to a barrier is over there, however long it was.
func TestBarrierEndsTurn(t *testing.T) {
	var turns Turns
	turns.Restart()
	for range 5 {
		turns.Begin(false)
		turns.End(turns.Length(), false)
	}
	turns.Begin(false)
	if turns.Length() < 10*first {
		t.Fatalf("a turn of %d instructions, and a barrier in it would not matter", turns.Length())
	}
	turns.Restart()
	if turns.Length() != 0 || turns.End(3, false) {
		t.Errorf("%d instructions are left after the barrier", turns.Length())
	}
	if turns.Begin(false); turns.Length() != first {
		t.Errorf("the next turn has %d instructions, not %d", turns.Length(), first)
	}
}

// Threads that wait for others make one ordered access after the other, for many whole turns.
func TestSpins(t *testing.T) {
	var turns Turns
	spin := func(n int) {
		for i := 1; i <= n; i++ {
			if begins, long := turns.Spins(true); begins != (i == 1) || long != (i == spinLimit) {
				t.Errorf("turn %d: they begin to wait: %v, have waited for long: %v", i, begins, long)
			}
		}
	}
	spin(spinLimit - 1)
	turns.Spins(false)
	spin(spinLimit)
	spin(spinLimit)
}

// Blocks wait when nothing runs but warps that spin or sleep.
func TestIdle(t *testing.T) {
	for _, c := range []struct {
		name string
		turn func(i *Idle)
		long bool
	}{
		{"spins", func(i *Idle) { i.Ran(whole, true, true, false) }, true},
		{"spins, the others wait at a barrier", func(i *Idle) { i.Ran(whole, true, true, false); i.Ran(0, false, false, false) }, true},
		{"sleeps", func(i *Idle) { i.Ran(3, true, false, true) }, true},
		{"works", func(i *Idle) { i.Ran(whole, false, true, false) }, false},
		{"one warp spins, one comes to a barrier", func(i *Idle) { i.Ran(whole, true, true, false); i.Ran(5, true, false, false) }, false},
	} {
		var idle Idle
		for range patience {
			c.turn(&idle)
		}
		if idle.Long() != c.long {
			t.Errorf("%s: idle for long: %v", c.name, idle.Long())
		}
	}
}
