package race

import (
	"slices"
	"testing"

	"opt-go/nvptx/ptx"
)

// Within a block a read of a flag, a lock or a counter is ordered after what the warp did that has
// written it.
func TestOrderByFlags(t *testing.T) {
	const data, flag, other = 0x40, 0x80, 0x100
	type step struct {
		warp          int
		addr          uint64
		write, strong bool
	}
	for _, c := range []struct {
		name  string
		steps []step
		races bool // the last step
	}{
		{"nothing between", []step{{0, data, true, false}, {1, data, false, false}}, true},
		{"a flag", []step{{0, data, true, false}, {0, flag, true, true}, {1, flag, false, true}, {1, data, false, false}}, false},
		{"another flag", []step{{0, data, true, false}, {0, flag, true, true}, {1, other, false, true}, {1, data, false, false}}, true},
		{"a flag that is not ordered", []step{{0, data, true, false}, {0, flag, true, true}, {1, data, false, false}}, true},
		{"the flag was set too early", []step{{0, flag, true, true}, {0, data, true, false}, {1, flag, false, true}, {1, data, false, false}}, true},
		{"the flag was read too early", []step{{1, flag, false, true}, {0, data, true, false}, {0, flag, true, true}, {1, data, false, false}}, true},
		{"by a third warp", []step{{0, data, true, false}, {0, flag, true, true}, {2, flag, false, true}, {2, other, true, true},
			{1, other, false, true}, {1, data, true, false}}, false},
	} {
		for _, space := range []ptx.Space{ptx.Shared, ptx.Global} {
			found := 0
			checker := New(3, slices.Repeat([]bool{true}, 0x200), func(_ int, kind, _ string, _, _ int) {
				if kind == "race" {
					found++
				}
			})
			checker.Delivered(ptx.Shared, 0, 0x200)
			for i, s := range c.steps {
				found = 0
				checker.Access(&Access{Space: space, Addr: s.addr, Size: 4, Warp: s.warp, Serial: uint64(i), Read: !s.write, Write: s.write, Strong: s.strong, Op: i})
				if races := found > 0; races != (c.races && i == len(c.steps)-1) {
					t.Errorf("%s, %v: step %d races: %t", c.name, space, i, races)
				}
			}
		}
	}
}

// A store of the value that is there already does not race, as when many warps set one flag; a
// store of another one does.
func TestSameValue(t *testing.T) {
	const data = 0x40
	for _, same := range []bool{false, true} {
		for _, write := range []bool{false, true} { // what the first warp does
			found := 0
			c := New(2, slices.Repeat([]bool{true}, 0x100), func(_ int, kind, _ string, _, _ int) { found++ })
			c.Delivered(ptx.Shared, 0, 0x100)
			c.Access(&Access{Space: ptx.Shared, Addr: data, Size: 4, Warp: 0, Serial: 1, Read: !write, Write: write, Op: 1})
			c.Access(&Access{Space: ptx.Shared, Addr: data, Size: 4, Warp: 1, Serial: 2, Write: true, Same: same, Op: 2})
			if (found > 0) == same {
				t.Errorf("the same value: %t, the first writes: %t: %d races", same, write, found)
			}
		}
	}
}
