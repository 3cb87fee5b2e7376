package dse

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/library"
	"opt-go/passes/analysis/memssa"
)

// foldIntoCalloc replaces malloc and a memset that clears the whole allocation by calloc (LLVM's
// tryFoldIntoCalloc). The memset is in the same block or in the successor of the null check:
//
//	%p = call ptr @malloc(i64 %n)                                    %calloc = call ptr @calloc(i64 1, i64 %n)
//	call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false) =>
//
// It does nothing in functions that a sanitizer instruments: memory from calloc counts as
// initialized.
func (d *state) foldIntoCalloc(def *memssa.Access, obj ir.Value) bool {
	set := def.Instr
	malloc, ok := obj.(*ir.Instr)
	if !ok || !alias.MemSet(set) || alias.VolatileMem(set) || d.watched() || !isNull(set.Arg(1)) {
		return false
	}
	f := malloc.CalledFunc()
	if malloc.Op() != ir.Call || analysis.Allocation(malloc) == nil || f.Name() != "malloc" || d.mssa.Of(malloc) == nil {
		return false
	}
	size := malloc.Arg(0)
	if size != set.Arg(2) || !clearsAfterTest(malloc, set) || !d.dt.DominatesInstr(malloc, set) || d.modifiedBetween(malloc, set) {
		return false
	}
	calloc := d.f.Module().Intrinsic("calloc", d.f.Ctx().Func(malloc.Type(), []*ir.Type{size.Type(), size.Type()}, false), callocAttrs())
	b := ir.Before(malloc)
	c := b.Call(calloc, "calloc", ir.NewInt(size.Type(), 1), size)
	ir.ReplaceAllUses(malloc, c)
	d.aa.Forget() // cached addresses still have malloc as their base
	d.mssa.Replace(malloc, c)
	d.intervals.forget(malloc)
	d.esc.Removed(malloc)
	malloc.Erase()
	d.c.Count("Number of pairs of malloc and memset made calls of calloc", 1)
	return true
}

// watched reports whether a sanitizer tracks initialized memory, the function is calloc itself, or
// calloc must not be called.
func (d *state) watched() bool {
	for _, a := range []string{"sanitize_memory", "sanitize_address", "sanitize_hwaddress"} {
		if d.f.Attrs.Fn.Has(a) {
			return true
		}
	}
	g := d.f.Module().Lookup("calloc")
	declared, _ := g.(*ir.Func)
	known := g == nil || declared != nil && !declared.Linkage.IsLocal() && len(declared.Params) == 2
	return !known || d.f.Name() == "calloc" || !library.Has(d.c.Target, d.f, "calloc")
}

func isNull(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && k.IsZero()
}

// clearsAfterTest reports whether the memset is in malloc's block, or in the non-null successor of
// a null check at that block's end.
func clearsAfterTest(malloc, set *ir.Instr) bool {
	if malloc.Block() == set.Block() {
		return true
	}
	t := malloc.Block().Term()
	if !t.IsCondBr() || t.Succ(1) != set.Block() {
		return false
	}
	c, ok := t.Operand(0).(*ir.Instr)
	return ok && c.Op() == ir.ICmp && c.Pred == ir.EQ && c.Operand(0) == set.Arg(0) && isNull(c.Operand(1))
}

// callocAttrs returns the attributes that LLVM infers for calloc.
func callocAttrs() ir.AttrSet {
	return ir.AttrSet{ir.EnumAttr("nofree"), ir.EnumAttr("nounwind"), ir.EnumAttr("willreturn"), ir.ValAttr("allockind", `"alloc,zeroed"`),
		ir.ValAttr("allocsize", "0,1"), ir.ValAttr("memory", "inaccessiblemem: readwrite"), ir.StringAttr("alloc-family", "malloc")}
}
