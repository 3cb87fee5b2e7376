package expr

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
)

// unique is a hash table of expressions, constants and those with operands, chained through the
// expressions themselves: what makes one unique is stored nowhere else.
type unique struct {
	first []*Expr // by the hash's low bits; a power of two of them
	count int
}

// mix adds a number to a hash.
func mix(h, n uint64) uint64 {
	h = (h ^ n) * 0x9e3779b97f4a7c15 // 2^64 over the golden ratio
	return h ^ h>>29
}

func (u *unique) chain(h uint64) *Expr {
	if len(u.first) == 0 {
		return nil
	}
	return u.first[h&uint64(len(u.first)-1)]
}

func (u *unique) find(h uint64, kind Kind, ty *ir.Type, loop *analysis.Loop, ops []*Expr) *Expr {
	for e := u.chain(h); e != nil; e = e.next {
		if e.hash == h && e.Kind == kind && e.Type == ty && e.Loop == loop && slices.Equal(e.Ops, ops) {
			return e
		}
	}
	return nil
}

func (u *unique) findConst(h uint64, n bitvec.Int) *Expr {
	for e := u.chain(h); e != nil; e = e.next {
		if e.hash == h && e.Kind == Const && e.Num.Eq(n) {
			return e
		}
	}
	return nil
}

// add enters an expression that is not there.
func (u *unique) add(h uint64, e *Expr) {
	if u.count == len(u.first) {
		u.grow()
	}
	e.hash = h
	place := &u.first[h&uint64(len(u.first)-1)]
	e.next, *place = *place, e
	u.count++
}

func (u *unique) grow() {
	old := u.first
	u.first = make([]*Expr, max(16, 2*len(old)))
	for _, e := range old {
		for e != nil {
			next := e.next
			place := &u.first[e.hash&uint64(len(u.first)-1)]
			e.next, *place = *place, e
			e = next
		}
	}
}

// remove takes an expression out.
func (u *unique) remove(e *Expr) {
	for place := &u.first[e.hash&uint64(len(u.first)-1)]; *place != nil; place = &(*place).next {
		if *place == e {
			*place, e.next = e.next, nil
			u.count--
			return
		}
	}
}
