package isel

import (
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/isel/arguments"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// callBuilder places the arguments of one call by the convention (machine/convention.go).
type callBuilder struct {
	s       *selector
	at      arguments.Places
	moves   []callMove
	results [machine.NumFiles]int
	regs    *mir.CallRegs
}

type callMove struct {
	to  mir.Reg
	val mir.Reg
}

func (s *selector) beginCall() *callBuilder {
	c := s.Mach.Convention()
	return &callBuilder{s: s, regs: &mir.CallRegs{Clobbers: true}, at: arguments.Places{Convention: c, List: &c.Args}}
}

// pass places one scalar of the int or float file.
func (c *callBuilder) pass(r mir.Reg, file machine.File, variadic bool) {
	if c.at.Convention.Slots && variadic && file == machine.Float && c.at.Slot < c.at.List[machine.Int].Count {
		r, file = c.s.op(machine.OpMvfiD, mir.RegOp(r)), machine.Int
	}
	reg, at := c.at.Next(file, variadic)
	if reg.Valid() {
		c.moves = append(c.moves, callMove{mir.Fixed(reg), r})
		return
	}
	op := machine.OpSt8
	if file == machine.Float {
		op = machine.OpFstD
	}
	c.s.storeOp(op, place{mem: mir.MemOp(mir.SP, at), ref: mir.MemRef{Outgoing: true, Off: at}}, mir.RegOp(r))
}

// passSret passes the address of a result in memory.
func (c *callBuilder) passSret(r mir.Reg) {
	if to := c.at.Convention.Sret; to.Valid() {
		c.moves = append(c.moves, callMove{mir.Fixed(to), r})
		return
	}
	c.pass(r, machine.Int, false)
}

// passObject passes a variadic argument as va_arg expects it: in its memory layout, with its
// alignment, in whole slots. Fill stores the object. Slots that are registers are loaded from a
// copy in the frame.
func (c *callBuilder) passObject(size, align int64, fill func(to place)) {
	s, align := c.s, max(align, machine.StackSlot)
	slots := int((size + machine.StackSlot - 1) / machine.StackSlot)
	if !c.at.InRegs() {
		at := c.at.Room(slots, align)
		fill(place{mem: mir.MemOp(mir.SP, at), ref: mir.MemRef{Outgoing: true, Off: at}})
		return
	}
	slot := s.Frame.Add(int64(slots)*machine.StackSlot, align)
	fill(place{mem: mir.MemOp(mir.SP, 0).At(slot), ref: mir.MemRef{Slot: slot}})
	c.at.Align(align)
	for n := range slots {
		at := int64(n) * machine.StackSlot
		c.pass(s.loadOp(machine.OpLd8, place{mem: mir.MemOp(mir.SP, at).At(slot), ref: mir.MemRef{Slot: slot, Off: at}}), machine.Int, true)
	}
}

// passInMemory passes a value of several scalars. A value that fits a slot is passed as one.
func (c *callBuilder) passInMemory(v ir.Value, leaves []scalars.Leaf) {
	s := c.s
	c.passObject(int64(s.dl.AllocSize(v.Type())), min(int64(s.dl.ABIAlign(v.Type())), machine.StackAlign), func(to place) {
		for n, r := range s.regs(v) {
			s.storeLeaf(leaves[n], r, to)
		}
	})
}

// finish emits the moves and the call.
func (c *callBuilder) finish(op machine.Op, target mir.Operand) {
	c.s.Frame.Outgoing = max(c.s.Frame.Outgoing, c.at.Bytes())
	for _, m := range c.moves {
		c.s.emit(mir.MoveOp(c.s.FileOf(m.val)), m.to, mir.RegOp(m.val))
		c.regs.Uses = append(c.regs.Uses, m.to)
	}
	in := c.s.emit(op, 0, target)
	in.Call = c.regs
}

// result fetches the next result of a file. Nothing may come between the call and this.
func (c *callBuilder) result(file machine.File) mir.Reg {
	reg, ok := c.at.Convention.Reg(&c.at.Convention.Results, file, c.results[file])
	if !ok {
		panic("BUG: too many results")
	}
	c.results[file]++
	c.regs.Defs = append(c.regs.Defs, mir.Fixed(reg))
	return c.s.op(mir.MoveOp(file), mir.RegOp(mir.Fixed(reg)))
}

// callInstr handles call: debug information and hints vanish, intrinsics have their own table.
func (s *selector) callInstr(i *ir.Instr) {
	tail := i.Flags&ir.MustTail != 0
	if tail && !s.Mach.Convention().Tails {
		mir.Refuse(i.Pos, "musttail")
	}
	for _, b := range i.Info.Bundles {
		if i.IntrinsicID() != "llvm.assume" {
			mir.Refuse(i.Pos, "the operand bundle %q", b.Tag)
		}
	}
	if id := i.IntrinsicID(); id != "" {
		s.intrinsic(i, id)
		return
	}
	if a, inline := i.Callee().(*ir.InlineAsm); inline {
		s.barrier(i, a)
		return
	}
	switch i.Info.CC {
	case ir.CCC, ir.FastCC, ir.ColdCC:
	default:
		mir.Refuse(i.Pos, "the calling convention %d", i.Info.CC)
	}
	if tail {
		s.tailCall(i)
		return
	}
	s.plainCall(i)
}

// barrier handles inline assembly without text, which only hides values from the optimizer: results
// are the arguments tied to them.
func (s *selector) barrier(i *ir.Instr, a *ir.InlineAsm) {
	if a.Asm != "" {
		mir.Refuse(i.Pos, "inline assembly")
	}
	if i.Type().IsVoid() {
		return
	}
	tied := map[int]ir.Value{} // by output
	outputs, arg := 0, 0
	for _, c := range strings.Split(a.Constraints, ",") {
		switch {
		case strings.HasPrefix(c, "=") && !strings.Contains(c, "*"):
			outputs++
		case strings.HasPrefix(c, "~"):
		case arg < i.NumArgs():
			if n, err := strconv.Atoi(c); err == nil {
				tied[n] = i.Arg(arg)
			}
			arg++
		}
	}
	var out []mir.Reg
	for n := range outputs {
		if tied[n] == nil {
			mir.Refuse(i.Pos, "inline assembly")
		}
		out = append(out, s.regs(tied[n])...)
	}
	s.define(i, out...)
}

func (s *selector) plainCall(i *ir.Instr) {
	target, op := s.callTarget(i)
	c := s.beginCall()
	memoryResult := !s.returnsInRegs(i.Type(), i.Pos)
	var area int32
	if memoryResult {
		area = s.Frame.Add(int64(s.dl.AllocSize(i.Type())), machine.StackAlign)
		c.passSret(s.op(machine.OpAdd, mir.RegOp(mir.SP), mir.ImmOp(0).At(area)))
	}
	list := s.libraryList(i)
	for k := range i.NumArgs() {
		if k == list {
			c.pass(s.loadOp(machine.OpLd8, s.plus(s.address(i.Arg(k)), x86StackArgs)), machine.Int, false)
			continue
		}
		s.passArgument(c, i, k)
	}
	c.finish(op, target)
	if i.Type().IsVoid() {
		return
	}
	leaves := scalars.Of(s.dl, i.Type(), i.Pos)
	out := make([]mir.Reg, len(leaves))
	if memoryResult {
		for k, l := range leaves {
			out[k] = s.loadLeaf(l, place{mem: mir.MemOp(mir.SP, 0).At(area), ref: mir.MemRef{Slot: area}}, false)
		}
		s.define(i, out...)
		return
	}
	for k, l := range leaves {
		out[k] = c.result(storageFile(l.Ty))
	}
	for k, l := range leaves {
		out[k] = s.fromConvention(out[k], l.Ty, i.Info.Attrs.Ret)
	}
	s.define(i, out...)
}

// listRoutines are the routines of C's library that take a va_list, and as which argument.
var listRoutines = map[string]int{"vprintf": 1, "vfprintf": 2, "vsprintf": 2, "vsnprintf": 3}

// libraryList is the argument that is a va_list for the runtime, which takes only the address of
// the next argument; −1: none, or it already has that form.
func (s *selector) libraryList(i *ir.Instr) int {
	f, ok := i.Callee().(*ir.Func)
	if !ok || !f.IsDecl() || !s.listsOfX86() {
		return -1
	}
	if k, ok := listRoutines[f.Name()]; ok && k < i.NumArgs() {
		return k
	}
	return -1
}

// storageFile is the file in which a scalar crosses a call: predicates travel as integers.
func storageFile(t *ir.Type) machine.File {
	if f := scalars.File(t); f == machine.Float {
		return f
	}
	return machine.Int
}

func (s *selector) callTarget(i *ir.Instr) (mir.Operand, machine.Op) {
	if g, ok := i.Callee().(ir.GlobalValue); ok {
		sym, off := s.out.Address(g, i.Pos)
		if _, isData := g.(*ir.GlobalVar); !isData && off == 0 {
			return mir.SymOp(sym), machine.OpCall
		}
	}
	return mir.RegOp(s.reg(i.Callee())), machine.OpCallr
}

// passArgument passes the leaves of one argument; byval passes a copy.
func (s *selector) passArgument(c *callBuilder, i *ir.Instr, k int) {
	v := i.Arg(k)
	variadic := k >= len(i.Info.FuncType.Fields)
	attrs := i.Info.Attrs.Param(k)
	for _, bad := range []string{"inalloca", "preallocated", "swiftself", "swifterror", "nest"} {
		if attrs.Has(bad) {
			mir.Refuse(i.Pos, "the parameter attribute %s", bad)
		}
	}
	if a, ok := attrs.Get("byval"); ok {
		t := a.Ty
		if t == nil {
			mir.Refuse(i.Pos, "byval without a type")
		}
		if variadic {
			size := int64(s.dl.AllocSize(t))
			c.passObject(size, min(max(alignOf(attrs), int64(s.dl.ABIAlign(t))), machine.StackAlign), func(to place) { s.copyObject(to, v, size, max(alignOf(attrs), int64(s.dl.ABIAlign(t)))) })
			return
		}
		c.pass(s.byvalCopy(v, t), machine.Int, variadic)
		return
	}
	if attrs.Has("sret") {
		c.passSret(s.reg(v))
		return
	}
	leaves := scalars.Of(s.dl, v.Type(), i.Pos)
	if variadic && (len(leaves) > 1 || s.dl.AllocSize(v.Type()) > machine.StackSlot) {
		c.passInMemory(v, leaves)
		return
	}
	for n, r := range s.regs(v) {
		c.pass(s.toConvention(r, leaves[n].Ty, attrs), storageFile(leaves[n].Ty), variadic)
	}
}

// byvalCopy copies what v points to into the frame.
func (s *selector) byvalCopy(v ir.Value, t *ir.Type) mir.Reg {
	size := int64(s.dl.AllocSize(t))
	slot := s.Frame.Add(size, max(int64(s.dl.ABIAlign(t)), 8))
	s.copyObject(place{mem: mir.MemOp(mir.SP, 0).At(slot), ref: mir.MemRef{Slot: slot}}, v, size, int64(s.dl.ABIAlign(t)))
	return s.op(machine.OpAdd, mir.RegOp(mir.SP), mir.ImmOp(0).At(slot))
}

// copyObject copies what v points to.
func (s *selector) copyObject(to place, v ir.Value, size, align int64) {
	if size <= maxInlineCopy {
		from := s.address(v)
		from.align = align
		s.copyBytes(to, from, size)
		return
	}
	dst := s.op(machine.OpAdd, mir.RegOp(mir.SP), mir.ImmOp(to.mem.Imm).At(to.mem.Slot))
	s.libraryCall("memcpy", nil, []mir.Reg{dst, s.reg(v), s.cached(machine.OpLi, mir.ImmOp(size))}, []*ir.Type{s.mod.Ctx.Ptr, s.mod.Ctx.Ptr, s.mod.Ctx.I64})
}

// toConvention extends as the attribute says; canonical registers are sign-extended already.
func (s *selector) toConvention(r mir.Reg, t *ir.Type, attrs ir.AttrSet) mir.Reg {
	switch {
	case scalars.File(t) == machine.Pred:
		return s.widen(r, 1, attrs.Has("signext"))
	case t.Kind == ir.IntKind && t.Bits < 64 && attrs.Has("zeroext"):
		return s.zext(mir.RegOp(r), t.Bits)
	}
	return r
}

// fromConvention makes a received scalar canonical.
func (s *selector) fromConvention(r mir.Reg, t *ir.Type, attrs ir.AttrSet) mir.Reg {
	switch {
	case scalars.File(t) == machine.Pred:
		return s.lowBit(r)
	case t.Kind == ir.IntKind && t.Bits < 64 && !attrs.Has("signext"):
		return s.sext(mir.RegOp(r), t.Bits)
	}
	return r
}

// returnsInRegs reports whether a result fits the result registers; if not it is returned through
// memory.
func (s *selector) returnsInRegs(t *ir.Type, pos ir.Pos) bool {
	if t.IsVoid() {
		return true
	}
	var used [machine.NumFiles]int
	for _, l := range scalars.Of(s.dl, t, pos) {
		used[storageFile(l.Ty)]++
	}
	have := &s.Mach.Convention().Results
	return used[machine.Int] <= have[machine.Int].Count && used[machine.Float] <= have[machine.Float].Count
}

// enter receives the parameters.
func (s *selector) enter() {
	if s.Src.FuncType.VarArg || len(s.Src.Params) > 0 {
		s.pos = s.Src.Pos
	}
	convention := s.Mach.Convention()
	at := arguments.Places{Convention: convention, List: &convention.Params}
	type arrival struct {
		r    mir.Reg
		leaf scalars.Leaf
		p    *ir.Param
	}
	var all []arrival
	receive := func(file machine.File) mir.Reg {
		reg, stack := at.Next(file, false)
		if reg.Valid() {
			s.LiveIn = append(s.LiveIn, mir.Fixed(reg))
			return s.op(mir.MoveOp(file), mir.RegOp(mir.Fixed(reg)))
		}
		slot := s.Frame.AddIncoming(stack)
		op := machine.OpLd8
		if file == machine.Float {
			op = machine.OpFldD
		}
		return s.loadOp(op, place{mem: mir.MemOp(mir.SP, 0).At(slot), ref: mir.MemRef{Slot: slot}})
	}
	receiveSret := func() mir.Reg {
		if !convention.Sret.Valid() {
			return receive(machine.Int)
		}
		s.LiveIn = append(s.LiveIn, mir.Fixed(convention.Sret))
		return s.op(machine.OpMov, mir.RegOp(mir.Fixed(convention.Sret)))
	}
	if !s.returnsInRegs(s.Src.RetType(), s.Src.Pos) {
		s.sretReg = receiveSret()
	}
	for _, p := range s.Src.Params {
		if p.Attrs().Has("sret") {
			all = append(all, arrival{receiveSret(), scalars.Of(s.dl, p.Type(), s.Src.Pos)[0], p})
			s.vals[p.ID()] = []mir.Reg{}
			continue
		}
		for _, l := range scalars.Of(s.dl, p.Type(), s.Src.Pos) {
			all = append(all, arrival{receive(storageFile(l.Ty)), l, p})
		}
		s.vals[p.ID()] = []mir.Reg{}
	}
	for _, a := range all {
		s.vals[a.p.ID()] = append(s.vals[a.p.ID()], s.fromConvention(a.r, a.leaf.Ty, a.p.Attrs()))
	}
	if s.Src.FuncType.VarArg {
		s.vaSlot = s.variadicArguments(&at)
	}
}

// leave places the results and ends the block.
func (s *selector) leave(i *ir.Instr) {
	if s.tail != nil {
		s.b.Term, s.tail = *s.tail, nil
		return
	}
	t := mir.Term{Kind: mir.TermRet, Pos: i.Pos}
	if i.NumOperands() > 0 {
		v := i.Operand(0)
		leaves := scalars.Of(s.dl, v.Type(), i.Pos)
		regs := s.regs(v)
		if s.sretReg != 0 {
			for k, l := range leaves {
				s.storeLeaf(l, regs[k], place{mem: mir.MemOp(s.sretReg, 0), ref: mir.MemRef{Ptr: i, Base: i}})
			}
		} else {
			s.placeResults(&t, leaves, regs)
		}
	}
	s.b.Term = t
}

func (s *selector) placeResults(t *mir.Term, leaves []scalars.Leaf, regs []mir.Reg) {
	var used [machine.NumFiles]int
	ready := make([]mir.Reg, len(regs))
	for k, l := range leaves {
		ready[k] = s.toConvention(regs[k], l.Ty, s.Src.Attrs.Ret)
	}
	for k, l := range leaves {
		file := storageFile(l.Ty)
		convention := s.Mach.Convention()
		reg, _ := convention.Reg(&convention.Results, file, used[file])
		used[file]++
		s.emit(mir.MoveOp(file), mir.Fixed(reg), mir.RegOp(ready[k]))
		t.Rets = append(t.Rets, mir.Fixed(reg))
	}
}

// maxInlineCopy is up to how many bytes a copy of known size is done with loads and stores.
const maxInlineCopy = 64

// copyBytes copies a small block: all loads before all stores, so overlap does no harm.
func (s *selector) copyBytes(to, from place, size int64) {
	type piece struct {
		at  int64
		n   int64
		reg mir.Reg
	}
	var got []piece
	for at := int64(0); at < size; {
		n := min(s.widest(size-at, from), s.widest(size-at, to))
		got = append(got, piece{at, n, s.loadOp(loadOps[int(8*n)].signed, s.plus(from, at))})
		at += n
	}
	for _, p := range got {
		s.storeOp(loadOps[int(8*p.n)].store, s.plus(to, p.at), mir.RegOp(p.reg))
	}
}

// fillBytes sets a small block to a byte.
func (s *selector) fillBytes(to place, value mir.Operand, size int64) {
	for at := int64(0); at < size; {
		n := s.widest(size-at, to)
		s.storeOp(loadOps[int(8*n)].store, s.plus(to, at), value)
		at += n
	}
}

// alignOf is the alignment that attributes promise, 0 for none.
func alignOf(attrs ir.AttrSet) int64 {
	a, ok := attrs.Get("align")
	if !ok {
		return 0
	}
	n, err := strconv.ParseInt(a.Val, 10, 64)
	if err != nil {
		return 0
	}
	return n
}

// variadicArguments makes the slot of the first variadic argument. With Slots, those that are
// registers are stored below the others, so that the list is contiguous.
func (s *selector) variadicArguments(at *arguments.Places) int32 {
	if !at.Convention.Slots {
		return s.Frame.AddIncoming(at.Stack)
	}
	first, count := at.Slot, at.List[machine.Int].Count
	if low := at.Offset(min(first, count)); low < 0 {
		s.Frame.Top = (-low + machine.StackAlign - 1) &^ (machine.StackAlign - 1)
	}
	list := s.Frame.AddIncoming(at.Offset(first))
	for n := first; n < count; n++ {
		reg, _ := at.Convention.Reg(at.List, machine.Int, n)
		s.LiveIn = append(s.LiveIn, mir.Fixed(reg))
		off := int64(n-first) * machine.StackSlot
		s.storeOp(machine.OpSt8, place{mem: mir.MemOp(mir.SP, off).At(list), ref: mir.MemRef{Slot: list, Off: off}}, mir.RegOp(mir.Fixed(reg)))
	}
	return list
}
