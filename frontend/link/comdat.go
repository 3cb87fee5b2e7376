package link

import (
	"opt-go/frontend/ir"
)

// side tells from which module the members of a comdat group come.
type side uint8

const (
	fromDst side = iota
	fromSrc
	fromBoth
)

type comdatChoice struct {
	kind string
	from side
}

// chooseGroups decides for each of src's comdat groups, and takes the definitions of groups that
// lose out of dst.
func (l *linker) chooseGroups() {
	lost, refused := map[*ir.Comdat]bool{}, map[*ir.Comdat]bool{}
	for _, c := range l.src.Comdats {
		d := l.dstGroup[c.Name]
		if d == nil {
			l.groups[c] = comdatChoice{kindOf(c), fromSrc}
			continue
		}
		choice, ok := l.chooseGroup(c, d)
		if !ok {
			return
		}
		l.groups[c] = choice
		switch choice.from {
		case fromSrc:
			lost[d] = true
		case fromDst:
			refused[c] = true
		}
	}
	if len(refused) > 0 {
		l.refuseGroups(refused)
	}
	if len(lost) > 0 {
		l.dropGroups(lost)
	}
}

func kindOf(c *ir.Comdat) string {
	if c.Kind == "" {
		return "any"
	}
	return c.Kind
}

// chooseGroup compares two groups of one name by their selection kinds.
func (l *linker) chooseGroup(s, d *ir.Comdat) (comdatChoice, bool) {
	anyOrLargest := func(k string) bool { return k == "any" || k == "largest" }
	sk, dk := kindOf(s), kindOf(d)
	kind := dk
	switch {
	case anyOrLargest(sk) && anyOrLargest(dk):
		if sk == "largest" {
			kind = sk
		}
	case sk != dk:
		l.failModule("Linking COMDATs named '" + s.Name + "': invalid selection kinds!")
		return comdatChoice{}, false
	}
	switch kind {
	case "any":
		return comdatChoice{kind, fromDst}, true
	case "nodeduplicate":
		return comdatChoice{kind, fromBoth}, true
	}
	return l.compareLeaders(s.Name, kind)
}

// compareLeaders decides by the variables that have the groups' name.
func (l *linker) compareLeaders(name, kind string) (comdatChoice, bool) {
	choice := comdatChoice{kind, fromDst}
	d, ok := l.leader(l.dst, name)
	if !ok {
		return choice, false
	}
	s, ok := l.leader(l.src, name)
	if !ok {
		return choice, false
	}
	ds, ss := l.allocSize(l.dst, d), l.allocSize(l.src, s)
	violated := false
	switch kind {
	case "exactmatch":
		violated = s.Init != d.Init
	case "samesize":
		violated = ss != ds
	case "largest":
		if ss > ds {
			choice.from = fromSrc
		}
	}
	if violated {
		word := map[string]string{"exactmatch": "ExactMatch", "samesize": "SameSize"}[kind]
		l.fail(s, d, "Linking COMDATs named '"+name+"': "+word+" violated!")
	}
	return choice, !violated
}

// comdatOf returns the group of a definition; an alias is in the group of its aliasee.
func comdatOf(g ir.GlobalValue) *ir.Comdat {
	if a, ok := g.(*ir.Alias); ok {
		if g = aliasee(a); g == nil {
			return nil
		}
	}
	return g.Base().Comdat
}

// aliasee follows an alias, through casts and constant offsets, to the function or variable; nil
// when there is none.
func aliasee(a *ir.Alias) ir.GlobalValue {
	var v ir.Value = a
	for range 1000 { // a cycle is no valid module
		switch x := v.(type) {
		case *ir.Alias:
			v = x.Aliasee
		case *ir.Const:
			if len(x.Elems) == 0 {
				return nil
			}
			v = x.Elems[0]
		case ir.GlobalValue:
			return x
		default:
			return nil
		}
	}
	return nil
}

