package regalloc

import (
	"math/rand"
	"slices"
	"testing"

	"opt-go/nvptx/ptx"
)

// TestUnit compares the holdings of a register with a list of points, as intervals are added,
// evicted and forgotten.
func TestUnit(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	for range 300 {
		const points = 60
		var u unit
		var at [points]*interval
		var in []*interval
		for now := int32(0); now < points-8; now++ {
			u.forget(now)
			iv := &interval{segs: randomSegments(rng, now, points)}
			var want []*interval // in the order of time, each time it is met
			for _, s := range iv.segs {
				for p := s.from; p < s.to; p++ {
					if at[p] != nil && (len(want) == 0 || want[len(want)-1] != at[p] || p == s.from || at[p-1] != at[p]) {
						want = append(want, at[p])
					}
				}
			}
			var got []*interval
			u.conflicts(iv.segs, func(x *interval) bool { got = append(got, x); return true })
			if !slices.Equal(slices.Compact(got), slices.Compact(want)) || u.isFree(iv.segs) != (len(want) == 0) || u.busy(now) != (at[now] != nil) {
				t.Fatalf("point %d: %d conflicts, not %d; busy: %v", now, len(got), len(want), u.busy(now))
			}
			for _, x := range got {
				if slices.Contains(in, x) && rng.Intn(2) == 0 {
					u.remove(x)
					in = slices.DeleteFunc(in, func(y *interval) bool { return x == y })
					for p := range at {
						if at[p] == x {
							at[p] = nil
						}
					}
				}
			}
			if u.isFree(iv.segs) {
				u.insert(iv)
				in = append(in, iv)
				for _, s := range iv.segs {
					for p := s.from; p < s.to; p++ {
						at[p] = iv
					}
				}
			}
		}
	}
}

// randomSegments begin at a point and have holes between them.
func randomSegments(rng *rand.Rand, from, points int32) []segment {
	var out []segment
	for len(out) == 0 || from < points && rng.Intn(3) > 0 {
		to := min(points, from+1+rng.Int31n(6))
		out = append(out, segment{from, to})
		from = to + 1 + rng.Int31n(8)
	}
	return out
}

// TestQueue: an interval that returns precedes those that start at the same point, as if it were
// inserted into a sorted list.
func TestQueue(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	const points = 20
	regs := []register{{units: 1}, {units: 2}, {units: 4}}
	for range 300 {
		at := func(p int32) *interval {
			return &interval{segs: []segment{{p, p + 1}}, reg: ptx.Reg(rng.Intn(len(regs)))}
		}
		var list []*interval
		for range rng.Intn(30) {
			list = append(list, at(rng.Int31n(points)))
		}
		q := newQueue(list, regs, points)
		slices.SortStableFunc(list, func(a, b *interval) int {
			if a.start() != b.start() {
				return int(a.start() - b.start())
			}
			return regs[b.reg].units - regs[a.reg].units
		})
		for len(list) > 0 {
			iv := list[0]
			list = list[1:]
			if got := q.next(); got != iv {
				t.Fatalf("%v comes out, not %v", got, iv)
			}
			for p := iv.start(); p < points && rng.Intn(3) == 0; p++ {
				again := at(p)
				k, _ := slices.BinarySearchFunc(list, p, func(x *interval, p int32) int { return int(x.start() - p) })
				list = slices.Insert(list, k, again)
				q.back(again)
			}
		}
		if q.next() != nil {
			t.Fatal("something is left")
		}
	}
}
