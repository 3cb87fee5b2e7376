package sroa

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// maker creates instructions at an insertion point and folds constants; named instructions get a
// prefix.
type maker struct {
	dl     *ir.DataLayout
	b      *ir.Builder
	prefix string
}

func (m *maker) name(n string) string {
	if n == "" {
		return ""
	}
	return m.prefix + n
}

func (m *maker) ctx() *ir.Context { return m.b.Ctx() }

func (m *maker) cast(op ir.Op, v ir.Value, to *ir.Type, name string) ir.Value {
	if v.Type() == to {
		return v
	}
	if ir.IsConst(v) {
		if k := constfold.Cast(op, v, to, m.dl); k != nil {
			return k
		}
	}
	return m.b.Cast(op, v, to, m.name(name))
}

func (m *maker) binary(op ir.Op, x, y ir.Value, name string) ir.Value {
	if a, ok := x.(*ir.Const); ok {
		if b, ok := y.(*ir.Const); ok {
			if k := constfold.Binary(op, 0, a, b, m.dl); k != nil {
				return k
			}
		}
	}
	return m.b.Binary(op, x, y, 0, m.name(name))
}

// insert inserts a detached instruction, or returns the constant that it folds to.
func (m *maker) insert(i *ir.Instr, name string) ir.Value {
	constant := true
	for _, v := range i.Operands() {
		constant = constant && ir.IsConst(v)
	}
	if constant {
		if k := constfold.Instr(i, m.dl); k != nil {
			i.DropOperands()
			return k
		}
	}
	return m.b.Insert(i, m.name(name))
}

func (m *maker) load(t *ir.Type, p ir.Value, align uint64, volatile bool, name string) *ir.Instr {
	i := m.b.Load(t, p, align, m.name(name))
	if volatile {
		i.Flags |= ir.Volatile
	}
	return i
}

func (m *maker) store(v, p ir.Value, align uint64, volatile bool) *ir.Instr {
	i := m.b.Store(v, p, align)
	if volatile {
		i.Flags |= ir.Volatile
	}
	return i
}

// adjusted returns p + off bytes as a pointer of type t.
func (m *maker) adjusted(p ir.Value, off uint64, t *ir.Type, name string) ir.Value {
	if off != 0 {
		index := ir.NewInt(m.dl.IndexType(p.Type()), off)
		if ir.IsConst(p) {
			p = ir.NewExpr(p.Type(), ir.Const{Op: ir.GetElementPtr, Flags: ir.InBounds, ElemTy: m.ctx().I8, Elems: []ir.Value{p, index}})
			return m.cast(ir.AddrSpaceCast, p, t, "")
		}
		p = m.b.GEP(m.ctx().I8, p, ir.InBounds, m.name(name+"sroa_idx"), index)
	}
	return m.cast(ir.AddrSpaceCast, p, t, name+"sroa_cast")
}

// extractInt extracts the integer of type t at a byte offset from v.
func (m *maker) extractInt(v ir.Value, t *ir.Type, off uint64, name string) ir.Value {
	if off != 0 {
		v = m.binary(ir.LShr, v, ir.NewInt(v.Type(), 8*off), name+".shift")
	}
	return m.cast(ir.Trunc, v, t, name+".trunc")
}

// insertInt inserts v into old at a byte offset.
func (m *maker) insertInt(old, v ir.Value, off uint64, name string) ir.Value {
	t, part := old.Type(), v.Type()
	v = m.cast(ir.ZExt, v, t, name+".ext")
	if off != 0 {
		v = m.binary(ir.Shl, v, ir.NewInt(t, 8*off), name+".shift")
	}
	if off == 0 && part.Bits >= t.Bits {
		return v
	}
	hole := constfold.Binary(ir.Shl, 0, asConst(m.cast(ir.ZExt, ir.NewAllOnes(part), t, "")), ir.NewInt(t, 8*off), m.dl)
	mask := constfold.Binary(ir.Xor, 0, hole, ir.NewAllOnes(t), m.dl)
	old = m.binary(ir.And, old, mask, name+".mask")
	return m.binary(ir.Or, old, v, name+".insert")
}

func asConst(v ir.Value) *ir.Const { return v.(*ir.Const) }

// extractVec extracts elements [begin, end) of a vector: one as a scalar, all as the vector itself.
func (m *maker) extractVec(v ir.Value, begin, end uint64, name string) ir.Value {
	t := v.Type()
	switch end - begin {
	case t.Len:
		return v
	case 1:
		i := ir.NewInstr(ir.ExtractElement, t.Elem, v, ir.NewInt(m.ctx().I32, begin))
		return m.insert(i, name+".extract")
	}
	mask := make([]int32, 0, end-begin)
	for k := begin; k < end; k++ {
		mask = append(mask, int32(k))
	}
	return m.shuffle(v, mask, name+".extract")
}

