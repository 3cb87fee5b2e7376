package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/asm"
	"opt-go/vliw/isel/prepare"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Atomic accesses. The simulated machines have one thread, to which they are ordinary ones that
// stay in order. Where threads share memory (machine.Convention.Atomics) they have operations:
//
//	load     unordered, monotonic: ordinary; acquire: ld.acq, as later ones wait; seq_cst: the same
//	store    release: st.rel, which waits for earlier ones; seq_cst: a fence after it
//	others   acquire and weaker: .acq; release: .rel; stronger: a fence before .acq
//	fence    mf, for one thread only nothing
//
// Floats have no such accesses: a fence stands after the load, or before the store. The orders
// follow those of the C library for IA-64.

// orderedOps are the operations of a width.
type orderedOps struct{ load, store, exchange, compare machine.Op }

var atomicOps = map[int]orderedOps{
	8:  {machine.OpLdAcq1, machine.OpStRel1, machine.OpXchg1, machine.OpCmpXchg1},
	16: {machine.OpLdAcq2, machine.OpStRel2, machine.OpXchg2, machine.OpCmpXchg2},
	32: {machine.OpLdAcq4, machine.OpStRel4, machine.OpXchg4, machine.OpCmpXchg4},
	64: {machine.OpLdAcq8, machine.OpStRel8, machine.OpXchg8, machine.OpCmpXchg8},
}

// orders reports whether other accesses must not move across a load or store of the machine.
func (s *selector) orders(i *ir.Instr) bool {
	return s.Mach.Convention().Atomics && i.Ordering >= ir.Acquire && !isOneThread(i)
}

func isOneThread(i *ir.Instr) bool { return i.SyncScope() == "singlethread" }

func (s *selector) fence(i *ir.Instr) {
	if s.Mach.Convention().Atomics && !isOneThread(i) {
		s.emit(machine.OpFence, 0)
	}
}

// scalar is the only scalars.Leaf of an atomic value, which is no wider than a register.
func scalar(i *ir.Instr, leaves []scalars.Leaf) scalars.Leaf {
	if len(leaves) != 1 || scalars.File(leaves[0].Ty) == machine.Int && scalars.Bits(leaves[0].Ty) > 64 {
		mir.Refuse(i.Pos, "the atomic access %s of more than a register", i.Op())
	}
	return leaves[0]
}

// atomicAccess emits an operation at a place.
func (s *selector) atomicAccess(op machine.Op, p place, args ...mir.Operand) *mir.Inst {
	dst := mir.Reg(0)
	if machine.Info(op).Dst != machine.NoFile {
		dst = s.NewReg(machine.Int)
	}
	in := s.emit(op, dst, append([]mir.Operand{p.mem}, args...)...)
	ref := p.ref
	ref.Size, ref.Store, ref.Volatile = int64(machine.Info(op).Size), true, true
	in.Mem = &ref
	return in
}

func (s *selector) loadAcquire(i *ir.Instr, leaves []scalars.Leaf, p place) {
	l := scalar(i, leaves)
	ops, ok := atomicOps[scalars.Bits(l.Ty)]
	if !ok || scalars.File(l.Ty) != machine.Int {
		s.define(i, s.loadLeaf(l, p, loadedUnsigned(i)))
		s.emit(machine.OpFence, 0)
		return
	}
	s.define(i, s.sext(mir.RegOp(s.atomicAccess(ops.load, p).Dst), scalars.Bits(l.Ty)))
}

func (s *selector) storeRelease(i *ir.Instr, leaves []scalars.Leaf, p place) {
	l := scalar(i, leaves)
	v := s.storedRegs(i.Operand(0), leaves)[0]
	if ops, ok := atomicOps[scalars.Bits(l.Ty)]; ok && scalars.File(l.Ty) == machine.Int {
		s.atomicAccess(ops.store, p, mir.RegOp(v))
	} else {
		s.emit(machine.OpFence, 0)
		s.storeLeaf(l, v, p)
	}
	if i.Ordering == ir.SeqCst {
		s.emit(machine.OpFence, 0)
	}
}

// order gives an operation the order of an instruction: flags, and what must come before it.
func (s *selector) order(i *ir.Instr) asm.Flags {
	switch {
	case isOneThread(i):
		return 0
	case i.Ordering == ir.Release && i.FailOrder() < ir.Acquire:
		return asm.Release
	case i.Ordering >= ir.Release:
		s.emit(machine.OpFence, 0)
	}
	return 0
}

