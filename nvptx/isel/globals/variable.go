package globals

import (
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// Variables makes the module-level variables, each after those that its initialiser mentions; where
// these form a cycle, one is declared first.
func (m *Table) Variables() []*ptx.Var {
	var early, out []*ptx.Var
	for _, g := range m.vars {
		v := m.variable(g)
		if v == nil {
			continue
		}
		if m.early[g] {
			if v.Linkage == ptx.Internal {
				v.Linkage = ptx.Visible
			}
			declaration := *v
			declaration.Linkage, declaration.Init = ptx.Extern, nil
			early = append(early, &declaration)
		}
		out = append(out, v)
	}
	return append(early, out...)
}

// orderVariables lists the variables that are emitted, each after those that its initialiser
// mentions, and finds those that must be declared before: each cycle has one.
func (m *Table) orderVariables() {
	m.early = map[*ir.GlobalVar]bool{}
	state := map[*ir.GlobalVar]int{} // 1: being visited, 2: done
	var visit func(g *ir.GlobalVar)
	visit = func(g *ir.GlobalVar) {
		state[g] = 1
		for _, r := range m.references(g) {
			h, ok := r.(*ir.GlobalVar)
			switch {
			case ok && state[h] == 0:
				visit(h)
			case ok && state[h] == 1:
				m.early[h] = true
			}
		}
		state[g] = 2
		m.vars = append(m.vars, g)
	}
	for _, v := range m.used {
		if g, ok := v.(*ir.GlobalVar); ok && state[g] == 0 {
			visit(g)
		}
	}
	for _, g := range m.vars {
		if m.early[g] && g.Linkage.IsLocal() {
			m.exportName(g)
		}
	}
}

// exportName gives a local variable a name that no other module has: PTX declares only those
// Variables before their definition that others see.
func (m *Table) exportName(g *ir.GlobalVar) {
	taken := map[string]bool{}
	for _, name := range m.names {
		taken[name] = true
	}
	name := fmt.Sprintf("%s_$_module_$_%08x", m.names[g], crc32.ChecksumIEEE([]byte(m.ir.SourceName)))
	for base, n := name, 1; taken[name]; n++ {
		name = base + "_$" + strconv.Itoa(n)
	}
	m.names[g] = name
}

// ImageType is the type of a variable that is a texture, a sampler or a surface by the module's
// annotations; else NoType.
func (m *Table) ImageType(g *ir.GlobalVar) ptx.Type {
	for _, image := range []struct {
		mark string
		t    ptx.Type
	}{{"texture", ptx.TexRef}, {"surface", ptx.SurfRef}, {"sampler", ptx.SamplerRef}} {
		if _, ok := m.mark(g, image.mark); ok {
			return image.t
		}
	}
	return ptx.NoType
}

// imageParam is the type of a kernel's parameter that is a texture, a sampler or a surface by the
// module's annotations; else NoType.
func (m *Table) imageParam(f *ir.Func, n int) ptx.Type {
	for _, a := range m.marks[f] {
		if t, ok := imageParams[a.key]; ok && a.value == n {
			return t
		}
	}
	return ptx.NoType
}

var imageParams = map[string]ptx.Type{"rdoimage": ptx.TexRef, "wroimage": ptx.SurfRef, "rdwrimage": ptx.SurfRef, "sampler": ptx.SamplerRef}

// SeparateSamplers reports whether textures and samplers are named apart, and are no numbers as
// parameters: as OpenCL's modules want it.
func (m *Table) SeparateSamplers() bool {
	parts := strings.Split(m.ir.Triple, "-")
	return len(parts) > 2 && strings.HasPrefix(parts[2], "nvcl")
}

// variable makes one variable; nil after a diagnostic.
func (m *Table) variable(g *ir.GlobalVar) *ptx.Var {
	if t := m.ImageType(g); t != ptx.NoType {
		v := &ptx.Var{Linkage: linkageOf(g, m.IsDefined(g)), Space: ptx.Global, Name: m.names[g], Type: t}
		if t == ptx.SamplerRef && g.Init != nil {
			v.Init = m.sampler(g)
		}
		return v
	}
	space, ok := addrspace.State(storageSpace(g))
	if !ok || space == ptx.ParamSpace || space == ptx.Local {
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
	v := &ptx.Var{Linkage: linkageOf(g, m.IsDefined(g)), Space: space, Name: m.names[g], Align: int(g.Align)}
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

// shape sets the variable's type and initialiser: scalars have their own type, all other values are
// bytes or, if they contain addresses, 64-bit words.
func (m *Table) shape(v *ptx.Var, g *ir.GlobalVar) {
	t := g.ValueType
	size := int(m.layout.AllocSize(t))
	img := m.image(g, size)
	if typ, ok := m.scalarType(t); ok {
		v.Type = typ
		if img.hasPart() {
			v.Dims = []int{size}
			m.maskedBytes(v, g, img)
			return
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

// scalarType is the type of a variable that holds one scalar; ok is false for all that PTX has no
// such type for.
func (m *Table) scalarType(t *ir.Type) (typ ptx.Type, ok bool) {
	bits := 0
	switch t.Kind {
	case ir.FloatKind:
		return ptx.F32, true
	case ir.DoubleKind:
		return ptx.F64, true
	case ir.HalfKind, ir.BFloatKind:
		return ptx.B16, true
	case ir.IntKind:
		bits = t.Bits
	case ir.PtrKind:
		bits = m.layout.PtrBits(t.Space)
	}
	typ, ok = map[int]ptx.Type{1: ptx.U8, 2: ptx.U16, 4: ptx.U32, 8: ptx.U64}[(bits+7)/8]
	return typ, ok
}

// shapeWithAddresses writes words, or bytes of addresses where one is not aligned or not whole.
func (m *Table) shapeWithAddresses(v *ptx.Var, g *ir.GlobalVar, img *image) {
	aligned := len(img.bytes)%8 == 0 && !img.hasPart()
	for _, a := range img.addrs {
		aligned = aligned && a.at%8 == 0
	}
	if !aligned {
		m.maskedBytes(v, g, img)
		return
	}
	v.Init = &ptx.Init{Kind: ptx.InitList}
	v.Type, v.Dims = ptx.U64, []int{len(img.bytes) / 8}
	for at := 0; at < len(img.bytes); at += 8 {
		v.Init.List = append(v.Init.List, img.word(at))
	}
}

// maskedBytes writes bytes, those of addresses by masks. PTX takes no address as a value of type
// .b8.
func (m *Table) maskedBytes(v *ptx.Var, g *ir.GlobalVar, img *image) {
	if !m.target.Has(7, 1, 0) {
		m.fail(g.Pos, "%s: an address in a packed initialiser is not supported for PTX (before PTX 7.1)", g.Ident())
		return
	}
	v.Type, v.Init = ptx.U8, &ptx.Init{Kind: ptx.InitList}
	for at := 0; at < len(img.bytes); {
		a := img.addressAt(at)
		if a == nil {
			v.Init.List = append(v.Init.List, ptx.Init{Kind: ptx.InitInt, Value: uint64(img.bytes[at])})
			at++
			continue
		}
		for k := range a.size {
			in := a.init
			in.Mask = 0xFF << uint(8*k)
			v.Init.List = append(v.Init.List, in)
		}
		at += a.size
	}
}
