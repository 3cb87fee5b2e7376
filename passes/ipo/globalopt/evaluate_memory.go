package globalopt

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/simplify/constfold"
)

// cell is memory of a type: a constant, or the cells of its members once one of them has been
// written.
type cell struct {
	ty      *ir.Type
	value   ir.Value
	members []*cell
}

// split gives a cell members; false for types that have none.
func (c *cell) split() bool {
	k, ok := c.value.(*ir.Const)
	if !ok || !c.ty.IsAggregate() && (!c.ty.IsVector() || c.ty.Scalable) {
		return false
	}
	n := c.ty.NumFields()
	if n > ir.MaxUnpacked && len(k.Elems) == 0 && k.Kind != ir.StringConst {
		return false // written in one word
	}
	c.members = make([]*cell, n)
	for m := range n {
		v := k.Elem(m)
		if v == nil {
			c.members = nil
			return false
		}
		c.members[m] = &cell{ty: v.Type(), value: v}
	}
	c.value = nil
	return true
}

// constant returns what the cell holds.
func (c *cell) constant() ir.Value {
	if c.members == nil {
		return c.value
	}
	elems := make([]ir.Value, len(c.members))
	for k, m := range c.members {
		elems[k] = m.constant()
	}
	return ir.NewAggregate(c.ty, elems)
}

// member returns the member in which the bytes from off on are, and where; nil when size bytes do
// not fit into the cell, or off is in none.
func (c *cell) member(off int64, size uint64, dl *ir.DataLayout) (m *cell, rest int64) {
	if off < 0 || size > dl.StoreSize(c.ty) {
		return nil, 0
	}
	n, inside, ok := constfold.MemberAt(c.ty, uint64(off), dl)
	if !ok {
		return nil, 0
	}
	return c.members[n], int64(inside)
}

// place returns the variable and the offset that an address is.
func (fr *frame) place(p ir.Value) (v *ir.GlobalVar, off int64, ok bool) {
	k := fr.get(p)
	if k == nil {
		return nil, 0, false
	}
	base, off, ok := analysis.ConstantOffset(k, fr.e.m.Layout)
	v, isVar := base.(*ir.GlobalVar)
	return v, off, ok && isVar
}

// slot makes a variable for an alloca, which never becomes part of the module.
func (e *evaluator) slot(i *ir.Instr) *ir.GlobalVar {
	v := ir.NewModule(e.m.Ctx).NewGlobal("slot", i.ElemTy, i.Type().Space, ir.NewUndef(i.ElemTy))
	v.Linkage = ir.Private
	e.slots[v] = true
	return v
}

func (e *evaluator) load(v *ir.GlobalVar, off int64, ty *ir.Type) ir.Value {
	c := e.memory[v]
	if c == nil {
		if !globals.OwnInitializer(v) {
			return nil
		}
		return constfold.LoadFrom(v.Init, ty, off, e.m.Layout)
	}
	for c.members != nil {
		if c, off = c.member(off, e.m.Layout.StoreSize(ty), e.m.Layout); c == nil {
			return nil
		}
	}
	return constfold.LoadFrom(c.value, ty, off, e.m.Layout)
}

// store writes a constant, if the variable's initial value is this module's to choose, and linkers
// can write the constant.
func (e *evaluator) store(v *ir.GlobalVar, off int64, value ir.Value) bool {
	if !globals.OwnInitializer(v) || v.Constant || v.Linkage == ir.LinkOnceODR || v.Linkage == ir.WeakODR || v.TLS != "" || !e.storable(value) {
		return false
	}
	dl := e.m.Layout
	c := e.memory[v]
	if c == nil {
		c = &cell{ty: v.ValueType, value: v.Init}
	}
	at := c
	for off != 0 || !sameSize(at.ty, value.Type(), dl) {
		if at.members == nil && !at.split() {
			return false
		}
		if at, off = at.member(off, dl.StoreSize(value.Type()), dl); at == nil {
			return false
		}
	}
	if at.ty != value.Type() {
		if value = reinterpret(value, at.ty, dl); value == nil {
			return false
		}
	}
	at.value, at.members = value, nil
	e.memory[v] = c
	return true
}

// sameSize reports whether a scalar of one type can be one of the other with the same bits.
func sameSize(a, b *ir.Type, dl *ir.DataLayout) bool {
	return a == b || !a.IsAggregate() && !b.IsAggregate() && dl.SizeBits(a) == dl.SizeBits(b)
}

// reinterpret returns a constant of another type with the same bits, or nil.
func reinterpret(v ir.Value, ty *ir.Type, dl *ir.DataLayout) ir.Value {
	op := ir.BitCast
	switch {
	case ty.IsPtr():
		op = ir.IntToPtr
	case v.Type().IsPtr():
		op = ir.PtrToInt
	}
	return constfold.Cast(op, v, ty, dl)
}

// storable reports whether linkers can write a constant: numbers, addresses of globals, and those
// with a constant added.
func (e *evaluator) storable(v ir.Value) bool {
	switch v := v.(type) {
	case ir.GlobalValue:
		return v.Base().DLLStorage != "dllimport" && v.Base().TLS == ""
	case *ir.Const:
		if v.Kind == ir.BlockAddressConst {
			return true
		}
		if v.Kind != ir.ExprConst {
			for _, o := range v.Elems {
				if !e.storable(o) {
					return false
				}
			}
			return true
		}
		switch v.Op {
		case ir.BitCast:
			return e.storable(v.Elems[0])
		case ir.IntToPtr, ir.PtrToInt, ir.PtrToAddr:
			return e.m.Layout.SizeBits(v.Type()) == e.m.Layout.SizeBits(v.Elems[0].Type()) && e.storable(v.Elems[0])
		case ir.GetElementPtr, ir.Add:
			for _, o := range v.Elems[1:] {
				if ir.AsInt(o) == nil {
					return false
				}
			}
			return e.storable(v.Elems[0])
		}
	}
	return false
}
