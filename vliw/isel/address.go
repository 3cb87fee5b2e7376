package isel

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/alias"
	"opt-go/vliw/affine"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// place is an address ready for a load or store, with the facts that dependence tests may use.
type place struct {
	mem   mir.Operand
	ref   mir.MemRef
	align int64 // what the address is a multiple of; 0: of what its type asks for
}

// plus moves an address by a constant; where the immediate overflows, through a register.
func (s *selector) plus(p place, off int64) place {
	p.ref.Off += off
	if p.align != 0 && off != 0 {
		p.align = min(p.align, off&-off)
	}
	if mir.Fits32(p.mem.Imm + off) {
		p.mem.Imm += off
		return p
	}
	base := s.op(machine.OpAdd, mir.RegOp(p.mem.Reg), mir.RegOp(s.cached(machine.OpLi, mir.ImmOp(p.mem.Imm+off))))
	p.mem.Reg, p.mem.Imm = base, 0
	return p
}

// address selects base+immediate for a pointer: constants fold into the immediate, static allocas
// are frame slots, addresses that move regularly use the pointers of pointers.go.
func (s *selector) address(ptr ir.Value) place {
	base, off := stripConstant(s.dl, ptr)
	ref := mir.MemRef{Ptr: ptr, Base: base, BaseOff: off}
	if mem, ok := s.nestAddress(ptr); ok {
		return place{mem: mem, ref: ref}
	}
	if p := s.plans[s.source()]; p != nil && p.form.Pre != s.source() {
		if g, ok := p.at[ptr]; ok {
			return place{mem: mir.MemOp(g.group.reg, g.off), ref: ref}
		}
	}
	if a, ok := base.(*ir.Instr); ok && a.Op() == ir.Alloca {
		if slot := s.slots[a]; slot != 0 && mir.Fits32(off) {
			return place{mem: mir.MemOp(mir.SP, off).At(slot), ref: ref}
		}
	}
	p := place{mem: mir.MemOp(s.reg(base), 0), ref: ref}
	p = s.plus(p, off)
	p.ref.Off = 0
	return p
}

// source is the IR block that is being selected.
func (s *selector) source() *ir.Block { return s.from }

// stripConstant takes the constant part off a pointer.
func stripConstant(dl *ir.DataLayout, v ir.Value) (base ir.Value, off int64) {
	for {
		i, ok := v.(*ir.Instr)
		if !ok || i.Op() != ir.GetElementPtr || i.Type().IsVector() {
			return v, off
		}
		var indices []ir.Value
		for k := 1; k < i.NumOperands(); k++ {
			indices = append(indices, i.Operand(k))
		}
		n, isConst := dl.ConstGEPOffset(i.ElemTy, indices)
		if !isConst {
			return v, off
		}
		v, off = i.Operand(0), off+n
	}
}

// pointerArithmetic computes a getelementptr as a value. Nobody may need it: accesses fold it;
// RemoveDead clears up.
func (s *selector) pointerArithmetic(i *ir.Instr) {
	if t := i.Type(); t.IsVector() {
		lanes := make([]mir.Reg, len(scalars.Of(s.dl, t, i.Pos)))
		for lane := range lanes {
			lanes[lane] = s.pointerOf(i, lane)
		}
		s.define(i, lanes...)
		return
	}
	if base, off := stripConstant(s.dl, i); base != ir.Value(i) {
		p := s.addressOf(base)
		s.define(i, s.addOffset(p, off))
		return
	}
	s.define(i, s.pointerOf(i, 0))
}

// pointerOf computes a getelementptr, or a lane of one on vectors.
func (s *selector) pointerOf(i *ir.Instr, lane int) mir.Reg {
	acc := mir.RegOp(s.laneReg(i.Operand(0), lane))
	t, c := i.ElemTy, int64(0)
	for k := 1; k < i.NumOperands(); k++ {
		n, isConst := affine.IntConst(laneOf(i.Operand(k), lane))
		if k > 1 && t.Kind == ir.StructKind {
			c += int64(s.dl.FieldOffset(t, uint64(n)))
			t = t.Fields[n]
			continue
		}
		if k > 1 {
			t = t.Elem
		}
		size := int64(s.dl.AllocSize(t))
		if isConst {
			c += n * size
			continue
		}
		if size != 0 {
			acc = mir.RegOp(s.op(machine.OpAdd, acc, s.scaled(mir.RegOp(s.laneReg(i.Operand(k), lane)), size)))
		}
	}
	return s.addOffset(acc, c)
}

