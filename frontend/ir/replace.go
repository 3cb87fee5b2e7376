package ir

import "slices"

// ReplaceGlobals replaces every reference to a key of by its value, in constants, instructions,
// metadata and other globals. The replaced globals stay in the module's lists until RemoveAll. A
// blockaddress in a replaced function becomes inttoptr (i32 1), as in LLVM when the block is
// erased.
func (m *Module) ReplaceGlobals(by map[GlobalValue]Value) {
	if len(by) == 0 {
		return
	}
	m.editGlobals(func(g GlobalValue) Value {
		if v, ok := by[g]; ok {
			return v
		}
		return g
	})
}

// UsedGlobals returns the globals that something in the module refers to, metadata aside.
func (m *Module) UsedGlobals() map[GlobalValue]bool {
	used := map[GlobalValue]bool{}
	e := newGlobalEditor(func(g GlobalValue) Value {
		used[g] = true
		return g
	})
	e.noMetadata = true
	e.module(m)
	return used
}

// RemoveUnused deletes globals that only metadata refers to: these references become null, or
// poison in debug records of a variable.
func (m *Module) RemoveUnused(dead map[GlobalValue]bool) {
	poison := map[GlobalValue]Value{}
	for v := range dead {
		poison[v] = NewPoison(v.Base().Type())
	}
	m.RemoveAll(dead)
	m.ReplaceGlobals(poison)
}

// RemoveAll deletes globals, which nothing that stays may refer to any more, from the module.
func (m *Module) RemoveAll(dead map[GlobalValue]bool) {
	if len(dead) == 0 {
		return
	}
	for v := range dead {
		if n := v.Name(); n != "" && m.symbols[n] == v {
			delete(m.symbols, n)
		}
		if f, ok := v.(*Func); ok {
			f.DeleteBody()
		}
	}
	final := len(m.Funcs) - m.pending
	for _, f := range m.Funcs[final:] {
		if dead[f] {
			m.pending--
		}
	}
	m.Globals = keep(m.Globals, dead)
	m.Funcs = keep(m.Funcs, dead)
	m.Aliases = keep(m.Aliases, dead)
	m.IFuncs = keep(m.IFuncs, dead)
}

func keep[T GlobalValue](list []T, dead map[GlobalValue]bool) []T {
	out := make([]T, 0, len(list))
	for _, v := range list {
		if !dead[v] {
			out = append(out, v)
		}
	}
	return out
}

func (m *Module) editGlobals(get func(GlobalValue) Value) { newGlobalEditor(get).module(m) }

// globalEditor visits every reference to a global in a module, and replaces it by the result of
// get.
type globalEditor struct {
	get        func(GlobalValue) Value
	consts     map[*Const]Value
	nodes      map[*MDNode]bool
	noMetadata bool
}

func newGlobalEditor(get func(GlobalValue) Value) *globalEditor {
	return &globalEditor{get: get, consts: map[*Const]Value{}, nodes: map[*MDNode]bool{}}
}

func (e *globalEditor) module(m *Module) {
	for _, g := range m.Globals {
		g.Init = e.value(g.Init)
		e.attachments(g.md)
		g.md = slices.DeleteFunc(g.md, func(a Attachment) bool { // must not name what is gone
			return a.Kind == "associated" && len(a.Node.Fields) == 1 && a.Node.Operand(0) == MD(MDNull{})
		})
	}
	for _, a := range m.Aliases {
		a.Aliasee = e.value(a.Aliasee)
	}
	for _, a := range m.IFuncs {
		a.Resolver = e.value(a.Resolver)
	}
	for _, f := range m.Funcs {
		e.function(f)
	}
	for _, l := range m.md.named {
		for _, n := range l.Nodes {
			e.node(n)
		}
	}
}

func (e *globalEditor) function(f *Func) {
	f.Prefix, f.Prologue, f.Personality = e.value(f.Prefix), e.value(f.Prologue), e.value(f.Personality)
	e.attachments(f.md)
	for b := f.first; b != nil; b = b.next {
		for i := b.first; i != nil; i = i.next {
			e.attachments(i.Attachments())
			for k := range i.ops {
				switch v := i.ops[k].val.(type) {
				case *Const, *Func, *GlobalVar, *Alias, *IFunc:
					if w := e.value(v); w != v {
						i.ops[k].Set(w)
					}
				case *MDOperand:
					e.mdOperand(v)
				}
			}
		}
	}
}

func (e *globalEditor) mdOperand(m *MDOperand) {
	if e.noMetadata {
		return
	}
	if m.val != nil {
		if m.owner == nil {
			m.val = e.value(m.val)
		}
		return
	}
	e.metadata(m.Node)
}

// value returns the replacement of a constant; local values stay.
func (e *globalEditor) value(v Value) Value {
	switch v := v.(type) {
	case *Const:
		return e.constant(v)
	case GlobalValue:
		return e.get(v)
	}
	return v
}

func (e *globalEditor) constant(k *Const) Value {
	if len(k.Elems) == 0 {
		return k
	}
	if got, ok := e.consts[k]; ok {
		return got
	}
	elems, changed := make([]Value, len(k.Elems)), false
	for n, v := range k.Elems {
		elems[n] = e.value(v)
		changed = changed || elems[n] != v
	}
	var out Value = k
	switch {
	case !changed:
	case k.Kind == BlockAddressConst:
		out = NewExpr(k.ty, Const{Op: IntToPtr, Elems: []Value{NewInt(k.ty.ctx.I32, 1)}})
	default:
		c := *k
		c.Elems, c.id = elems, 0
		out = k.ty.ctx.internConst(&c)
	}
	e.consts[k] = out
	return out
}

func (e *globalEditor) attachments(list []Attachment) {
	for _, a := range list {
		e.node(a.Node)
	}
}

func (e *globalEditor) node(n *MDNode) {
	if n == nil || e.noMetadata || e.nodes[n] {
		return
	}
	e.nodes[n] = true
	for k := range n.Fields {
		if c, ok := n.Fields[k].Value.(*MDConst); ok {
			switch w := e.value(c.Value); {
			case w == c.Value:
			case isGlobal(c.Value) && isPoison(w):
				n.Fields[k].Value = MDNull{} // the global is gone
			default:
				n.Fields[k].Value = &MDConst{w}
			}
			continue
		}
		e.metadata(n.Fields[k].Value)
	}
}

func isGlobal(v Value) bool {
	_, ok := v.(GlobalValue)
	return ok
}

func isPoison(v Value) bool {
	k, ok := v.(*Const)
	return ok && k.Kind == PoisonConst
}

func (e *globalEditor) metadata(m MD) {
	switch m := m.(type) {
	case *MDNode:
		e.node(m)
	case *MDArgList:
		for _, a := range m.Args {
			e.mdOperand(a)
		}
	case *MDConst:
		m.Value = e.value(m.Value)
	}
}
