package lvi

import (
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
)

const program = `define void @f(i32 %x, i1 %c, ptr %p) {
entry:
  %small = icmp ult i32 %x, 10
  br i1 %small, label %in, label %out
in:
  %y = add nuw i32 %x, 5
  %odd = icmp ne i32 %x, 3
  %both = and i1 %odd, %c
  br i1 %both, label %a, label %b
a:
  switch i32 %x, label %d [
    i32 1, label %s
    i32 2, label %s
    i32 7, label %d
  ]
s:
  br label %d
b:
  %null = icmp eq ptr %p, null
  br i1 %null, label %d, label %out
d:
  %m = phi i32 [ %x, %a ], [ %x, %a ], [ 4, %s ], [ 6, %b ]
  br label %out
out:
  ret void
}
`

// TestEdges asks what values are on edges of a function.
func TestEdges(t *testing.T) {
	m, err := frontend.Read("lvi.ll", []byte(program))
	if err != nil {
		t.Fatal(err)
	}
	f := m.Func("f")
	blocks, values := map[string]*ir.Block{}, map[string]ir.Value{}
	for _, p := range f.Params {
		values[p.Name()] = p
	}
	for b := range f.Blocks() {
		blocks[b.Name()] = b
		for i := range b.Instrs() {
			values[i.Name()] = i
		}
	}
	info := New(f, nil)
	for _, c := range []struct{ value, from, to, want string }{
		{"x", "entry", "in", "[0,10)"},
		{"x", "entry", "out", "[10,0)"},
		{"y", "in", "a", "[5,15)"},
		{"x", "a", "s", "[1,3)"},
		{"x", "s", "d", "[1,3)"},
		{"x", "in", "b", "[0,10)"},
		{"m", "d", "out", "[0,10)"},
		{"small", "in", "a", "[-1,0)"}, // true
		{"odd", "in", "a", "full-set"}, // a part of a condition is not looked for
		{"odd", "in", "b", "full-set"},
	} {
		info.Forget()
		if got := info.RangeOnEdge(values[c.value], blocks[c.from], blocks[c.to]).String(); got != c.want {
			t.Errorf("%%%s from %s to %s is in %s, want %s", c.value, c.from, c.to, got, c.want)
		}
	}
	null := ir.NewZero(values["p"].Type())
	for to, want := range map[string]bool{"d": true, "out": false} {
		if got, known := info.CompareOnEdge(ir.EQ, values["p"], null, blocks["b"], blocks[to]); !known || got != want {
			t.Errorf("%%p == null from b to %s is %v (known %v), want %v", to, got, known, want)
		}
	}
	if k := info.ConstOnEdge(values["small"], blocks["entry"], blocks["out"]); k == nil || !k.IsZero() {
		t.Errorf("%%small from entry to out is %v, want false", k)
	}
}
