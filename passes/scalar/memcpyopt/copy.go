package memcpyopt

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/memssa"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify/constfold"
)

// Copies of memory that another copy or a memset has written, or that is uninitialized.

// copyDest and copySource are the addresses of a memcpy without casts and steps of 0.
func copyDest(m *ir.Instr) ir.Value   { return analysis.StripCasts(m.Arg(0)) }
func copySource(m *ir.Instr) ir.Value { return analysis.StripCasts(m.Arg(1)) }

// copyCall works on a memcpy, and reports whether it changed anything; the memcpy may be gone.
func (o *optimizer) copyCall(m *ir.Instr) bool {
	if alias.VolatileMem(m) {
		return false
	}
	if copyDest(m) == copySource(m) {
		o.erase(m)
		return true
	}
	if b := o.constantBytes(copySource(m)); b != nil {
		o.becomeSet(m, b, m.Arg(2))
		return true
	}
	aa := o.aa.Batch()
	walk := o.mssa.WalkerWith(aa)
	above := o.definingAbove(m)
	dest := walk.ClobberOf(above, alias.LocationOfDest(m))
	if dest.Kind == memssa.Def && alias.MemSet(dest.Instr) && dest.Block == m.Block() && o.shortenSet(aa, m, dest.Instr) {
		return true
	}
	src := walk.ClobberOf(above, alias.LocationOfSource(m))
	if src.Kind == memssa.Def && o.ofWritten(aa, m, src.Instr) {
		return true
	}
	if src.Kind != memssa.Phi && o.undefined(aa, m.Arg(1), src, m.Arg(2)) {
		o.erase(m)
		o.c.Count("Number of memcpy instructions deleted", 1)
		return true
	}
	if n := ir.AsInt(m.Arg(2)); n != nil {
		if size, fits := n.Uint64(); fits && o.joinSlots(m, m, copyDest(m), copySource(m), size) {
			o.erase(m)
			o.c.Count("Number of memcpy instructions deleted", 1)
			return true
		}
	}
	return false
}

// ofWritten simplifies a copy of memory that instruction w has written.
func (o *optimizer) ofWritten(aa *alias.Batch, m, w *ir.Instr) bool {
	if n := ir.AsInt(m.Arg(2)); n != nil && w.Op() == ir.Call {
		size, fits := n.Uint64()
		s := &slot{load: m, store: m, dest: copyDest(m), src: copySource(m), size: size, align: rewrite.ArgAlign(m, 0), to: alias.LocationOfDest(m)}
		if fits && o.callSlot(s, func() *ir.Instr { return w }) {
			o.erase(m)
			o.c.Count("Number of memcpy instructions deleted", 1)
			return true
		}
	}
	switch {
	case isCopy(w):
		return o.forward(aa, m, w)
	case alias.MemSet(w):
		return o.ofSet(aa, m, w)
	}
	return false
}

// constantBytes returns the byte that a constant variable is filled with.
func (o *optimizer) constantBytes(p ir.Value) ir.Value {
	g, ok := p.(*ir.GlobalVar)
	if !ok || !g.Constant || g.Init == nil || g.ExternallyInit || analysis.Interposable(g) {
		return nil
	}
	return analysis.BytewiseValue(g.Init, o.dl)
}

// becomeSet replaces a memcpy by a memset.
func (o *optimizer) becomeSet(m *ir.Instr, b, size ir.Value) {
	call := rewrite.MemSet(ir.Before(m), m.Arg(0), b, size, memAlign(m))
	o.mssa.Replace(m, call)
	m.Erase()
	o.c.Count("Number of memcpys converted to memset", 1)
}

// shortenSet shortens a memset to the part that a later memcpy does not overwrite.
func (o *optimizer) shortenSet(aa *alias.Batch, m, set *ir.Instr) bool {
	n := m.Arg(2)
	if alias.VolatileMem(set) || !aa.MustAlias(set.Arg(0), m.Arg(0)) || !o.query(m).NonZero(n) {
		return false
	}
	if aa.ModRef(m, alias.LocationOfSource(m))&analysis.Mod != 0 {
		return false
	}
	if o.accessedBetween(aa, alias.LocationOfDest(set), set, m, nil) || o.seenByUnwinding(m.Arg(0), set, m) {
		return false
	}
	size := set.Arg(2)
	if size == n {
		o.erase(set)
		return true
	}
	align := uint64(1)
	if a := max(rewrite.ArgAlign(set, 0), rewrite.ArgAlign(m, 0)); a > 1 {
		if k := ir.AsInt(n); k != nil {
			by, _ := k.Uint64()
			align = min(a, by&-by)
		}
	}
	b := ir.Before(m)
	b.Loc = set.DebugLoc()
	switch {
	case size.Type().Bits > n.Type().Bits:
		n = o.build(b, ir.NewInstr(ir.ZExt, size.Type(), n))
	case size.Type().Bits < n.Type().Bits:
		size = o.build(b, ir.NewInstr(ir.ZExt, n.Type(), size))
	}
	le := o.fold(b.ICmp(ir.ULE, size, n, ""))
	rest := o.build(b, ir.NewInstr(ir.Sub, size.Type(), size, n))
	tail := o.choose(b, le, ir.NewZero(size.Type()), rest)
	at := o.fold(b.GEP(o.f.Ctx().I8, m.Arg(0), 0, "", n))
	call := rewrite.MemSet(b, at, set.Arg(1), tail, align)
	o.insertDef(call)
	o.erase(set)
	return true
}

// build inserts an instruction, or returns the constant that it is.
func (o *optimizer) build(b *ir.Builder, i *ir.Instr) ir.Value { return o.fold(b.Insert(i, "")) }

