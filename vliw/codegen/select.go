package codegen

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// selectOptions steer selection.
type selectOptions struct {
	fuse  bool // llvm.fmuladd is one operation
	nests bool // addresses and trip counts are made for the pipelining of nests
	// converts reports whether if-conversion will take an innermost loop of so many instructions, by the name of its record.
	converts func(loop string, size int) bool
}

// selection is what selection tells of the code it has made.
type selection struct {
	nests []*loopNest
	kept  []Reg // needed by the nests until they are done
}

// selector turns the instructions of a function into operations on virtual registers.
type selector struct {
	*function
	opt    selectOptions
	mod    *ir.Module
	dl     *ir.DataLayout
	out    *module // symbols
	forest *analysis.LoopForest
	selection
	tables      int                       // of switches
	b           *block                    // being filled
	pos         ir.Pos                    // of the instruction at hand
	vals        [][]Reg                   // per value number: one register per leaf
	block       []*block                  // per block number
	edges       map[edgeKey]*block        // where the edge of a switch has a block of its own
	consts      map[constKey]Reg          // constants that the block at hand has in registers
	plans       map[*ir.Block]*reducePlan // by preheader and by loop block
	inNests     nestPlan                  // pointers and trip counts over several levels
	slots       map[*ir.Instr]int32       // static allocas
	from        *ir.Block                 // the IR block at hand
	special     map[string]func(*selector, *ir.Instr)
	vaSlot      int32 // variadic functions: the first variadic argument
	sretReg     Reg   // where a result that is no register goes
	outgoingEnd int32 // pseudo slot behind the outgoing arguments
}

type edgeKey struct{ from, to *ir.Block }

type constKey struct {
	op   machine.Op
	bits int64
	sym  asm.Sym
}

// handlerTable says how each opcode is selected; terminators are in selectTerm.
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
		ir.ShuffleVector: (*selector).shuffle, ir.VAArg: (*selector).vaArg, ir.Fence: func(*selector, *ir.Instr) {},
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

// selectCode fills a function with the operations of its source.
func selectCode(f *function, out *module, opt selectOptions) selection {
	prepare(f.src, func(c *ir.Const, pos ir.Pos) bool {
		_, _, known := out.evaluate(c, pos)
		return known
	})
	mod := out.src
	s := &selector{function: f, opt: opt, mod: mod, dl: mod.Layout, out: out, forest: analysis.NewLoopForest(f.src, analysis.NewDomTree(f.src)),
		edges: map[edgeKey]*block{}, plans: map[*ir.Block]*reducePlan{}, slots: map[*ir.Instr]int32{}, special: specialTable()}
	s.selectAll()
	return s.selection
}

// selectAll selects the whole function.
func (s *selector) selectAll() {
	f := s.function
	n := f.src.ValueBound()
	s.vals, s.block = make([][]Reg, n), make([]*block, f.src.BlockBound())
	table := handlerTable()
	for b := range f.src.Blocks() {
		s.block[b.ID()] = f.newBlock(s.out.label(b))
		s.block[b.ID()].freq, s.block[b.ID()].named = s.forest.Depth(b), b.AddressTaken()
		f.blocks = append(f.blocks, s.block[b.ID()])
	}
	s.recordLoops()
	s.planNests()
	s.vals = append(s.vals, make([][]Reg, f.src.ValueBound()-n)...)
	s.planReductions()
	s.findFrame()
	for _, b := range analysis.ReversePostorder(f.src) {
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
				refuse(i.Pos, "the instruction %s", i.Op())
			}
			h(s, i)
		}
	}
	for _, b := range analysis.ReversePostorder(f.src) {
		for phi := range b.Phis() {
			s.fillPhi(b, phi)
		}
	}
	s.moveToEdges()
	s.keepForNests()
}

func (s *selector) start(b *block) {
	s.b, s.consts = b, map[constKey]Reg{}
}

// recordLoops makes the loop records, outer loops first.
func (s *selector) recordLoops() {
	var walk func(ls []*analysis.Loop, parent *loopCode)
	walk = func(ls []*analysis.Loop, parent *loopCode) {
		for _, l := range ls {
			c := &loopCode{blocks: map[*block]bool{}, parent: parent}
			c.rec.Name = s.src.Name() + "." + s.out.label(l.Header)
			for _, b := range l.Blocks {
				c.blocks[s.block[b.ID()]] = true
			}
			c.header = s.block[l.Header.ID()]
			c.header.loop = c
			s.loops = append(s.loops, c)
			walk(l.Subs, c)
		}
	}
	walk(s.forest.Top, nil)
}

// emit appends an operation to the block at hand.
func (s *selector) emit(op machine.Op, dst Reg, args ...operand) *inst {
	s.b.insts = append(s.b.insts, inst{op: op, dst: dst, args: args, pos: s.pos})
	return &s.b.insts[len(s.b.insts)-1]
}

// op appends an operation with a fresh result.
func (s *selector) op(op machine.Op, args ...operand) Reg {
	dst := s.newReg(machine.Info(op).Dst)
	s.emit(op, dst, args...)
	return dst
}

// define gives an instruction its registers.
func (s *selector) define(i *ir.Instr, regs ...Reg) { s.vals[i.ID()] = regs }

// regs gives the registers of a value, materialising constants.
func (s *selector) regs(v ir.Value) []Reg {
	switch v := v.(type) {
	case *ir.Instr:
		if s.vals[v.ID()] == nil && numLeaves(v.Type()) > 0 {
			panic("BUG: use of " + v.Ident() + " before its definition")
		}
		return s.vals[v.ID()]
	case *ir.Param:
		return s.vals[v.ID()]
	case *ir.InlineAsm:
		refuse(s.pos, "inline assembly")
	case *ir.MDOperand:
		refuse(s.pos, "a metadata operand")
	}
	var out []Reg
	s.constant(v, v.Type(), &out)
	return out
}

