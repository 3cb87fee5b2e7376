package affine_test

import (
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/vliw/affine"
)

const nest = `
define void @f(ptr %a, i64 %n, i64 %m) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %row = mul nsw i64 %i, %m
  br label %inner
inner:
  %j = phi i64 [ 2, %outer ], [ %j1, %inner ]
  %k = add nsw i64 %row, %j
  %p = getelementptr [4 x i32], ptr %a, i64 %k, i64 3
  store i32 0, ptr %p
  %j1 = add nsw i64 %j, 1
  %c = icmp slt i64 %j1, %m
  br i1 %c, label %inner, label %latch
latch:
  %i1 = add nsw i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
`

func forest(t *testing.T) (*ir.Module, *analysis.LoopForest, *ir.Func) {
	t.Helper()
	m, err := frontend.Read("nest.ll", []byte(nest))
	if err != nil {
		t.Fatal(err)
	}
	f := m.Funcs[0]
	return m, analysis.NewLoopForest(f, analysis.NewDomTree(f)), f
}

// address is what the store writes to.
func address(f *ir.Func) ir.Value {
	for b := range f.Blocks() {
		for i := range b.Instrs() {
			if i.Op() == ir.Store {
				return i.Pointer()
			}
		}
	}
	return nil
}

// TestLoop: in the inner loop the address is 16·(row+2) + 12 + a, and moves by 16.
func TestLoop(t *testing.T) {
	m, loops, f := forest(t)
	inner := loops.Postorder()[0]
	l := affine.New(m.Layout, inner).Of(address(f))
	if l == nil || l.Step != 16 || l.C != 2*16+12 || len(l.Stride) != 0 || len(l.Terms) != 2 || l.Invariant() {
		t.Fatalf("%+v", l)
	}
	for _, term := range l.Terms {
		if want := map[bool]int64{true: 1, false: 16}[term.V.Type().IsPtr()]; term.Coef != want {
			t.Errorf("%s has the coefficient %d, want %d", term.V.Ident(), term.Coef, want)
		}
	}
	if back := l.Plus(l.Times(-1)); back.C != 0 || back.Step != 0 || len(back.Terms) != 0 {
		t.Errorf("x − x is %+v", back)
	}
}

// TestNest: over both counters it is a + 44 + 16·m·i + 16·j, and both trip counts are known before
// the nest.
func TestNest(t *testing.T) {
	m, loops, f := forest(t)
	nests := affine.FindNests(m.Layout, loops)
	if len(nests) != 1 || len(nests[0].Loops) != 2 {
		t.Fatalf("%d nests", len(nests))
	}
	n := nests[0]
	form := n.Form(address(f), 1)
	if form == nil || form.From != 0 || form.C != 44 || form.Depth() != 1 || len(form.Terms) != 1 {
		t.Fatalf("%+v", form)
	}
	outer, inner := form.Step(0), form.Step(1)
	if outer.C != 0 || len(outer.Terms) != 1 || outer.Terms[0].V != f.Params[2] || outer.Terms[0].Coef != 16 || !inner.IsConst() || inner.C != 16 {
		t.Errorf("strides %+v and %+v", outer, inner)
	}
	for level := range 2 {
		if c := n.Trips(level); c == nil || c.From != 0 || c.Pred != ir.SLT {
			t.Errorf("level %d: %+v", level, c)
		}
	}
}
