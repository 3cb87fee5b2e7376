package instcombine

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// maxTable bounds the tables whose entries are scanned (LLVM's instcombine-maxarray-size).
const maxTable = 1024

// truthTable is for which entries of a table a compare holds, as LLVM's
// foldCmpLoadFromIndexedGlobal keeps it: at most two entries by number, the range that they fill,
// and a bit for each of the first 64.
type truthTable struct {
	holds, fails entries
	bits         uint64
}

// entries holds the indices of the entries with the same result: the first two, and the last of the
// initial run without gaps. broken means that there is a gap.
type entries struct {
	count       int
	first, next int
	end         int
	broken      bool
}

func (e *entries) add(n int) {
	switch e.count++; e.count {
	case 1:
		e.first, e.end = n, n
		return
	case 2:
		e.next = n
	}
	if e.end != n-1 {
		e.broken = true
	}
	e.end = n
}

// skip records an entry that may have either result.
func (e *entries) skip(n int) {
	if e.count > 0 && e.end == n-1 {
		e.end = n
	}
}

// cmpOfTable replaces a compare of an entry of a constant table with a constant by a test of the
// index; mask, if there is one, is and'ed to the entry first.
//
//	table[i] == 3  ⇒  i == 2                 where only entry 2 is 3
//	table[i] != 3  ⇒  ((0b1011 >> i) & 1) != 0
func (ic *combiner) cmpOfTable(i *ir.Instr, ld ir.Value, mask *ir.Const) *ir.Instr {
	l := opOf(ld, ir.Load)
	rhs, ok := i.Operand(1).(*ir.Const)
	if l == nil || !ok || l.IsVolatile() || l.Ordering != ir.NotAtomic {
		return nil
	}
	g := opOf(l.Operand(0), ir.GetElementPtr)
	if g == nil {
		return nil
	}
	table, at := ic.tableOf(g)
	if table == nil {
		return nil
	}
	var t truthTable
	for n := range int(table.Type().Len) {
		e := entryAt(table, uint64(n), g, at+1)
		if e == nil || e.Type() != l.Type() {
			return nil
		}
		if mask != nil {
			e = constfold.Binary(ir.And, 0, e, mask, ic.dl)
		}
		if e == nil || !t.note(ic, i, e, rhs, n) {
			return nil
		}
	}
	return ic.askIndex(i, g, table, g.Operand(at), t)
}

// tableOf returns the constant array that an address points into, of the form (@table, 0, i,
// constants…), or (@table, i) in steps of an entry, and which operand i is.
func (ic *combiner) tableOf(g *ir.Instr) (table *ir.Const, at int) {
	v, ok := g.Operand(0).(*ir.GlobalVar)
	if !ok || !v.Constant || v.Init == nil || !constfold.Definitive(v) {
		return nil, 0
	}
	table, ok = v.Init.(*ir.Const)
	switch {
	case !ok:
		return nil, 0
	case g.NumOperands() > 2 && isZero(g.Operand(1)) && table.Type() == g.ElemTy:
		at = 2
	case g.NumOperands() == 2 && table.Type().Kind == ir.ArrayKind && table.Type().Elem == g.ElemTy:
		at = 1
	default:
		return nil, 0
	}
	if ir.IsConst(g.Operand(at)) || table.Type().Kind != ir.ArrayKind || table.Type().Len > maxTable || table.Type().Len == 0 || table.Kind != ir.ArrayConst && table.Kind != ir.StringConst {
		return nil, 0
	}
	return table, at
}

// entryAt returns the constant in an entry that the indices from operand k on select, or nil.
func entryAt(table *ir.Const, n uint64, g *ir.Instr, k int) *ir.Const {
	e, _ := table.Elem(n).(*ir.Const)
	for ; k < g.NumOperands() && e != nil; k++ {
		at, ok := word(g.Operand(k))
		if !ok || !e.Type().IsAggregate() || e.Type().Kind == ir.ArrayKind && at >= e.Type().Len {
			return nil
		}
		e, _ = e.Elem(at).(*ir.Const)
	}
	return e
}

