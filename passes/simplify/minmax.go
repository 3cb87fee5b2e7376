package simplify

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
)

// extreme says how a minimum or maximum of integers relates to its arguments: result order
// argument.
var extreme = map[string]struct {
	order    ir.Pred // max(a, b) >= a
	opposite string
}{
	"llvm.umax": {ir.UGE, "llvm.umin"}, "llvm.umin": {ir.ULE, "llvm.umax"}, "llvm.smax": {ir.SGE, "llvm.smin"}, "llvm.smin": {ir.SLE, "llvm.smax"},
}

// extremeOf returns v as a call of an integer minimum or maximum.
func extremeOf(v ir.Value) *ir.Instr {
	i := match.Op(v, ir.Call)
	if i == nil || !i.Type().Scalar().IsInt() {
		return nil
	}
	if _, ok := extreme[i.IntrinsicID()]; !ok {
		return nil
	}
	return i
}

// extremeValue is a minimum or maximum of integers, as a call or as a select by a compare of what
// it selects.
type extremeValue struct {
	id   string
	a, b ir.Value
}

func (m extremeValue) of(v ir.Value) bool { return m.a == v || m.b == v }

// selectedExtreme says what x is that is chosen where x p y holds.
var selectedExtreme = map[ir.Pred]string{ir.UGT: "llvm.umax", ir.UGE: "llvm.umax", ir.ULT: "llvm.umin", ir.ULE: "llvm.umin",
	ir.SGT: "llvm.smax", ir.SGE: "llvm.smax", ir.SLT: "llvm.smin", ir.SLE: "llvm.smin"}

func extremeValueOf(v ir.Value) (m extremeValue, ok bool) {
	if i := extremeOf(v); i != nil {
		return extremeValue{i.IntrinsicID(), i.Arg(0), i.Arg(1)}, true
	}
	s := match.Op(v, ir.Select)
	if s == nil {
		return m, false
	}
	c := match.Op(s.Operand(0), ir.ICmp)
	if c == nil || !s.Type().Scalar().IsInt() {
		return m, false
	}
	a, b, p := s.Operand(1), s.Operand(2), c.Pred
	if c.Operand(0) == b && c.Operand(1) == a {
		p = p.Swapped()
	} else if c.Operand(0) != a || c.Operand(1) != b {
		return m, false
	}
	id, ok := selectedExtreme[p]
	return extremeValue{id, a, b}, ok
}

// byExtreme: max(a, b) >= a holds, and so does max(a, b) >= min(a, c); max(a, b) == a and max(a, b)
// <= a are what a >= b is.
func (q *Query) byExtreme(p ir.Pred, x, y ir.Value) (value, known bool) {
	m, ok := extremeValueOf(x)
	if !ok {
		return false, false
	}
	order := extreme[m.id].order
	if n, ok := extremeValueOf(y); ok && n.id == extreme[m.id].opposite && (n.of(m.a) || n.of(m.b)) {
		return p == order, p == order || p == order.Inverse()
	}
	if !m.of(y) {
		return false, false
	}
	switch p {
	case order:
		return true, true
	case order.Inverse():
		return false, true
	}
	other := m.a
	if other == y {
		other = m.b
	}
	equal := p == ir.EQ || p == order.Swapped() // y is the extreme one
	if !equal && p != ir.NE && p != order.Swapped().Inverse() {
		return false, false
	}
	k := ir.AsInt(q.ICmp(order, y, other))
	return k != nil && k.IsZero() != equal, k != nil
}

// extremeOfShared: max(max(a, b), a) is the inner one, max(min(a, b), a) is a, and max(max(a, b),
// min(a, b)) the former.
func extremeOfShared(i *ir.Instr) ir.Value {
	id := i.IntrinsicID()
	for k := range 2 {
		m, y := extremeOf(i.Arg(k)), i.Arg(1-k)
		if m == nil {
			continue
		}
		inner := m.IntrinsicID()
		shared := m.Arg(0) == y || m.Arg(1) == y
		n := extremeOf(y)
		switch {
		case shared && inner == id:
			return m
		case shared && inner == extreme[id].opposite:
			return y
		case n != nil && inner == id && (n.IntrinsicID() == id || n.IntrinsicID() == extreme[id].opposite) &&
			(n.Arg(0) == m.Arg(0) && n.Arg(1) == m.Arg(1) || n.Arg(0) == m.Arg(1) && n.Arg(1) == m.Arg(0)):
			return m
		}
	}
	return nil
}

// minMaxByCompare returns the argument of an integer minimum or maximum that is surely at least as
// extreme as the other.
func (q *Query) minMaxByCompare(id string, i *ir.Instr) ir.Value {
	p, ok := map[string]ir.Pred{"llvm.umax": ir.UGE, "llvm.umin": ir.ULE, "llvm.smax": ir.SGE, "llvm.smin": ir.SLE}[id]
	switch {
	case !ok || !i.Type().Scalar().IsInt():
		return nil
	case q.truly(p, i.Arg(0), i.Arg(1)):
		return i.Arg(0)
	case q.truly(p, i.Arg(1), i.Arg(0)):
		return i.Arg(1)
	}
	return nil
}

// minMaxByLimit simplifies an integer minimum or maximum with the least or greatest number, and
// with undef, which may be the one that decides.
func minMaxByLimit(id string, ty *ir.Type, x, y ir.Value) ir.Value {
	if !ty.Scalar().IsInt() {
		return nil
	}
	ones := ir.NewAllOnes(ty)
	smin := ir.NewBigInt(ty, new(big.Int).Lsh(big.NewInt(1), uint(ty.Scalar().Bits-1)))
	smax := ir.NewBigInt(ty, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(ty.Scalar().Bits-1)), big.NewInt(1)))
	limits := map[string][2]*ir.Const{ // the number that decides, the number that never does
		"llvm.umax": {ones, ir.NewZero(ty)}, "llvm.umin": {ir.NewZero(ty), ones}, "llvm.smax": {smax, smin}, "llvm.smin": {smin, smax},
	}
	l, ok := limits[id]
	if !ok {
		return nil
	}
	for range 2 {
		switch {
		case match.Poison(y):
			return y
		case match.Undef(y), y == ir.Value(l[0]):
			return l[0]
		case y == ir.Value(l[1]):
			return x
		}
		x, y = y, x
	}
	return nil
}
