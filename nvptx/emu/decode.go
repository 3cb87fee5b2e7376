package emu

import (
	"fmt"
	"slices"

	"opt-go/nvptx/emu/flow"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/report"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// decoder turns the statements of one function into operations.
type decoder struct {
	f     *function
	body  layout.Body
	names *layout.Scopes

	// The instruction being decoded.
	in     *ptx.Inst
	m      ptx.Match
	o      *op
	spares []source // of the spare registers that it uses

	products map[int32]bool // the registers of products of warp groups
	loaded   map[int32]bool // those of loads from tensor memory
}

// decode fills f.ops. Errors are those of names; an instruction that cannot be run
// becomes an operation that says so.
func (f *function) decode() error {
	if !f.Source.Defined {
		return nil
	}
	d := &decoder{f: f, body: f.Body(), names: f.prog.names.Scopes(f.Func), products: map[int32]bool{}, loaded: map[int32]bool{}}
	f.ops = make([]op, 0, d.body.Length)
	for _, s := range f.Source.Body {
		switch s := s.(type) {
		case *ptx.Scope:
			if s.Open {
				d.names.Open()
			} else {
				d.names.Close()
			}
		case *ptx.Var:
			if err := d.names.Declare(s); err != nil {
				return err
			}
		case *ptx.Inst:
			d.instruction(s)
		}
	}
	d.names.End()
	control, accesses := make([]flow.Op, len(f.ops)), make([]flow.Access, len(f.ops))
	for pc := range f.ops {
		o := &f.ops[pc]
		control[pc] = flow.Op{Targets: o.targets, FallsThrough: o.pastSelf, Leaves: o.leavesFn, Branches: o.branching}
		reads, writes := f.Accesses(o.in)
		if used := slices.Concat(reads, writes); o.in.Op != "wgmma" && len(d.products) > 0 {
			o.early(slices.DeleteFunc(used, func(r int32) bool { return !d.products[r] }))
		} else if !(o.in.Op == "tcgen05" && o.in.HasMod("ld")) && len(d.loaded) > 0 {
			o.afterLoads(slices.DeleteFunc(used, func(r int32) bool { return !d.loaded[r] }))
		}
		accesses[pc] = flow.Access{Reads: reads, Writes: writes, Keeps: o.in.Guard.Present() || o.in.Foreign, Across: warpDecoders[o.in.Op] != nil}
	}
	f.rpc = flow.Reconvergence(control)
	f.unset = flow.Unset(control, accesses, f.NumRegs)
	return nil
}

// decodeError ends the decoding of one instruction.
type decodeError struct{ msg string }

func (d *decoder) refuse(format string, args ...any) {
	panic(decodeError{fmt.Sprintf(format, args...)})
}

// instruction decodes one instruction, to an operation that faults if we do not have it.
func (d *decoder) instruction(in *ptx.Inst) {
	d.f.ops = append(d.f.ops, op{
		fn: d.f, in: in, id: d.f.prog.numOps, dst: -1, dstPred: -1, dstPred2: -1, dstMask: ^uint64(0),
		guard: predicate{-1, fullMask}, p: predicate{-1, fullMask}, pastSelf: true,
	})
	d.f.prog.numOps++
	d.in, d.m, d.o, d.spares = in, ptx.Match{}, &d.f.ops[len(d.f.ops)-1], nil
	if in.Guard.Present() {
		d.o.guard = d.predicateReg(in.Guard.Reg(), in.Guard.Not)
	}
	if err := d.tryDecode(); err != nil {
		why := err.Error()
		d.o.exec = func(w *warp, o *op) {
			panic(w.fault(o, -1, "unsupported", why))
		}
	}
	d.o.use = report.UsageOf(in, d.o.mem != nil)
	d.o.cost = d.timingOf()
}

func (d *decoder) tryDecode() (err error) {
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(decodeError)
			if !ok {
				panic(r)
			}
			err = fmt.Errorf("%s", e.msg)
		}
	}()
	m, err := ptx.Lookup(d.in, d.f.Source.Regs, d.f.prog.module.AddressSize)
	if f := scalar.Video(d.in.Op, d.in.Mods); f != nil && len(d.in.Args) >= 3 {
		d.dest(0)
		d.o.a, d.o.b, d.o.c, d.o.f3, d.o.exec = d.source(1, ptx.U32), d.source(2, ptx.U32), d.source(len(d.in.Args)-1, ptx.U32), f, exec3
		return nil
	}
	if err != nil {
		return err
	}
	d.m = m
	if decode := decoders()[d.in.Op]; decode != nil {
		decode(d)
		d.fillSpares()
		return nil
	}
	if !d.arithmetic() {
		return fmt.Errorf("the emulator does not have %s", d.in.Op)
	}
	return nil
}