// laneOf is the element of a constant vector, or the value itself.
func laneOf(v ir.Value, lane int) ir.Value {
	if c, ok := v.(*ir.Const); ok && v.Type().IsVector() {
		if e := c.Elem(uint64(lane)); e != nil {
			return e
		}
	}
	return v
}

// laneReg returns the register of a scalar, or of a lane of a vector of scalars.
func (s *selector) laneReg(v ir.Value, lane int) mir.Reg {
	if v = laneOf(v, lane); !v.Type().IsVector() {
		return s.reg(v)
	}
	regs := s.regs(v)
	if uint64(len(regs)) != v.Type().Len {
		mir.Refuse(s.pos, "the type %s here", v.Type())
	}
	return regs[lane]
}

// addressOf is the base of pointer arithmetic: a frame slot or a register.
func (s *selector) addressOf(base ir.Value) mir.Operand {
	if a, ok := base.(*ir.Instr); ok && a.Op() == ir.Alloca && s.slots[a] != 0 {
		return mir.RegOp(mir.SP).At(s.slots[a])
	}
	return mir.RegOp(s.reg(base))
}

func (s *selector) addOffset(base mir.Operand, off int64) mir.Reg {
	switch {
	case base.Slot != 0 && mir.Fits32(off):
		return s.op(machine.OpAdd, mir.RegOp(mir.SP), mir.ImmOp(off).At(base.Slot))
	case base.Slot != 0:
		base = mir.RegOp(s.op(machine.OpAdd, mir.RegOp(mir.SP), mir.ImmOp(0).At(base.Slot)))
	}
	if off == 0 {
		return base.Reg
	}
	if mir.Fits32(off) {
		return s.op(machine.OpAdd, base, mir.ImmOp(off))
	}
	return s.op(machine.OpAdd, base, mir.RegOp(s.cached(machine.OpLi, mir.ImmOp(off))))
}

// alloca computes the address of a static slot, and moves sp for a dynamic one.
func (s *selector) alloca(i *ir.Instr) {
	if i.Flags&ir.InAlloca != 0 {
		mir.Refuse(i.Pos, "inalloca")
	}
	align := max(int64(i.Align()), int64(s.dl.ABIAlign(i.ElemTy)))
	if slot := s.slots[i]; slot != 0 {
		s.define(i, s.op(machine.OpAdd, mir.RegOp(mir.SP), mir.ImmOp(0).At(slot)))
		return
	}
	if n, ok := staticSize(s.dl, i); ok && !s.Frame.Dynamic { // over-aligned
		slot := s.Frame.Add(n+align, machine.StackAlign)
		p := s.op(machine.OpAdd, mir.RegOp(mir.SP), mir.ImmOp(align-1).At(slot))
		s.define(i, s.op(machine.OpAnd, mir.RegOp(p), mir.ImmOp(-align)))
		return
	}
	size := s.scaled(mir.RegOp(s.widen(s.reg(i.Operand(0)), scalars.Bits(i.Operand(0).Type()), false)), int64(s.dl.AllocSize(i.ElemTy)))
	up := s.op(machine.OpAdd, size, mir.ImmOp(machine.StackAlign-1+max(0, align-machine.StackAlign)))
	s.emit(machine.OpSub, mir.SP, mir.RegOp(mir.SP), mir.RegOp(s.op(machine.OpAnd, mir.RegOp(up), mir.ImmOp(-machine.StackAlign))))
	p := s.op(machine.OpAdd, mir.RegOp(mir.SP), mir.ImmOp(0).At(s.dynamicArea()))
	if align > machine.StackAlign {
		p = s.op(machine.OpAnd, mir.RegOp(s.op(machine.OpAdd, mir.RegOp(p), mir.ImmOp(align-1))), mir.ImmOp(-align))
	}
	s.define(i, p)
}

func staticSize(dl *ir.DataLayout, i *ir.Instr) (int64, bool) {
	n, ok := affine.IntConst(i.Operand(0))
	return n * int64(dl.AllocSize(i.ElemTy)), ok && n >= 0
}