func (m *maker) shuffle(v ir.Value, mask []int32, name string) ir.Value {
	t := v.Type().Context().Vector(uint64(len(mask)), v.Type().Elem, false)
	i := ir.NewInstr(ir.ShuffleVector, t, v, ir.NewPoison(v.Type()))
	i.SetMask(mask)
	return m.insert(i, name)
}

// insertVec inserts a scalar or a shorter vector into old, from element begin on.
func (m *maker) insertVec(old, v ir.Value, begin uint64, name string) ir.Value {
	t := old.Type()
	if v.Type().Kind != ir.VectorKind {
		i := ir.NewInstr(ir.InsertElement, t, old, v, ir.NewInt(m.ctx().I32, begin))
		return m.insert(i, name+".insert")
	}
	n := v.Type().Len
	if n == t.Len {
		return v
	}
	widen := make([]int32, t.Len)
	blend := make([]ir.Value, t.Len)
	for k := range t.Len {
		inside := k >= begin && k < begin+n
		widen[k] = -1
		if inside {
			widen[k] = int32(k - begin)
		}
		blend[k] = m.ctx().NewBool(inside)
	}
	v = m.shuffle(v, widen, name+".expand")
	mask := ir.NewAggregate(m.ctx().Vector(t.Len, m.ctx().I1, false), blend)
	return m.b.Select(mask, v, old, m.name(name+"blend"))
}

// splatInt repeats a byte to an integer of the given size in bytes.
func (m *maker) splatInt(v ir.Value, size uint64) ir.Value {
	if size == 1 {
		return v
	}
	t := m.ctx().Int(int(8 * size))
	ones := constfold.Binary(ir.UDiv, 0, ir.NewAllOnes(t), asConst(m.cast(ir.ZExt, ir.NewAllOnes(v.Type()), t, "")), m.dl)
	return m.binary(ir.Mul, m.cast(ir.ZExt, v, t, "zext"), ones, "isplat")
}

// splatVec repeats a scalar in n elements.
func (m *maker) splatVec(v ir.Value, n uint64) ir.Value {
	t := m.ctx().Vector(n, v.Type(), false)
	if k, ok := v.(*ir.Const); ok {
		return ir.NewSplat(t, k)
	}
	first := ir.NewInstr(ir.InsertElement, t, ir.NewPoison(t), v, ir.NewInt(m.ctx().I64, 0))
	return m.shuffle(m.b.Insert(first, m.name("vsplat.splatinsert")), make([]int32, n), "vsplat.splat")
}

// memCall creates a call of llvm.memcpy or llvm.memset; val is the source or the byte. Alignments
// are in bytes.
func (m *maker) memCall(id string, dest, val ir.Value, size *ir.Const, volatile bool, destAlign, srcAlign uint64) *ir.Instr {
	ctx := m.ctx()
	over := []*ir.Type{dest.Type(), size.Type()}
	effects := ir.ValAttr("memory", "argmem: write")
	if id == "llvm.memcpy" {
		over = []*ir.Type{dest.Type(), val.Type(), size.Type()}
		effects = ir.ValAttr("memory", "argmem: readwrite")
	}
	ty := ctx.Func(ctx.Void, []*ir.Type{dest.Type(), val.Type(), size.Type(), ctx.I1}, false)
	attrs := ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nounwind"), ir.EnumAttr("willreturn"), effects}
	f := m.b.Block().Func().Module().Intrinsic(id, ty, attrs, over...)
	call := m.b.Call(f, "", dest, val, size, ctx.NewBool(volatile))
	setParamAlign(call, 0, destAlign)
	if id == "llvm.memcpy" {
		setParamAlign(call, 1, srcAlign)
	}
	return call
}

func setParamAlign(call *ir.Instr, k int, align uint64) {
	info := *call.Info
	info.Attrs = info.Attrs.Clone()
	set := info.Attrs.Param(k).Without("align")
	info.Attrs.SetParam(k, set.With(ir.ValAttr("align", strconv.FormatUint(align, 10))))
	call.Info = &info
}

// paramAlign returns the alignment attribute of a pointer argument, at least 1.
func paramAlign(call *ir.Instr, k int) uint64 {
	if a, ok := call.Info.Attrs.Param(k).Get("align"); ok {
		if n, err := strconv.ParseUint(a.Val, 10, 32); err == nil && n > 0 {
			return n
		}
	}
	return 1
}
