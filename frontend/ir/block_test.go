package ir_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/verify"
)

const splitText = `define i32 @f(i1 %c, i32 %n) {
entry:
  br i1 %c, label %b, label %other

other:
  br label %b

b:
  %x = phi i32 [ 0, %entry ], [ 1, %other ], [ %z, %b ]
  %y = add i32 %x, 1
  %z = mul i32 %y, %n
  %k = icmp ult i32 %z, 9
  br i1 %k, label %b, label %end

end:
  %r = phi i32 [ %z, %b ]
  ret i32 %r
}
`

// TestSplitAt: wherever a block is split, and whichever half moves, the result is that of
// SplitBefore.
func TestSplitAt(t *testing.T) {
	split := func(block string, k int, f func(b *ir.Block, at *ir.Instr)) string {
		m, err := frontend.Read("split.ll", []byte(splitText))
		if err != nil {
			t.Fatal(err)
		}
		fn := m.Func("f")
		b := fn.Lookup(block).(*ir.Block)
		at := b.First()
		for range k {
			at = at.Next()
		}
		f(b, at)
		if err := ir.CheckUses(fn); err != nil {
			t.Fatalf("%s, %d: %v", block, k, err)
		}
		if ps := verify.Check(m); len(ps) > 0 {
			t.Fatalf("%s, %d: %v", block, k, ps[0])
		}
		return fn.String()
	}
	for _, c := range []struct {
		block    string
		from, to int
	}{{"b", 1, 4}, {"entry", 0, 0}, {"end", 1, 1}} {
		for k := c.from; k <= c.to; k++ {
			want := split(c.block, k, func(b *ir.Block, at *ir.Instr) { b.SplitBefore(at, "tail") })
			got := split(c.block, k, func(b *ir.Block, at *ir.Instr) {
				head, tail := b.SplitAt(at, "tail")
				if head.Name() != c.block || tail.Name() != "tail" || at.Block() != tail || head.Next() != tail {
					t.Errorf("%s, %d: the halves are %s and %s", c.block, k, head.Name(), tail.Name())
				}
			})
			if got != want {
				t.Errorf("%s, %d:\n%s\nwant\n%s", c.block, k, got, want)
			}
		}
	}
}

// TestUniquePreds: each predecessor once, in the order of Preds, whether there are few or many.
func TestUniquePreds(t *testing.T) {
	for _, n := range []int{3, 40} {
		var text strings.Builder
		text.WriteString("define void @f(i32 %x) {\nentry:\n  switch i32 %x, label %end [")
		for k := range n {
			fmt.Fprintf(&text, " i32 %d, label %%c%d i32 %d, label %%end", k, k, k+1000)
		}
		text.WriteString(" ]\n")
		for k := range n {
			fmt.Fprintf(&text, "c%d:\n  br label %%end\n", k)
		}
		text.WriteString("end:\n  ret void\n}\n")
		m, err := frontend.Read("preds.ll", []byte(text.String()))
		if err != nil {
			t.Fatal(err)
		}
		end := m.Func("f").LastBlock()
		var want []*ir.Block
		for _, p := range end.Preds() {
			if !slices.Contains(want, p) {
				want = append(want, p)
			}
		}
		if got := end.UniquePreds(); len(end.Preds()) != 2*n+1 || !slices.Equal(got, want) {
			t.Errorf("%d of %d predecessors are unique, want %d in order", len(got), len(end.Preds()), n+1)
		}
	}
}

// TestEdgesTo: between all blocks of a function with edges of every kind, as many edges are found
// as the list of successors has.
func TestEdgesTo(t *testing.T) {
	m, err := frontend.Read("edges.ll", []byte(`define void @f(i32 %x, i1 %c) {
a:
  switch i32 %x, label %b [
    i32 0, label %b
    i32 1, label %d
    i32 2, label %b
  ]
b:
  br i1 %c, label %d, label %d
d:
  br i1 %c, label %b, label %e
e:
  ret void
}
`))
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for from := range m.Func("f").Blocks() {
		for to := range m.Func("f").Blocks() {
			want := 0
			for _, s := range from.Succs() {
				if s == to {
					want++
				}
			}
			total += want
			if got := from.EdgesTo(to); got != want {
				t.Errorf("from %s to %s: %d edges, want %d", from.Name(), to.Name(), got, want)
			}
		}
	}
	if total != 8 {
		t.Errorf("%d edges in all, want 8", total)
	}
}