// findFrame assigns slots to the static allocas of the entry block.
func (s *selector) findFrame() {
	for b := range s.Src.Blocks() {
		for i := range b.Instrs() {
			if i.Op() != ir.Alloca {
				if i.Op() == ir.Call && (i.IntrinsicID() == "llvm.stackrestore") {
					s.Frame.Dynamic = true
				}
				continue
			}
			n, static := staticSize(s.dl, i)
			align := max(int64(i.Align()), int64(s.dl.ABIAlign(i.ElemTy)))
			if !static || !b.IsEntry() {
				s.Frame.Dynamic = true
			} else if align <= machine.StackAlign {
				s.slots[i] = s.Frame.Add(n, align)
			}
		}
	}
}

// dynamicArea is the pseudo slot at the end of the outgoing arguments: a dynamic alloca starts
// there.
func (s *selector) dynamicArea() int32 {
	if s.outgoingEnd == 0 {
		s.outgoingEnd = s.Frame.Add(0, machine.StackAlign)
		s.Frame.Slots[s.outgoingEnd-1].Area = true
	}
	return s.outgoingEnd
}

// loadLeaf and storeLeaf move one scalar.
func (s *selector) loadLeaf(l scalars.Leaf, p place, unsigned bool) mir.Reg {
	p = s.plus(p, l.Off)
	if n := s.unaligned(l, p); n > 0 {
		return s.loadUnaligned(l, p, n, unsigned)
	}
	switch scalars.File(l.Ty) {
	case machine.Float:
		return s.loadOp(opPair{machine.OpFldS, machine.OpFldD}.of(l.Ty), p)
	case machine.Pred:
		return s.lowBit(s.loadOp(machine.OpLd1u, p))
	}
	bits := scalars.Bits(l.Ty)
	if op, ok := loadOps[bits]; ok {
		if unsigned {
			return s.loadOp(op.unsigned, p)
		}
		return s.loadOp(op.signed, p)
	}
	r := s.loadPieces(bits, p)
	if l.Single {
		return s.sext(mir.RegOp(r), 1)
	}
	return r
}

var loadOps = map[int]struct{ signed, unsigned, store machine.Op }{
	8:  {machine.OpLd1s, machine.OpLd1u, machine.OpSt1},
	16: {machine.OpLd2s, machine.OpLd2u, machine.OpSt2},
	32: {machine.OpLd4s, machine.OpLd4u, machine.OpSt4},
	64: {machine.OpLd8, machine.OpLd8, machine.OpSt8},
}

// pieces splits an odd width into accesses of 4, 2 and 1 bytes.
func pieces(bits int) []int {
	bytes := (bits + 7) / 8
	var out []int
	for _, n := range []int{4, 2, 1} {
		for ; bytes >= n; bytes -= n {
			out = append(out, n)
		}
	}
	return out
}

func (s *selector) loadPieces(bits int, p place) mir.Reg {
	var acc mir.Operand
	at := 0
	for _, n := range pieces(bits) {
		x := mir.RegOp(s.loadOp(loadOps[8*n].unsigned, s.plus(p, int64(at))))
		if at > 0 {
			x = mir.RegOp(s.op(machine.OpOr, acc, mir.RegOp(s.op(machine.OpShl, x, mir.ImmOp(int64(8*at))))))
		}
		acc, at = x, at+n
	}
	return s.sext(acc, bits)
}

func (s *selector) storeLeaf(l scalars.Leaf, r mir.Reg, p place) {
	p = s.plus(p, l.Off)
	if n := s.unaligned(l, p); n > 0 {
		s.storeUnaligned(l, r, p, n)
		return
	}
	switch scalars.File(l.Ty) {
	case machine.Float:
		s.storeOp(opPair{machine.OpFstS, machine.OpFstD}.of(l.Ty), p, mir.RegOp(r))
		return
	case machine.Pred:
		s.storeOp(machine.OpSt1, p, mir.RegOp(s.widen(r, 1, false)))
		return
	}
	bits := scalars.Bits(l.Ty)
	if op, ok := loadOps[bits]; ok {
		s.storeOp(op.store, p, mir.RegOp(r))
		return
	}
	r, at := s.zext(mir.RegOp(r), bits), 0
	for _, n := range pieces(bits) {
		x := r
		if at > 0 {
			x = s.op(machine.OpShr, mir.RegOp(r), mir.ImmOp(int64(8*at)))
		}
		s.storeOp(loadOps[8*n].store, s.plus(p, int64(at)), mir.RegOp(x))
		at += n
	}
}

