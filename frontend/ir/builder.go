package ir

// Builder creates instructions at an insertion point: the end of a block, or before an instruction.
// It folds nothing. The zero Builder has no insertion point until At or AtEnd sets one.
type Builder struct {
	block  *Block
	before *Instr  // nil: at the end
	Loc    *MDNode // debug location of what is made, or nil
	Pos    Pos
	Flags  Flags // fast-math flags added to floating-point operations
}

// AtEnd makes instructions at the end of b.
func AtEnd(b *Block) *Builder { return &Builder{block: b} }

// Before returns a Builder that inserts before i, with i's debug location.
func Before(i *Instr) *Builder {
	return &Builder{block: i.block, before: i, Loc: i.DebugLoc(), Pos: i.Pos}
}

// SetBefore moves the insertion point before i; the debug location stays.
func (b *Builder) SetBefore(i *Instr) { b.block, b.before = i.block, i }

// SetAtEnd moves the place to the end of blk.
func (b *Builder) SetAtEnd(blk *Block) { b.block, b.before = blk, nil }

// Block returns the block in which instructions are made.
func (b *Builder) Block() *Block { return b.block }

// Ctx returns the context.
func (b *Builder) Ctx() *Context { return b.block.fn.ctx }

// Insert puts a detached instruction at the place, named name.
func (b *Builder) Insert(i *Instr, name string) *Instr {
	if b.Loc != nil && i.DebugLoc() == nil {
		i.SetMD("dbg", b.Loc)
	}
	if i.Pos == (Pos{}) {
		i.Pos = b.Pos
	}
	b.block.insert(i, b.before)
	if name != "" {
		i.SetName(name)
	}
	return i
}

// Binary makes a binary operation.
func (b *Builder) Binary(op Op, x, y Value, flags Flags, name string) *Instr {
	i := NewInstr(op, x.Type(), x, y)
	i.Flags = flags
	return b.Insert(i, name)
}

// Add makes x + y.
func (b *Builder) Add(x, y Value, name string) *Instr { return b.Binary(Add, x, y, 0, name) }

// Sub makes x - y.
func (b *Builder) Sub(x, y Value, name string) *Instr { return b.Binary(Sub, x, y, 0, name) }

// Mul makes x * y.
func (b *Builder) Mul(x, y Value, name string) *Instr { return b.Binary(Mul, x, y, 0, name) }

// Cast makes a conversion.
func (b *Builder) Cast(op Op, x Value, to *Type, name string) *Instr {
	return b.Insert(NewInstr(op, to, x), name)
}

// ICmp makes an integer compare.
func (b *Builder) ICmp(p Pred, x, y Value, name string) *Instr {
	i := NewInstr(ICmp, CmpType(x.Type()), x, y)
	i.Pred = p
	return b.Insert(i, name)
}

// FCmp makes a floating-point compare.
func (b *Builder) FCmp(p Pred, x, y Value, name string) *Instr {
	i := NewInstr(FCmp, CmpType(x.Type()), x, y)
	i.Pred = p
	return b.Insert(i, name)
}

// CmpType returns the result type of a comparison of operands of type t: i1, or a vector of i1.
func CmpType(t *Type) *Type { return t.WithScalar(t.ctx.I1) }

// Select makes a select.
func (b *Builder) Select(c, x, y Value, name string) *Instr {
	return b.Insert(NewInstr(Select, x.Type(), c, x, y), name)
}

// GEP makes a getelementptr over element type elem.
func (b *Builder) GEP(elem *Type, ptr Value, flags Flags, name string, indices ...Value) *Instr {
	return b.Insert(NewGEP(elem, ptr, flags, indices...), name)
}

// NewGEP returns a detached getelementptr. Its type is a vector when any operand is one.
func NewGEP(elem *Type, ptr Value, flags Flags, indices ...Value) *Instr {
	t := ptr.Type()
	for _, v := range indices {
		if vt := v.Type(); vt.IsVector() && !t.IsVector() {
			t = vt.WithScalar(t)
		}
	}
	i := NewInstr(GetElementPtr, t, append([]Value{ptr}, indices...)...)
	i.ElemTy, i.Flags = elem, flags
	return i
}

// Load makes a load; align in bytes.
func (b *Builder) Load(t *Type, ptr Value, align uint64, name string) *Instr {
	i := NewInstr(Load, t, ptr)
	i.SetAlign(align)
	return b.Insert(i, name)
}

// Store makes a store; align in bytes.
func (b *Builder) Store(v, ptr Value, align uint64) *Instr {
	i := NewInstr(Store, b.Ctx().Void, v, ptr)
	i.SetAlign(align)
	return b.Insert(i, "")
}

// Alloca makes an alloca of one t in the layout's alloca address space.
func (b *Builder) Alloca(t *Type, space int, align uint64, name string) *Instr {
	i := NewInstr(Alloca, t.ctx.Pointer(space), NewInt(t.ctx.I32, 1))
	i.ElemTy = t
	i.SetAlign(align)
	return b.Insert(i, name)
}

// Phi makes a φ at the place, which must be among φs; edges are added with AddIncoming.
func (b *Builder) Phi(t *Type, name string) *Instr { return b.Insert(NewInstr(Phi, t), name) }

// Call makes a direct call with f's calling convention.
func (b *Builder) Call(f *Func, name string, args ...Value) *Instr {
	i := NewInstr(Call, f.RetType(), append(append([]Value(nil), args...), f)...)
	i.Info = &CallInfo{FuncType: f.FuncType, CC: f.CC}
	return b.Insert(i, name)
}

// Br makes an unconditional branch.
func (b *Builder) Br(dest *Block) *Instr { return b.Insert(NewInstr(Br, b.Ctx().Void, dest), "") }

// CondBr makes a conditional branch.
func (b *Builder) CondBr(c Value, yes, no *Block) *Instr {
	return b.Insert(NewInstr(Br, b.Ctx().Void, c, yes, no), "")
}

// Ret makes a return; v is nil for void.
func (b *Builder) Ret(v Value) *Instr {
	if v == nil {
		return b.Insert(NewInstr(Ret, b.Ctx().Void), "")
	}
	return b.Insert(NewInstr(Ret, b.Ctx().Void, v), "")
}

// Unreachable makes an unreachable.
func (b *Builder) Unreachable() *Instr { return b.Insert(NewInstr(Unreachable, b.Ctx().Void), "") }
