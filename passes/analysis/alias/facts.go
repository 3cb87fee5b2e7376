package alias

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// Facts about the values of indices.

// interval is the signed numbers from lo to hi.
type interval struct{ lo, hi int64 }

func maxSigned(w int) int64 { return int64(widthMask(min(w, 64) - 1)) }
func minSigned(w int) int64 { return -maxSigned(w) - 1 }

// extend adds the variable's contribution, an index in r times its scale; false when it is not
// bounded.
func (i *interval) extend(r interval, v *variable, width int) bool {
	a, okA := mulChecked(r.lo, v.scale, width)
	z, okZ := mulChecked(r.hi, v.scale, width)
	if !okA || !okZ {
		if !v.nsw {
			return false
		}
		a, z = saturate(r.lo, v.scale, a, okA, width), saturate(r.hi, v.scale, z, okZ, width)
	}
	if a > z {
		a, z = z, a
	}
	if v.negated {
		if a == minSigned(width) {
			return false
		}
		a, z = -z, -a
	}
	lo, hi := i.lo+a, i.hi+z
	if a < 0 != (lo < i.lo) || z < 0 != (hi < i.hi) || lo < minSigned(width) || hi > maxSigned(width) {
		return false
	}
	i.lo, i.hi = lo, hi
	return true
}

func saturate(x, y, product int64, ok bool, width int) int64 {
	switch {
	case ok:
		return product
	case x < 0 != (y < 0):
		return minSigned(width)
	}
	return maxSigned(width)
}

func mulChecked(x, y int64, width int) (int64, bool) {
	high, low := bits.Mul64(magnitude(x), magnitude(y))
	if high != 0 || low > uint64(maxSigned(width)) {
		return 0, false
	}
	if x < 0 != (y < 0) {
		return -int64(low), true
	}
	return int64(low), true
}

// rangeOf returns the signed range of a value after its casts.
func (b *Batch) rangeOf(c casted) interval {
	w := c.v.Type().Bits
	if w > 64 { // offsets are words
		return interval{minSigned(c.bits()), maxSigned(c.bits())}
	}
	r := b.valueRange(c.v)
	if c.trunc > 0 {
		w -= c.trunc
		if r.lo < minSigned(w) || r.hi > maxSigned(w) {
			r = interval{minSigned(w), maxSigned(w)}
		}
	}
	if w += c.sext; c.zext > 0 && r.lo < 0 && w < 64 {
		r = interval{0, int64(widthMask(w))}
	}
	return r
}

func (b *Batch) query() *simplify.Query {
	return &simplify.Query{Query: valuetracking.Query{Layout: b.dl, Dom: b.dt}}
}

func (b *Batch) rangeOfValue(v ir.Value) interval {
	w := v.Type().Bits
	k := b.query().KnownBits(v)
	r := interval{k.SMin(w), k.SMax(w)}
	if i := asInstr(v); i != nil {
		r = r.intersect(operationRange(i, w))
	}
	return r
}

func (i interval) intersect(j interval) interval {
	k := interval{max(i.lo, j.lo), min(i.hi, j.hi)}
	if k.lo > k.hi {
		return i // the value is poison, or the code is not executed
	}
	return k
}

// operationRange bounds the results of operations with constants, and of loads and calls with
// !range.
func operationRange(i *ir.Instr, w int) interval {
	full := interval{minSigned(w), maxSigned(w)}
	if n := i.MD("range"); n != nil && len(n.Fields) == 2 {
		lo, hi := wrap(int64(mdUint(n.Operand(0))), w), wrap(int64(mdUint(n.Operand(1))), w)
		if lo < hi {
			return interval{lo, hi - 1}
		}
		return full
	}
	constant := func(k int) (int64, bool) {
		c := constInt(i.Operand(k))
		if c == nil {
			return 0, false
		}
		return c.Int64()
	}
	switch i.Op() {
	case ir.URem:
		if n, ok := constant(1); ok && n > 0 {
			return interval{0, n - 1}
		}
	case ir.SRem:
		if n, ok := constant(1); ok && n != 0 && n != minSigned(w) {
			m := int64(magnitude(n)) - 1
			return interval{-m, m}
		}
	case ir.SDiv:
		if n, ok := constant(1); ok && n > 1 {
			return interval{minSigned(w) / n, maxSigned(w) / n}
		}
	case ir.Call:
		return minMaxRange(i, full)
	}
	return full
}

func minMaxRange(i *ir.Instr, full interval) interval {
	id := i.IntrinsicID()
	if i.NumArgs() != 2 {
		return full
	}
	c := constInt(i.Arg(1))
	if c == nil {
		return full
	}
	n, ok := c.Int64()
	switch {
	case !ok:
	case id == "llvm.smin":
		return interval{full.lo, n}
	case id == "llvm.smax":
		return interval{n, full.hi}
	case id == "llvm.umin" && n >= 0:
		return interval{0, n}
	}
	return full
}

// maxFactDepth bounds the recursion of nonEqual.
const maxFactDepth = 6