func (d *decoder) predicateReg(r ptx.Reg, not bool) predicate {
	p := predicate{reg: d.f.Slots[r]}
	if not {
		p.flip = fullMask
	}
	return p
}

// predicate resolves operand i, a predicate source.
func (d *decoder) predicate(i int) predicate {
	switch a := d.in.Args[i].(type) {
	case ptx.Reg:
		return d.predicateReg(a, false)
	case ptx.Not:
		return d.predicateReg(a.Reg, true)
	case ptx.Special: // %is_explicit_cluster is the only one
		return predicate{reg: explicitCluster}
	}
	v, ok := scalar.Immediate(d.in.Args[i], ptx.B64)
	switch {
	case !ok:
		d.refuse("operand %d is no predicate the emulator knows", i+1)
	case v != 0:
		return predicate{-1, fullMask}
	}
	return predicate{-1, 0}
}

// predicateDest resolves operand i, a predicate destination or pair of them.
func (d *decoder) predicateDest(i int) {
	d.o.dstPred, d.o.dstPred2 = d.predicatePair(d.in.Args[i])
}

func (d *decoder) predicatePair(a ptx.Operand) (first, second int32) {
	if pair, ok := a.(ptx.Pair); ok {
		first, _ = d.predicatePair(pair.First)
		second, _ = d.predicatePair(pair.Second)
		return first, second
	}
	if r, ok := a.(ptx.Reg); ok {
		return d.f.Slots[r], -1
	}
	return -1, -1
}

// dest resolves operand i, a destination: a register, "_", or d|p.
func (d *decoder) dest(i int) {
	a := d.in.Args[i]
	if pair, ok := a.(ptx.Pair); ok {
		a = pair.First
		d.o.dstPred, _ = d.predicatePair(pair.Second)
	}
	if r, ok := a.(ptx.Reg); ok {
		d.o.dst = d.register(r)
		d.o.dstMask = scalar.Mask(d.f.Source.Regs[r].Type)
	}
}

func (d *decoder) register(r ptx.Reg) int32 {
	info := d.f.Source.Regs[r]
	if info.Type.Bits() > 64 || info.Vector > 0 {
		d.refuse("register %s: vector registers, and 128-bit ones of %s, are not supported", info.Name, d.in.Op)
	}
	return d.f.Slots[r]
}

// words are the values of the elements of an operand, those of 128 bits as two halves.
func (d *decoder) words(a ptx.Operand, t ptx.Type) (list []source) {
	for _, e := range ptx.Elements(a) {
		if r, ok := e.(ptx.Reg); ok && d.f.Source.Regs[r].Type.Bits() > 64 {
			list = append(list, source{kind: fromReg, reg: d.f.Slots[r]}, source{kind: fromReg, reg: d.f.Slots[r] + 1})
			continue
		}
		list = append(list, d.value(e, t))
	}
	return list
}

// source resolves operand i, read as type t, which decides how float constants are written.
func (d *decoder) source(i int, t ptx.Type) source {
	s := d.value(d.in.Args[i], t)
	s.slot = uint8(i)
	return s
}

func (d *decoder) value(a ptx.Operand, t ptx.Type) source {
	switch a := a.(type) {
	case ptx.Reg:
		return source{kind: fromReg, reg: d.register(a)}
	case ptx.Special:
		return d.special(a)
	case ptx.SymRef:
		return d.symbolAddress(a)
	}
	if v, ok := scalar.Immediate(a, t); ok {
		return constant(v)
	}
	d.refuse("operand of a kind the emulator does not know: %T", a)
	return source{}
}

func (d *decoder) special(s ptx.Special) source {
	switch {
	case s == ptx.WarpSize:
		return constant(warpSize)
	case s >= ptx.TidW && s < ptx.Pm0:
		return constant(0)
	}
	return source{kind: fromSpecial, special: s}
}

// symbolAddress is the address of a symbol in its own space.
func (d *decoder) symbolAddress(a ptx.SymRef) source {
	s, ok := d.names.Lookup(a.Name)
	if !ok {
		d.refuse("%s is not declared", a.Name)
	}
	if s.InFrame {
		return source{kind: fromFrame, off: s.Addr + uint64(a.Off)}
	}
	c := constant(s.Addr + uint64(a.Off))
	if s.Space == ptx.Shared {
		c.kind, c.off = fromShared, s.Addr+uint64(a.Off)
	}
	return c
}
