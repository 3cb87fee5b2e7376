package ipo

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// inferParams marks pointer parameters that the function does not keep (nocapture), through which it only reads or writes, and the one that
// it always returns.
func inferParams(f *ir.Func, acts []*ir.Instr) {
	if p := returnedParam(f); p != nil {
		mark(p, "returned")
	}
	quiet := f.FuncType.Elem.IsVoid() && f.Attrs.Fn.Has("nounwind") && analysis.FuncEffects(f).Any()&analysis.Mod == 0
	keepNoneInCircles(f, acts)
	for _, p := range f.Params {
		if !p.Type().IsPtr() {
			continue
		}
		if !p.Attrs().Has("nocapture") && (quiet || !analysis.MayBeCaptured(p, true)) {
			mark(p, "nocapture")
		}
		if p.Attrs().Has("readnone") || p.Attrs().Has("inalloca") || p.Attrs().Has("preallocated") {
			continue
		}
		if word := accessWord(p); word != "" && !p.Attrs().Has(word) {
			attrs := p.Attrs().Without("readonly", "writeonly")
			if word != "writeonly" {
				attrs = attrs.Without("writable") // contradicts it
			}
			p.SetAttrs(attrs.With(ir.EnumAttr(word)))
		}
	}
}

// keepNoneInCircles marks pointers that a function which calls itself does not keep: if it is assumed of a set of parameters, and follows for each
// of them then, it is true, since what is kept is kept by some last call. Parameters of which it does not follow leave the set.
func keepNoneInCircles(f *ir.Func, acts []*ir.Instr) {
	if !slices.ContainsFunc(acts, func(i *ir.Instr) bool { return i.CalledFunc() == f }) {
		return
	}
	var assumed []*ir.Param
	for _, p := range f.Params {
		if p.Type().IsPtr() && !p.Attrs().Has("nocapture") {
			mark(p, "nocapture")
			assumed = append(assumed, p)
		}
	}
	for n := -1; n != len(assumed); {
		n = len(assumed)
		assumed = slices.DeleteFunc(assumed, func(p *ir.Param) bool {
			if !analysis.MayBeCaptured(p, true) {
				return false
			}
			p.SetAttrs(p.Attrs().Without("nocapture"))
			return true
		})
	}
}

func mark(p *ir.Param, attr string) {
	if !p.Attrs().Has(attr) {
		p.SetAttrs(p.Attrs().With(ir.EnumAttr(attr)))
	}
}

// returnedParam returns the parameter that all returns return.
func returnedParam(f *ir.Func) (p *ir.Param) {
	for b := range f.Blocks() {
		t := b.Term()
		if t.Op() != ir.Ret {
			continue
		}
		if t.NumOperands() == 0 {
			return nil
		}
		q, ok := t.Operand(0).(*ir.Param)
		if !ok || p != nil && q != p || q.Type() != f.FuncType.Elem {
			return nil
		}
		p = q
	}
	return p
}

// accessWord follows the uses of a pointer and says how memory is touched through it; "": in both ways, or in an unknown one.
func accessWord(p *ir.Param) string {
	var m analysis.ModRef
	seen := map[ir.Value]bool{p: true}
	work := []ir.Value{p}
	follow := func(v ir.Value) {
		if !seen[v] {
			seen[v] = true
			work = append(work, v)
		}
	}
	for len(work) > 0 && m != analysis.RefMod {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range ir.Uses(v) {
			use, ok := useAccess(u.User(), u.Index(), follow)
			if !ok {
				return ""
			}
			m |= use
		}
	}
	return map[analysis.ModRef]string{analysis.NoModRef: "readnone", analysis.Ref: "readonly", analysis.Mod: "writeonly"}[m]
}

// useAccess is what one use of a pointer does to the memory behind it; ok is false where the pointer gets out of sight.
func useAccess(i *ir.Instr, k int, follow func(ir.Value)) (m analysis.ModRef, ok bool) {
	switch i.Op() {
	case ir.GetElementPtr, ir.BitCast, ir.AddrSpaceCast, ir.Phi, ir.Select:
		follow(i)
		return 0, true
	case ir.ICmp, ir.Ret:
		return 0, true
	case ir.Load:
		if i.IsVolatile() || i.Ordering > ir.Unordered {
			return 0, false
		}
		return analysis.Ref, true
	case ir.Store:
		return analysis.Mod, k == 1 && !i.IsVolatile() && i.Ordering <= ir.Unordered
	case ir.Call:
		return callAccess(i, k, follow)
	}
	return 0, false
}

func callAccess(i *ir.Instr, k int, follow func(ir.Value)) (analysis.ModRef, bool) {
	if k >= i.NumArgs() { // the callee is read; bundles may mean anything
		return analysis.Ref, i.Operand(k) == i.Callee() && len(i.Info.Bundles) == 0
	}
	e := analysis.CallEffects(i)
	if !analysis.NoCapture(i, k) {
		if e.Any()&analysis.Mod != 0 {
			return 0, false
		}
		if !i.Type().IsVoid() {
			follow(i)
		}
	}
	return analysis.ArgModRef(i, k) & (e.Arg | e.Other), true
}