// leader returns the variable that a group is named for, looked up through aliases.
func (l *linker) leader(m *ir.Module, name string) (*ir.GlobalVar, bool) {
	g := m.Lookup(name)
	if a, ok := g.(*ir.Alias); ok {
		if g = aliasee(a); g == nil {
			l.failModule("Linking COMDATs named '" + name + "': COMDAT key involves incomputable alias size.")
			return nil, false
		}
	}
	v, ok := g.(*ir.GlobalVar)
	if !ok {
		l.failModule("Linking COMDATs named '" + name + "': GlobalVariable required for data dependent selection!")
	}
	return v, ok
}

// refuseGroups makes the private members of src's groups that lose available_externally: other code
// of src may refer to them, and goes on doing so, but they are no members any more. What an alias
// stands for stays as it is.
func (l *linker) refuseGroups(refused map[*ir.Comdat]bool) {
	aliased := map[ir.GlobalValue]bool{}
	for _, a := range l.src.Aliases {
		aliased[aliasee(a)] = true
	}
	for g := range globalsInOrder(l.src) {
		b := g.Base()
		switch g.(type) {
		case *ir.Func, *ir.GlobalVar:
			if b.Linkage == ir.Private && refused[b.Comdat] && !aliased[g] {
				b.Linkage, b.Comdat = ir.AvailableExternally, nil
			}
		}
	}
}

// dropGroups turns the members of dst's losing groups into declarations, or removes them if they
// have no uses.
func (l *linker) dropGroups(lost map[*ir.Comdat]bool) {
	used := l.dst.UsedGlobals()
	dead := map[ir.GlobalValue]bool{}
	by := map[ir.GlobalValue]ir.Value{}
	for g := range globalsInOrder(l.dst) {
		if !lost[comdatOf(g)] {
			continue
		}
		if !used[g] {
			dead[g] = true
			continue
		}
		switch g := g.(type) {
		case *ir.Func:
			g.DeleteBody()
			g.Prefix, g.Prologue, g.Personality = nil, nil, nil
			g.Linkage, g.Comdat = ir.External, nil
			g.SetMD("dbg", nil)
		case *ir.GlobalVar:
			g.Init, g.Comdat, g.Linkage = nil, nil, ir.External
		case *ir.Alias:
			d := l.declare(g, g.ValueType)
			l.dst.TakeName(d, g)
			by[g], dead[g] = d, true
		}
	}
	l.dst.ReplaceGlobals(by)
	l.dst.RemoveAll(dead)
}

// declare adds a declaration to dst for something that is neither function nor variable.
func (l *linker) declare(g ir.GlobalValue, ty *ir.Type) ir.GlobalValue {
	if ty.Kind == ir.FuncKind {
		f := l.dst.NewFunc(g.Name(), ty)
		f.Space = g.Base().Space
		return f
	}
	return l.dst.NewGlobal(g.Name(), ty, g.Base().Space, nil)
}

// chooseMembers makes the linkonce members of a group come along with one that does.
func (l *linker) chooseMembers(c *ir.Comdat) {
	if c == nil {
		return
	}
	for _, s := range l.members[c] {
		if d := l.rival(s); d == nil || l.srcPrevails(d, s) {
			l.choose(s)
		}
	}
}

// splitVariables keeps the contents of variables in nodeduplicate groups that lose their names:
// other members of the group may rely on them.
func (l *linker) splitVariables() {
	for _, g := range l.split {
		v, ok := g.(*ir.GlobalVar)
		if !ok {
			l.fail(g, nil, "linking '"+g.Name()+"': non-variables in comdat nodeduplicate are not handled")
			continue
		}
		m := v.Module()
		n := m.NewGlobal("", v.ValueType, v.Space, v.Init)
		n.Global.CopyHeader(&v.Global)
		n.Constant, n.ExternallyInit, n.Attrs = v.Constant, v.ExternallyInit, v.Attrs
		n.Visibility, n.Linkage, n.DSOLocal, n.Comdat = "", ir.Private, true, v.Comdat
		if m == l.src {
			l.choose(n)
		}
	}
}
