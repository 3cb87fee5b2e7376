package ir

import (
	"fmt"
	"math/rand"
	"testing"
)

// TestNames gives, takes and passes on names at random: each is borne by one value at a time, and
// found under it.
func TestNames(t *testing.T) {
	ctx := NewContext()
	f := NewModule(ctx).NewFunc("f", ctx.Func(ctx.Void, []*Type{ctx.I32}, false))
	entry := f.NewBlock("entry")
	f.Params[0].SetName("x")
	one := NewInt(ctx.I32, 1)
	ret := AtEnd(entry).Ret(nil)
	r := rand.New(rand.NewSource(1))
	var live, out []*Instr // in the block and detached
	pick := func(from *[]*Instr) *Instr {
		k := r.Intn(len(*from))
		i := (*from)[k]
		(*from)[k] = (*from)[len(*from)-1]
		*from = (*from)[:len(*from)-1]
		return i
	}
	for range 3000 {
		name := fmt.Sprintf("n%d", r.Intn(30))
		switch n := r.Intn(6); {
		case n < 2 || len(live) < 2:
			live = append(live, Before(ret).Add(one, one, name))
		case n == 2:
			pick(&live).Erase()
		case n == 3:
			live[r.Intn(len(live))].SetName(name)
		case n == 4:
			i := pick(&live)
			i.Remove()
			out = append(out, i)
		case len(out) > 0:
			i := pick(&out)
			i.InsertBefore(ret)
			live = append(live, i)
		}
		if err := CheckUses(f); err != nil {
			t.Fatal(err)
		}
		for _, i := range live {
			if f.Lookup(i.Name()) != Value(i) {
				t.Fatalf("%s is not found under its name", i.Ident())
			}
		}
		if v := f.Lookup(name); v != nil && NameOf(v) != name {
			t.Fatalf("%q is said to be the name of %s", name, v.Ident())
		}
	}
	if n := f.names.taken; n > 4*len(live)+2*smallestTable {
		t.Errorf("the table has %d names for %d values", n, len(live))
	}
}
