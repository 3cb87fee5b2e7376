package deadcode

import (
	"math/rand/v2"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// TestDemandsOfSum changes the undemanded bits of one operand at random, and expects the demanded
// bits of the result unchanged.
func TestDemandsOfSum(t *testing.T) {
	const w, m = 6, 63
	ty := ir.NewContext().Int(w)
	r := rand.New(rand.NewPCG(1, 1))
	apply := func(op ir.Op, x, y uint64) uint64 {
		if op == ir.Add {
			return (x + y) & m
		}
		return (x - y) & m
	}
	spared := 0
	for range 200000 {
		op := []ir.Op{ir.Add, ir.Sub}[r.IntN(2)]
		v := [2]uint64{r.Uint64() & m, r.Uint64() & m}
		var known [2]valuetracking.KnownBits
		for k := range known {
			mask := r.Uint64() & m
			known[k] = valuetracking.KnownBits{Zero: mask &^ v[k], One: mask & v[k]}
		}
		u := &demandingUser{i: ir.NewInstr(op, ty, ir.NewZero(ty), ir.NewZero(ty)), out: r.Uint64() & r.Uint64() & m, x: known[0], y: known[1], done: true}
		k := r.IntN(2)
		in := u.demandsOfSum(k, w)
		spared += w
		for b := in; b != 0; b &= b - 1 {
			spared--
		}
		before := apply(op, v[0], v[1])
		v2 := v
		v2[k] = v[k]&in | r.Uint64()&m&^in
		if after := apply(op, v2[0], v2[1]); (before^after)&u.out != 0 {
			t.Fatalf("%s %b, %b: known %+v: operand %d is demanded in %b for %b, but %b gives %b instead of %b", op, v[0], v[1], known, k, in, u.out, v2[k], after, before)
		}
	}
	if spared < 200000 {
		t.Errorf("only %d bits are not demanded", spared)
	}
}
