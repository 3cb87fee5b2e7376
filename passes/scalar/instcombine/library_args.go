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
	n, known := analysis.AllocatedSize(i)
	if !known || n == 0 {
		return nil
	}
	key := "dereferenceable_or_null"
	if i.Info.Attrs.Ret.Has("nonnull") {
		key = "dereferenceable"
	}
	if i.Info.Attrs.Ret.Has(key) {
		return nil
	}
	i.Info.Attrs = i.Info.Attrs.Clone()
	i.Info.Attrs.Ret = i.Info.Attrs.Ret.With(ir.ValAttr(key, strconv.FormatUint(n, 10)))
	return i
}
