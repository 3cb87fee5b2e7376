package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Aggregates are loaded and stored field by field, where their fields leave no padding (LLVM's
// unpackLoadToAggregate and unpackStoreToAggregate). Other rules and passes then see the fields as
// independent values.
//
//	store {i32, i32} %v, ptr %p   ⇒   store i32 (extractvalue %v, 0), ptr %p
//	                                  store i32 (extractvalue %v, 1), ptr (getelementptr inbounds i8, ptr %p, i64 4)

// maxArrayFields bounds the arrays that are split (LLVM's MaxArraySizeForCombine).
const maxArrayFields = 1024

// fields returns the offsets in bytes of the fields of an aggregate to be split; ok is false for
// one with padding.
func (ic *combiner) fields(t *ir.Type) (offsets []uint64, ok bool) {
	if t.HasScalable() {
		return nil, false
	}
	switch t.Kind {
	case ir.StructKind:
		if len(t.Fields) == 0 {
			return nil, false
		}
		l := ic.dl.StructLayout(t)
		end := uint64(0)
		for k, f := range t.Fields {
			if l.Offsets[k] != end && len(t.Fields) > 1 {
				return nil, false
			}
			end += ic.dl.StoreSize(f)
		}
		return l.Offsets, end == l.Size || len(t.Fields) == 1
	case ir.ArrayKind:
		if t.Len == 0 || t.Len > maxArrayFields {
			return nil, false
		}
		offsets = make([]uint64, t.Len)
		for k := range offsets {
			offsets[k] = uint64(k) * ic.dl.AllocSize(t.Elem)
		}
		return offsets, true
	}
	return nil, false
}

// fieldAddress is the address of field k of an aggregate at p.
func (ic *combiner) fieldAddress(t *ir.Type, p ir.Value, k int, name string) ir.Value {
	index := ic.ctx.I32
	if t.Kind == ir.ArrayKind {
		index = ic.ctx.I64
	}
	g := ir.NewInstr(ir.GetElementPtr, p.Type(), p, ir.NewZero(index), ir.NewInt(index, uint64(k)))
	g.ElemTy = t
	g.Flags = ir.InBounds
	return ic.b.insert(g, name)
}

// aliasKinds are the attachments of an access that hold for a part of it.
var aliasKinds = [...]string{"tbaa", "tbaa.struct", "alias.scope", "noalias"}

func copyAliasing(to, from *ir.Instr) {
	for _, kind := range aliasKinds {
		if n := from.MD(kind); n != nil {
			to.SetMD(kind, n)
		}
	}
}

// fieldAlign returns the alignment of the address offset bytes after one aligned to n.
func fieldAlign(n, offset uint64) uint64 {
	if offset == 0 {
		return n
	}
	return min(n, offset&-offset)
}

// unpackLoad loads an aggregate field by field.
func (ic *combiner) unpackLoad(i *ir.Instr) *ir.Instr {
	t := i.Type()
	if !i.IsSimple() || !t.IsAggregate() {
		return nil
	}
	offsets, ok := ic.fields(t)
	if !ok || analysis.SwiftError(i.Operand(0)) {
		return nil
	}
	load := func(k int, p ir.Value) ir.Value {
		l := ir.NewInstr(ir.Load, t.FieldAt(uint64(k)), p)
		l.SetAlign(fieldAlign(max(i.Align(), 1), offsets[k]))
		copyAliasing(l, i)
		return ic.b.insert(l, suffixed(i, ".unpack"))
	}
	field := func(v ir.Value, k int, x ir.Value) *ir.Instr {
		n := ir.NewInstr(ir.InsertValue, t, v, x)
		n.SetIndices([]uint64{uint64(k)})
		return ic.b.insert(n, "")
	}
	var v ir.Value = ir.NewPoison(t)
	if len(offsets) == 1 {
		n := field(v, 0, load(0, i.Operand(0)))
		n.SetName(i.Name())
		return ic.use(i, n)
	}
	for k := range offsets {
		p := ic.fieldAddress(t, i.Operand(0), k, suffixed(i, ".elt"))
		v = field(v, k, load(k, p))
	}
	asInstr(v).SetName(i.Name())
	return ic.use(i, v)
}

// unpackStore stores an aggregate field by field and reports whether it has; the store is then to
// be erased.
func (ic *combiner) unpackStore(i *ir.Instr) bool {
	v, p := i.Operand(0), i.Operand(1)
	t := v.Type()
	if !i.IsSimple() || !t.IsAggregate() {
		return false
	}
	offsets, ok := ic.fields(t)
	if !ok || analysis.SwiftError(i.Operand(1)) {
		return false
	}
	field := func(k int, name string) ir.Value {
		if c, ok := v.(*ir.Const); ok {
			if e := c.Elem(uint64(k)); e != nil {
				return e
			}
		}
		e := ir.NewInstr(ir.ExtractValue, t.FieldAt(uint64(k)), v)
		e.SetIndices([]uint64{uint64(k)})
		return ic.b.insert(e, name)
	}
	store := func(k int, x, at ir.Value) {
		s := ir.NewInstr(ir.Store, ic.ctx.Void, x, at)
		s.SetAlign(fieldAlign(max(i.Align(), 1), offsets[k]))
		copyAliasing(s, i)
		ic.b.insert(s, "")
	}
	if len(offsets) == 1 {
		store(0, field(0, ""), p)
		return true
	}
	for k := range offsets {
		at := ic.fieldAddress(t, p, k, suffixed(p, ".repack"))
		store(k, field(k, suffixed(v, ".elt")), at)
	}
	return true
}

// vectorInParts is the vector whose lanes an aggregate has as fields, in their order, where a store
// of it has the same bytes (LLVM's likeBitCastFromVector), or nil. Fields that are not set are
// undef.
func (ic *combiner) vectorInParts(i *ir.Instr) (vector ir.Value) {
	v := i.Operand(0)
	if !v.Type().IsAggregate() || !i.IsSimple() {
		return nil
	}
	for n := opOf(v, ir.InsertValue); n != nil; n = opOf(v, ir.InsertValue) {
		e := opOf(n.Operand(1), ir.ExtractElement)
		if e == nil || len(n.Indices()) != 1 || vector != nil && e.Operand(0) != vector {
			return nil
		}
		if lane, ok := word(e.Operand(1)); !ok || lane != n.Indices()[0] {
			return nil
		}
		vector, v = e.Operand(0), n.Operand(0)
	}
	if vector == nil || !isUndef(v) {
		return nil
	}
	t, from := v.Type(), vector.Type()
	if from.Scalable || ic.dl.StoreSize(t) != ic.dl.StoreSize(from) {
		return nil
	}
	if t.Kind == ir.ArrayKind && t.Len == from.Len && t.Elem == from.Elem {
		return vector
	}
	if t.Kind != ir.StructKind || uint64(len(t.Fields)) != uint64(from.Len) {
		return nil
	}
	for _, f := range t.Fields {
		if f != from.Elem {
			return nil
		}
	}
	return vector
}
