// Package isel selects operations: it fills a mir.Func with the operations of a function of the IR,
// on virtual registers, with φs.
//
// Select (select.go) walks the blocks; a table maps each opcode to its handler. The files:
//
//	leaves.go               the registers of LLVM types
//	int.go, float.go, cast.go, half.go, bits.go
//	                        arithmetic and conversions
//	wide.go, wide_cast.go, wide_intrinsics.go
//	                        integers wider than a register, as words
//	divconst.go             divisions by constants
//	address.go, align.go    base+immediate addresses, loads, stores, stack objects; accesses that are not aligned
//	call.go, intrinsics.go, intrinsics_int.go, intrinsics_float.go
//	                        calls, arguments, results, intrinsics
//	term.go, jumptable.go   branches and switches
//	pointers.go, trips.go   innermost loops: strength reduction of addresses to pointers; trip counts
//	nests.go                the same for every level of a loop nest
//
// Subpackages: prepare, which rewrites the IR first, symbols, which names globals and evaluates
// constants, and arguments, which places arguments by the calling convention.
//
// Invariant: an integer narrower than 64 bits is sign-extended in its register after every
// operation. A construct without an operation is a diagnostic (mir.Refuse).
//
// The package must not depend on later stages. The one fact that it needs, which loops will be
// if-converted, comes from Options.Converts.
package isel

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/vliw/affine"
	"opt-go/vliw/asm"
	"opt-go/vliw/isel/prepare"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/isel/symbols"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Options steer selection.
type Options struct {
	Fuse  bool // llvm.fmuladd is one operation
	Nests bool // addresses and trip counts are made for the pipelining of nests
	// converts reports whether if-conversion will take an innermost loop of so many instructions,
	// by the name of its record.
	Converts func(loop string, size int) bool
}

// selection holds the facts that selection records about its code.
type selection struct {
	Nests []*mir.Nest
	Kept  []mir.Reg // needed by the nests until they are done
}

// selector turns the instructions of a function into operations on virtual registers.
type selector struct {
	*mir.Func
	opt    Options
	mod    *ir.Module
	dl     *ir.DataLayout
	out    *symbols.Table // symbols
	forest *analysis.LoopForest
	selection
	tables      int                       // of switches
	b           *mir.Block                // being filled
	pos         ir.Pos                    // of the current instruction
	vals        [][]mir.Reg               // per value number: one register per scalars.Leaf
	block       []*mir.Block              // per block number
	edges       map[edgeKey]*mir.Block    // where the edge of a switch has its own block
	consts      map[constKey]mir.Reg      // constants that the current block has in registers
	plans       map[*ir.Block]*reducePlan // by preheader and by loop block
	inNests     nestPlan                  // pointers and trip counts over several levels
	slots       map[*ir.Instr]int32       // static allocas
	from        *ir.Block                 // the current IR block
	special     map[string]func(*selector, *ir.Instr)
	vaSlot      int32     // variadic functions: the first variadic argument
	sretReg     mir.Reg   // the address of a result that is returned through memory
	tail        *mir.Term // of the musttail call that has just been selected; nil: none
	outgoingEnd int32     // pseudo slot after the outgoing arguments
}

type edgeKey struct{ from, to *ir.Block }

type constKey struct {
	op   machine.Op
	bits int64
	sym  asm.Sym
}

