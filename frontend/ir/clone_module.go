package ir

// CloneModule returns a copy of m in the same context. Nothing that can be changed is shared:
// functions, globals and metadata are new; types and constants are interned and immutable.
func CloneModule(m *Module) *Module {
	n := NewModule(m.Ctx)
	n.File, n.SourceName, n.Triple, n.Layout = m.File, m.SourceName, m.Triple, m.Layout
	n.NeedVersion(int(m.needs.Load()))
	n.intrinsics = m.intrinsics
	n.Asm = append([]string(nil), m.Asm...)
	n.TypeDefs = append([]*Type(nil), m.TypeDefs...)
	n.DebugRecords, n.Source, n.Texts, n.lastUnique = m.DebugRecords, m.Source, m.Texts, m.lastUnique
	c := &moduleCopy{comdats: map[*Comdat]*Comdat{}, ValueMap: ValueMap{globals: map[GlobalValue]GlobalValue{},
		consts: map[*Const]Value{}, nodes: map[*MDNode]*MDNode{}, taken: map[*Block]*Block{}}}
	for _, d := range m.Comdats {
		n.Comdats = append(n.Comdats, c.comdat(d))
	}
	c.declare(m, n)
	c.define(m, n)
	for _, l := range m.md.named {
		list := &NamedMD{Name: l.Name}
		for _, d := range l.Nodes {
			list.Nodes = append(list.Nodes, c.node(d))
		}
		n.md.named = append(n.md.named, list)
	}
	return n
}

type moduleCopy struct {
	ValueMap
	comdats map[*Comdat]*Comdat
}

func (c *moduleCopy) comdat(d *Comdat) *Comdat {
	if d == nil {
		return nil
	}
	if c.comdats[d] == nil {
		copied := *d
		c.comdats[d] = &copied
	}
	return c.comdats[d]
}

// declare creates the new globals, without their references to other globals.
func (c *moduleCopy) declare(m, n *Module) {
	for _, g := range m.Globals {
		v := n.NewGlobal(g.name, g.ValueType, g.Space, nil)
		c.header(&v.Global, &g.Global)
		v.Constant, v.ExternallyInit, v.Attrs = g.Constant, g.ExternallyInit, g.Attrs
		c.globals[g] = v
	}
	for _, f := range m.Funcs {
		v := n.NewFunc(f.name, f.FuncType)
		v.copyHeader(f)
		c.header(&v.Global, &f.Global)
		c.globals[f] = v
	}
	for _, a := range m.Aliases {
		v := n.NewAlias(a.name, a.ValueType, a.Space, nil)
		c.header(&v.Global, &a.Global)
		c.globals[a] = v
	}
	for _, a := range m.IFuncs {
		v := n.NewIFunc(a.name, a.ValueType, a.Space, nil)
		c.header(&v.Global, &a.Global)
		c.globals[a] = v
	}
}

func (c *moduleCopy) header(to, from *Global) {
	keep := *to
	*to = *from
	to.name, to.constID, to.ctx, to.module, to.md = keep.name, keep.constID, keep.ctx, keep.module, nil
	to.Comdat = c.comdat(from.Comdat)
}

// define fills in initializers, bodies and attachments. The copies stand in the lists at the same
// places as the originals. All blocks are made before any operand, since a blockaddress may name a
// block of any function.
func (c *moduleCopy) define(m, n *Module) {
	maps := make([]*ValueMap, len(m.Funcs))
	from, to := make([][]*Block, len(m.Funcs)), make([][]*Block, len(m.Funcs))
	for k, f := range m.Funcs {
		one := NewValueMap(f, n.Funcs[k])
		maps[k], from[k] = one, one.mapParams()
		to[k] = one.shells(from[k], "", false)
		for j, b := range from[k] {
			if b.addrTaken {
				c.taken[b] = to[k][j]
			}
		}
	}
	for k, one := range maps {
		one.globals, one.consts, one.nodes, one.taken = c.globals, c.consts, c.nodes, c.taken
		one.fillBlocks(from[k], to[k])
	}
	for k, f := range m.Funcs {
		v := n.Funcs[k]
		v.lastUnique, v.md = f.lastUnique, c.attachments(f.md)
		v.Prefix, v.Prologue, v.Personality = c.optional(f.Prefix), c.optional(f.Prologue), c.optional(f.Personality)
	}
	for k, g := range m.Globals {
		n.Globals[k].Init = c.optional(g.Init)
		n.Globals[k].md = c.attachments(g.md)
	}
	for k, a := range m.Aliases {
		n.Aliases[k].Aliasee = c.optional(a.Aliasee)
	}
	for k, a := range m.IFuncs {
		n.IFuncs[k].Resolver = c.optional(a.Resolver)
	}
}

func (c *ValueMap) optional(v Value) Value {
	if v == nil {
		return nil
	}
	return c.Get(v)
}
