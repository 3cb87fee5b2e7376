package globals

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// IsScalarParam reports whether a type is passed in a .param of a scalar type; all others are
// arrays of bytes.
func IsScalarParam(t *ir.Type) bool {
	return t.IsPtr() || t.IsInt() && t.Bits <= 64 || t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind
}

// Param is how a value of a type is passed: as LLVM does, so that separately compiled code fits.
func (m *Table) Param(t *ir.Type, attrs ir.AttrSet, kernel bool) ptx.Param {
	p := ptx.Param{Space: ptx.ParamSpace}
	limit := func(align int) int {
		if kernel {
			return align
		}
		return min(align, ptx.MaxParamAlign)
	}
	if bt := ByvalType(attrs); bt != nil {
		p.Type, p.Align = ptx.B8, limit(int(m.ByvalAlign(attrs, bt)))
		p.Dims = []int{int(max(m.layout.AllocSize(bt), 1))}
		return p
	}
	if !IsScalarParam(t) {
		p.Type, p.Align = ptx.B8, limit(int(m.layout.ABIAlign(t)))
		if a, ok := attrs.Get(stackAlign); ok {
			p.Align = limit(int(max(ParseInt(a.Val), 1)))
		}
		p.Dims = []int{int(max(m.paramSize(t), 1))}
		return p
	}
	bits := int(m.layout.SizeBits(t))
	switch {
	case kernel && t.Kind == ir.FloatKind:
		p.Type = ptx.F32
	case kernel && t.Kind == ir.DoubleKind:
		p.Type = ptx.F64
	case kernel:
		p.Type = map[int]ptx.Type{8: ptx.U8, 16: ptx.U16, 32: ptx.U32, 64: ptx.U64}[roundedBits(bits, 8)]
	default:
		p.Type = ptx.BitType(roundedBits(bits, 32))
	}
	return p
}

// ByteSized reports whether every lane of a vector fills whole bytes, so that it has an address.
func ByteSized(layout *ir.DataLayout, t *ir.Type) bool {
	return t.Kind != ir.VectorKind || layout.SizeBits(t.Elem)%8 == 0
}

func roundedBits(bits, least int) int {
	for least < bits {
		least *= 2
	}
	return least
}

// paramSize is the size of an array parameter; vectors of bits take a byte per lane.
func (m *Table) paramSize(t *ir.Type) int64 {
	if !ByteSized(m.layout, t) {
		return int64(t.Len) * max(int64(m.layout.StoreSize(t.Elem)), 1)
	}
	return int64(m.layout.AllocSize(t))
}

// GivenAlign is the alignment that the pointer to an argument passed by value has in the caller.
func (m *Table) GivenAlign(attrs ir.AttrSet, t *ir.Type) int64 {
	if a, ok := attrs.Get("align"); ok {
		return max(ParseInt(a.Val), 1)
	}
	return int64(m.layout.ABIAlign(t))
}

// ByvalAlign is the alignment of the copy of an argument passed by value.
func (m *Table) ByvalAlign(attrs ir.AttrSet, t *ir.Type) int64 {
	align := int64(m.layout.ABIAlign(t))
	if a, ok := attrs.Get("align"); ok {
		align = max(align, ParseInt(a.Val))
	}
	return max(align, 4) // as LLVM, which promises ptxas that much
}

func ParseInt(text string) int64 {
	n := int64(0)
	for _, c := range text {
		if c < '0' || c > '9' {
			return n
		}
		n = n*10 + int64(c-'0')
	}
	return n
}

// stackAlign is the attribute that says how the memory of an argument or result is aligned that is
// neither a scalar nor passed by value. Before it, annotations did, and !callalign of calls through
// pointers: numbers with the place in the upper half, 0 for the result, and the alignment in the
// lower.
const stackAlign = "alignstack"

// PassedAttrs are the attributes of parameter n of a function, or of its result, which is -1, with
// the alignment of its memory.
func (m *Table) PassedAttrs(f *ir.Func, n int) ir.AttrSet {
	attrs := f.Attrs.Ret
	if n >= 0 {
		attrs = f.Attrs.Param(n)
	}
	for _, a := range m.marks[f] {
		if a.key == "align" {
			attrs = withStackAlign(attrs, n, a.value)
		}
	}
	return attrs
}

// CallAttrs are those of an argument of a call, or of its result.
func (m *Table) CallAttrs(i *ir.Instr, n int) ir.AttrSet {
	attrs := i.Info.Attrs.Ret
	if n >= 0 {
		attrs = i.Info.Attrs.Param(n)
	}
	if f := i.CalledFunc(); f != nil {
		if n >= 0 && ByvalType(attrs) == nil {
			return m.PassedAttrs(f, n)
		} else if a, ok := m.PassedAttrs(f, n).Get(stackAlign); ok && n < 0 {
			return attrs.With(a)
		}
		return attrs
	}
	if list := i.MD("callalign"); list != nil {
		for k := range list.Fields {
			if c, ok := list.Operand(k).(*ir.MDConst); ok && ir.AsInt(c.Value) != nil {
				x, _ := ir.AsInt(c.Value).Int64()
				attrs = withStackAlign(attrs, n, int(x))
			}
		}
	}
	return attrs
}

