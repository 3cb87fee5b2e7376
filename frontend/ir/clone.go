package ir

import "slices"

// ValueMap maps the values of a function to their copies, for a copy of the function or of some of
// its blocks. A value that is not in the map stays as it is. Every operand is mapped once: the
// result is not looked up again.
type ValueMap struct {
	src     *Func
	dst     *Func
	values  Paged[Value] // by ID of src's parameters and instructions
	blocks  Paged[*Block]
	globals map[GlobalValue]GlobalValue // of a copied module, or of a function that calls itself
	taken   map[*Block]*Block           // of a copied module: blocks whose address is taken, of any function
	consts  map[*Const]Value
	nodes   map[*MDNode]*MDNode // nil: metadata is shared
	sub     *MDNode             // only what is inside this subprogram is copied; nil: all metadata is
	imp     *Importer           // says what globals and metadata of another module become; nil: see the fields above
	slab    Slab                // of the copies of blocks, so that their code lies in memory in the order of the program
}

// NewValueMap returns an empty map for copies from src to dst, which may be the same function.
func NewValueMap(src, dst *Func) *ValueMap {
	return &ValueMap{src: src, dst: dst}
}

// Set maps a parameter, instruction or block of the source to its replacement in the copy.
func (m *ValueMap) Set(old, new Value) {
	switch old := old.(type) {
	case *Instr:
		m.values.Set(int(old.id), new)
	case *Param:
		m.values.Set(int(old.id), new)
	case *Block:
		b, _ := new.(*Block)
		m.blocks.Set(int(old.id), b)
	default:
		panic("ir: ValueMap.Set of a value that is not local: " + old.Ident())
	}
}

// Get returns the copy of v, or v itself if it is not mapped.
func (m *ValueMap) Get(v Value) Value {
	switch x := v.(type) {
	case *Instr:
		if x.Func() == m.src {
			return m.get(int(x.id), v)
		}
	case *Param:
		if x.fn == m.src {
			return m.get(int(x.id), v)
		}
	case *Block:
		return m.Block(x)
	case *Const:
		return m.constant(x)
	case GlobalValue:
		if m.imp != nil {
			return m.imp.Global(x)
		}
		if g, ok := m.globals[x]; ok {
			return g
		}
	}
	return v
}

func (m *ValueMap) get(id int, v Value) Value {
	if mapped := m.values.Get(id); mapped != nil {
		return mapped
	}
	return v
}

// Block returns the copy of b, or b itself if it is not mapped.
func (m *ValueMap) Block(b *Block) *Block {
	if b.fn != m.src {
		return b
	}
	if mapped := m.blocks.Get(int(b.id)); mapped != nil {
		return mapped
	}
	return b
}

// constant maps the globals and block addresses inside a constant.
func (m *ValueMap) constant(k *Const) Value {
	if len(k.Elems) == 0 {
		return k
	}
	if got, ok := m.consts[k]; ok {
		return got
	}
	elems, changed := make([]Value, len(k.Elems)), false
	for n, e := range k.Elems {
		if elems[n] = m.Get(e); elems[n] == nil {
			return nil
		}
		changed = changed || elems[n] != e
	}
	var out Value = k
	if k.Kind == BlockAddressConst {
		b := m.Block(k.Block)
		if t, ok := m.taken[k.Block]; ok {
			b = t
		}
		switch {
		case b != k.Block:
			out = NewBlockAddress(b.fn, b)
		case m.imp != nil || b.Erased():
			// The definition is replaced or the block is erased, so it is unreachable.
			one := NewInt(k.ty.ctx.I32, 1)
			out = NewExpr(k.ty, Const{Op: IntToPtr, Elems: []Value{one}})
		}
	} else if changed {
		c := *k
		c.Elems, c.id = elems, 0
		out = k.ty.ctx.internConst(&c)
	}
	if m.consts == nil {
		m.consts = map[*Const]Value{}
	}
	m.consts[k] = out
	return out
}