// nonZero reports whether v is surely not zero where at is executed.
func (b *Batch) nonZero(v ir.Value, at *ir.Instr) bool {
	if v.Type().Kind != ir.IntKind || v.Type().Bits > 64 { // of the words that offsets are
		return false
	}
	if b.neverZero(v) {
		return true
	}
	if r := b.valueRange(v); r.lo > 0 || r.hi < 0 {
		return true
	}
	i := asInstr(v)
	if i != nil && (i.Op() == ir.ZExt || i.Op() == ir.SExt) {
		return b.nonZero(i.Operand(0), at)
	}
	return at != nil && b.guardedNonZero(v, at)
}

// maxGuardUses bounds how many users of a value are visited for a comparison with zero.
const maxGuardUses = 20

// guardedNonZero looks for a branch on a comparison of v with zero that control to at must have
// taken.
func (b *Batch) guardedNonZero(v ir.Value, at *ir.Instr) bool {
	n := 0
	for u := range ir.Users(v) {
		if n++; n > maxGuardUses || b.dt == nil {
			return false
		}
		if u.Op() != ir.ICmp || !u.Pred.IsEquality() || u.Operand(0) != v {
			continue
		}
		if k := constInt(u.Operand(1)); k == nil || !k.IsZero() {
			continue
		}
		side := 0
		if u.Pred == ir.EQ {
			side = 1
		}
		for t := range ir.Users(u) {
			if t.IsCondBr() && t.Succ(0) != t.Succ(1) && b.dt.EdgeDominates(t.Block(), t.Succ(side), at.Block()) {
				return true
			}
		}
	}
	return false
}

// nonEqual reports whether x and y surely differ.
func (b *Batch) nonEqual(x, y ir.Value, at *ir.Instr, depth int) bool {
	if x == y || x.Type() != y.Type() || x.Type().Kind != ir.IntKind || x.Type().Bits > 64 || depth > maxFactDepth {
		return false
	}
	if b.shifted(x, y, at) || b.shifted(y, x, at) {
		return true
	}
	i, j := asInstr(x), asInstr(y)
	if i != nil && j != nil && i.Op() == j.Op() && b.injective(i, j, at, depth) {
		return true
	}
	k, m := b.query().KnownBits(x), b.query().KnownBits(y)
	return k.Zero&m.One != 0 || k.One&m.Zero != 0
}

// shifted reports whether y is x plus or minus something that is not zero, or x times a factor that
// changes it.
func (b *Batch) shifted(x, y ir.Value, at *ir.Instr) bool {
	i := asInstr(y)
	if i == nil {
		return false
	}
	switch i.Op() {
	case ir.Add, ir.Xor:
		return i.Operand(0) == x && b.nonZero(i.Operand(1), at) || i.Operand(1) == x && b.nonZero(i.Operand(0), at)
	case ir.Sub:
		return i.Operand(0) == x && b.nonZero(i.Operand(1), at)
	case ir.Mul:
		k := constInt(i.Operand(1))
		if k == nil || i.Operand(0) != x || i.Flags&(ir.NUW|ir.NSW) == 0 {
			return false
		}
		n, ok := k.Int64()
		return ok && n != 0 && n != 1 && b.nonZero(x, at)
	case ir.Shl:
		k := constInt(i.Operand(1))
		return k != nil && !k.IsZero() && i.Operand(0) == x && i.Flags&(ir.NUW|ir.NSW) != 0 && b.nonZero(x, at)
	}
	return false
}

// injective handles two operations of one kind that share an operand: they differ if the other
// operands do.
func (b *Batch) injective(i, j *ir.Instr, at *ir.Instr, depth int) bool {
	ne := func(k, m int) bool { return b.nonEqual(i.Operand(k), j.Operand(m), at, depth+1) }
	switch i.Op() {
	case ir.Add, ir.Xor:
		for k := range 2 {
			for m := range 2 {
				if i.Operand(k) == j.Operand(m) && ne(1-k, 1-m) {
					return true
				}
			}
		}
	case ir.Sub:
		return i.Operand(0) == j.Operand(0) && ne(1, 1) || i.Operand(1) == j.Operand(1) && ne(0, 0)
	case ir.ZExt, ir.SExt:
		return i.Operand(0).Type() == j.Operand(0).Type() && ne(0, 0)
	case ir.Mul:
		k := constInt(i.Operand(1))
		if k == nil || i.Operand(1) != j.Operand(1) || k.IsZero() {
			return false
		}
		return (i.HasFlag(ir.NUW) && j.HasFlag(ir.NUW) || i.HasFlag(ir.NSW) && j.HasFlag(ir.NSW)) && ne(0, 0)
	case ir.Phi:
		return i.Block() == j.Block() && b.phisDiffer(i, j, depth)
	}
	return false
}

// phisDiffer compares φs of one block edge by edge; constants alone, but for one edge.
func (b *Batch) phisDiffer(i, j *ir.Instr, depth int) bool {
	full := depth <= 1
	for k := range i.NumIncoming() {
		from := i.IncomingBlock(k)
		x, y := i.Operand(k), j.IncomingFor(from)
		if c, d := constInt(x), constInt(y); c != nil && d != nil && c != d {
			continue
		}
		if !full || !b.nonEqual(x, y, from.Term(), maxFactDepth-1) {
			return false
		}
		full = false
	}
	return true
}
