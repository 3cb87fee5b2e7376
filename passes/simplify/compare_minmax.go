package simplify

import "opt-go/frontend/ir"

// Minima and maxima compared with what they are made of, and with each other.

// extreme says how a minimum or maximum of integers relates to its arguments: result order argument.
var extreme = map[string]struct {
	order    ir.Pred // max(a, b) >= a
	opposite string
}{
	"llvm.umax": {ir.UGE, "llvm.umin"}, "llvm.umin": {ir.ULE, "llvm.umax"}, "llvm.smax": {ir.SGE, "llvm.smin"}, "llvm.smin": {ir.SLE, "llvm.smax"},
}

// extremeOf returns v as a call of an integer minimum or maximum.
func extremeOf(v ir.Value) *ir.Instr {
	i := instr(v, ir.Call)
	if i == nil || !i.Type().Scalar().IsInt() {
		return nil
	}
	if _, ok := extreme[i.IntrinsicID()]; !ok {
		return nil
	}
	return i
}

// byExtreme: max(a, b) >= a holds, and so does max(a, b) >= min(a, c); max(a, b) == a and max(a, b) <= a are what a >= b is.
func (q *Query) byExtreme(p ir.Pred, x, y ir.Value) (value, known bool) {
	m := extremeOf(x)
	if m == nil {
		return false, false
	}
	order := extreme[m.IntrinsicID()].order
	if n := extremeOf(y); n != nil && n.IntrinsicID() == extreme[m.IntrinsicID()].opposite &&
		(n.Arg(0) == m.Arg(0) || n.Arg(0) == m.Arg(1) || n.Arg(1) == m.Arg(0) || n.Arg(1) == m.Arg(1)) {
		return p == order, p == order || p == order.Inverse()
	}
	if m.Arg(0) != y && m.Arg(1) != y {
		return false, false
	}
	switch p {
	case order:
		return true, true
	case order.Inverse():
		return false, true
	}
	other := m.Arg(0)
	if other == y {
		other = m.Arg(1)
	}
	equal := p == ir.EQ || p == order.Swapped() // y is the extreme one
	if !equal && p != ir.NE && p != order.Swapped().Inverse() {
		return false, false
	}
	k := ir.AsInt(q.ICmp(order, y, other))
	return k != nil && k.IsZero() != equal, k != nil
}

// extremeOfShared: max(max(a, b), a) is the inner one, max(min(a, b), a) is a, and max(max(a, b), min(a, b)) the former.
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
