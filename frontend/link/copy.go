package link

import (
	"slices"

	"opt-go/frontend/ir"
)

// copyAll copies the chosen globals, and the globals that they reach.
func (l *linker) copyAll() {
	for k := 0; k < len(l.toLink); k++ {
		l.materialize(l.toLink[k], false)
		for len(l.work) > 0 {
			body := l.work[len(l.work)-1]
			l.work = l.work[:len(l.work)-1]
			body()
		}
	}
}

// comesAlong reports whether src's definition is the one, which it may become by being referred to.
func (l *linker) comesAlong(d, s ir.GlobalValue) bool {
	if l.chosen[s] || s.Base().Linkage.IsLocal() {
		return true
	}
	if d != nil && !isDeclaration(d) || s.IsDeclaration() || l.finished || !comesLazily(s) && !l.opts.OnlyNeeded {
		return false
	}
	l.choose(s)
	l.chooseMembers(comdatOf(s))
	return true
}

// materialize maps a reference to a global of src to dst, and queues its body. The targets of
// aliases and ifuncs (forTarget) must be src's own definition, if necessary as an internal copy. It
// returns nil if only metadata refers to the global.
func (l *linker) materialize(s ir.GlobalValue, forTarget bool) ir.Value {
	table, other := l.values, l.aliasees
	if forTarget {
		table, other = other, table
	}
	if v, ok := table[s]; ok {
		return v
	}
	v, fresh := l.prototype(s, forTarget)
	if v == nil {
		return nil
	}
	table[s] = v
	g, ok := v.(ir.GlobalValue)
	if !ok || g.Base().Linkage == ir.Appending || l.bodies[g] || other[s] == v {
		return v
	}
	if f, ok := g.(*ir.Func); ok {
		dropNoCallback(f)
	}
	if fresh && !s.IsDeclaration() && (forTarget || l.comesAlong(g, s)) {
		l.body(g, s)
	}
	return v
}

// prototype returns the global of dst that stands for one of src. It is fresh when it has been made
// for the purpose.
func (l *linker) prototype(s ir.GlobalValue, forTarget bool) (v ir.Value, fresh bool) {
	d := l.linked(s)
	link := l.comesAlong(d, s)
	if link {
		for _, t := range []map[ir.GlobalValue]ir.Value{l.values, l.aliasees} {
			if v, ok := t[s]; ok {
				return v, false
			}
		}
	} else if forTarget {
		d = nil
	}
	if s.Base().Linkage == ir.Appending || d != nil && d.Base().Linkage == ir.Appending {
		return l.appending(d, s), false
	}
	if d != nil && !link {
		return cast(d, s.Type()), false
	}
	if l.finished {
		return nil, false
	}
	definition := link || forTarget
	g := l.copyPrototype(s, definition)
	if link || !forTarget {
		l.forceName(g, s.Name())
	}
	if definition {
		l.joinGroup(g, comdatOf(s))
	}
	if !link && forTarget {
		b := g.Base()
		b.Linkage, b.Visibility, b.DSOLocal = ir.Internal, "", true
	}
	if d != nil {
		l.replaced[d] = cast(g, d.Type())
		return cast(g, s.Type()), true
	}
	return g, true
}

// linked is rival, but an intrinsic of another type is none.
func (l *linker) linked(s ir.GlobalValue) ir.GlobalValue {
	d := l.rival(s)
	if df, ok := d.(*ir.Func); ok && df.IsIntrinsic() {
		if sf, ok := s.(*ir.Func); ok && sf.FuncType != df.FuncType {
			return nil
		}
	}
	return d
}

// cast returns the global as a pointer of the type, which may be of another address space.
func cast(g ir.GlobalValue, ty *ir.Type) ir.Value {
	if g.Type() == ty {
		return g
	}
	return ir.NewExpr(ty, ir.Const{Op: ir.AddrSpaceCast, Elems: []ir.Value{g}})
}

