package race

import (
	"testing"

	"opt-go/nvptx/ptx"
)

// access makes an access to global memory by its own operation.
func access(op int, addr uint64, size int, write, strong bool) *Access {
	return &Access{Space: ptx.Global, Addr: addr, Size: size, Read: !write, Write: write, Strong: strong, Op: op, Line: op}
}

// Accesses of two groups race unless they agree, miss each other, or are ordered.
func TestGrid(t *testing.T) {
	const flag = 0x9000
	type step struct {
		group int
		a     *Access
		same  bool
	}
	for _, c := range []struct {
		name  string
		steps []step
		races bool // the last step
	}{
		{"write, read", []step{{0, access(1, 64, 4, true, false), false}, {1, access(2, 64, 4, false, false), false}}, true},
		{"write, write", []step{{0, access(1, 64, 8, true, false), false}, {1, access(2, 68, 4, true, false), false}}, true},
		{"the same value", []step{{0, access(1, 64, 4, true, false), false}, {1, access(1, 64, 4, true, false), true}}, false},
		{"one group", []step{{1, access(1, 64, 4, true, false), false}, {1, access(2, 64, 4, true, false), false}}, false},
		{"reads", []step{{0, access(1, 64, 4, false, false), false}, {1, access(2, 64, 4, false, false), false}}, false},
		{"neighbouring bytes", []step{{0, access(1, 65, 1, true, false), false}, {1, access(2, 66, 2, true, false), false}}, false},
		{"across words", []step{{0, access(1, 66, 2, true, false), false}, {1, access(2, 62, 6, false, false), false}}, true},
		{"atomics", []step{{0, access(1, 64, 4, true, true), false}, {1, access(2, 64, 4, true, true), false}}, false},
		{"a read of a third", []step{{0, access(1, 64, 4, false, false), false}, {2, access(1, 64, 4, false, false), false},
			{0, access(2, 64, 4, true, false), false}}, true},
		{"ordered by a flag", []step{{0, access(1, 64, 4, true, false), false}, {0, access(3, flag, 4, true, true), false},
			{1, access(4, flag, 4, false, true), false}, {1, access(2, 64, 4, false, false), false}}, false},
		{"the flag was read too early", []step{{1, access(4, flag, 4, false, true), false}, {0, access(1, 64, 4, true, false), false},
			{0, access(3, flag, 4, true, true), false}, {1, access(2, 64, 4, false, false), false}}, true},
		{"the flag was set too early", []step{{0, access(3, flag, 4, true, true), false}, {0, access(1, 64, 4, true, false), false},
			{1, access(4, flag, 4, false, true), false}, {1, access(2, 64, 4, false, false), false}}, true},
	} {
		g := NewGrid(3)
		for i, s := range c.steps {
			old, races := g.Access(s.group, s.a, s.same)
			if want := c.races && i == len(c.steps)-1; races != want {
				t.Errorf("%s: step %d races: %t (with %+v)", c.name, i, races, old)
			}
		}
	}
}