// Remap replaces the operands of i, φ's blocks included, by their copies.
func (m *ValueMap) Remap(i *Instr) {
	for k := range i.ops {
		if md, ok := i.ops[k].val.(*MDOperand); ok {
			i.ops[k].Set(m.mdOperand(md))
			continue
		}
		if v := m.Get(i.ops[k].val); v != i.ops[k].val {
			i.ops[k].Set(v)
		}
	}
	for k, b := range i.incoming() {
		i.x.incoming[k] = m.Block(b)
	}
	m.remapAttachments(i)
}

// Clone returns a detached, unnamed copy of i with mapped operands and maps i to it.
func (m *ValueMap) Clone(i *Instr) *Instr {
	n := i.Func().allocInstr(i.op, len(i.ops))
	n.copyShell(i)
	m.fill(n, i)
	m.Set(i, n)
	return n
}

// fill gives the copy n the mapped operands of i.
func (m *ValueMap) fill(n, i *Instr) {
	if len(i.ops) > 0 {
		vals := make([]Value, len(i.ops))
		for k := range i.ops {
			if md, ok := i.ops[k].val.(*MDOperand); ok {
				vals[k] = m.mdOperand(md)
			} else {
				vals[k] = m.Get(i.ops[k].val)
			}
		}
		if cap(n.ops) > 0 {
			n.initOperands(vals)
		} else {
			m.slab.SetOperands(n, vals...)
		}
	}
	for k, b := range n.incoming() {
		n.x.incoming[k] = m.Block(b)
	}
	m.remapAttachments(n)
}

func (m *ValueMap) remapAttachments(i *Instr) {
	if m.nodes != nil || m.imp != nil {
		if list := i.Attachments(); len(list) > 0 {
			i.SetAttachments(m.attachments(list))
		}
	}
}

// mdOperand returns a mapped copy. A local value of another function that has no copy becomes
// poison.
func (m *ValueMap) mdOperand(md *MDOperand) *MDOperand {
	n := md.clone(m.dst, func(v Value) Value {
		w := m.Get(v)
		if w == v && m.src != m.dst && w.useList() != nil {
			return NewPoison(v.Type())
		}
		return w
	})
	n.Node = m.md(n.Node)
	return n
}

// clone copies a metadata operand whose local values are to belong to fn, or where they do now; a
// plain node is shared.
func (m *MDOperand) clone(fn *Func, get func(Value) Value) *MDOperand {
	if m.val != nil {
		if fn == nil {
			fn = m.owner
		}
		return NewMDValue(m.ctx, fn, get(m.val))
	}
	n := &MDOperand{ctx: m.ctx, Node: m.Node}
	if l, ok := m.Node.(*MDArgList); ok {
		list := &MDArgList{Args: make([]*MDOperand, len(l.Args))}
		for k, a := range l.Args {
			list.Args[k] = a.clone(fn, get)
		}
		n.Node = list
	}
	return n
}

// copyShell makes a new instruction a detached, unnamed copy of i without operands.
func (n *Instr) copyShell(i *Instr) {
	n.op, n.Pred, n.align, n.Ordering, n.Flags = i.op, i.Pred, i.align, i.Ordering, i.Flags
	n.id, n.ty, n.ElemTy, n.Pos = -1, i.ty, i.ElemTy, i.Pos
	n.md = i.md
	if i.Info != nil {
		c := *i.Info
		c.Attrs = c.Attrs.Clone()
		c.Bundles = append([]Bundle(nil), c.Bundles...)
		n.Info = &c
	}
	if from := i.incoming(); len(from) > 0 {
		n.setIncoming(from)
	}
	if i.x != nil && i.x.rare != nil {
		x := n.ext()
		*x = *i.x.rare
		x.catch = slices.Clone(x.catch)
	}
}

// CloneBlocks copies blocks of m's source to the end of m's destination and maps them and their
// instructions. The copies refer to each other where the originals do, to what m maps where it maps
// something, and to the originals' operands otherwise. Names get the suffix. φs of successors
// outside are the caller's business, as are edges of the copies' φs from blocks that are not
// copied.
func CloneBlocks(blocks []*Block, m *ValueMap, suffix string) []*Block {
	out := m.shells(blocks, suffix, false)
	m.fillBlocks(blocks, out)
	return out
}