// note records the result for entry n, and reports whether there is one.
func (t *truthTable) note(ic *combiner, i *ir.Instr, e, rhs *ir.Const, n int) bool {
	var v *ir.Const
	if i.Op() == ir.FCmp {
		v = constfold.FCmpIn(i.Func(), i.Pred, e, rhs, i.Type())
	} else {
		v = constfold.ICmp(i.Pred, e, rhs, i.Type(), ic.dl)
	}
	if v == nil {
		return false
	}
	if isUndef(v) {
		t.holds.skip(n)
		t.fails.skip(n)
		return true
	}
	k := ir.AsInt(v)
	if k == nil {
		return false
	}
	if k.IsZero() {
		t.fails.add(n)
		return true
	}
	t.holds.add(n)
	if n < 64 {
		t.bits |= 1 << n
	}
	return true
}

// askIndex creates the cheapest test of the index.
func (ic *combiner) askIndex(i, g *ir.Instr, table *ir.Const, idx ir.Value, t truthTable) *ir.Instr {
	if !idx.Type().IsInt() {
		return nil
	}
	magic := idx.Type()
	if table.Type().Len > uint64(magic.Bits) {
		magic = ic.smallestLegal(int(table.Type().Len))
	}
	few := t.holds.count <= 2 || t.fails.count <= 2 || !t.holds.broken || !t.fails.broken
	if !few && magic == nil {
		return nil
	}
	idx = ic.indexInTable(g, idx, table)
	at := func(n int) *ir.Const { return ir.NewSigned(idx.Type(), int64(n)) }
	switch {
	case t.holds.count <= 2:
		return ic.oneOf(i, idx, ir.EQ, t.holds, at)
	case t.fails.count <= 2:
		return ic.oneOf(i, idx, ir.NE, t.fails, at)
	case !t.holds.broken:
		if t.holds.first != 0 {
			idx = ic.b.add(idx, at(-t.holds.first), "")
		}
		return newCmp(ir.ULT, idx, at(t.holds.end-t.holds.first+1))
	case !t.fails.broken:
		if t.fails.first != 0 {
			idx = ic.b.add(idx, at(-t.fails.first), "")
		}
		return newCmp(ir.UGT, idx, at(t.fails.end-t.fails.first))
	}
	v := ic.b.intCast(idx, magic, false, "")
	v = ic.b.binary(ir.LShr, ir.NewInt(magic, t.bits), v, 0, "")
	return newCmp(ir.NE, ic.b.and(ir.NewInt(magic, 1), v, ""), ir.NewZero(magic))
}

// smallestLegal returns the narrowest legal integer type of the target with at least so many bits,
// nil if there is none.
func (ic *combiner) smallestLegal(bits int) *ir.Type {
	best := 0
	for _, n := range ic.dl.NativeInts {
		if n >= bits && n <= 64 && (best == 0 || n < best) {
			best = n
		}
	}
	if best == 0 {
		return nil
	}
	return ic.ctx.Int(best)
}

// indexInTable is the index as the address computes it: without inbounds, bits that the
// multiplication by the entry's size drops do not count.
func (ic *combiner) indexInTable(g *ir.Instr, idx ir.Value, table *ir.Const) ir.Value {
	if g.HasFlag(ir.InBounds) {
		return idx
	}
	if w := ic.dl.IndexBits(g.Type().Space); idx.Type().Bits > w {
		idx = ic.b.cast(ir.Trunc, idx, ic.ctx.Int(w), "")
	}
	if z := bits.TrailingZeros64(ic.dl.AllocSize(table.Type().Elem)); z != 0 && idx.Type().Bits <= 64 {
		idx = ic.b.and(idx, ir.NewInt(idx.Type(), ^uint64(0)>>(64-idx.Type().Bits)>>z), "")
	}
	return idx
}

// oneOf creates the test that the index is one of zero, one or two numbers, or, for ne, none of
// them.
func (ic *combiner) oneOf(i *ir.Instr, idx ir.Value, p ir.Pred, e entries, at func(int) *ir.Const) *ir.Instr {
	switch e.count {
	case 0:
		return ic.use(i, truth(i.Type(), p == ir.NE))
	case 1:
		return newCmp(p, idx, at(e.first))
	}
	a, b := ic.b.cmp(p, idx, at(e.first), ""), ic.b.cmp(p, idx, at(e.next), "")
	op := ir.Or
	if p == ir.NE {
		op = ir.And
	}
	return newBinary(op, a, b, 0)
}
