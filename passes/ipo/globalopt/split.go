package globalopt

import (
	"fmt"
	"math/bits"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify/constfold"
)

// part is a byte range of a variable that is always accessed with one type.
type part struct {
	ty             *ir.Type
	init           ir.Value
	loaded, stored bool
	v              *ir.GlobalVar
}

// split replaces an aggregate of which all accesses are to constant offsets, with one type per
// offset and without overlaps, by one variable for each: LLVM's SRAGlobal.
func (g *optimizer) split(v *ir.GlobalVar) bool {
	const limit = 16 // of parts that are loaded and stored
	parts, ok := g.partsOf(v)
	if !ok || len(parts) == 0 {
		return false
	}
	dl := g.m.Layout
	var offsets []int64
	lasting := 0
	for off, p := range parts {
		offsets = append(offsets, off)
		if p.loaded && p.stored {
			lasting++
		}
	}
	slices.Sort(offsets)
	if lasting > limit || len(parts) == 1 && parts[offsets[0]].ty == v.ValueType {
		return false
	}
	end := int64(0)
	for _, off := range offsets {
		if off < end {
			return false
		}
		end = off + int64(dl.AllocSize(parts[off].ty))
	}
	if uint64(end) > dl.AllocSize(v.ValueType) {
		return false
	}
	align := v.Align
	if align == 0 {
		align = dl.ABIAlign(v.ValueType)
	}
	for n, off := range offsets {
		p := parts[off]
		p.v = g.newInFrontOf(v, fmt.Sprintf("%s.%d", v.Name(), n), p.ty, p.init)
		known := align
		if off != 0 {
			known = min(align, 1<<bits.TrailingZeros64(uint64(off)))
		}
		if known > dl.ABIAlign(p.ty) {
			p.v.Align = known
		}
		inheritPart(v, p.v, uint64(off)*8, dl.AllocSize(p.ty)*8, dl.SizeBits(v.ValueType))
	}
	g.redirect(v, parts)
	g.delete(v)
	g.c.Count("Number of aggregate globals broken into scalars", 1)
	return true
}

// newInFrontOf makes an internal variable with the properties of another one, before which it
// stands.
func (g *optimizer) newInFrontOf(v *ir.GlobalVar, name string, ty *ir.Type, init ir.Value) *ir.GlobalVar {
	n := g.m.NewGlobal(name, ty, v.Space, init)
	n.Linkage, n.Visibility, n.UnnamedAddr, n.TLS, n.DSOLocal = ir.Internal, v.Visibility, v.UnnamedAddr, v.TLS, v.DSOLocal
	n.Section, n.Align, n.Attrs, n.Sanitizer, n.CodeModel = v.Section, v.Align, v.Attrs, v.Sanitizer, v.CodeModel
	n.Partition, n.ExternallyInit = v.Partition, v.ExternallyInit
	g.users.NoteConstant(init, globals.User{Holder: n})
	g.before[v] = append(g.before[v], n)
	return n
}

// partsOf collects the parts of a variable by offset; ok is false when an access prevents the
// split.
func (g *optimizer) partsOf(v *ir.GlobalVar) (parts map[int64]*part, ok bool) {
	parts = map[int64]*part{}
	for work := []ir.Value{v}; len(work) > 0; {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		for _, x := range g.usersOf(at) {
			switch {
			case x.Instr == nil:
				if x.Expr == nil || !constantStep(x.Expr) {
					return nil, false
				}
				work = append(work, x.Expr)
			case constantStep(x.Instr):
				work = append(work, x.Instr)
			case !g.access(parts, v, x):
				return nil, false
			}
		}
	}
	return parts, true
}

// constantStep reports whether a value is an address at a constant distance from its operand.
func constantStep(v ir.Value) bool {
	switch analysis.Opcode(v) {
	case ir.AddrSpaceCast, ir.BitCast:
		return true
	case ir.GetElementPtr:
		if i, ok := v.(*ir.Instr); ok {
			for k := 1; k < i.NumOperands(); k++ {
				if ir.AsInt(i.Operand(k)) == nil {
					return false
				}
			}
			return true
		}
		for _, e := range v.(*ir.Const).Elems[1:] {
			if ir.AsInt(e) == nil {
				return false
			}
		}
		return true
	}
	return false
}

// access records a load or store in the part that it accesses.
func (g *optimizer) access(parts map[int64]*part, v *ir.GlobalVar, x globals.User) bool {
	i := x.Instr
	if i.Op() != ir.Load && (i.Op() != ir.Store || x.K == 0) {
		return false
	}
	base, off, ok := analysis.ConstantOffset(i.Pointer(), g.m.Layout)
	ty := i.AccessType()
	if !ok || base != ir.Value(v) || off < 0 || ty.HasScalable() {
		return false
	}
	p := parts[off]
	if p == nil {
		init := constfold.LoadFrom(v.Init, ty, off, g.m.Layout)
		if init == nil {
			return false
		}
		p = &part{ty: ty, init: init}
		parts[off] = p
	}
	if p.ty != ty {
		return false
	}
	if i.Op() == ir.Load {
		p.loaded = true
	} else if i.Operand(0) != p.init {
		p.stored = true
	}
	return true
}

// redirect makes the accesses of a variable those of its parts.
func (g *optimizer) redirect(v *ir.GlobalVar, parts map[int64]*part) {
	dl := g.m.Layout
	var steps []*ir.Instr
	for work := []ir.Value{v}; len(work) > 0; {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		for _, x := range g.usersOf(at) {
			switch {
			case x.Instr == nil:
				work = append(work, x.Expr)
			case constantStep(x.Instr):
				work = append(work, x.Instr)
				steps = append(steps, x.Instr)
			default:
				i := x.Instr
				_, off, _ := analysis.ConstantOffset(i.Pointer(), dl)
				p := parts[off]
				i.SetOperand(x.K, p.v)
				i.SetAlign(globals.RaiseAlign(p.v, dl.PrefAlign(p.ty), dl))
				g.users.Note(i)
			}
		}
	}
	for k := range steps {
		rewrite.EraseDead(steps[len(steps)-1-k])
	}
}
