package memory

import (
	"strings"
	"testing"
)

// TestStackGrows: the stack exists as far down as it is used, keeps its contents while it grows,
// and ends where it should.
func TestStackGrows(t *testing.T) {
	const size = 1 << 20
	m := New(size)
	top, deep, last := uint64(StackTop-8), uint64(StackTop-300_000), uint64(StackTop-size)
	for k, addr := range []uint64{top, deep, last} {
		b, err := m.Find(addr, 8, MayWrite)
		if err != nil {
			t.Fatal(err)
		}
		Put(b, uint64(k)+1)
	}
	for k, addr := range []uint64{top, deep, last} {
		if got, err := m.Load(addr, 8); got != uint64(k)+1 || err != nil {
			t.Errorf("at %#x: %d, %v", addr, got, err)
		}
	}
	if len(m.stack.Bytes) != size || m.Grown != 2 {
		t.Errorf("%d bytes after %d times", len(m.stack.Bytes), m.Grown)
	}
	whole, err := m.Find(last, size, MayWrite)
	if err != nil || len(whole) != size {
		t.Errorf("the whole stack: %d bytes, %v", len(whole), err)
	}
	for _, c := range []struct {
		addr uint64
		want string
	}{{last - 1, "stack overflow (the stack is 1048576 bytes)"}, {StackTop - 4, "out of bounds"}} {
		if _, err := m.Find(c.addr, 8, MayRead); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("at %#x: %v, want %s", c.addr, err, c.want)
		}
	}
}
