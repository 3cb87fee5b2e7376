package functionattrs

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/simplify"
)

// returnedValues calls visit for what each return of f returns, until that says no; it reports
// whether it never did.
func returnedValues(f *ir.Func, visit func(ir.Value) bool) bool {
	for b := range f.Blocks() {
		if t := b.Term(); t.Op() == ir.Ret && t.NumOperands() > 0 && !visit(t.Operand(0)) {
			return false
		}
	}
	return true
}

// inferReturned marks the parameter that all returns return.
func (g *scc) inferReturned() {
	for _, f := range g.funcs {
		if !globals.Exact(f) || f.FuncType.Elem.IsVoid() || hasReturned(f) {
			continue
		}
		var p *ir.Param
		same := returnedValues(f, func(v ir.Value) bool {
			if v.Type().IsPtr() {
				v = analysis.StripCasts(v)
			}
			q, ok := v.(*ir.Param)
			if !ok || q.Type() != f.FuncType.Elem || p != nil && p != q {
				return false
			}
			p = q
			return true
		})
		if same && p != nil {
			mark(p, "returned")
		}
	}
}

func hasReturned(f *ir.Func) bool {
	for _, p := range f.Params {
		if p.Attrs().Has("returned") {
			return true
		}
	}
	return false
}

// inferNoUndef marks results that are surely defined, also where another attribute would make them
// poison.
func (g *scc) inferNoUndef() {
	for _, f := range g.funcs {
		if f.Attrs.Ret.Has("noundef") {
			continue
		}
		if !globals.Exact(f) {
			return
		}
		if f.Attrs.Fn.Has("sanitize_memory") || f.FuncType.Elem.IsVoid() {
			continue
		}
		q := &simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout}}
		if returnedValues(f, func(v ir.Value) bool { return valuetracking.DefinedIn(v, nil, nil) && keepsPromises(q, f.Attrs.Ret, v) }) {
			addRetAttr(f, "noundef")
		}
	}
}

// keepsPromises reports whether a value satisfies the attributes of a result; unknown for ranges.
func keepsPromises(q *simplify.Query, a ir.AttrSet, v ir.Value) bool {
	if a.Has("nonnull") && !q.NonZero(v) {
		return false
	}
	if align, ok := a.Get("align"); ok {
		n, err := strconv.ParseUint(align.Val, 10, 64)
		if err != nil || ^q.KnownBits(v).Zero&(n-1) != 0 {
			return false
		}
	}
	return !a.Has("range")
}

// inferNoAlias marks results that are memory without other pointers to it.
func (g *scc) inferNoAlias() {
	for _, f := range g.funcs {
		if f.Attrs.Ret.Has("noalias") {
			continue
		}
		if !globals.Exact(f) || f.FuncType.Elem.IsPtr() && !g.returnsNew(f) {
			return
		}
	}
	for _, f := range g.funcs {
		if f.FuncType.Elem.IsPtr() {
			addRetAttr(f, "noalias")
		}
	}
}

// sources follows what f returns upwards. visit says whether a value will do, or is one of the
// others listed; it reports whether all did.
func sources(f *ir.Func, visit func(ir.Value) (others []ir.Value, ok bool)) bool {
	seen := map[ir.Value]bool{}
	var work []ir.Value
	add := func(v ir.Value) {
		if !seen[v] {
			seen[v] = true
			work = append(work, v)
		}
	}
	returnedValues(f, func(v ir.Value) bool { add(v); return true })
	for k := 0; k < len(work); k++ {
		others, ok := visit(work[k])
		if !ok {
			return false
		}
		for _, v := range others {
			add(v)
		}
	}
	return true
}

// passedOn returns the pointers of which i is one, perhaps moved within its object; nil for other
// instructions.
func passedOn(i *ir.Instr) []ir.Value {
	switch i.Op() {
	case ir.BitCast, ir.GetElementPtr, ir.AddrSpaceCast:
		return []ir.Value{i.Operand(0)}
	case ir.Select:
		return []ir.Value{i.Operand(1), i.Operand(2)}
	case ir.Phi:
		out := make([]ir.Value, i.NumIncoming())
		for k := range out {
			out[k] = i.Operand(k)
		}
		return out
	}
	return nil
}

// returnsNew reports whether all that f returns is null, or fresh memory that has not escaped.
func (g *scc) returnsNew(f *ir.Func) bool {
	return sources(f, func(v ir.Value) (others []ir.Value, ok bool) {
		i, isInstr := v.(*ir.Instr)
		if !isInstr {
			k, isConst := v.(*ir.Const)
			return nil, isConst && (k.IsZero() || k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst)
		}
		if op := i.Op(); op == ir.Alloca || (op == ir.Call || op == ir.Invoke) && (analysis.NoAliasCall(i) || g.calls(i)) {
			return nil, !analysis.MayBeCaptured(i, false)
		}
		others = passedOn(i)
		return others, others != nil
	})
}

// inferNonNull marks results that are not null. What depends on other functions of the SCC holds
// if it holds for all.
func (g *scc) inferNonNull() {
	all := true
	for _, f := range g.funcs {
		if f.Attrs.Ret.Has("nonnull") {
			continue
		}
		if !globals.Exact(f) {
			return
		}
		if !f.FuncType.Elem.IsPtr() {
			continue
		}
		switch nonNull, assuming := g.returnsNonNull(f); {
		case !nonNull:
			all = false
		case !assuming:
			addRetAttr(f, "nonnull")
		}
	}
	for _, f := range g.funcs {
		if all && f.FuncType.Elem.IsPtr() {
			addRetAttr(f, "nonnull")
		}
	}
}

// returnsNonNull reports whether f does not return null, perhaps assuming that no function of the
// SCC does.
func (g *scc) returnsNonNull(f *ir.Func) (nonNull, assuming bool) {
	q := &simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout}}
	nonNull = sources(f, func(v ir.Value) (others []ir.Value, ok bool) {
		if q.NonZero(v) {
			return nil, true
		}
		i, isInstr := v.(*ir.Instr)
		if !isInstr {
			return nil, false
		}
		if op := i.Op(); (op == ir.Call || op == ir.Invoke) && g.calls(i) {
			assuming = true
			return nil, true
		}
		switch i.Op() {
		case ir.AddrSpaceCast: // what is not null in one address space may be in another
			return nil, false
		case ir.GetElementPtr: // where null is an address, an object may reach from there to the pointer
			if !i.HasFlag(ir.InBounds) || analysis.NullIsDefined(f, i.Type().Space) {
				return nil, false
			}
		}
		others = passedOn(i)
		return others, others != nil
	})
	return nonNull, assuming
}