// fold erases a new instruction and returns the constant that it folds to, or returns the
// instruction.
func (o *optimizer) fold(i *ir.Instr) ir.Value {
	for _, v := range i.Operands() {
		if !ir.IsConst(v) {
			return i
		}
	}
	v := constfold.Instr(i, o.dl)
	if v == nil {
		return i
	}
	i.Erase()
	return v
}

func (o *optimizer) choose(b *ir.Builder, c, x, y ir.Value) ir.Value {
	if k, ok := c.(*ir.Const); ok {
		if k.IsZero() {
			return y
		}
		return x
	}
	return b.Select(c, x, y, "")
}

// forward makes a copy read the source of an earlier copy. The earlier copy may begin before the
// bytes that m reads:
//
//	memcpy(b, a, 32); memcpy(c, b+8, 16)    ⇒    memcpy(b, a, 32); memcpy(c, a+8, 16)
func (o *optimizer) forward(aa *alias.Batch, m, from *ir.Instr) bool {
	if alias.VolatileMem(from) || copySource(m) == copySource(from) {
		return false
	}
	skip, known := o.distance(copySource(m), copyDest(from))
	if !known || skip < 0 || !copiesPart(from, m, skip) {
		return false
	}
	if aa.MustAlias(from.Arg(0), from.Arg(1)) {
		return false // from copies memory onto itself: m would read where it reads already, time and again
	}
	source, made := o.partOfSource(m, from, skip)
	loc := alias.LocationOfSource(from)
	loc.Ptr, loc.Size = source, alias.LocationOfSource(m).Size
	if o.writtenBetween(aa, loc, from, m) {
		drop(made)
		return false
	}
	if aa.MustAlias(m.Arg(0), source) { // back to where it came from
		o.erase(m)
		drop(made)
		o.c.Count("Number of memcpy instructions deleted", 1)
		return true
	}
	id := "llvm.memcpy"
	if aa.ModRef(m, alias.LocationOfSource(from))&analysis.Mod != 0 {
		id = "llvm.memmove"
	}
	align := givenAlign(from, 1)
	if skip > 0 {
		align = min(align, uint64(skip&-skip))
	}
	call := rewrite.MemTransfer(ir.Before(m), id, m.Arg(0), givenAlign(m, 0), source, align, m.Arg(2))
	o.mssa.Replace(m, call)
	m.Erase()
	o.c.Count("Number of memcpy instructions deleted", 1)
	return true
}

// copiesPart reports whether from writes all the bytes that m reads. The read of m begins skip
// bytes after the start of from's destination.
func copiesPart(from, m *ir.Instr, skip int64) bool {
	if skip == 0 && m.Arg(2) == from.Arg(2) {
		return true
	}
	have, want := ir.AsInt(from.Arg(2)), ir.AsInt(m.Arg(2))
	if have == nil || want == nil {
		return false
	}
	end := new(big.Int).Add(want.Big(), big.NewInt(skip))
	return have.Big().Cmp(end) >= 0
}

// partOfSource returns the address skip bytes into the source of the copy from, and the instruction
// created for it, if any. It returns none where m writes there, or copies from the first byte on.
func (o *optimizer) partOfSource(m, from *ir.Instr, skip int64) (p ir.Value, made *ir.Instr) {
	if skip == 0 {
		return from.Arg(1), nil
	}
	if d, known := o.distance(m.Arg(0), from.Arg(1)); known && d == skip {
		return m.Arg(0), nil
	}
	p = o.fold(ir.Before(m).GEP(o.f.Ctx().I8, from.Arg(1), ir.InBounds, "", ir.NewInt(o.f.Ctx().Int(64), uint64(skip))))
	made, _ = p.(*ir.Instr)
	return p, made
}

// drop erases an address computation that has become dead.
func drop(p *ir.Instr) {
	if p != nil {
		p.Erase()
	}
}

// givenAlign returns the alignment attribute of a call's argument k, 0 where it has none.
func givenAlign(call *ir.Instr, k int) uint64 {
	if call.Info.Attrs.Param(k).Has("align") {
		return rewrite.ArgAlign(call, k)
	}
	return 0
}

// ofSet replaces a copy of memset memory by a memset of the destination; the bytes copied beyond
// the memset must be undefined.
func (o *optimizer) ofSet(aa *alias.Batch, m, set *ir.Instr) bool {
	if alias.VolatileMem(set) || !aa.MustAlias(set.Arg(0), m.Arg(1)) {
		return false
	}
	size := m.Arg(2)
	if set.Arg(2) != size {
		have, want := ir.AsInt(set.Arg(2)), ir.AsInt(size)
		if have == nil || want == nil {
			return false
		}
		if want.Big().Cmp(have.Big()) > 0 {
			above := o.mssa.WalkerWith(aa).ClobberOf(o.definingAbove(set), alias.LocationOfSource(m))
			if above.Kind == memssa.Phi || !o.undefined(aa, m.Arg(1), above, size) {
				return false
			}
			size = set.Arg(2)
		}
	}
	o.becomeSet(m, set.Arg(1), size)
	return true
}

// moveToCopy turns a memmove that cannot write its source into a memcpy.
func (o *optimizer) moveToCopy(m *ir.Instr) bool {
	if o.aa.ModRef(m, alias.LocationOfSource(m))&analysis.Mod != 0 {
		return false
	}
	fn := o.f.Module().Intrinsic("llvm.memcpy", m.Info.FuncType, nil, m.Arg(0).Type(), m.Arg(1).Type(), m.Arg(2).Type())
	m.SetCallee(fn)
	o.c.Count("Number of memmoves converted to memcpy", 1)
	return true
}
