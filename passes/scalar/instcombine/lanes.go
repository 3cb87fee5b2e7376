package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
)

// Constants of vectors, lane by lane.

// anyWord is word for a constant some of whose lanes may be poison: a rule may use it where the
// lanes that are poison make its result poison, or where any number is right for them.
func anyWord(v ir.Value) (uint64, bool) {
	k := match.Int(v)
	if k == nil || k.Type().Bits > 64 {
		return 0, false
	}
	return k.Uint64()
}

// eachWord reports whether v is an integer constant of at most 64 bits all of whose lanes satisfy
// f. Poison lanes do, if there is another lane.
func eachWord(v ir.Value, f func(uint64) bool) bool {
	k, ok := v.(*ir.Const)
	if !ok || !k.Type().Scalar().IsInt() || width(k.Type()) > 64 {
		return false
	}
	if n, ok := word(k); ok {
		return f(n)
	}
	if k.Type().Kind != ir.VectorKind || k.Kind != ir.VectorConst {
		return false
	}
	some := false
	for n := range k.Type().Len {
		e, _ := k.Elem(n).(*ir.Const)
		if e != nil && e.Kind == ir.PoisonConst {
			continue
		}
		c, ok := word(e)
		if !ok || !f(c) {
			return false
		}
		some = true
	}
	return some
}

// below reports whether all lanes of a constant, poison aside, are less than n.
func below(v ir.Value, n int) bool {
	return eachWord(v, func(c uint64) bool { return c < uint64(n) })
}

// mapLanes computes f of every lane of a constant of at most 64 bits; poison stays poison. It
// returns nil for other constants, and where f says that there is no result.
func mapLanes(v ir.Value, f func(uint64) (uint64, bool)) *ir.Const {
	k, ok := v.(*ir.Const)
	if !ok || !k.Type().Scalar().IsInt() || width(k.Type()) > 64 {
		return nil
	}
	if n, ok := word(k); ok {
		if n, ok = f(n); ok {
			return ir.NewInt(k.Type(), n)
		}
		return nil
	}
	if k.Type().Kind != ir.VectorKind || k.Kind != ir.VectorConst {
		return nil
	}
	elems := make([]ir.Value, k.Type().Len)
	for n := range elems {
		e, _ := k.Elem(uint64(n)).(*ir.Const)
		if e != nil && e.Kind == ir.PoisonConst {
			elems[n] = e
			continue
		}
		c, ok := word(e)
		if !ok {
			return nil
		}
		if c, ok = f(c); !ok {
			return nil
		}
		elems[n] = ir.NewInt(e.Type(), c)
	}
	return ir.NewAggregate(k.Type(), elems)
}

// isNumber is isWord for constants of any width.
func isNumber(v ir.Value, want uint64) bool {
	k := ir.AsInt(v)
	if k == nil {
		return false
	}
	n, ok := k.Uint64()
	return ok && n == want
}

// anyNumber is anyWord for constants of any width whose value has at most 64 bits.
func anyNumber(v ir.Value) (uint64, bool) {
	if k := match.Int(v); k != nil {
		return k.Uint64()
	}
	return 0, false
}

// eachWordPair reports whether x and y are integer constants of one type of at most 64 bits whose
// lanes all satisfy f. A lane in which one of them is poison does, if there is another lane.
func eachWordPair(x, y ir.Value, f func(x, y uint64) bool) bool {
	a, ok1 := x.(*ir.Const)
	b, ok2 := y.(*ir.Const)
	if !ok1 || !ok2 || a.Type() != b.Type() || !a.Type().Scalar().IsInt() || width(a.Type()) > 64 {
		return false
	}
	m, ok1 := word(a)
	n, ok2 := word(b)
	if ok1 && ok2 {
		return f(m, n)
	}
	if a.Type().Kind != ir.VectorKind || a.Type().Scalable {
		return false
	}
	some := false
	for k := range a.Type().Len {
		c, d := a.Elem(k), b.Elem(k)
		if isPoison(c) || isPoison(d) {
			continue
		}
		m, ok1 := word(c)
		n, ok2 := word(d)
		if !ok1 || !ok2 || !f(m, n) {
			return false
		}
		some = true
	}
	return some
}
