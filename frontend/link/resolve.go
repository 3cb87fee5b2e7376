package link

import "opt-go/frontend/ir"

// resolve decides which of src's definitions are linked unconditionally, and merges the properties
// of both sides of a name as LLVM does: visibility, unnamed_addr, constness of declarations,
// alignment of common variables.
func (l *linker) resolve() {
	l.chooseGroups()
	for g := range globalsInOrder(l.src) {
		if c := comdatOf(g); c != nil && isLinkOnce(g.Base().Linkage) {
			l.members[c] = append(l.members[c], g)
		}
	}
	for g := range globalsInOrder(l.src) {
		l.decide(g)
	}
	l.splitVariables()
	for k := 0; k < len(l.toLink); k++ { // grows meanwhile
		l.chooseMembers(comdatOf(l.toLink[k]))
	}
}

// globalsInOrder iterates over variables, functions, aliases and ifuncs of a module.
func globalsInOrder(m *ir.Module) func(func(ir.GlobalValue) bool) { return m.AllGlobals }

func isLinkOnce(k ir.Linkage) bool { return k == ir.LinkOnce || k == ir.LinkOnceODR }

func isWeak(k ir.Linkage) bool { return k == ir.WeakLinkage || k == ir.WeakODR }

// mayGiveWay reports whether a definition with the linkage may be replaced by another at link time.
func mayGiveWay(k ir.Linkage) bool {
	return isLinkOnce(k) || isWeak(k) || k == ir.Common || k == ir.ExternWeak
}

// isDeclaration reports whether a linker sees no definition: available_externally bodies are none.
func isDeclaration(g ir.GlobalValue) bool {
	return g.IsDeclaration() || g.Base().Linkage == ir.AvailableExternally
}

// comesLazily reports whether a definition comes along only when something refers to it.
func comesLazily(g ir.GlobalValue) bool {
	k := g.Base().Linkage
	return k.IsLocal() || isLinkOnce(k) || k == ir.AvailableExternally
}

// rival returns the global of dst that has the same name, if the name means the same on both sides.
func (l *linker) rival(s ir.GlobalValue) ir.GlobalValue {
	if s.Name() == "" || s.Base().Linkage.IsLocal() {
		return nil
	}
	d := l.dst.Lookup(s.Name())
	if d == nil || d.Base().Linkage.IsLocal() {
		return nil
	}
	return d
}

// choose makes a definition of src come along.
func (l *linker) choose(s ir.GlobalValue) {
	if !l.chosen[s] {
		l.chosen[s] = true
		l.toLink = append(l.toLink, s)
	}
}

func (l *linker) decide(s ir.GlobalValue) {
	d := l.rival(s)
	if l.opts.OnlyNeeded && s.Base().Linkage != ir.Appending && (d == nil || !d.IsDeclaration()) {
		return
	}
	if d != nil && s.Base().Linkage != ir.Appending {
		mergeProperties(d, s)
	}
	if d == nil && comesLazily(s) || s.IsDeclaration() {
		return
	}
	from := fromSrc
	if c := comdatOf(s); c != nil {
		if from = l.groups[c].from; from == fromDst {
			return
		}
	}
	win := d == nil || l.srcPrevails(d, s)
	if d != nil && from == fromBoth {
		loser := s
		if win {
			loser = d
		}
		l.split = append(l.split, loser)
	}
	if win {
		l.choose(s)
	}
}

// mergeProperties gives both sides of a name the properties that LLVM merges.
func mergeProperties(d, s ir.GlobalValue) {
	dv, dok := d.(*ir.GlobalVar)
	sv, sok := s.(*ir.GlobalVar)
	if dok && sok {
		if dv.IsDeclaration() && sv.IsDeclaration() && !(dv.Constant && sv.Constant) {
			dv.Constant, sv.Constant = false, false
		}
		if dv.Linkage == ir.Common && sv.Linkage == ir.Common {
			a := max(dv.Align, sv.Align)
			dv.Align, sv.Align = a, a
		}
	}
	db, sb := d.Base(), s.Base()
	v := strictest(db.Visibility, sb.Visibility)
	setVisibility(db, v)
	setVisibility(sb, v)
	switch {
	case db.UnnamedAddr == "" || sb.UnnamedAddr == "":
		db.UnnamedAddr, sb.UnnamedAddr = "", ""
	case db.UnnamedAddr != sb.UnnamedAddr:
		db.UnnamedAddr, sb.UnnamedAddr = "local_unnamed_addr", "local_unnamed_addr"
	}
}

func strictest(a, b string) string {
	for _, v := range []string{"hidden", "protected"} {
		if a == v || b == v {
			return v
		}
	}
	return ""
}

func setVisibility(g *ir.Global, v string) {
	g.Visibility = v
	if v != "" && g.Linkage != ir.ExternWeak {
		g.DSOLocal = true
	}
}

// srcPrevails decides between two globals of one name, of which src's has a body.
func (l *linker) srcPrevails(d, s ir.GlobalValue) bool {
	dk, sk := d.Base().Linkage, s.Base().Linkage
	switch {
	case sk == ir.Appending || dk == ir.Appending:
		return true
	case isDeclaration(s):
		if s.Base().DLLStorage == "dllimport" {
			return isDeclaration(d)
		}
		return dk == ir.ExternWeak || !s.IsDeclaration() && d.IsDeclaration()
	case isDeclaration(d):
		return true
	case sk == ir.Common:
		if isLinkOnce(dk) || isWeak(dk) {
			return true
		}
		return dk == ir.Common && l.allocSize(l.src, s) > l.allocSize(l.dst, d)
	case mayGiveWay(sk):
		return isLinkOnce(dk) && isWeak(sk)
	case mayGiveWay(dk):
		return true
	}
	l.fail(s, d, "Linking globals named '"+s.Name()+"': symbol multiply defined!")
	return false
}

func (l *linker) allocSize(m *ir.Module, g ir.GlobalValue) uint64 {
	if v, ok := g.(*ir.GlobalVar); ok && v.ValueType.IsSized() {
		return m.Layout.AllocSize(v.ValueType)
	}
	return 0
}
