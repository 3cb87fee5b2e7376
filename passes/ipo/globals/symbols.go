package globals

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"slices"
)

// Exact reports whether the body has the behavior of the program's final definition.
func Exact(f *ir.Func) bool {
	switch f.Linkage {
	case ir.AvailableExternally, ir.LinkOnceODR, ir.WeakODR:
		return false
	}
	return !analysis.Replaceable(f)
}

// Discardable reports whether an unused definition may be left out.
func Discardable(v ir.GlobalValue) bool {
	switch v.Base().Linkage {
	case ir.LinkOnce, ir.LinkOnceODR, ir.AvailableExternally:
		return true
	}
	return v.Base().Linkage.IsLocal()
}

func HasParamAttr(f *ir.Func, key string) bool {
	return slices.ContainsFunc(f.Attrs.Params, func(s ir.AttrSet) bool { return s.Has(key) })
}

// UsedList returns the globals that llvm.used or llvm.compiler.used lists.
func UsedList(m *ir.Module, name string) []ir.GlobalValue {
	var out []ir.GlobalValue
	if v := m.Global(name); v != nil {
		if k, ok := v.Init.(*ir.Const); ok {
			for _, e := range k.Elems {
				if w, ok := StripCasts(e).(ir.GlobalValue); ok {
					out = append(out, w)
				}
			}
		}
	}
	return out
}

// StripCasts removes casts and getelementptrs of zeros around a constant.
func StripCasts(v ir.Value) ir.Value {
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

// OwnInitializer reports whether the initial value that is seen is the program's.
func OwnInitializer(v *ir.GlobalVar) bool {
	return v.Init != nil && !v.ExternallyInit && !analysis.Interposable(v) && v.Linkage != ir.AvailableExternally
}

// RaiseAlign makes sure that a variable is aligned to so many bytes where that may be chosen, and
// returns its alignment.
func RaiseAlign(v *ir.GlobalVar, want uint64, dl *ir.DataLayout) uint64 {
	if v.Align == 0 {
		return analysis.VariableAlign(v, dl)
	}
	if want > v.Align && v.Section == "" {
		v.Align = want
	}
	return v.Align
}

// DropAnnotations removes the metadata that names erased globals.
func DropAnnotations(m *ir.Module, gone map[ir.GlobalValue]bool) {
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

// EndsCaller reports whether a return of the copied body stays one, because a call stands before it
// that must end the caller.
func EndsCaller(ret *ir.Instr) bool {
	i := ret.Prev()
	return i != nil && i.Op() == ir.Call && (i.HasFlag(ir.MustTail) || i.IntrinsicID() == "llvm.experimental.deoptimize")
}

// EndsInMustTail reports whether a function returns what a call returns that must be followed by
// exactly that return.
func EndsInMustTail(f *ir.Func) bool {
	for b := range f.Blocks() {
		if t := b.Term(); t.Op() == ir.Ret && EndsCaller(t) {
			return true
		}
	}
	return false
}

func IsUndefined(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst)
}