func (s *selector) loadOp(op machine.Op, p place) mir.Reg {
	dst := s.NewReg(machine.Info(op).Dst)
	ref := p.ref
	ref.Size = int64(machine.Info(op).Size)
	s.emit(op, dst, p.mem).Mem = &ref
	return dst
}

func (s *selector) storeOp(op machine.Op, p place, value mir.Operand) {
	ref := p.ref
	ref.Size, ref.Store = int64(machine.Info(op).Size), true
	s.emit(op, 0, p.mem, value).Mem = &ref
}

func (s *selector) load(i *ir.Instr) {
	leaves := scalars.Of(s.dl, s.inMemory(i.Type()), s.pos)
	p := s.address(i.Pointer())
	p.align = int64(i.Align())
	p.ref.Volatile, p.ref.Tags = !i.IsSimple(), alias.TagsOf(i)
	if s.orders(i) {
		s.loadAcquire(i, leaves, p)
		return
	}
	out := make([]mir.Reg, len(leaves))
	for k, l := range leaves {
		out[k] = s.loadLeaf(l, p, loadedUnsigned(i))
	}
	if s.hasOwnBits(i.Type()) {
		out = s.repack(out, leaves, scalars.Of(s.dl, i.Type(), s.pos))
	}
	s.define(i, out...)
}

// store takes the operand of a truncation directly: only the low bits matter.
func (s *selector) store(i *ir.Instr) {
	v := i.Operand(0)
	leaves := scalars.Of(s.dl, s.inMemory(v.Type()), s.pos)
	p := s.address(i.Pointer())
	p.align = int64(i.Align())
	p.ref.Volatile, p.ref.Tags = !i.IsSimple(), alias.TagsOf(i)
	if s.orders(i) {
		s.storeRelease(i, leaves, p)
		return
	}
	if len(leaves) > 0 && s.unaligned(leaves[0], p) > 0 {
		for k, r := range s.storedRegs(v, leaves) {
			s.storeLeaf(leaves[k], r, p)
		}
		return
	}
	if t, ok := v.(*ir.Instr); ok && t.Op() == ir.Trunc && loadOps[scalars.Bits(v.Type())].store != 0 && v.Type().IsInt() {
		s.storeOp(loadOps[scalars.Bits(v.Type())].store, p, mir.RegOp(s.regs(t.Operand(0))[0]))
		return
	}
	if n, ok := affine.IntConst(v); ok && mir.Fits32(n) && scalars.Bits(v.Type()) > 1 && loadOps[scalars.Bits(v.Type())].store != 0 {
		s.storeOp(loadOps[scalars.Bits(v.Type())].store, p, mir.ImmOp(n))
		return
	}
	for k, r := range s.storedRegs(v, leaves) {
		s.storeLeaf(leaves[k], r, p)
	}
}

// storedRegs are the registers of a value as its leaves in memory.
func (s *selector) storedRegs(v ir.Value, leaves []scalars.Leaf) []mir.Reg {
	regs := s.regs(v)
	if s.hasOwnBits(v.Type()) {
		regs = s.repack(regs, scalars.Of(s.dl, v.Type(), s.pos), leaves)
	}
	return regs
}

// vaArg takes the next 8-byte slot: a va_list is an address.
func (s *selector) vaArg(i *ir.Instr) {
	leaves := scalars.Of(s.dl, i.Type(), i.Pos)
	if len(leaves) != 1 {
		mir.Refuse(i.Pos, "va_arg of type %s", i.Type())
	}
	list := s.address(i.Operand(0))
	if s.listsOfX86() {
		list = s.plus(list, x86StackArgs)
	}
	cur := s.loadOp(machine.OpLd8, list)
	s.storeOp(machine.OpSt8, list, mir.RegOp(s.op(machine.OpAdd, mir.RegOp(cur), mir.ImmOp(machine.StackSlot))))
	s.define(i, s.loadLeaf(leaves[0], place{mem: mir.MemOp(cur, 0), ref: mir.MemRef{Ptr: i, Base: i}}, false))
}
