package ir

import (
	"sync"
	"testing"
)

// TestIntrinsicLike requests another overload of an unknown intrinsic from several goroutines: it
// has the attributes of the first overload from the beginning, in lists of its own.
func TestIntrinsicLike(t *testing.T) {
	c := NewContext()
	m := NewModule(c)
	f := m.NewFunc("llvm.unheard.of.p0", c.Func(c.Void, []*Type{c.Pointer(0)}, false))
	f.Attrs.Fn = AttrSet{EnumAttr("nounwind")}
	f.Attrs.SetParam(0, AttrSet{EnumAttr("readonly")})
	var wg sync.WaitGroup
	for range 4 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			g := m.IntrinsicLike(f, c.Func(c.Void, []*Type{c.Pointer(1)}, false), c.Pointer(1))
			if !g.Attrs.Fn.Has("nounwind") || !g.Attrs.Param(0).Has("readonly") {
				t.Error("attributes are missing")
			}
		}()
	}
	wg.Wait()
	m.SettleDecls()
	f.Attrs.SetParam(0, nil)
	if g := m.Func("llvm.unheard.of.p1"); g == nil || !g.Attrs.Param(0).Has("readonly") {
		t.Error("a change of one overload's attributes changes the other's")
	}
}