// atomicOp is an atomicrmw that is one operation; prepare has made loops of the others.
func (s *selector) atomicOp(i *ir.Instr) {
	l := scalar(i, scalars.Of(s.dl, i.Type(), i.Pos))
	ops, ok := atomicOps[scalars.Bits(l.Ty)]
	if !ok || !prepare.IsSimpleAtomic(i) {
		mir.Refuse(i.Pos, "atomicrmw %s of type %s", i.RMW(), i.Type())
	}
	p, op, arg := s.address(i.Operand(0)), ops.exchange, mir.Operand{}
	flags := s.order(i)
	if n, add := prepare.FetchAdd(i); add {
		op, arg = machine.OpFetchAdd4, mir.ImmOp(n)
		if scalars.Bits(l.Ty) == 64 {
			op = machine.OpFetchAdd8
		}
	} else {
		arg = mir.RegOp(s.reg(i.Operand(1)))
		if flags&asm.Release != 0 { // xchg acquires
			s.emit(machine.OpFence, 0)
			flags = 0
		}
	}
	in := s.atomicAccess(op, p, arg)
	in.Flags |= flags
	s.define(i, s.sext(mir.RegOp(in.Dst), scalars.Bits(l.Ty)))
}

// exchangeIfEqual is cmpxchg: the old value comes zero-extended, and is compared as that.
func (s *selector) exchangeIfEqual(i *ir.Instr) {
	t := i.Operand(1).Type()
	l := scalar(i, scalars.Of(s.dl, t, i.Pos))
	ops, ok := atomicOps[scalars.Bits(l.Ty)]
	if !ok {
		mir.Refuse(i.Pos, "cmpxchg of type %s", t)
	}
	p := s.address(i.Operand(0))
	expected, next := s.reg(i.Operand(1)), s.reg(i.Operand(2))
	flags := s.order(i)
	in := s.atomicAccess(ops.compare, p, mir.RegOp(next), mir.RegOp(s.zext(mir.RegOp(expected), scalars.Bits(l.Ty))))
	in.Flags |= flags
	old := s.sext(mir.RegOp(in.Dst), scalars.Bits(l.Ty))
	s.define(i, old, s.compareScalars(ir.EQ, t, mir.RegOp(old), mir.RegOp(expected)))
}

// atomicRMW needs no more than a load and a store: there is one thread.
func (s *selector) atomicRMW(i *ir.Instr) {
	if s.Mach.Convention().Atomics {
		s.atomicOp(i)
		return
	}
	t := i.Type()
	p := s.address(i.Operand(0))
	p.ref.Volatile = true
	l := scalars.Of(s.dl, t, i.Pos)
	old := s.loadLeaf(l[0], p, false)
	v := s.reg(i.Operand(1))
	s.storeLeaf(l[0], s.rmwValue(i, t, old, v), p)
	s.define(i, old)
}

var rmwOps = map[ir.RMWOp]ir.Op{"add": ir.Add, "sub": ir.Sub, "and": ir.And, "or": ir.Or, "xor": ir.Xor}
var rmwFloatOps = map[ir.RMWOp]ir.Op{"fadd": ir.FAdd, "fsub": ir.FSub}
var rmwMinMax = map[ir.RMWOp]machine.Op{"max": machine.OpSmax, "min": machine.OpSmin, "umax": machine.OpUmax, "umin": machine.OpUmin}

func (s *selector) rmwValue(i *ir.Instr, t *ir.Type, old, v mir.Reg) mir.Reg {
	if op, ok := rmwOps[i.RMW()]; ok {
		return s.intOperation(op, 0, t, mir.RegOp(old), mir.RegOp(v))
	}
	if op, ok := rmwFloatOps[i.RMW()]; ok {
		return s.floatOperation(op, t, old, v)
	}
	if op, ok := rmwMinMax[i.RMW()]; ok && t.Bits > 1 {
		return s.op(op, mir.RegOp(old), mir.RegOp(v))
	}
	switch i.RMW() {
	case "xchg":
		return v
	case "nand":
		return s.intOperation(ir.Xor, 0, t, mir.RegOp(s.intOperation(ir.And, 0, t, mir.RegOp(old), mir.RegOp(v))), mir.ImmOp(-1))
	}
	mir.Refuse(i.Pos, "atomicrmw %s", i.RMW())
	return 0
}

func (s *selector) compareExchange(i *ir.Instr) {
	if s.Mach.Convention().Atomics {
		s.exchangeIfEqual(i)
		return
	}
	t := i.Operand(1).Type()
	p := s.address(i.Operand(0))
	p.ref.Volatile = true
	l := scalars.Of(s.dl, t, i.Pos)
	old := s.loadLeaf(l[0], p, false)
	same := s.compareScalars(ir.EQ, t, mir.RegOp(old), mir.RegOp(s.reg(i.Operand(1))))
	s.storeLeaf(l[0], s.op(machine.OpSel, mir.RegOp(same), mir.RegOp(s.reg(i.Operand(2))), mir.RegOp(old)), p)
	s.define(i, old, same)
}
