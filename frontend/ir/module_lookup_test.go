package ir

import (
	"sync"
	"testing"
)

// Function passes look names up while others declare intrinsics; a map that is read and written at
// once ends the program.
func TestLookupBesideDeclarations(t *testing.T) {
	c := NewContext()
	m := NewModule(c)
	var wg sync.WaitGroup
	for k := range 4 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for n := 1; n < 2000; n++ {
				i := c.Int(n)
				if k%2 == 0 {
					m.Intrinsic("llvm.umin", c.Func(i, []*Type{i, i}, false), AttrSet{}, i)
				} else {
					m.Func("llvm.assume")
				}
			}
		}()
	}
	wg.Wait()
	if got := len(m.Funcs); got != 1999 {
		t.Errorf("%d declarations", got)
	}
}