// handlerTable maps each opcode to its handler; terminators are in selectTerm.
func handlerTable() map[ir.Op]func(*selector, *ir.Instr) {
	t := map[ir.Op]func(*selector, *ir.Instr){
		ir.FNeg: (*selector).floatNeg, ir.FRem: (*selector).floatRem,
		ir.ICmp: (*selector).compareInts, ir.FCmp: (*selector).compareFloats,
		ir.Select: (*selector).selectValue, ir.Freeze: (*selector).copyValue, ir.BitCast: (*selector).bitCast,
		ir.AddrSpaceCast: (*selector).copyValue, ir.PtrToInt: (*selector).pointerToInt, ir.PtrToAddr: (*selector).pointerToInt, ir.IntToPtr: (*selector).intToPointer,
		ir.Trunc: (*selector).truncate, ir.ZExt: (*selector).zeroExtend, ir.SExt: (*selector).signExtend,
		ir.FPTrunc: (*selector).floatCast, ir.FPExt: (*selector).floatCast,
		ir.FPToSI: (*selector).floatToInt, ir.FPToUI: (*selector).floatToInt,
		ir.SIToFP: (*selector).intToFloat, ir.UIToFP: (*selector).intToFloat,
		ir.Alloca: (*selector).alloca, ir.Load: (*selector).load, ir.Store: (*selector).store,
		ir.GetElementPtr: (*selector).pointerArithmetic, ir.Call: (*selector).callInstr,
		ir.ExtractValue: (*selector).extractValue, ir.InsertValue: (*selector).insertValue,
		ir.ExtractElement: (*selector).extractElement, ir.InsertElement: (*selector).insertElement,
		ir.ShuffleVector: (*selector).shuffle, ir.VAArg: (*selector).vaArg, ir.Fence: (*selector).fence,
		ir.AtomicRMW: (*selector).atomicRMW, ir.CmpXchg: (*selector).compareExchange,
	}
	for op := range intTable {
		t[op] = (*selector).intBinary
	}
	for op := range floatTable {
		t[op] = (*selector).floatBinary
	}
	return t
}

// Select fills a function with the operations of its source.
func Select(f *mir.Func, out *symbols.Table, opt Options) selection {
	if f.Mach.Convention().Atomics {
		prepare.Atomics(f.Src)
	} else {
		prepare.Choices(f.Src)
	}
	prepare.Function(f.Src, func(c *ir.Const, pos ir.Pos) bool {
		_, _, known := out.Evaluate(c, pos)
		return known
	})
	mod := out.Src
	s := &selector{Func: f, opt: opt, mod: mod, dl: mod.Layout, out: out, forest: analysis.NewLoopForest(f.Src, analysis.NewDomTree(f.Src)),
		edges: map[edgeKey]*mir.Block{}, plans: map[*ir.Block]*reducePlan{}, slots: map[*ir.Instr]int32{}, special: specialTable()}
	s.selectAll()
	return s.selection
}

// selectAll selects the whole function.
func (s *selector) selectAll() {
	f := s.Func
	n := f.Src.ValueBound()
	s.vals, s.block = make([][]mir.Reg, n), make([]*mir.Block, f.Src.BlockBound())
	table := handlerTable()
	for b := range f.Src.Blocks() {
		s.block[b.ID()] = f.NewBlock(s.out.Label(b))
		s.block[b.ID()].Freq, s.block[b.ID()].Named = s.forest.Depth(b), b.AddressTaken()
		f.Blocks = append(f.Blocks, s.block[b.ID()])
	}
	s.recordLoops()
	s.planNests()
	s.vals = append(s.vals, make([][]mir.Reg, f.Src.ValueBound()-n)...)
	s.planReductions()
	s.findFrame()
	for _, b := range analysis.ReversePostorder(f.Src) {
		s.start(s.block[b.ID()])
		s.from = b
		if b.IsEntry() {
			s.enter()
		}
		for phi := range b.Phis() {
			s.declarePhi(phi)
		}
		s.startReduction(b)
		s.startNest(b)
		for i := b.FirstNonPhi(); i != nil; i = i.Next() {
			s.pos = i.Pos
			if i.IsTerminator() {
				s.endNest(b)
				s.endReduction(b)
				s.selectTerm(b, i)
				continue
			}
			h := table[i.Op()]
			if h == nil {
				mir.Refuse(i.Pos, "the instruction %s", i.Op())
			}
			h(s, i)
		}
	}
	for _, b := range analysis.ReversePostorder(f.Src) {
		for phi := range b.Phis() {
			s.fillPhi(b, phi)
		}
	}
	s.moveToEdges()
	s.keepForNests()
}

func (s *selector) start(b *mir.Block) {
	s.b, s.consts = b, map[constKey]mir.Reg{}
}

