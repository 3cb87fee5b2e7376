package reassociate

import (
	"math/big"
	"slices"
	"sort"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
)

// find returns the index of x among the leaves of the same rank as leaf k, k if it is not there.
func find(ops []leaf, k int, x ir.Value) int {
	is := func(v ir.Value) bool {
		if v == x {
			return true
		}
		a, ok1 := v.(*ir.Instr)
		b, ok2 := x.(*ir.Instr)
		return ok1 && ok2 && identical(a, b)
	}
	for j := k + 1; j < len(ops) && ops[j].rank == ops[k].rank; j++ {
		if is(ops[j].v) {
			return j
		}
	}
	for j := k - 1; j >= 0 && ops[j].rank == ops[k].rank; j-- {
		if is(ops[j].v) {
			return j
		}
	}
	return k
}

func identical(a, b *ir.Instr) bool {
	if a.Op() != b.Op() || a.Type() != b.Type() || a.Flags != b.Flags || a.NumOperands() != b.NumOperands() || !a.SameOperation(b) {
		return false
	}
	for k, v := range a.Operands() {
		if v != b.Operand(k) {
			return false
		}
	}
	return true
}

// bits simplifies and, or and xor: duplicate operands, and an operand with its complement.
func (r *reassociation) bits(i *ir.Instr, ops []leaf) ([]leaf, ir.Value) {
	for k := 0; k < len(ops); k++ {
		if x, isNot := match.Not(ops[k].v); isNot && i.Op() != ir.Xor && find(ops, k, x) != k {
			return nil, absorber(i)
		}
		if k+1 == len(ops) || ops[k+1].v != ops[k].v {
			continue
		}
		n := run(ops, k)
		if i.Op() != ir.Xor {
			ops = slices.Delete(ops, k, k+n-1)
			continue
		}
		if n == len(ops) && n&1 == 0 {
			return nil, ir.NewZero(i.Type())
		}
		ops = slices.Delete(ops, k, k+n&^1)
		k--
	}
	return ops, nil
}

// masked is an operand of an exclusive or: part | mask or part & mask. A value by itself is value |
// 0.
type masked struct {
	v, part ir.Value
	mask    *big.Int
	or      bool
	rank    uint64 // of part
	gone    bool
}

func (r *reassociation) masked(v ir.Value) *masked {
	if i, ok := v.(*ir.Instr); ok && (i.Op() == ir.Or || i.Op() == ir.And) {
		x, y := i.Operand(0), i.Operand(1)
		if ir.AsInt(x) != nil {
			x, y = y, x
		}
		if k := ir.AsInt(y); k != nil {
			return &masked{v: v, part: x, mask: k.Big(), or: i.Op() == ir.Or, rank: r.rank(x)}
		}
	}
	return &masked{v: v, part: v, mask: new(big.Int), or: true, rank: r.rank(v)}
}

// xorTerms is the state of simplifying the operands of an exclusive or.
type xorTerms struct {
	r     *reassociation
	at    *ir.Instr
	width int
	k     *big.Int // exclusive or of the constants
}

// xor merges operands that mask the same value.
func (r *reassociation) xor(i *ir.Instr, ops []leaf) ([]leaf, ir.Value) {
	ops, v := r.bits(i, ops)
	if v != nil || len(ops) == 1 {
		return ops, v
	}
	ty := i.Type()
	t := &xorTerms{r: r, at: i, width: ty.Scalar().Bits, k: new(big.Int)}
	var terms []*masked
	for _, o := range ops {
		if k := ir.AsInt(o.v); k != nil {
			t.k.Xor(t.k, k.Big())
		} else {
			terms = append(terms, r.masked(o.v))
		}
	}
	sorted := slices.Clone(terms)
	sort.SliceStable(sorted, func(a, b int) bool { return sorted[a].rank < sorted[b].rank })
	if !t.join(sorted) {
		return ops, nil
	}
	ops = ops[:0]
	for _, m := range terms {
		if !m.gone {
			ops = append(ops, leaf{r.rank(m.v), m.v})
		}
	}
	if t.k.Sign() != 0 {
		ops = append(ops, leaf{0, ir.NewBigInt(ty, t.k)})
	}
	switch len(ops) {
	case 0:
		return nil, ir.NewZero(ty)
	case 1:
		return nil, ops[0].v
	}
	return ops, nil
}

// join simplifies neighbouring terms, and reports whether anything changed.
func (t *xorTerms) join(sorted []*masked) (changed bool) {
	var prev *masked
	for _, m := range sorted {
		if t.k.Sign() != 0 {
			if v, ok := t.withConstant(m); ok {
				changed = true
				if v == nil {
					m.gone = true
					continue
				}
				*m = *t.r.masked(v)
			}
		}
		if prev == nil || m.part != prev.part {
			prev = m
			continue
		}
		v, ok := t.pair(m, prev)
		if !ok {
			continue
		}
		prev.gone = true
		if v == nil {
			m.gone = true
			prev = nil
		} else {
			*m = *t.r.masked(v)
			prev = m
		}
		changed = true
	}
	return changed
}

// withConstant: (x | c) ^ c = x & ~c.
func (t *xorTerms) withConstant(m *masked) (v ir.Value, ok bool) {
	if !m.or || m.mask.Sign() == 0 || !usedOnce(m.v) || m.mask.Cmp(t.k) != 0 {
		return nil, false
	}
	v = t.and(m.part, t.not(m.mask))
	t.k = new(big.Int).Xor(t.k, m.mask)
	t.again(m.v)
	return v, true
}

// pair merges two operands that mask the same value, unless that needs more instructions.
func (t *xorTerms) pair(a, b *masked) (v ir.Value, ok bool) {
	dead := 1
	for _, m := range []*masked{a, b} {
		if usedOnce(m.v) {
			dead++
		}
	}
	more := func(mask *big.Int) bool {
		made := 2
		if t.k.Sign() != 0 {
			made = 1
		}
		return mask.Sign() != 0 && mask.Cmp(t.not(new(big.Int))) != 0 && made > dead
	}
	var mask *big.Int
	switch {
	case a.or != b.or: // (x | c) ^ (x & d) = (x & (~c ^ d)) ^ c
		if b.or {
			a, b = b, a
		}
		mask = new(big.Int).Xor(t.not(a.mask), b.mask)
		if more(mask) {
			return nil, false
		}
		t.k = new(big.Int).Xor(t.k, a.mask)
	case a.or: // (x | c) ^ (x | d) = (x & (c ^ d)) ^ (c ^ d)
		mask = new(big.Int).Xor(a.mask, b.mask)
		if more(mask) {
			return nil, false
		}
		t.k = new(big.Int).Xor(t.k, mask)
	default:
		mask = new(big.Int).Xor(a.mask, b.mask)
	}
	v = t.and(a.part, mask)
	t.again(a.v)
	t.again(b.v)
	return v, true
}

func (t *xorTerms) again(v ir.Value) {
	if i, ok := v.(*ir.Instr); ok {
		t.r.redo.add(i)
	}
}

// not is the complement in the width of the operands.
func (t *xorTerms) not(m *big.Int) *big.Int {
	ones := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(t.width)), big.NewInt(1))
	return ones.Xor(ones, m)
}

// and creates x & mask; nil for 0.
func (t *xorTerms) and(x ir.Value, mask *big.Int) ir.Value {
	switch {
	case mask.Sign() == 0:
		return nil
	case mask.Cmp(t.not(new(big.Int))) == 0:
		return x
	}
	return ir.Before(t.at).Binary(ir.And, x, ir.NewBigInt(x.Type(), mask), 0, "and.ra")
}
