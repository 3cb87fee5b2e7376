package ir

import (
	"iter"
	"slices"
	"strconv"
)

// Func is a function definition, or a declaration when it has no blocks.
type Func struct {
	Global
	FuncType    *Type
	Params      []*Param
	Attrs       AttrList
	CC          CallConv
	GC          string
	Prefix      Value // constant, or nil; as the next two
	Prologue    Value
	Personality Value

	first, last *Block
	numBlocks   int
	nextValue   int32
	nextBlock   int32
	names       symbols
	lastUnique  int
	tokens      bool  // an instruction has come in whose type is token
	compactTo   int32 // the instructions below this number lie together; compact.go
	shared      int32 // instructions, erased ones too, whose memory is part of a larger piece
	mdUses      map[Value][]*MDOperand
	cfg         *CFG // cfg.go; nil: to be made
	slab        Slab // of what is made one by one
	analysis    any  // the pass manager's cache
}

// NewFunc adds a function of the given type to the module, without blocks. Parameters are unnamed.
func (m *Module) NewFunc(name string, ty *Type) *Func {
	f := &Func{FuncType: ty}
	m.addGlobal(f, &f.Global, name)
	for k, t := range ty.Fields {
		f.Params = append(f.Params, &Param{ty: t, fn: f, index: k, id: int32(k)})
	}
	f.nextValue = int32(len(f.Params))
	m.Funcs = append(m.Funcs, f)
	return f
}

// IsDecl reports whether the function has no body.
func (f *Func) IsDecl() bool { return f.first == nil }

// RetType returns the result type.
func (f *Func) RetType() *Type { return f.FuncType.Elem }

// Ctx returns the context of the function's module.
func (f *Func) Ctx() *Context { return f.ctx }

// Entry returns the first block, or nil.
func (f *Func) Entry() *Block { return f.first }

// LastBlock returns the last block, or nil.
func (f *Func) LastBlock() *Block { return f.last }

// NumBlocks returns the number of blocks.
func (f *Func) NumBlocks() int { return f.numBlocks }

// ValueBound returns a bound above all Instr.ID and Param.ID of the function.
func (f *Func) ValueBound() int { return int(f.nextValue) }

// BlockBound returns a bound above all Block.ID of the function.
func (f *Func) BlockBound() int { return int(f.nextBlock) }

// Blocks iterates over the blocks in order; the current one may be erased.
func (f *Func) Blocks() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		for b := f.first; b != nil; {
			next := b.next
			if !yield(b) {
				return
			}
			b = next
		}
	}
}

// Instrs iterates over all instructions in block order; the current one may be erased.
func (f *Func) Instrs() iter.Seq[*Instr] {
	return func(yield func(*Instr) bool) {
		for b := range f.Blocks() {
			for i := range b.Instrs() {
				if !yield(i) {
					return
				}
			}
		}
	}
}

// NewBlock appends a block.
func (f *Func) NewBlock(name string) *Block {
	b := f.allocBlock()
	f.link(b, nil)
	if name != "" {
		b.SetName(name)
	}
	return b
}

// NewBlockAfter inserts a block after at.
func (f *Func) NewBlockAfter(at *Block, name string) *Block {
	b := f.allocBlock()
	f.link(b, at.next)
	if name != "" {
		b.SetName(name)
	}
	return b
}

// NewBlockBefore inserts a block before at.
func (f *Func) NewBlockBefore(at *Block, name string) *Block {
	b := f.allocBlock()
	f.link(b, at)
	if name != "" {
		b.SetName(name)
	}
	return b
}

// AddNamedBlock appends a block whose name the caller knows to be free; readers use it.
func (f *Func) AddNamedBlock(name string) *Block {
	b := f.allocBlock()
	f.link(b, nil)
	b.name = name
	if name != "" && f.names.made() {
		f.names.enter(name, b)
	}
	return b
}

func (f *Func) link(b *Block, before *Block) {
	if b.fn != nil && b.fn != f {
		panic("ir: a block cannot move to another function")
	}
	f.cfg = nil
	b.fn, b.next = f, before
	if before != nil {
		b.prev = before.prev
		before.prev = b
	} else {
		b.prev = f.last
		f.last = b
	}
	if b.prev != nil {
		b.prev.next = b
	} else {
		f.first = b
	}
	f.numBlocks++
	if b.id < 0 {
		b.id = f.nextBlock
		f.nextBlock++
	}
}

// adopt numbers an instruction that enters the function and registers its name.
func (f *Func) adopt(i *Instr) {
	if i.id < 0 {
		i.id = f.nextValue
		f.nextValue++
	}
	f.tokens = f.tokens || i.ty.Kind == TokenKind
	if l := i.label; l != nil && f.names.made() {
		i.label = nil // a table that is made again must not know it yet
		i.label = newLabel(f.names.claim(f, i, l.text))
	}
}

// MayHaveTokens reports whether some instruction of the function has the type token, or has had it.
func (f *Func) MayHaveTokens() bool { return f.tokens }

// Renumber makes the dense numbers of values and blocks consecutive in block order.
func (f *Func) Renumber() {
	n := int32(len(f.Params))
	b := int32(0)
	for blk := f.first; blk != nil; blk = blk.next {
		blk.id = b
		b++
		for i := blk.first; i != nil; i = i.next {
			i.id = n
			n++
		}
	}
	f.nextValue, f.nextBlock, f.cfg = n, b, nil
	f.compactTo = min(f.compactTo, n)
}