// reg gives the register of a scalar value.
func (s *selector) reg(v ir.Value) Reg {
	r := s.regs(v)
	if len(r) != 1 {
		refuse(s.pos, "the type %s here", v.Type())
	}
	return r[0]
}

// constant appends the registers of a constant's leaves.
func (s *selector) constant(v ir.Value, t *ir.Type, out *[]Reg) {
	c, isConst := v.(*ir.Const)
	if t.Kind == ir.IntKind && isWide(t) {
		*out = append(*out, s.wideConstant(v, t)...)
		return
	}
	if isConst && (t.IsAggregate() || t.IsVector()) {
		leavesOf(s.dl, t, s.pos) // refuses what is too large
		for i := range t.NumFields() {
			e := c.Elem(i)
			if e == nil {
				refuse(s.pos, "the constant %s", c.Ident())
			}
			s.constant(e, t.FieldAt(i), out)
		}
		return
	}
	*out = append(*out, s.scalarConstant(v, t))
}

func (s *selector) scalarConstant(v ir.Value, t *ir.Type) Reg {
	file := fileOf(t)
	leavesOf(s.dl, t, s.pos)
	c, isConst := v.(*ir.Const)
	undefined := isConst && (c.Kind == ir.UndefConst || c.Kind == ir.PoisonConst)
	switch file {
	case machine.Float:
		bits := uint64(0)
		if isConst && c.Kind == ir.FloatConst {
			bits, _ = c.FloatBits()
		} else if !undefined && !(isConst && c.IsZero()) {
			refuse(s.pos, "the constant %s", v.Ident())
		}
		op := machine.OpFliS
		if isDouble(t) {
			op = machine.OpFliD
		}
		return s.cached(op, floatOp(bits))
	case machine.Pred:
		n := int64(0)
		if isConst && c.Kind == ir.IntConst && !c.IsZero() {
			n = 1
		} else if isConst && c.Kind == ir.ExprConst {
			refuse(s.pos, "the constant %s", v.Ident())
		}
		return s.cached(machine.OpPset, immOp(n))
	}
	if isHalf(t) {
		return s.halfConstant(v)
	}
	sym, n := s.out.address(v, s.pos)
	if sym.Name == "" {
		return s.cached(machine.OpLi, immOp(n))
	}
	sym.Offset += n
	return s.cached(machine.OpLa, symOp(sym))
}

// cached emits a constant once per block.
func (s *selector) cached(op machine.Op, arg operand) Reg {
	key := constKey{op, arg.imm, arg.sym}
	r, ok := s.consts[key]
	if !ok {
		r = s.op(op, arg)
		s.consts[key] = r
	}
	return r
}

// intOp gives an integer value as operand, immediate where it fits.
func (s *selector) intOp(v ir.Value) operand {
	if n, ok := intConst(v); ok && fits32(n) {
		return immOp(n)
	}
	return regOp(s.reg(v))
}

// declarePhi makes the registers of a φ.
func (s *selector) declarePhi(phi *ir.Instr) {
	s.pos = phi.Pos
	var regs []Reg
	for _, l := range leavesOf(s.dl, phi.Type(), phi.Pos) {
		r := s.newReg(fileOf(l.ty))
		regs = append(regs, r)
	}
	s.define(phi, regs...)
}

// fillPhi enters the values of the predecessors when all of them have been selected.
func (s *selector) fillPhi(b *ir.Block, p *ir.Instr) {
	mb := s.block[b.ID()]
	seen := map[*block]bool{}
	first := len(mb.phis)
	for _, r := range s.vals[p.ID()] {
		mb.phis = append(mb.phis, phi{dst: r})
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
			mb.phis[first+n].in = append(mb.phis[first+n].in, phiIn{pred, r})
		}
	}
}

// moveToEdges corrects φs of pointers, which were made before it was known that a block on the edge of a switch comes between.
func (s *selector) moveToEdges() {
	for key, e := range s.edges {
		to := s.block[key.to.ID()]
		for n := range to.phis {
			for k := range to.phis[n].in {
				if in := &to.phis[n].in[k]; in.pred == s.block[key.from.ID()] {
					in.pred = e
				}
			}
		}
	}
}

func (s *selector) copyValue(i *ir.Instr) { s.define(i, s.regs(i.Operand(0))...) }

// selectValue handles select, lane by lane where the condition is a vector.
func (s *selector) selectValue(i *ir.Instr) {
	conds, a, b := s.regs(i.Operand(0)), s.regs(i.Operand(1)), s.regs(i.Operand(2))
	out := make([]Reg, len(a))
	leaves := leavesOf(s.dl, i.Type(), i.Pos)
	for k := range a {
		c := conds[k*len(conds)/len(a)] // one for all, or one for the leaves of each lane
		if len(a) == 1 && fileOf(leaves[k].ty) == machine.Int {
			out[k] = s.op(machine.OpSel, regOp(c), s.intOp(i.Operand(1)), s.intOp(i.Operand(2)))
			continue
		}
		out[k] = s.choose(c, a[k], b[k])
	}
	s.define(i, out...)
}

// choose is cond ? a : b.
func (s *selector) choose(cond, a, b Reg) Reg {
	switch s.fileOf(a) {
	case machine.Pred:
		return s.op(machine.OpPor, regOp(s.op(machine.OpPand, regOp(cond), regOp(a))), regOp(s.op(machine.OpPandn, regOp(b), regOp(cond))))
	case machine.Float:
		return s.op(machine.OpFsel, regOp(cond), regOp(a), regOp(b))
	}
	return s.op(machine.OpSel, regOp(cond), regOp(a), regOp(b))
}
