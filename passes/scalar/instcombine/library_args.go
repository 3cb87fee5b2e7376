package instcombine

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// What a call of the library implies of its arguments: memory that it accesses in any case exists,
// so the pointer to it is a proper one.

// addParamAttr adds an attribute to an argument of a call.
func (ic *combiner) addParamAttr(i *ir.Instr, k int, a ir.Attr) {
	i.Info.Attrs = i.Info.Attrs.Clone()
	i.Info.Attrs.SetParam(k, i.Info.Attrs.Param(k).With(a))
	ic.changed = true
}

// accesses annotates the pointer arguments ks of a call as accessed (LLVM's
// annotateNonNullNoUndefBasedOnAccess).
func (ic *combiner) accesses(i *ir.Instr, ks ...int) {
	for _, k := range ks {
		if !analysis.ArgHas(i, k, "noundef") {
			ic.addParamAttr(i, k, ir.EnumAttr("noundef"))
		}
		if !analysis.ArgHas(i, k, "nonnull") {
			if analysis.NullIsDefined(ic.f, i.Arg(k).Type().Space) {
				continue
			}
			ic.addParamAttr(i, k, ir.EnumAttr("nonnull"))
		}
		ic.accessesBytes(i, 1, k)
	}
}

// accessesBytes annotates the arguments ks with a number of dereferenceable bytes (LLVM's
// annotateDereferenceableBytes).
func (ic *combiner) accessesBytes(i *ir.Instr, bytes uint64, ks ...int) {
	for _, k := range ks {
		set := i.Info.Attrs.Param(k)
		n := bytes
		proper := !analysis.NullIsDefined(ic.f, i.Arg(k).Type().Space) || analysis.ArgHas(i, k, "nonnull")
		if proper {
			n = max(n, attrNumber(set, "dereferenceable_or_null"))
		}
		if attrNumber(set, "dereferenceable") >= n {
			continue
		}
		if proper && set.Has("dereferenceable_or_null") {
			i.Info.Attrs = i.Info.Attrs.Clone()
			i.Info.Attrs.SetParam(k, set.Without("dereferenceable_or_null"))
		}
		ic.addParamAttr(i, k, ir.ValAttr("dereferenceable", strconv.FormatUint(n, 10)))
	}
}

// accessesSize annotates each of the arguments ks as accessed for size bytes, if size is known not
// to be zero (LLVM's annotateNonNullAndDereferenceable).
func (ic *combiner) accessesSize(i *ir.Instr, size ir.Value, ks ...int) {
	if n, ok := word(size); ok {
		if n > 0 {
			ic.accesses(i, ks...)
			ic.accessesBytes(i, n, ks...)
		}
		return
	}
	if !ic.q.NonZero(size) {
		return
	}
	ic.accesses(i, ks...)
	if s := opOf(size, ir.Select); s != nil {
		a, ok1 := word(s.Operand(1))
		b, ok2 := word(s.Operand(2))
		if ok1 && ok2 {
			ic.accessesBytes(i, min(a, b), ks...)
		}
	}
}

// attrNumber is the number that an attribute has, 0 where it is absent.
func attrNumber(set ir.AttrSet, key string) uint64 {
	a, ok := set.Get(key)
	if !ok {
		return 0
	}
	n, err := strconv.ParseUint(a.Val, 10, 64)
	if err != nil {
		return 0
	}
	return n
}

// allocationSize annotates the result of an allocation with its size (LLVM's annotateAnyAllocSite).
func (ic *combiner) allocationSize(i *ir.Instr) *ir.Instr {
	if !i.Type().IsPtr() {
		return nil
	}
	changed := ic.allocationAlign(i)
	n, known := ic.allocated(i)
	if !known || n == 0 {
		return result(i, changed)
	}
	key := "dereferenceable_or_null"
	if i.Info.Attrs.Ret.Has("nonnull") {
		key = "dereferenceable"
	}
	if i.Info.Attrs.Ret.Has(key) {
		return result(i, changed)
	}
	i.Info.Attrs = i.Info.Attrs.Clone()
	i.Info.Attrs.Ret = i.Info.Attrs.Ret.With(ir.ValAttr(key, strconv.FormatUint(n, 10)))
	return i
}

// allocated is the size of an allocation, of a copy of a known string too.
func (ic *combiner) allocated(i *ir.Instr) (uint64, bool) {
	f := i.CalledFunc()
	if f == nil || f.Name() != "strdup" && f.Name() != "strndup" || !ic.library().Calls(i) {
		return analysis.AllocatedSize(i)
	}
	n := ic.stringSize(i.Arg(0))
	if n > 0 && f.Name() == "strndup" {
		size, ok := word(i.Arg(1))
		return min(n, size+1), ok && size < maxConstantBytes
	}
	return n, n > 0
}

// allocationAlign annotates the result of an allocation with the alignment that it asks for.
func (ic *combiner) allocationAlign(i *ir.Instr) bool {
	p := analysis.AllocationAlign(i)
	if p < 0 || p >= i.NumArgs() {
		return false
	}
	n, ok := word(i.Arg(p))
	if !ok || !isPow2(n) || n >= 1<<32 || n <= alignSaid(i.Info.Attrs.Ret) {
		return false
	}
	i.Info.Attrs = i.Info.Attrs.Clone()
	i.Info.Attrs.Ret = i.Info.Attrs.Ret.With(ir.ValAttr("align", strconv.FormatUint(n, 10)))
	return true
}