// recordLoops makes the loop records, outer loops first.
func (s *selector) recordLoops() {
	var walk func(ls []*analysis.Loop, parent *mir.Loop)
	walk = func(ls []*analysis.Loop, parent *mir.Loop) {
		for _, l := range ls {
			c := &mir.Loop{Blocks: map[*mir.Block]bool{}, Parent: parent}
			c.Rec.Name = s.Src.Name() + "." + s.out.Label(l.Header)
			for _, b := range l.Blocks {
				c.Blocks[s.block[b.ID()]] = true
			}
			c.Header = s.block[l.Header.ID()]
			c.Header.Loop = c
			s.Loops = append(s.Loops, c)
			walk(l.Subs, c)
		}
	}
	walk(s.forest.Top, nil)
}

// emit appends an operation to the current block.
func (s *selector) emit(op machine.Op, dst mir.Reg, args ...mir.Operand) *mir.Inst {
	s.b.Insts = append(s.b.Insts, mir.Inst{Op: op, Dst: dst, Args: args, Pos: s.pos})
	return &s.b.Insts[len(s.b.Insts)-1]
}

// op appends an operation with a fresh result.
func (s *selector) op(op machine.Op, args ...mir.Operand) mir.Reg {
	dst := s.NewReg(machine.Info(op).Dst)
	s.emit(op, dst, args...)
	return dst
}

// define assigns registers to the result of an instruction.
func (s *selector) define(i *ir.Instr, regs ...mir.Reg) { s.vals[i.ID()] = regs }

// regs returns the registers of a value, materialising constants.
func (s *selector) regs(v ir.Value) []mir.Reg {
	switch v := v.(type) {
	case *ir.Instr:
		if s.vals[v.ID()] == nil && scalars.Count(v.Type()) > 0 {
			panic("BUG: use of " + v.Ident() + " before its definition")
		}
		return s.vals[v.ID()]
	case *ir.Param:
		return s.vals[v.ID()]
	case *ir.InlineAsm:
		mir.Refuse(s.pos, "inline assembly")
	case *ir.MDOperand:
		mir.Refuse(s.pos, "a metadata operand")
	}
	var out []mir.Reg
	s.constant(v, v.Type(), &out)
	return out
}

// reg returns the register of a scalar value.
func (s *selector) reg(v ir.Value) mir.Reg {
	r := s.regs(v)
	if len(r) != 1 {
		mir.Refuse(s.pos, "the type %s here", v.Type())
	}
	return r[0]
}

// constant appends the registers of a constant's leaves.
func (s *selector) constant(v ir.Value, t *ir.Type, out *[]mir.Reg) {
	c, isConst := v.(*ir.Const)
	if t.Kind == ir.IntKind && scalars.IsWide(t) {
		*out = append(*out, s.wideConstant(v, t)...)
		return
	}
	if isConst && (t.IsAggregate() || t.IsVector()) {
		scalars.Of(s.dl, t, s.pos) // rejects types that are too large
		for i := range t.NumFields() {
			e := c.Elem(i)
			if e == nil {
				mir.Refuse(s.pos, "the constant %s", c.Ident())
			}
			s.constant(e, t.FieldAt(i), out)
		}
		return
	}
	*out = append(*out, s.scalarConstant(v, t))
}

func (s *selector) scalarConstant(v ir.Value, t *ir.Type) mir.Reg {
	file := scalars.File(t)
	scalars.Of(s.dl, t, s.pos)
	c, isConst := v.(*ir.Const)
	undefined := isConst && (c.Kind == ir.UndefConst || c.Kind == ir.PoisonConst)
	switch file {
	case machine.Float:
		bits := uint64(0)
		if isConst && c.Kind == ir.FloatConst {
			bits, _ = c.FloatBits()
		} else if !undefined && !(isConst && c.IsZero()) {
			mir.Refuse(s.pos, "the constant %s", v.Ident())
		}
		op := machine.OpFliS
		if scalars.IsDouble(t) {
			op = machine.OpFliD
		}
		return s.cached(op, mir.FloatOp(bits))
	case machine.Pred:
		n := int64(0)
		if isConst && c.Kind == ir.IntConst && !c.IsZero() {
			n = 1
		} else if isConst && c.Kind == ir.ExprConst {
			mir.Refuse(s.pos, "the constant %s", v.Ident())
		}
		return s.cached(machine.OpPset, mir.ImmOp(n))
	}
	if scalars.IsHalf(t) {
		return s.halfConstant(v)
	}
	sym, n := s.out.Address(v, s.pos)
	if sym.Name == "" {
		return s.cached(machine.OpLi, mir.ImmOp(n))
	}
	sym.Offset += n
	return s.cached(machine.OpLa, mir.SymOp(sym))
}

