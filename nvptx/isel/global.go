package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// variables makes the module-level variables, each after those that its initialiser mentions.
func (m *module) variables() []*ptx.Var {
	var out []*ptx.Var
	state := map[*ir.GlobalVar]int{} // 1: being made, 2: done
	var visit func(g *ir.GlobalVar)
	visit = func(g *ir.GlobalVar) {
		if state[g] != 0 {
			if state[g] == 1 {
				m.fail(g.Pos, "%s: variables whose initialisers refer to each other are not supported for PTX", g.Ident())
			}
			return
		}
		state[g] = 1
		for _, r := range m.references(g) {
			if h, ok := r.(*ir.GlobalVar); ok && h != g {
				visit(h)
			}
		}
		state[g] = 2
		if v := m.variable(g); v != nil {
			out = append(out, v)
		}
	}
	for _, v := range m.used {
		if g, ok := v.(*ir.GlobalVar); ok {
			visit(g)
		}
	}
	return out
}

// variable makes one variable; nil after a diagnostic.
func (m *module) variable(g *ir.GlobalVar) *ptx.Var {
	for _, kind := range []string{"texture", "surface", "sampler"} {
		if _, ok := m.mark(g, kind); ok {
			m.fail(g.Pos, "%s: a %s is not supported for PTX", g.Ident(), kind)
			return nil
		}
	}
	space, ok := stateSpaces[storageSpace(g)]
	if !ok || space.ptx == ptx.ParamSpace || space.ptx == ptx.Local {
		m.fail(g.Pos, "%s: a variable in address space %d is not supported for PTX", g.Ident(), g.Space)
		return nil
	}
	if !g.ValueType.IsSized() {
		m.fail(g.Pos, "%s: a variable of type %s is not supported for PTX", g.Ident(), g.ValueType)
		return nil
	}
	if g.TLS != "" {
		m.fail(g.Pos, "%s: thread_local is not supported for PTX", g.Ident())
		return nil
	}
	v := &ptx.Var{Linkage: linkageOf(g, m.isDefined(g)), Space: space.ptx, Name: m.names[g], Align: int(g.Align)}
	if v.Align == 0 {
		v.Align = int(m.layout.PrefAlign(g.ValueType))
	}
	if _, ok := m.mark(g, "managed"); ok {
		v.Managed = true
		if v.Space != ptx.Global {
			m.fail(g.Pos, "%s: a managed variable outside of global memory is not supported for PTX", g.Ident())
			return nil
		}
	}
	m.shape(v, g)
	return v
}

// shape sets the variable's type and initialiser: scalars as they are, everything else as bytes or, where there are
// addresses in it, as 64-bit words.
func (m *module) shape(v *ptx.Var, g *ir.GlobalVar) {
	t := g.ValueType
	size := int(m.layout.AllocSize(t))
	img := m.image(g, size)
	if ps, ok := m.pieces(t); ok && len(ps) == 1 && !t.IsAggregate() && !t.IsVector() && ps[0].memType() != "" {
		v.Type = ptx.TypeByName(ps[0].memType())
		if ps[0].ty.IsFloat() && ps[0].bits == 16 {
			v.Type = ptx.B16
		}
		v.Init = img.scalar(v.Type)
		return
	}
	v.Type, v.Dims = ptx.B8, []int{size}
	if size == 0 {
		v.Dims = []int{-1} // the size is known at launch
		if v.Space != ptx.Shared || v.Linkage != ptx.Extern {
			v.Dims = []int{1}
		}
		return
	}
	if img == nil || img.isZero() {
		return
	}
	if len(img.addrs) == 0 {
		v.Init = &ptx.Init{Kind: ptx.InitList}
		for _, b := range img.bytes {
			v.Init.List = append(v.Init.List, ptx.Init{Kind: ptx.InitInt, Value: uint64(b)})
		}
		return
	}
	m.shapeWithAddresses(v, g, img)
}

// shapeWithAddresses writes words, or bytes with masked addresses where an address is not aligned.
func (m *module) shapeWithAddresses(v *ptx.Var, g *ir.GlobalVar, img *image) {
	aligned := len(img.bytes)%8 == 0
	for _, a := range img.addrs {
		aligned = aligned && a.at%8 == 0
	}
	v.Init = &ptx.Init{Kind: ptx.InitList}
	if aligned {
		v.Type, v.Dims = ptx.U64, []int{len(img.bytes) / 8}
		for at := 0; at < len(img.bytes); at += 8 {
			v.Init.List = append(v.Init.List, img.word(at))
		}
		return
	}
	if !m.target.has(7, 1, 0) {
		m.fail(g.Pos, "%s: an address in a packed initialiser is not supported for PTX (before PTX 7.1)", g.Ident())
		return
	}
	for at := 0; at < len(img.bytes); {
		a := img.addressAt(at)
		if a == nil {
			v.Init.List = append(v.Init.List, ptx.Init{Kind: ptx.InitInt, Value: uint64(img.bytes[at])})
			at++
			continue
		}
		for k := range 8 {
			in := a.init
			in.Mask = 0xFF << uint(8*k)
			v.Init.List = append(v.Init.List, in)
		}
		at += 8
	}
}