// withStackAlign adds the alignment that a number says, if it is about the place and there is none.
func withStackAlign(attrs ir.AttrSet, n, number int) ir.AttrSet {
	if number>>16 != n+1 || number&0xFFFF == 0 || attrs.Has(stackAlign) {
		return attrs
	}
	return attrs.With(ir.ValAttr(stackAlign, strconv.Itoa(number&0xFFFF)))
}

// Declare makes the PTX function with parameters, result and directives, without a body.
func (m *Table) Declare(f *ir.Func) *ptx.Func {
	k := m.kernels[f]
	out := &ptx.Func{Name: m.names[f], Entry: k != nil, Linkage: linkageOf(f, m.IsDefined(f))}
	if k == nil && !f.RetType().IsVoid() {
		out.AddRet(m.Param(f.RetType(), m.PassedAttrs(f, -1), false))
	}
	for n, p := range f.Params {
		param := m.Param(p.Type(), m.PassedAttrs(f, n), k != nil)
		if t := m.imageParam(f, n); k != nil && t != ptx.NoType && param.Type == ptx.U64 {
			if m.SeparateSamplers() {
				param.Type = t
			} else {
				param.Ptr, param.Image = true, t
			}
		}
		out.AddParam(param)
	}
	if k != nil {
		out.Directives = k.directives
	}
	return out
}

// linkageOf returns the linking directive of a global.
func linkageOf(v ir.GlobalValue, defined bool) ptx.Linkage {
	switch l := v.Base().Linkage; {
	case l == ir.ExternWeak:
		return ptx.Weak
	case !defined:
		return ptx.Extern
	case l == ir.Internal || l == ir.Private:
		return ptx.Internal
	case l == ir.LinkOnce || l == ir.LinkOnceODR || l == ir.WeakLinkage || l == ir.WeakODR || l == ir.Common:
		return ptx.Weak
	}
	return ptx.Visible
}

// Prototypes declares the functions that are defined elsewhere, and those used before their
// definition.
func (m *Table) Prototypes(out *ptx.Module) {
	place := map[*ir.Func]int{}
	n := 0
	for _, v := range m.used {
		if f, ok := v.(*ir.Func); ok {
			place[f] = n
			n++
		}
	}
	early := map[*ir.Func]bool{}
	for _, v := range m.used {
		user, isFunc := v.(*ir.Func)
		for _, r := range m.references(v) {
			f, ok := r.(*ir.Func)
			if ok && (!isFunc || place[f] > place[user]) {
				early[f] = true
			}
		}
	}
	for _, v := range m.used {
		f, ok := v.(*ir.Func)
		if ok && !f.IsIntrinsic() && (early[f] && m.kernels[f] == nil || !m.IsDefined(f)) {
			out.Add(m.Declare(f))
		}
	}
	for _, a := range m.visibleAliases() {
		f, _ := aliasTarget(a)
		d := m.Declare(f.(*ir.Func))
		d.Name, d.Linkage = m.names[a], linkageOf(a, true)
		out.Add(d)
	}
}

// visibleAliases lists the aliases that other modules may refer to; within the module aliases are
// looked through.
func (m *Table) visibleAliases() []*ir.Alias {
	var out []*ir.Alias
	for _, a := range m.ir.Aliases {
		if !a.Linkage.IsLocal() {
			out = append(out, a)
		}
	}
	return out
}

// checkAliases rejects visible aliases that PTX lacks: .alias is for functions, since PTX 6.3.
func (m *Table) checkAliases() {
	for _, a := range m.visibleAliases() {
		t, _ := aliasTarget(a)
		f, isFunc := t.(*ir.Func)
		switch {
		case !isFunc || !m.IsDefined(f) || m.kernels[f] != nil:
			m.fail(a.Pos, "alias %s of something else than a device function of the module is not supported for PTX", a.Ident())
		case !m.target.Has(6, 3, 30):
			m.fail(a.Pos, "alias %s is not supported for PTX (before PTX 6.3)", a.Ident())
		}
	}
}

// Aliases makes the .alias directives.
func (m *Table) Aliases() []*ptx.Alias {
	var out []*ptx.Alias
	for _, a := range m.visibleAliases() {
		t, _ := aliasTarget(a)
		out = append(out, &ptx.Alias{Name: m.names[a], Target: m.names[t]})
	}
	return out
}

// ByvalType is the type that a parameter passes by value, or nil.
func ByvalType(a ir.AttrSet) *ir.Type {
	if b, ok := a.Get("byval"); ok {
		return b.Ty
	}
	return nil
}
