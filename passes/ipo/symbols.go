package ipo

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"slices"
)

// interposable reports whether the linker may choose another body, one that does something else.
func interposable(f *ir.Func) bool {
	switch f.Linkage {
	case ir.WeakLinkage, ir.LinkOnce, ir.ExternWeak, ir.Common:
		return true
	}
	return false
}

// exact reports whether what the body does is what the program does.
func exact(f *ir.Func) bool {
	switch f.Linkage {
	case ir.AvailableExternally, ir.LinkOnceODR, ir.WeakODR:
		return false
	}
	return !interposable(f)
}

// discardable reports whether an unused definition may be left out.
func discardable(v ir.GlobalValue) bool {
	switch v.Base().Linkage {
	case ir.LinkOnce, ir.LinkOnceODR, ir.AvailableExternally:
		return true
	}
	return v.Base().Linkage.IsLocal()
}

func hasParamAttr(f *ir.Func, key string) bool {
	return slices.ContainsFunc(f.Attrs.Params, func(s ir.AttrSet) bool { return s.Has(key) })
}

// usedList returns the globals that llvm.used or llvm.compiler.used lists.
func usedList(m *ir.Module, name string) []ir.GlobalValue {
	var out []ir.GlobalValue
	if v := m.Global(name); v != nil {
		if k, ok := v.Init.(*ir.Const); ok {
			for _, e := range k.Elems {
				if w, ok := stripCasts(e).(ir.GlobalValue); ok {
					out = append(out, w)
				}
			}
		}
	}
	return out
}

// stripCasts removes casts and getelementptrs of zeros around a constant.
func stripCasts(v ir.Value) ir.Value {
	for {
		k, ok := v.(*ir.Const)
		if !ok || k.Kind != ir.ExprConst {
			return v
		}
		switch k.Op {
		case ir.BitCast, ir.AddrSpaceCast:
		case ir.GetElementPtr:
			for _, e := range k.Elems[1:] {
				if n := ir.AsInt(e); n == nil || !n.IsZero() {
					return v
				}
			}
		default:
			return v
		}
		v = k.Elems[0]
	}
}

// ownInitialiser reports whether the initial value that is seen is the program's.
func ownInitialiser(v *ir.GlobalVar) bool {
	return v.Init != nil && !v.ExternallyInit && !analysis.Interposable(v) && v.Linkage != ir.AvailableExternally
}

// raisedAlign makes sure that a variable is aligned to so many bytes where that may be chosen, and returns its alignment.
func raisedAlign(v *ir.GlobalVar, want uint64, dl *ir.DataLayout) uint64 {
	if v.Align == 0 {
		return analysis.VariableAlign(v, dl)
	}
	if want > v.Align && v.Section == "" {
		v.Align = want
	}
	return v.Align
}

// dropAnnotations removes the metadata that names globals which are gone.
func dropAnnotations(m *ir.Module, gone map[ir.GlobalValue]bool) {
	for _, list := range m.AllNamedMD() {
		kept := list.Nodes[:0]
		for _, n := range list.Nodes {
			if len(n.Fields) > 0 {
				if k, ok := n.Fields[0].Value.(*ir.MDConst); ok {
					if g, ok := k.Value.(ir.GlobalValue); ok && gone[g] {
						continue
					}
				}
			}
			kept = append(kept, n)
		}
		list.Nodes = kept
	}
}

// leavesCaller reports whether a return of the copied body stays one, because a call stands before it that must end the caller.
func leavesCaller(ret *ir.Instr) bool {
	i := ret.Prev()
	return i != nil && i.Op() == ir.Call && (i.HasFlag(ir.MustTail) || i.IntrinsicID() == "llvm.experimental.deoptimize")
}

// endsInMustTail reports whether a function returns what a call returns that must be followed by exactly that return.
func endsInMustTail(f *ir.Func) bool {
	for b := range f.Blocks() {
		if t := b.Term(); t.Op() == ir.Ret && leavesCaller(t) {
			return true
		}
	}
	return false
}

func isUndefined(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst)
}
