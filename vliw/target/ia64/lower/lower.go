// Package lower replaces the operations that IA-64 lacks by sequences of operations that it has, on
// virtual registers, so that loops are pipelined operation by operation.
//
//	lower.go    the walk, and operands: immediates that are too large, addresses
//	ints.go     integers: products and quotients in float registers, 32-bit forms, bits
//	floats.go   quotients, square roots, conversions, rounding
//
// Sources: Intel Itanium Architecture Software Developer's Manual, volume 3; Markstein, IA-64 and
// Elementary Functions, for the sequences of quotients and roots.
//
// Invariant: afterwards every operation but copies, constants and spill code is one operation of
// the machine; an address is a register without an offset. Later stages add operations that are
// not, which emit expands.
package lower

import (
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// lowerings are the operations that become sequences. Those without an entry stay.
var lowerings = table(intLowerings, floatLowerings)

func table(parts ...map[machine.Op]func(*lowerer)) (all [machine.NumAllOps]func(*lowerer)) {
	for _, part := range parts {
		for op, do := range part {
			all[op] = do
		}
	}
	return all
}

// Function lowers the operations of a selected function.
func Function(f *mir.Func) {
	for _, b := range f.Blocks {
		if b.FixedCode {
			continue
		}
		l := newLowerer(f)
		for n := range b.Insts {
			l.in = b.Insts[n]
			l.operation()
		}
		b.Insts = l.out
	}
}

// added are the operations that later stages add and IA-64 lacks.
var added = [...]machine.Op{machine.OpMul, machine.OpUmin, machine.OpUmax}

// Added lowers the operations that later stages have added before loops.
func Added(f *mir.Func) {
	for _, b := range f.Blocks {
		if b.FixedCode {
			continue
		}
		l := newLowerer(f)
		for n := range b.Insts {
			if l.in = b.Insts[n]; slices.Contains(added[:], l.in.Op) {
				lowerings[l.in.Op](l)
			} else {
				l.out = append(l.out, l.in)
			}
		}
		b.Insts = l.out
	}
}

func newLowerer(f *mir.Func) *lowerer {
	return &lowerer{f: f, consts: map[int64]mir.Reg{}, places: map[place]mir.Reg{}, shifts: map[mir.Reg]shifted{}, masks: map[mir.Reg]int64{}}
}

// lowerer is the state of one block.
type lowerer struct {
	f      *mir.Func
	in     mir.Inst // the operation to replace
	out    []mir.Inst
	consts map[int64]mir.Reg
	places map[place]mir.Reg
	shifts map[mir.Reg]shifted
	masks  map[mir.Reg]int64 // results of and with a small number
}

// place is an address that a register holds.
type place struct {
	base mir.Reg
	off  int64
	slot int32
}

// shifted is x << n.
type shifted struct {
	x mir.Reg
	n int64
}

// operation lowers l.in.
func (l *lowerer) operation() {
	if do := lowerings[l.in.Op]; do != nil {
		do(l)
		return
	}
	if a := l.in.Args; l.in.Op == machine.OpAnd && a[1].Kind == asm.KindImm && a[1].Imm >= 0 && l.in.Dst.IsVirtual() {
		l.masks[l.in.Dst] = a[1].Imm
	}
	switch {
	case l.in.Mem != nil:
		l.access()
	case machine.Info(l.in.Op).Args != nil && l.in.Call == nil:
		l.immediates()
	}
	l.out = append(l.out, l.in)
}

// op appends an operation with a new result.
func (l *lowerer) op(op machine.Op, args ...mir.Operand) mir.Reg {
	r := l.f.NewReg(machine.Info(op).Dst)
	l.out = append(l.out, mir.Inst{Op: op, Dst: r, Args: args, Pos: l.in.Pos})
	return r
}

// on is op of registers.
func (l *lowerer) on(op machine.Op, args ...mir.Reg) mir.Reg {
	list := make([]mir.Operand, len(args))
	for k, r := range args {
		list[k] = mir.RegOp(r)
	}
	return l.op(op, list...)
}

// last ends a sequence: the result is that of the operation which is replaced.
func (l *lowerer) last(op machine.Op, args ...mir.Operand) {
	in := l.in
	in.Op, in.Args = op, args
	l.out = append(l.out, in)
}

// lastOn is last of registers.
func (l *lowerer) lastOn(op machine.Op, args ...mir.Reg) {
	list := make([]mir.Operand, len(args))
	for k, r := range args {
		list[k] = mir.RegOp(r)
	}
	l.last(op, list...)
}

// arg is an operand in a register.
func (l *lowerer) arg(n int) mir.Reg { return l.reg(l.in.Args[n]) }

func (l *lowerer) reg(a mir.Operand) mir.Reg {
	if a.Kind == asm.KindReg {
		return a.Reg
	}
	return l.constant(a.Imm)
}

// constant is a number in a register, loaded once a block.
func (l *lowerer) constant(n int64) mir.Reg {
	r, ok := l.consts[n]
	if !ok {
		r = l.op(machine.OpLi, mir.ImmOp(n))
		l.consts[n] = r
	}
	return r
}

// fits reports whether a number fits a signed field of so many bits.
func fits(n int64, bits int) bool { return n >= -1<<(bits-1) && n < 1<<(bits-1) }

// immediates puts numbers into registers that the operation cannot hold.
func (l *lowerer) immediates() {
	in := &l.in
	in.Args = append([]mir.Operand(nil), in.Args...)
	for k, a := range in.Args {
		if a.Kind == asm.KindImm && a.Slot == 0 && !holds(in.Op, k, a.Imm) {
			in.Args[k] = mir.RegOp(l.constant(a.Imm))
		}
	}
}

// holds reports whether an operation takes a number as its operand k.
func holds(op machine.Op, k int, n int64) bool {
	switch op {
	case machine.OpAnd, machine.OpOr, machine.OpXor:
		return fits(n, 8)
	case machine.OpSel, machine.OpMov:
		return fits(n, 22)
	case machine.OpCmpEq, machine.OpCmpNe, machine.OpCmpSlt, machine.OpCmpSle, machine.OpCmpSgt, machine.OpCmpSge:
		return n > -128 && n < 127
	case machine.OpCmpUlt, machine.OpCmpUle, machine.OpCmpUgt, machine.OpCmpUge:
		return n > 0 && n < 127
	}
	return true // shifts, constants, loop control
}

// signedLoads are loads that extend the sign by an operation of its own.
var signedLoads = map[machine.Op]struct{ load, extend machine.Op }{
	machine.OpLd1s: {machine.OpLd1u, machine.OpSext1},
	machine.OpLd2s: {machine.OpLd2u, machine.OpSext2},
	machine.OpLd4s: {machine.OpLd4u, machine.OpSext4},
}

// access gives an access a register as address, and a register to store.
func (l *lowerer) access() {
	in := &l.in
	in.Args = append([]mir.Operand(nil), in.Args...)
	if a := &in.Args[0]; a.Imm != 0 || a.Slot != 0 {
		*a = mir.MemOp(l.address(place{a.Reg, a.Imm, a.Slot}), 0)
	}
	if s, ok := signedLoads[in.Op]; ok {
		signed := l.in
		in.Op, in.Dst = s.load, l.f.NewReg(machine.Int)
		l.out = append(l.out, *in)
		signed.Op, signed.Args, signed.Mem = s.extend, []mir.Operand{mir.RegOp(in.Dst)}, nil
		l.in = signed
		return
	}
	if len(in.Args) > 1 && in.Args[1].Kind == asm.KindImm && in.Args[1].Imm != 0 && machine.Info(in.Op).Args[1] != machine.ArgImm {
		in.Args[1] = mir.RegOp(l.constant(in.Args[1].Imm))
	}
}

// address computes a place. Those relative to a register that is written again are not kept.
func (l *lowerer) address(p place) mir.Reg {
	r, ok := l.places[p]
	if ok {
		return r
	}
	if p.slot == 0 && !fits(p.off, 14) {
		r = l.on(machine.OpAdd, p.base, l.constant(p.off))
	} else {
		r = l.op(machine.OpAdd, mir.RegOp(p.base), mir.ImmOp(p.off).At(p.slot))
	}
	if p.base.IsVirtual() || p.slot != 0 && !l.f.Frame.Dynamic {
		l.places[p] = r
	}
	return r
}