// copyPrototype adds a global without a body to dst, with the linkage of a definition or of a
// declaration.
func (l *linker) copyPrototype(s ir.GlobalValue, definition bool) ir.GlobalValue {
	var g ir.GlobalValue
	hasMD := s.IsDeclaration()
	switch s := s.(type) {
	case *ir.GlobalVar:
		v := l.dst.NewGlobal(s.Name(), s.ValueType, s.Space, nil)
		v.Global.CopyHeader(&s.Global)
		v.Constant, v.ExternallyInit, v.Attrs = s.Constant, s.ExternallyInit, s.Attrs
		g, hasMD = v, true
	case *ir.Func:
		f := l.dst.NewFunc(s.Name(), s.FuncType)
		f.CopyHeader(s)
		g = f
	case *ir.Alias:
		if !definition {
			g = l.declare(s, s.ValueType)
			break
		}
		a := l.dst.NewAlias(s.Name(), s.ValueType, s.Space, nil)
		a.Global.CopyHeader(&s.Global)
		g = a
	case *ir.IFunc:
		if !definition {
			g = l.declare(s, s.ValueType)
			break
		}
		a := l.dst.NewIFunc(s.Name(), s.ValueType, s.Space, nil)
		a.Global.CopyHeader(&s.Global)
		g = a
	}
	b := g.Base()
	b.Pos = l.code.Pos(s.Base().Pos)
	b.Linkage = ir.External
	if definition || s.Base().Linkage == ir.ExternWeak {
		b.Linkage = s.Base().Linkage
	}
	if hasMD && len(s.Base().Attachments()) > 0 {
		l.pending[g] = s.Base()
		l.order = append(l.order, g)
	}
	return g
}

// forceName gives a global that others can see its own name; whatever has that name in dst steps
// back.
func (l *linker) forceName(g ir.GlobalValue, name string) {
	if g.Base().Linkage.IsLocal() || g.Name() == name {
		return
	}
	if have := l.dst.Lookup(name); have != nil {
		l.dst.TakeName(g, have)
	} else {
		g.SetName(name)
	}
}

// joinGroup puts a definition into dst's group of the same name.
func (l *linker) joinGroup(g ir.GlobalValue, c *ir.Comdat) {
	if c == nil {
		return
	}
	d := l.dstGroup[c.Name]
	if d == nil {
		d = &ir.Comdat{Name: c.Name}
		l.dstGroup[c.Name] = d
		l.dst.Comdats = append(l.dst.Comdats, d)
	}
	d.Kind = c.Kind
	if choice, ok := l.groups[c]; ok && choice.kind != "any" {
		d.Kind = choice.kind
	}
	switch g.(type) {
	case *ir.Func, *ir.GlobalVar:
		g.Base().Comdat = d
	}
}

// body copies a definition: immediately what others may refer to, the rest from the worklist.
func (l *linker) body(g, s ir.GlobalValue) {
	l.bodies[g] = true
	switch s := s.(type) {
	case *ir.Func:
		f := g.(*ir.Func)
		l.code.Begin(s, f)
		l.work = append(l.work, func() {
			l.code.Finish(f)
			dropNoCallback(f)
		})
	case *ir.GlobalVar:
		l.work = append(l.work, func() {
			v := g.(*ir.GlobalVar)
			v.Init = l.code.Value(s.Init)
			delete(l.pending, g)
			v.SetAttachments(l.code.Attachments(s.Attachments()))
		})
	case *ir.Alias:
		l.work = append(l.work, func() { g.(*ir.Alias).Aliasee = l.targets.Value(s.Aliasee) })
	case *ir.IFunc:
		l.work = append(l.work, func() { g.(*ir.IFunc).Resolver = l.targets.Value(s.Resolver) })
	}
}

// dropNoCallback removes nocallback from a linked function and its calls: that the function
// reenters the calling module only by return or exception need not hold for the merged module.
func dropNoCallback(f *ir.Func) {
	if f.IsIntrinsic() {
		return
	}
	const attr = "nocallback"
	if f.Attrs.Fn.Has(attr) {
		f.Attrs.Fn = f.Attrs.Fn.Without(attr)
	}
	for i := range f.Instrs() {
		if i.Info != nil && i.Info.Attrs.Fn.Has(attr) {
			i.Info.Attrs.Fn = i.Info.Attrs.Fn.Without(attr)
		}
	}
}

// pendingMetadata gives declarations that did not become definitions their attachments.
func (l *linker) pendingMetadata() {
	for _, g := range l.order {
		if s := l.pending[g]; s != nil {
			g.Base().SetAttachments(l.code.Attachments(s.Attachments()))
		}
	}
}

// reorder moves the variables that src names to the end of dst's list, in src's order.
func (l *linker) reorder() {
	moved := map[ir.GlobalValue]bool{}
	var last []*ir.GlobalVar
	for _, s := range l.src.Globals {
		if s.Linkage == ir.Appending {
			continue
		}
		v := l.values[s]
		if v == nil && (l.chosen[s] || s.Linkage.IsLocal()) {
			v = l.aliasees[s]
		}
		if v == nil {
			if d := l.rival(s); d != nil {
				v = d
			}
		}
		if g, ok := v.(*ir.GlobalVar); ok && !moved[g] {
			moved[g] = true
			last = append(last, g)
		}
	}
	rest := slices.DeleteFunc(l.dst.Globals, func(g *ir.GlobalVar) bool { return moved[g] })
	l.dst.Globals = append(rest, last...)
}
