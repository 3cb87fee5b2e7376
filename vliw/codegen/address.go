package codegen

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/alias"
	"opt-go/vliw/machine"
)

// place is an address ready for a load or store, and what dependence tests may know of it.
type place struct {
	mem operand
	ref memRef
}

// plus moves an address by a constant; where the immediate overflows, through a register.
func (s *selector) plus(p place, off int64) place {
	p.ref.off += off
	if fits32(p.mem.imm + off) {
		p.mem.imm += off
		return p
	}
	base := s.op(machine.OpAdd, regOp(p.mem.reg), regOp(s.cached(machine.OpLi, immOp(p.mem.imm+off))))
	p.mem.reg, p.mem.imm = base, 0
	return p
}

// address selects base+immediate for a pointer: constants fold into the immediate, static allocas are frame slots, addresses that move
// regularly use the pointers of reduce.go.
func (s *selector) address(ptr ir.Value) place {
	base, off := stripConstant(s.dl, ptr)
	ref := memRef{ptr: ptr, base: base, baseOff: off}
	if mem, ok := s.nestAddress(ptr); ok {
		return place{mem, ref}
	}
	if p := s.plans[s.source()]; p != nil && p.form.pre != s.source() {
		if g, ok := p.at[ptr]; ok {
			return place{memOp(g.group.reg, g.off), ref}
		}
	}
	if a, ok := base.(*ir.Instr); ok && a.Op() == ir.Alloca {
		if slot := s.slots[a]; slot != 0 && fits32(off) {
			return place{memOp(spReg, off).at(slot), ref}
		}
	}
	p := place{memOp(s.reg(base), 0), ref}
	p = s.plus(p, off)
	p.ref.off = 0
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

// pointerArithmetic computes a getelementptr as a value. Nobody may need it: accesses fold it; removeDead clears up.
func (s *selector) pointerArithmetic(i *ir.Instr) {
	if t := i.Type(); t.IsVector() {
		lanes := make([]Reg, len(leavesOf(s.dl, t, i.Pos)))
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
func (s *selector) pointerOf(i *ir.Instr, lane int) Reg {
	acc := regOp(s.laneReg(i.Operand(0), lane))
	t, c := i.ElemTy, int64(0)
	for k := 1; k < i.NumOperands(); k++ {
		n, isConst := intConst(laneOf(i.Operand(k), lane))
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
			acc = regOp(s.op(machine.OpAdd, acc, s.scaled(regOp(s.laneReg(i.Operand(k), lane)), size)))
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

// laneReg gives the register of a scalar, or of a lane of a vector of scalars.
func (s *selector) laneReg(v ir.Value, lane int) Reg {
	if v = laneOf(v, lane); !v.Type().IsVector() {
		return s.reg(v)
	}
	regs := s.regs(v)
	if uint64(len(regs)) != v.Type().Len {
		refuse(s.pos, "the type %s here", v.Type())
	}
	return regs[lane]
}

// addressOf is the base of pointer arithmetic: a frame slot or a register.
func (s *selector) addressOf(base ir.Value) operand {
	if a, ok := base.(*ir.Instr); ok && a.Op() == ir.Alloca && s.slots[a] != 0 {
		return regOp(spReg).at(s.slots[a])
	}
	return regOp(s.reg(base))
}

func (s *selector) addOffset(base operand, off int64) Reg {
	switch {
	case base.slot != 0 && fits32(off):
		return s.op(machine.OpAdd, regOp(spReg), immOp(off).at(base.slot))
	case base.slot != 0:
		base = regOp(s.op(machine.OpAdd, regOp(spReg), immOp(0).at(base.slot)))
	}
	if off == 0 {
		return base.reg
	}
	if fits32(off) {
		return s.op(machine.OpAdd, base, immOp(off))
	}
	return s.op(machine.OpAdd, base, regOp(s.cached(machine.OpLi, immOp(off))))
}

// alloca gives a static slot an address, and moves sp for a dynamic one.
func (s *selector) alloca(i *ir.Instr) {
	if i.Flags&ir.InAlloca != 0 {
		refuse(i.Pos, "inalloca")
	}
	align := max(int64(i.Align()), int64(s.dl.ABIAlign(i.ElemTy)))
	if slot := s.slots[i]; slot != 0 {
		s.define(i, s.op(machine.OpAdd, regOp(spReg), immOp(0).at(slot)))
		return
	}
	if n, ok := staticSize(s.dl, i); ok && !s.frame.dynamic { // over-aligned
		slot := s.frame.add(n+align, machine.StackAlign)
		p := s.op(machine.OpAdd, regOp(spReg), immOp(align-1).at(slot))
		s.define(i, s.op(machine.OpAnd, regOp(p), immOp(-align)))
		return
	}
	size := s.scaled(regOp(s.widen(s.reg(i.Operand(0)), bitsOf(i.Operand(0).Type()), false)), int64(s.dl.AllocSize(i.ElemTy)))
	up := s.op(machine.OpAdd, size, immOp(machine.StackAlign-1+max(0, align-machine.StackAlign)))
	s.emit(machine.OpSub, spReg, regOp(spReg), regOp(s.op(machine.OpAnd, regOp(up), immOp(-machine.StackAlign))))
	p := s.op(machine.OpAdd, regOp(spReg), immOp(0).at(s.dynamicArea()))
	if align > machine.StackAlign {
		p = s.op(machine.OpAnd, regOp(s.op(machine.OpAdd, regOp(p), immOp(align-1))), immOp(-align))
	}
	s.define(i, p)
}

func staticSize(dl *ir.DataLayout, i *ir.Instr) (int64, bool) {
	n, ok := intConst(i.Operand(0))
	return n * int64(dl.AllocSize(i.ElemTy)), ok && n >= 0
}

// findFrame gives the static allocas of the entry block their slots.
func (s *selector) findFrame() {
	for b := range s.src.Blocks() {
		for i := range b.Instrs() {
			if i.Op() != ir.Alloca {
				if i.Op() == ir.Call && (i.IntrinsicID() == "llvm.stackrestore") {
					s.frame.dynamic = true
				}
				continue
			}
			n, static := staticSize(s.dl, i)
			align := max(int64(i.Align()), int64(s.dl.ABIAlign(i.ElemTy)))
			if !static || !b.IsEntry() {
				s.frame.dynamic = true
			} else if align <= machine.StackAlign {
				s.slots[i] = s.frame.add(n, align)
			}
		}
	}
}

// dynamicArea is the pseudo slot that lies at the outgoing arguments' end: a dynamic alloca starts there.
func (s *selector) dynamicArea() int32 {
	if s.outgoingEnd == 0 {
		s.outgoingEnd = s.frame.add(0, machine.StackAlign)
		s.frame.slots[s.outgoingEnd-1].area = true
	}
	return s.outgoingEnd
}

// loadLeaf and storeLeaf move one scalar.
func (s *selector) loadLeaf(l leaf, p place, unsigned bool) Reg {
	p = s.plus(p, l.off)
	switch fileOf(l.ty) {
	case machine.Float:
		return s.loadOp(opPair{machine.OpFldS, machine.OpFldD}.of(l.ty), p)
	case machine.Pred:
		return s.lowBit(s.loadOp(machine.OpLd1u, p))
	}
	bits := bitsOf(l.ty)
	if op, ok := loadOps[bits]; ok {
		if unsigned {
			return s.loadOp(op.unsigned, p)
		}
		return s.loadOp(op.signed, p)
	}
	r := s.loadPieces(bits, p)
	if l.single {
		return s.sext(regOp(r), 1)
	}
	return r
}

var loadOps = map[int]struct{ signed, unsigned, store machine.Op }{
	8:  {machine.OpLd1s, machine.OpLd1u, machine.OpSt1},
	16: {machine.OpLd2s, machine.OpLd2u, machine.OpSt2},
	32: {machine.OpLd4s, machine.OpLd4u, machine.OpSt4},
	64: {machine.OpLd8, machine.OpLd8, machine.OpSt8},
}

// pieces cuts an odd width into accesses of 4, 2 and 1 bytes.
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

func (s *selector) loadPieces(bits int, p place) Reg {
	var acc operand
	at := 0
	for _, n := range pieces(bits) {
		x := regOp(s.loadOp(loadOps[8*n].unsigned, s.plus(p, int64(at))))
		if at > 0 {
			x = regOp(s.op(machine.OpOr, acc, regOp(s.op(machine.OpShl, x, immOp(int64(8*at))))))
		}
		acc, at = x, at+n
	}
	return s.sext(acc, bits)
}

func (s *selector) storeLeaf(l leaf, r Reg, p place) {
	p = s.plus(p, l.off)
	switch fileOf(l.ty) {
	case machine.Float:
		s.storeOp(opPair{machine.OpFstS, machine.OpFstD}.of(l.ty), p, regOp(r))
		return
	case machine.Pred:
		s.storeOp(machine.OpSt1, p, regOp(s.widen(r, 1, false)))
		return
	}
	bits := bitsOf(l.ty)
	if op, ok := loadOps[bits]; ok {
		s.storeOp(op.store, p, regOp(r))
		return
	}
	r, at := s.zext(regOp(r), bits), 0
	for _, n := range pieces(bits) {
		x := r
		if at > 0 {
			x = s.op(machine.OpShr, regOp(r), immOp(int64(8*at)))
		}
		s.storeOp(loadOps[8*n].store, s.plus(p, int64(at)), regOp(x))
		at += n
	}
}

func (s *selector) loadOp(op machine.Op, p place) Reg {
	dst := s.newReg(machine.Info(op).Dst)
	ref := p.ref
	ref.size = int64(machine.Info(op).Size)
	s.emit(op, dst, p.mem).mem = &ref
	return dst
}

func (s *selector) storeOp(op machine.Op, p place, value operand) {
	ref := p.ref
	ref.size, ref.store = int64(machine.Info(op).Size), true
	s.emit(op, 0, p.mem, value).mem = &ref
}

func (s *selector) load(i *ir.Instr) {
	leaves := leavesOf(s.dl, s.inMemory(i.Type()), s.pos)
	p := s.address(i.Pointer())
	p.ref.volatile, p.ref.tags = !i.IsSimple(), alias.TagsOf(i)
	out := make([]Reg, len(leaves))
	for k, l := range leaves {
		out[k] = s.loadLeaf(l, p, loadedUnsigned(i))
	}
	if s.hasOwnBits(i.Type()) {
		out = s.repack(out, leaves, leavesOf(s.dl, i.Type(), s.pos))
	}
	s.define(i, out...)
}

// store takes the operand of a truncation directly: only the low bits matter.
func (s *selector) store(i *ir.Instr) {
	v := i.Operand(0)
	leaves := leavesOf(s.dl, s.inMemory(v.Type()), s.pos)
	p := s.address(i.Pointer())
	p.ref.volatile, p.ref.tags = !i.IsSimple(), alias.TagsOf(i)
	if t, ok := v.(*ir.Instr); ok && t.Op() == ir.Trunc && loadOps[bitsOf(v.Type())].store != 0 && v.Type().IsInt() {
		s.storeOp(loadOps[bitsOf(v.Type())].store, p, regOp(s.regs(t.Operand(0))[0]))
		return
	}
	if n, ok := intConst(v); ok && fits32(n) && bitsOf(v.Type()) > 1 && loadOps[bitsOf(v.Type())].store != 0 {
		s.storeOp(loadOps[bitsOf(v.Type())].store, p, immOp(n))
		return
	}
	regs := s.regs(v)
	if s.hasOwnBits(v.Type()) {
		regs = s.repack(regs, leavesOf(s.dl, v.Type(), s.pos), leaves)
	}
	for k, r := range regs {
		s.storeLeaf(leaves[k], r, p)
	}
}

// vaArg takes the next 8-byte slot: a va_list is an address.
func (s *selector) vaArg(i *ir.Instr) {
	leaves := leavesOf(s.dl, i.Type(), i.Pos)
	if len(leaves) != 1 {
		refuse(i.Pos, "va_arg of type %s", i.Type())
	}
	list := s.address(i.Operand(0))
	if strings.HasPrefix(s.mod.Triple, x86Triple) {
		list = s.plus(list, x86StackArgs)
	}
	cur := s.loadOp(machine.OpLd8, list)
	s.storeOp(machine.OpSt8, list, regOp(s.op(machine.OpAdd, regOp(cur), immOp(machine.StackSlot))))
	s.define(i, s.loadLeaf(leaves[0], place{mem: memOp(cur, 0), ref: memRef{ptr: i, base: i}}, false))
}

// atomicRMW needs no more than a load and a store: there is one thread.
func (s *selector) atomicRMW(i *ir.Instr) {
	t := i.Type()
	p := s.address(i.Operand(0))
	p.ref.volatile = true
	l := leavesOf(s.dl, t, i.Pos)
	old := s.loadLeaf(l[0], p, false)
	v := s.reg(i.Operand(1))
	s.storeLeaf(l[0], s.rmwValue(i, t, old, v), p)
	s.define(i, old)
}

var rmwOps = map[ir.RMWOp]ir.Op{"add": ir.Add, "sub": ir.Sub, "and": ir.And, "or": ir.Or, "xor": ir.Xor}
var rmwFloatOps = map[ir.RMWOp]ir.Op{"fadd": ir.FAdd, "fsub": ir.FSub}
var rmwMinMax = map[ir.RMWOp]machine.Op{"max": machine.OpSmax, "min": machine.OpSmin, "umax": machine.OpUmax, "umin": machine.OpUmin}

func (s *selector) rmwValue(i *ir.Instr, t *ir.Type, old, v Reg) Reg {
	if op, ok := rmwOps[i.RMW()]; ok {
		return s.intOperation(op, 0, t, regOp(old), regOp(v))
	}
	if op, ok := rmwFloatOps[i.RMW()]; ok {
		return s.floatOperation(op, t, old, v)
	}
	if op, ok := rmwMinMax[i.RMW()]; ok && t.Bits > 1 {
		return s.op(op, regOp(old), regOp(v))
	}
	switch i.RMW() {
	case "xchg":
		return v
	case "nand":
		return s.intOperation(ir.Xor, 0, t, regOp(s.intOperation(ir.And, 0, t, regOp(old), regOp(v))), immOp(-1))
	}
	refuse(i.Pos, "atomicrmw %s", i.RMW())
	return 0
}

func (s *selector) compareExchange(i *ir.Instr) {
	t := i.Operand(1).Type()
	p := s.address(i.Operand(0))
	p.ref.volatile = true
	l := leavesOf(s.dl, t, i.Pos)
	old := s.loadLeaf(l[0], p, false)
	same := s.compareScalars(ir.EQ, t, regOp(old), regOp(s.reg(i.Operand(1))))
	s.storeLeaf(l[0], s.op(machine.OpSel, regOp(same), regOp(s.reg(i.Operand(2))), regOp(old)), p)
	s.define(i, old, same)
}
