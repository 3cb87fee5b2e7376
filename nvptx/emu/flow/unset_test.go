package flow

import (
	"slices"
	"testing"
)

// TestUnset: a register needs a value if a path reads it before it is written on that path.
func TestUnset(t *testing.T) {
	next := Op{FallsThrough: true}
	branch := func(to int) Op { return Op{Targets: []int{to}, FallsThrough: true, Branches: true} }
	jump := func(to int) Op { return Op{Targets: []int{to}, Branches: true} }
	end := Op{Leaves: true}
	w := func(r ...int32) Access { return Access{Writes: r} }
	r := func(r ...int32) Access { return Access{Reads: r} }
	for _, c := range []struct {
		name     string
		ops      []Op
		accesses []Access
		want     []int32
	}{
		{"nothing", nil, nil, nil},
		{"written first", []Op{next, next, end}, []Access{w(0), r(0), {}}, nil},
		{"read first", []Op{next, next, end}, []Access{r(0, 69), w(0, 69), {}}, []int32{0, 69}},
		{"read and written by one operation", []Op{next, end}, []Access{{Reads: []int32{3}, Writes: []int32{3}}, {}}, []int32{3}},
		{"written under a guard", []Op{next, next, end}, []Access{{Writes: []int32{1}, Keeps: true}, r(1), {}}, []int32{1}},
		{"written on one of two paths", []Op{branch(2), next, next, end}, []Access{{}, w(1), r(1), {}}, []int32{1}},
		{"written on both", []Op{branch(3), next, jump(4), next, next, end}, []Access{{}, w(1), {}, w(1), r(1), {}}, nil},
		{"carried around a loop", []Op{next, branch(0), end}, []Access{r(2), w(2), {}}, []int32{2}},
		{"written before a loop", []Op{next, next, next, branch(1), end}, []Access{w(64), r(64), w(64), {}, {}}, nil},
		{"read of other threads", []Op{next, next, end}, []Access{w(7), {Reads: []int32{7}, Across: true}, {}}, []int32{7}},
		{"never reached", []Op{end, next, end}, []Access{{}, r(5), {}}, nil},
	} {
		if got := Unset(c.ops, c.accesses, 70); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	// Too many registers for so many blocks: all of them.
	ops := make([]Op, 1<<12)
	for k := range ops {
		ops[k] = branch(min(k+1, len(ops)-1))
	}
	n := wordBits * (maxWords/len(ops) + 1)
	if got := Unset(ops, make([]Access, len(ops)), n); len(got) != n {
		t.Errorf("%d registers in %d blocks: %d are returned", n, len(ops), len(got))
	}
}
