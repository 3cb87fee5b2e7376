package codegenprepare

import (
	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify/constfold"
)

// Sinking of address computations: the components that an addressing mode can add are recomputed
// before the access (%sunkaddr), so that instruction selection, which sees one block at a time,
// finds them. LLVM's optimizeMemoryInst.

// sinkAddress does so for the address addr of an access of ty.
func (p *preparation) sinkAddress(access *ir.Instr, addr ir.Value, ty *ir.Type) bool {
	if !addr.Type().IsPtr() {
		return false
	}
	steps := promotions{p: p}
	m := addressMerge{p: p, addr: addr}
	if !m.collect(access, ty, &steps) || !m.merge() {
		steps.rollBack(0)
		return false
	}
	changed := steps.commit()
	if len(m.paths) == 0 && !m.leavesBlock(access.Block()) {
		return changed
	}
	sunk, ok := p.sunk[addr]
	if i := asInstr(sunk); !ok || i != nil && i.Block() == nil {
		s := &addressSinking{p: p, b: ir.Before(access), ty: addr.Type(), form: m.forms[0]}
		if p.c.FlagBool("addr-sink-using-gep", true) {
			sunk = s.build()
		} else {
			sunk = s.sum()
		}
		if sunk == nil {
			return changed
		}
	}
	for k, v := range access.Operands() {
		if v == addr {
			access.SetOperand(k, sunk)
		}
	}
	p.sunk[addr] = sunk
	if i := asInstr(addr); i != nil {
		rewrite.EraseDead(i)
	}
	return true
}

// leavesBlock reports whether a folded instruction is in another block.
func (m *addressMerge) leavesBlock(b *ir.Block) bool {
	for _, i := range m.forms[len(m.forms)-1].foldedInto {
		if i.Block() != b {
			return true
		}
	}
	return false
}

// addressSinking builds an address form before an access.
type addressSinking struct {
	p    *preparation
	b    *ir.Builder
	ty   *ir.Type // of the address
	form addressForm
}

// build returns the address, or nil where it cannot be written as one pointer and an index.
func (s *addressSinking) build() ir.Value {
	a := &s.form
	intPtr := s.p.dl.IntPtrType(s.ty)
	ptr, ok := s.pointer(intPtr)
	switch {
	case !ok:
		return nil
	case ptr == nil && a.base == nil && a.scale == 0 && a.offset == 0:
		return ir.NewZero(s.ty)
	case ptr == nil:
		return nil
	}
	var index ir.Value
	if a.base != nil {
		index = s.fit(a.base, intPtr)
	}
	if a.scale != 0 {
		v := s.fit(a.scaled, intPtr)
		if a.scale != 1 {
			v = s.b.Mul(v, ir.NewSigned(intPtr, a.scale), "sunkaddr")
		}
		if index != nil {
			v = s.b.Add(index, v, "sunkaddr")
		}
		index = v
	}
	if a.offset != 0 {
		if index != nil {
			ptr = s.add(ptr, index)
		}
		index = ir.NewSigned(intPtr, a.offset)
	}
	if index != nil {
		ptr = s.add(ptr, index)
	}
	if ptr.Type() != s.ty {
		if s.p.dl.IsNonIntegral(s.ty.Space) {
			return nil
		}
		ptr = s.cast(ir.IntToPtr, s.cast(ir.PtrToInt, ptr, intPtr), s.ty)
	}
	return ptr
}

// sum returns the address as an integer sum, or nil where the parts are no integers of one width.
func (s *addressSinking) sum() ir.Value {
	a := &s.form
	intPtr := s.p.dl.IntPtrType(s.ty)
	var out ir.Value
	add := func(v ir.Value) {
		if out != nil {
			v = s.fold(ir.NewInstr(ir.Add, intPtr, out, v))
		}
		out = v
	}
	number := func(v ir.Value) ir.Value {
		if v.Type().IsPtr() {
			return s.cast(ir.PtrToInt, v, intPtr)
		}
		return s.fit(v, intPtr)
	}
	for _, v := range []ir.Value{a.base, a.scaled, a.symbol} {
		if v != nil && v.Type().IsPtr() && s.p.dl.IsNonIntegral(v.Type().Space) {
			return nil
		}
	}
	if s.p.dl.IsNonIntegral(s.ty.Space) || a.scale != 0 && a.scaled.Type().IsInt() && a.scaled.Type().Bits < intPtr.Bits {
		return nil
	}
	if a.base != nil {
		add(number(a.base))
	}
	if a.scale != 0 {
		v := number(a.scaled)
		if a.scale != 1 {
			v = s.fold(ir.NewInstr(ir.Mul, intPtr, v, ir.NewSigned(intPtr, a.scale)))
		}
		add(v)
	}
	if a.symbol != nil {
		add(number(a.symbol))
	}
	if a.offset != 0 {
		add(ir.NewSigned(intPtr, a.offset))
	}
	if out == nil {
		return ir.NewZero(s.ty)
	}
	return s.cast(ir.IntToPtr, out, s.ty)
}

// pointer removes the pointer component from the form and returns it; false when there are two, or
// one is scaled.
func (s *addressSinking) pointer(intPtr *ir.Type) (ptr ir.Value, ok bool) {
	a := &s.form
	if a.base != nil && a.base.Type().IsPtr() {
		ptr, a.base = a.base, nil
	}
	if a.scale != 0 && a.scaled.Type().IsPtr() {
		if ptr != nil || a.scale != 1 {
			return nil, false
		}
		ptr, a.scale = a.scaled, 0
	}
	if a.scale != 0 && a.scaled.Type().Bits < intPtr.Bits {
		return nil, false
	}
	if a.symbol != nil {
		if ptr != nil {
			return nil, false
		}
		ptr = a.symbol
	}
	if ptr == nil && !s.p.dl.IsNonIntegral(s.ty.Space) {
		switch {
		case a.base != nil:
			ptr, a.base = s.cast(ir.IntToPtr, a.base, s.ty), nil
		case a.scale == 1:
			ptr, a.scale = s.cast(ir.IntToPtr, a.scaled, s.ty), 0
		}
	}
	return ptr, true
}

func (s *addressSinking) add(ptr, index ir.Value) ir.Value {
	if ptr.Type() != s.ty {
		ptr = constfold.InstrOrInsert(s.b, ir.NewInstr(ir.AddrSpaceCast, s.ty, ptr), s.p.dl)
	}
	var flags ir.Flags
	if s.form.inBounds {
		flags = ir.InBounds
	}
	return s.fold(ir.NewGEP(s.b.Ctx().I8, ptr, flags, index))
}

// cast converts a part, unless it is a constant.
func (s *addressSinking) cast(op ir.Op, v ir.Value, to *ir.Type) ir.Value {
	return s.fold(ir.NewInstr(op, to, v))
}

// fold inserts an instruction before the access, unless it folds to a constant.
func (s *addressSinking) fold(i *ir.Instr) ir.Value {
	v := constfold.InstrOrInsert(s.b, i, s.p.dl)
	if v == ir.Value(i) {
		i.SetName("sunkaddr")
	}
	return v
}

// fit gives an integer the width of a pointer.
func (s *addressSinking) fit(v ir.Value, to *ir.Type) ir.Value {
	switch bits := v.Type().Bits; {
	case bits > to.Bits:
		return s.cast(ir.Trunc, v, to)
	case bits < to.Bits:
		return s.cast(ir.SExt, v, to)
	}
	return v
}