// cached emits a constant once per block.
func (s *selector) cached(op machine.Op, arg mir.Operand) mir.Reg {
	key := constKey{op, arg.Imm, arg.Sym}
	r, ok := s.consts[key]
	if !ok {
		r = s.op(op, arg)
		s.consts[key] = r
	}
	return r
}

// intOp returns an integer value as operand, immediate where it fits.
func (s *selector) intOp(v ir.Value) mir.Operand {
	if n, ok := affine.IntConst(v); ok && mir.Fits32(n) {
		return mir.ImmOp(n)
	}
	return mir.RegOp(s.reg(v))
}

// declarePhi makes the registers of a φ.
func (s *selector) declarePhi(phi *ir.Instr) {
	s.pos = phi.Pos
	var regs []mir.Reg
	for _, l := range scalars.Of(s.dl, phi.Type(), phi.Pos) {
		r := s.NewReg(scalars.File(l.Ty))
		regs = append(regs, r)
	}
	s.define(phi, regs...)
}

// fillPhi enters the values of the predecessors when all of them have been selected.
func (s *selector) fillPhi(b *ir.Block, p *ir.Instr) {
	mb := s.block[b.ID()]
	seen := map[*mir.Block]bool{}
	first := len(mb.Phis)
	for _, r := range s.vals[p.ID()] {
		mb.Phis = append(mb.Phis, mir.Phi{Dst: r})
	}
	for k := range p.NumIncoming() {
		from := p.IncomingBlock(k)
		pred := s.block[from.ID()]
		if e := s.edges[edgeKey{from, b}]; e != nil {
			pred = e
		}
		if seen[pred] {
			continue
		}
		seen[pred] = true
		s.start(pred)
		s.from, s.pos = from, p.Pos
		for n, r := range s.regs(p.Operand(k)) {
			mb.Phis[first+n].In = append(mb.Phis[first+n].In, mir.PhiIn{Pred: pred, Val: r})
		}
	}
}

// moveToEdges corrects φs of pointers, which were made before it was known that a block on the edge
// of a switch comes between.
func (s *selector) moveToEdges() {
	for key, e := range s.edges {
		to := s.block[key.to.ID()]
		for n := range to.Phis {
			for k := range to.Phis[n].In {
				if in := &to.Phis[n].In[k]; in.Pred == s.block[key.from.ID()] {
					in.Pred = e
				}
			}
		}
	}
}

func (s *selector) copyValue(i *ir.Instr) { s.define(i, s.regs(i.Operand(0))...) }

// selectValue handles select, lane by lane where the condition is a vector.
func (s *selector) selectValue(i *ir.Instr) {
	conds, a, b := s.regs(i.Operand(0)), s.regs(i.Operand(1)), s.regs(i.Operand(2))
	out := make([]mir.Reg, len(a))
	leaves := scalars.Of(s.dl, i.Type(), i.Pos)
	for k := range a {
		c := conds[k*len(conds)/len(a)] // one for all, or one for the leaves of each lane
		if len(a) == 1 && scalars.File(leaves[k].Ty) == machine.Int {
			out[k] = s.op(machine.OpSel, mir.RegOp(c), s.intOp(i.Operand(1)), s.intOp(i.Operand(2)))
			continue
		}
		out[k] = s.choose(c, a[k], b[k])
	}
	s.define(i, out...)
}

// choose is cond ? a : b.
func (s *selector) choose(cond, a, b mir.Reg) mir.Reg {
	switch s.FileOf(a) {
	case machine.Pred:
		return s.op(machine.OpPor, mir.RegOp(s.op(machine.OpPand, mir.RegOp(cond), mir.RegOp(a))), mir.RegOp(s.op(machine.OpPandn, mir.RegOp(b), mir.RegOp(cond))))
	case machine.Float:
		return s.op(machine.OpFsel, mir.RegOp(cond), mir.RegOp(a), mir.RegOp(b))
	}
	return s.op(machine.OpSel, mir.RegOp(cond), mir.RegOp(a), mir.RegOp(b))
}