// CloneBlocksUnplaced is CloneBlocks, but names the instructions of a block before the block
// itself, as if the block were created outside the function and inserted with its contents. The
// order shows in the numeric suffixes of names that are already taken.
func CloneBlocksUnplaced(blocks []*Block, m *ValueMap, suffix string) []*Block {
	out := m.shells(blocks, suffix, true)
	m.fillBlocks(blocks, out)
	return out
}

// shells makes the copied blocks with instructions that have no operands yet, so that these may
// refer to each other. Names are taken block by block, as in LLVM.
func (m *ValueMap) shells(blocks []*Block, suffix string, nameLast bool) []*Block {
	free := m.dst.numBlocks == 0 // no name can be taken
	m.slab.reserveFor(slices.Values(blocks))
	out := make([]*Block, len(blocks))
	for k, b := range blocks {
		name := suffixed(b.name, suffix)
		switch {
		case free:
			out[k] = m.dst.AddNamedBlock(name)
		case nameLast:
			out[k] = m.dst.NewBlock("")
		default:
			out[k] = m.dst.NewBlock(name)
		}
		out[k].Pos = m.imp.Pos(b.Pos)
		m.Set(b, out[k])
		for i := b.first; i != nil; i = i.next {
			n := m.slab.Instr(i.op, i.ty)
			m.dst.shared++
			n.copyShell(i)
			n.Pos = m.imp.Pos(n.Pos)
			if free {
				n.label = i.label.suffixed(suffix)
			}
			out[k].insert(n, nil)
			if !free && i.label != nil {
				n.SetName(i.label.text + suffix)
			}
			m.Set(i, n)
		}
		if !free && nameLast && name != "" {
			out[k].SetName(name)
		}
	}
	return out
}

func (m *ValueMap) fillBlocks(blocks, out []*Block) {
	for k, b := range blocks {
		i := b.first
		for n := out[k].first; n != nil; n = n.next {
			m.fill(n, i)
			i = i.next
		}
	}
}

// suffixed returns the label of a copy. One whose hash is not known is not shared, for its hash is
// written later, perhaps while the other function is being worked on.
func (l *label) suffixed(suffix string) *label {
	if l == nil || suffix == "" && l.hash != 0 {
		return l
	}
	return &label{text: l.text + suffix}
}

func suffixed(name, suffix string) string {
	if name == "" {
		return ""
	}
	return name + suffix
}

// CloneFunc adds a copy of f to f's module, named name or, where that is taken, as the module's
// symbols demand. A definition's debug subprogram is copied with all that is inside it, since a
// subprogram describes one function. Calls of f inside f go on calling f.
func CloneFunc(f *Func, name string) *Func {
	n := f.module.NewFunc(name, f.FuncType)
	n.copyHeader(f)
	m := NewValueMap(f, n)
	if sp := f.MD("dbg"); sp != nil && !f.IsDecl() {
		m.nodes, m.sub = map[*MDNode]*MDNode{}, sp
	}
	n.md = m.attachments(f.md)
	m.body()
	return n
}

// copyHeader copies everything but name, body, comdat and metadata.
func (f *Func) copyHeader(from *Func) {
	keep := f.Global
	f.Global = from.Global
	f.name, f.constID, f.ctx, f.module, f.md = keep.name, keep.constID, keep.ctx, keep.module, nil
	f.Attrs, f.CC, f.GC = from.Attrs.Clone(), from.CC, from.GC
	f.Prefix, f.Prologue, f.Personality = from.Prefix, from.Prologue, from.Personality
	for k, p := range from.Params {
		f.Params[k].name = p.name
	}
}

// body copies all blocks.
func (m *ValueMap) body() {
	blocks := m.mapParams()
	CloneBlocks(blocks, m, "")
	m.dst.IsCompact()
}

// mapParams maps the parameters to the destination's and returns the blocks to copy.
func (m *ValueMap) mapParams() []*Block {
	for k, p := range m.src.Params {
		m.Set(p, m.dst.Params[k])
	}
	blocks := make([]*Block, 0, m.src.numBlocks)
	for b := m.src.first; b != nil; b = b.next {
		blocks = append(blocks, b)
	}
	return blocks
}
