package link

import (
	"slices"

	"opt-go/frontend/ir"
)

// appending joins two arrays of appending linkage, dst's elements first, or takes over src's when
// dst has none.
func (l *linker) appending(d, s ir.GlobalValue) ir.Value {
	sv, _ := s.(*ir.GlobalVar)
	dv, _ := d.(*ir.GlobalVar)
	if sv == nil || d != nil && dv == nil {
		l.fail(s, d, "Linking globals named '"+s.Name()+"': can only link appending global with another appending global!")
		return d
	}
	if sv.IsDeclaration() && dv != nil {
		return dv
	}
	var elems []ir.Value
	if dv != nil && !dv.IsDeclaration() {
		if msg := mismatch(dv, sv); msg != "" {
			l.fail(s, d, msg)
			return d
		}
		elems = elements(dv.Init)
	}
	elem := sv.ValueType.Elem
	more := elements(sv.Init)
	if s.Name() == "llvm.global_ctors" || s.Name() == "llvm.global_dtors" {
		more = slices.DeleteFunc(more, l.isForeignStructor)
	}
	n := l.dst.NewGlobal("", l.dst.Ctx.Array(uint64(len(elems)+len(more)), elem), sv.Space, nil)
	n.Global.CopyHeader(&sv.Global)
	n.Constant, n.ExternallyInit, n.Attrs = sv.Constant, sv.ExternallyInit, sv.Attrs
	n.Pos = l.code.Pos(sv.Pos)
	l.forceName(n, sv.Name())
	if d != nil {
		l.replaced[d] = n
		l.insertBefore(n, dv)
	}
	l.bodies[n] = true
	l.work = append(l.work, func() {
		for _, e := range more {
			elems = append(elems, l.code.Value(e))
		}
		n.Init = ir.NewAggregate(n.ValueType, elems)
	})
	return n
}

// mismatch says why two appending arrays cannot be joined.
func mismatch(d, s *ir.GlobalVar) string {
	differs := func(what string) string { return "Appending variables with different " + what + " need to be linked!" }
	switch {
	case d.Linkage != s.Linkage:
		return "Linking globals named '" + s.Name() + "': can only link appending global with another appending global!"
	case d.Constant != s.Constant:
		return "Appending variables linked with different const'ness!"
	case d.Align != s.Align:
		return differs("alignment")
	case d.Visibility != s.Visibility:
		return differs("visibility")
	case (d.UnnamedAddr == "unnamed_addr") != (s.UnnamedAddr == "unnamed_addr"):
		return differs("unnamed_addr")
	case d.Section != s.Section:
		return differs("section name")
	case d.Space != s.Space:
		return differs("address spaces")
	case d.ValueType.Elem != s.ValueType.Elem:
		return "Appending variables with different element types!"
	}
	return ""
}

// elements returns the members of an array constant.
func elements(v ir.Value) []ir.Value {
	k, ok := v.(*ir.Const)
	if !ok {
		return nil
	}
	out := make([]ir.Value, k.Type().Len)
	for i := range out {
		out[i] = k.Elem(uint64(i))
	}
	return out
}

// isForeignStructor reports whether an entry of llvm.global_ctors belongs to a datum that does not
// come from src.
func (l *linker) isForeignStructor(e ir.Value) bool {
	k, ok := e.(*ir.Const)
	if !ok || k.Type().NumFields() < 3 {
		return false
	}
	key := k.Elem(2)
	for {
		c, ok := key.(*ir.Const)
		if !ok || len(c.Elems) != 1 || c.Kind != ir.ExprConst {
			break
		}
		key = c.Elems[0]
	}
	g, ok := key.(ir.GlobalValue)
	return ok && !l.comesAlong(l.linked(g), g)
}

func (l *linker) insertBefore(n, at *ir.GlobalVar) {
	list := l.dst.Globals[:len(l.dst.Globals)-1]
	l.dst.Globals = slices.Insert(list, slices.Index(list, at), n)
}