// DeleteBody makes a definition a declaration.
func (f *Func) DeleteBody() {
	for b := f.first; b != nil; b = b.next {
		for i := b.last; i != nil; i = i.prev {
			i.DropOperands()
		}
	}
	f.first, f.last, f.numBlocks, f.cfg, f.names, f.mdUses = nil, nil, 0, nil, symbols{}, nil
	for _, p := range f.Params {
		p.list = useList{}
	}
	f.nextValue, f.nextBlock, f.shared, f.slab = int32(len(f.Params)), 0, 0, Slab{}
}

// Lookup returns the parameter, block or instruction with a name, or nil.
func (f *Func) Lookup(name string) Value {
	f.names.build(f)
	return f.names.lookup(name)
}

// rename gives v, now called old, the name want or the first free one derived from it, and returns
// that and its hash.
func (f *Func) rename(v Value, old, want string) (string, uint32) {
	if old == want {
		return old, nameHash(v)
	}
	if old != "" {
		f.names.giveUp()
	}
	if want == "" || v.Type().IsVoid() {
		return "", 0
	}
	f.names.build(f)
	return f.names.claim(f, v, want)
}

// SetParamName names parameter k without a look at the symbol table; readers use it for names they
// know to be free.
func (f *Func) SetParamName(k int, name string) { f.Params[k].name = name }

// SetNameUnchecked names i without a look at the symbol table; readers use it for names they know
// to be free.
func (i *Instr) SetNameUnchecked(name string) {
	i.label = newLabel(name, hashName(name))
}

// Analysis returns the value that SetAnalysis stored: the pass manager's cache, opaque to this
// package.
func (f *Func) Analysis() any { return f.analysis }

// SetAnalysis stores the pass manager's cache.
func (f *Func) SetAnalysis(a any) { f.analysis = a }

// IsIntrinsic reports whether the function is one of LLVM's intrinsics.
func (f *Func) IsIntrinsic() bool { return f.intrinsic != "" }

// IntrinsicID returns the name of an intrinsic without the type suffixes (.i32, .p0, .v4f32):
// "llvm.memcpy"; "" for others.
func (f *Func) IntrinsicID() string { return f.intrinsic }

// localIdent returns %name, or % and the number that a printer would give.
func localIdent(name string, f *Func, v Value) string {
	if name != "" {
		return "%" + QuoteName(name)
	}
	if f == nil {
		return "<badref>"
	}
	n := 0
	for _, p := range f.Params {
		if Value(p) == v {
			return "%" + strconv.Itoa(n)
		}
		if p.name == "" {
			n++
		}
	}
	for b := f.first; b != nil; b = b.next {
		if Value(b) == v {
			return "%" + strconv.Itoa(n)
		}
		if b.name == "" {
			n++
		}
		for i := b.first; i != nil; i = i.next {
			if Value(i) == v {
				return "%" + strconv.Itoa(n)
			}
			if i.label == nil && !i.ty.IsVoid() {
				n++
			}
		}
	}
	return "<badref>"
}

// SetSignature gives a function another type. Its parameters are those at the places that keep
// lists, in that order, with their attributes, and new ones without attributes or names where it
// lists -1; the others must have no uses left. Values get new numbers. The function's calls are the
// caller's business: see SetCallSignature and SetCallArgs.
func (f *Func) SetSignature(ty *Type, keep []int) {
	params, attrs := make([]*Param, len(keep)), make([]AttrSet, len(keep))
	for k, old := range keep {
		if old < 0 {
			params[k] = &Param{ty: ty.Fields[k], fn: f}
		} else {
			params[k], attrs[k] = f.Params[old], f.Attrs.Param(old)
		}
		params[k].index, params[k].id = k, int32(k)
	}
	for k, p := range f.Params {
		if p.list.head != nil && !slices.Contains(keep, k) {
			panic("ir: a parameter with uses cannot go away")
		}
	}
	f.FuncType, f.Params, f.Attrs.Params = ty, params, attrs
	f.names = symbols{}
	f.Renumber()
}

// SetCallSignature makes a call one of the function type ty, with the arguments that keep lists, in
// that order, and their attributes. A call that becomes void may have no uses, nor a name.
func (i *Instr) SetCallSignature(ty *Type, keep []int) {
	attrs, n := make([]AttrSet, len(keep)), i.NumArgs()
	for k, old := range keep {
		attrs[k] = i.Info.Attrs.Param(old)
	}
	removed := 0
	for k := n - 1; k >= 0; k-- {
		if !slices.Contains(keep, k) {
			i.RemoveOperand(k)
			removed++
		}
	}
	info := *i.Info
	info.Bundles = slices.Clone(info.Bundles)
	for b := range info.Bundles {
		info.Bundles[b].First -= removed
	}
	info.FuncType, info.Attrs.Params = ty, attrs
	i.Info, i.ty = &info, ty.Elem
	if !i.ty.TakesFastMath() {
		i.Flags &^= FastMath // which speak of the result
	}
}

// SetCallArgs makes a call one of the function type ty, whose result type is the call's, with the
// given arguments and their attributes.
func (i *Instr) SetCallArgs(ty *Type, args []Value, attrs []AttrSet) {
	old := i.NumArgs()
	vals := append([]Value{}, args...)
	for k := old; k < len(i.ops); k++ {
		vals = append(vals, i.ops[k].val)
	}
	for k := range i.ops {
		i.ops[k].Set(nil)
	}
	i.ops = nil
	i.initOperands(vals)
	info := *i.Info
	info.Bundles = slices.Clone(info.Bundles)
	for b := range info.Bundles {
		info.Bundles[b].First += len(args) - old
	}
	info.FuncType, info.Attrs.Params = ty, attrs
	i.Info = &info
}
