package expr

import (
	"testing"

	"opt-go/passes/analysis/bitvec"
)

// TestUnique enters constants in few places, so that chains form and the table grows, removes every
// third, and looks all up again.
func TestUnique(t *testing.T) {
	const n, places = 300, 7
	var u unique
	hash := func(k int) uint64 { return uint64(k % places) }
	number := func(k int) bitvec.Int { return bitvec.New(32, uint64(k)) }
	var all []*Expr
	for k := range n {
		if e := u.findConst(hash(k), number(k)); e != nil {
			t.Fatalf("%d is there before it was entered", k)
		}
		e := &Expr{Kind: Const, Num: number(k)}
		u.add(hash(k), e)
		all = append(all, e)
	}
	for k := 0; k < n; k += 3 {
		u.remove(all[k])
	}
	for k, e := range all {
		want := e
		if k%3 == 0 {
			want = nil
		}
		if got := u.findConst(hash(k), number(k)); got != want {
			t.Errorf("%d: found %v, want %v", k, got, want)
		}
	}
	if u.count != n-n/3 {
		t.Errorf("%d expressions, want %d", u.count, n-n/3)
	}
	if e := u.findConst(hash(1), bitvec.New(64, 1)); e != nil {
		t.Error("a constant of another width is found")
	}
}

// TestFactsAreForgotten: what was found out holds until the state of its bounds changes.
func TestFactsAreForgotten(t *testing.T) {
	var table Table
	e := &Expr{Kind: Const, Num: bitvec.One(8)}
	for _, c := range []struct {
		name   string
		forget func()
		gone   bool
	}{
		{"forms", table.ForgetForms, false},
		{"of another", func() { table.ForgetBoundsOf(&Expr{}) }, false},
		{"of this", func() { table.ForgetBoundsOf(e) }, true},
		{"all", table.ForgetBounds, true},
	} {
		if _, known := table.KnownMultiple(e); known {
			t.Errorf("%s: known before it was noted", c.name)
		}
		table.NoteMultiple(e, bitvec.One(8))
		c.forget()
		if _, known := table.KnownMultiple(e); known == c.gone {
			t.Errorf("%s: forgotten %v, want %v", c.name, !known, c.gone)
		}
		table.ForgetBoundsOf(e)
	}
}
