package clean

import (
	"math/rand/v2"
	"slices"
	"testing"

	"opt-go/nvptx/ptx"
)

// randomIntervals are at most n intervals of points, sorted and apart.
func randomIntervals(r *rand.Rand, n int) (list []interval) {
	for range r.IntN(n) + 1 {
		from := int32(r.IntN(400))
		list = append(list, interval{from, from + 1 + int32(r.IntN(6))})
	}
	return normalized(list)
}

// TestMergedRanges: merging a short list into a long one gives the same list as sorting both
// together.
func TestMergedRanges(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 2000 {
		a, b := randomIntervals(r, 60), randomIntervals(r, 1+r.IntN(60))
		want := normalized(slices.Concat(a, b))
		if got := mergedRanges(slices.Clone(a), slices.Clone(b)); !slices.Equal(got, want) {
			t.Fatalf("%v and %v are %v together, want %v", a, b, got, want)
		}
		var x, y []int32
		for range r.IntN(60) {
			x = append(x, int32(r.IntN(100)))
		}
		for range r.IntN(5) {
			y = append(y, int32(r.IntN(100)))
		}
		all := slices.Sorted(slices.Values(slices.Concat(x, y)))
		slices.Sort(x)
		slices.Sort(y)
		if got := mergedWrites(slices.Clone(x), slices.Clone(y)); !slices.Equal(got, all) {
			t.Fatalf("%v and %v are %v together, want %v", x, y, got, all)
		}
	}
}

// TestDisturbs: the answer is the same whether it comes from the writes or from the intervals.
func TestDisturbs(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	yes := 0
	for range 2000 {
		code := make([]Item, 250)
		c := &coalescer{code: code, parent: []ptx.Reg{0, 1}, ranges: make([][]interval, 2), writes: make([][]int32, 2)}
		c.ranges[1] = randomIntervals(r, 12)
		for k := range int32(len(code)) {
			if r.IntN(60) > 0 {
				continue
			}
			c.writes[0] = append(c.writes[0], k)
			if r.IntN(2) == 0 {
				code[k].Inst = &ptx.Inst{Op: "mov", Args: []ptx.Operand{ptx.Reg(0), ptx.Reg(1)}}
			}
		}
		want := slices.ContainsFunc(c.writes[0], func(k int32) bool { return code[k].Inst == nil && liveAt(c.ranges[1], 2*k+1) })
		if got := c.disturbs(0, 1); got != want {
			t.Fatalf("writes %v, ranges %v: %v, want %v", c.writes[0], c.ranges[1], got, want)
		}
		if want {
			yes++
		}
	}
	if yes == 0 || yes == 2000 {
		t.Errorf("%d of 2000 disturb", yes)
	}
}
