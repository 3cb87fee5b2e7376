// Package isel selects Hexagon instructions for functions of LLVM IR, on virtual registers.
//
// Function (isel.go) walks the blocks in reverse postorder; handlers maps opcodes to methods. The
// files:
//
//	leaves.go                types as lists of scalars, each in a register
//	ints.go, pairs.go        integers of up to 32 and of 33 to 64 bits
//	compare.go, floats.go    comparisons and selects; floating point and conversions
//	assembly.go              inline assembly
//	memory.go                addresses, loads, stores, stack objects
//	call.go, units.go, intrinsics.go   calls by the ABI; intrinsics
//	bits.go, saturate.go     intrinsics that move bits, or tell of overflow
//	copies.go                memory that is copied or set
//	builtins.go, sequence.go, circular.go   intrinsics of the target
//	vectors.go               values in registers of the vector unit
//	branch.go                branches, switches, φs
//	counted.go               hardware loops
//	trips.go                 their trip counts
//	ifs.go                   accesses that were under an if in a loop, by predicate
//	memops.go                memory that is changed in place
//	accumulate.go            words that accumulate
//	popcounts.go             sums of population counts
//	data.go, position.go     constants, symbols and variables; position-independent code
//	threads.go               thread-local variables
//
// A scalar of up to 32 bits, a pointer or a float is a word, one of up to 64 bits or a double a
// pair, i1 a predicate, all of whose bits are equal. The bits of a register above the width of its
// integer are undefined: what depends on them extends first.
//
// φs become copies: d = φ(x from P, …) is d' = x at the end of P and d = d' at the start of its
// block, with a fresh d', so no edge has to be split. The allocator merges the three.
//
// A construct without instructions is a diagnostic (mir.Refuse).
package isel

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/vliw/isel/prepare"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/atomics"
	"opt-go/vliw/target/hexagon/isel/carried"
	"opt-go/vliw/target/hexagon/isel/expand"
	"opt-go/vliw/target/hexagon/isel/hvx"
	"opt-go/vliw/target/hexagon/isel/ifs"
	"opt-go/vliw/target/hexagon/isel/reductions"
)

// value is one scalar in a register, or in half of one.
type value = code.Operand

type selector struct {
	f      *code.Func
	src    *ir.Func
	mod    *Module
	dl     *ir.DataLayout
	hvx    bool // the function may use the vector unit
	b      *code.Block
	pos    ir.Pos
	vals   [][]value
	blocks []*code.Block // by number of the IR block
	consts map[constKey]value
	inv    map[code.Reg]code.Reg // predicates and their inverses
	slots  map[*ir.Instr]int32
	phis   map[*ir.Instr][]code.Reg // the registers that the predecessors write
	sret   code.Reg
	vaSlot int32
	top    int32

	carries map[*ir.Instr]bool
	guards  map[*ir.Instr]ifs.Guard // of accesses that were under an if
	inStore map[*ir.Instr]bool      // loads and operations that a store does, too
	parts   map[*ir.Instr]insertion // stores of a part of a word
	merged  map[*ir.Instr]bool      // loads under a condition that are their select, too
	joined  map[*ir.Instr]bool      // population counts that are part of one of a pair

	candidates map[*ir.Block]*analysis.Loop // by preheader
	loops      []counted

	loc code.Loc // of the instruction that is selected

	handlers map[ir.Op]func(*selector, *ir.Instr)
}

type constKey struct {
	class code.Class
	bits  int64
	sym   string
}

// Function selects a function.
func (m *Module) Function(src *ir.Func) *code.Func {
	atomics.Expand(src)
	expand.Function(src)
	prepare.Function(src, func(c *ir.Const, pos ir.Pos) bool {
		_, _, known := m.evaluate(c, pos)
		return known
	})
	hasVectors := hvx.Legalize(src)
	expand.Bits(src)
	reductions.Expand(src)
	s := &selector{f: &code.Func{Name: m.symbol(src, src.Pos)}, src: src, mod: m, dl: m.Src.Layout, hvx: hasVectors,
		inv: map[code.Reg]code.Reg{}, slots: map[*ir.Instr]int32{}, phis: map[*ir.Instr][]code.Reg{}, handlers: handlerTable(), candidates: map[*ir.Block]*analysis.Loop{}, merged: map[*ir.Instr]bool{}, joined: map[*ir.Instr]bool{}, inStore: map[*ir.Instr]bool{}, parts: map[*ir.Instr]insertion{}, carries: map[*ir.Instr]bool{}}
	s.guards = ifs.Convert(src, s.dl)
	carried.ReduceProducts(src)
	carried.ShortenChains(src)
	s.findMemOps()
	s.vals, s.blocks = make([][]value, src.ValueBound()), make([]*code.Block, src.BlockBound())
	s.aliases()
	s.makeBlocks()
	s.findFrame()
	for _, b := range analysis.ReversePostorder(src) {
		s.block(b)
	}
	s.loc = code.Loc{}
	s.copyPhis()
	s.makeHardwareLoops()
	return s.f
}

// aliases lets the scheduler ask the alias analyses of the passes.
func (s *selector) aliases() {
	asker := mir.NewFunc(nil, s.src, s.f.Name)
	s.f.MayAlias = func(a, b *code.Access, iterations bool) bool {
		x, y := a.Ref.(*mir.MemRef), b.Ref.(*mir.MemRef)
		return asker.MayAlias(x, y, iterations)
	}
}

func (s *selector) makeBlocks() {
	forest := analysis.NewLoopForest(s.src, analysis.NewDomTree(s.src))
	for b := range s.src.Blocks() {
		mb := s.f.NewBlock(nil)
		if mb.Depth, mb.Taken = forest.Depth(b), b.AddressTaken(); mb.Taken {
			mb.Label = s.mod.blockLabel(b)
		}
		s.blocks[b.ID()] = mb
	}
	s.findCounted(forest)
}

func (s *selector) block(b *ir.Block) {
	s.start(s.blocks[b.ID()])
	if b.IsEntry() {
		s.pos, s.f.Loc = s.src.Pos, s.mod.lines.Start(s.src)
		s.loc = s.f.Loc
		s.f.Unwind = s.src.Attrs.Fn.Has("uwtable") || s.mod.Out.Unit != nil
		s.enter()
	}
	for phi := range b.Phis() {
		s.declarePhi(phi)
	}
	for i := b.FirstNonPhi(); i != nil; i = i.Next() {
		if s.pos = i.Pos; i.DebugLoc() != nil {
			s.loc = s.mod.lines.Of(i.DebugLoc())
		}
		if i.IsTerminator() {
			s.countTrips(b)
			s.terminator(b, i)
			continue
		}
		h := s.handlers[i.Op()]
		if h == nil {
			mir.Refuse(i.Pos, "the instruction %s", i.Op())
		}
		h(s, i)
	}
}

func (s *selector) start(b *code.Block) { s.b, s.consts = b, map[constKey]value{} }

func handlerTable() map[ir.Op]func(*selector, *ir.Instr) {
	t := map[ir.Op]func(*selector, *ir.Instr){
		ir.FNeg: (*selector).floatNeg, ir.ICmp: (*selector).compareInts, ir.FCmp: (*selector).compareFloats,
		ir.Select: (*selector).selectValue, ir.Freeze: (*selector).copyValue, ir.BitCast: (*selector).bitCast,
		ir.AddrSpaceCast: (*selector).copyValue, ir.PtrToInt: (*selector).intCast, ir.PtrToAddr: (*selector).intCast, ir.IntToPtr: (*selector).intCast,
		ir.Trunc: (*selector).intCast, ir.ZExt: (*selector).intCast, ir.SExt: (*selector).intCast,
		ir.FPTrunc: (*selector).floatCast, ir.FPExt: (*selector).floatCast,
		ir.FPToSI: (*selector).floatToInt, ir.FPToUI: (*selector).floatToInt,
		ir.SIToFP: (*selector).intToFloat, ir.UIToFP: (*selector).intToFloat,
		ir.Alloca: (*selector).alloca, ir.Load: (*selector).load, ir.Store: (*selector).store,
		ir.GetElementPtr: (*selector).pointerArithmetic, ir.Call: (*selector).call,
		ir.ExtractValue: (*selector).extractValue, ir.InsertValue: (*selector).insertValue,
		ir.ExtractElement: (*selector).extractElement, ir.InsertElement: (*selector).insertElement,
		ir.ShuffleVector: (*selector).shuffle, ir.VAArg: (*selector).vaArg, ir.Fence: (*selector).fence,
	}
	for _, op := range []ir.Op{ir.Add, ir.Sub, ir.Mul, ir.And, ir.Or, ir.Xor, ir.Shl, ir.LShr, ir.AShr, ir.SDiv, ir.UDiv, ir.SRem, ir.URem} {
		t[op] = (*selector).intBinary
	}
	for _, op := range []ir.Op{ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem} {
		t[op] = (*selector).floatBinary
	}
	return t
}

// emit appends an instruction.
func (s *selector) emit(op code.Op, dst code.Reg, args ...code.Operand) *code.Instr {
	s.b.Insts = append(s.b.Insts, code.Instr{Op: op, Dst: dst, Args: args, Loc: s.loc})
	return &s.b.Insts[len(s.b.Insts)-1]
}

// op appends an instruction with a fresh result.
func (s *selector) op(op code.Op, args ...code.Operand) value {
	d := s.f.NewReg(op.Info().Dst)
	s.emit(op, d, args...)
	return code.RegOp(d)
}

// tied appends d = acc; d op= args.
func (s *selector) tied(op code.Op, acc value, args ...code.Operand) value {
	d := s.f.NewReg(op.Info().Dst)
	s.copyTo(d, acc)
	s.emit(op, d, args...)
	return code.RegOp(d)
}

// copyTo copies a value of the same class to a register.
func (s *selector) copyTo(d code.Reg, v value) {
	s.emit(code.MoveOf(s.f.ClassOf(d)), d, v)
}

// classOf is the class of a value.
func (s *selector) classOf(v value) code.Class {
	c := s.f.ClassOf(v.Reg)
	if v.Half != code.Whole {
		return c.Part()
	}
	return c
}

func (s *selector) define(i *ir.Instr, v ...value) { s.vals[i.ID()] = v }

// values returns the scalars of a value of the IR.
func (s *selector) values(v ir.Value) []value {
	switch v := v.(type) {
	case *ir.Instr:
		if s.vals[v.ID()] == nil && len(s.leaves(v.Type(), s.pos)) > 0 {
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
	var out []value
	s.constant(v, v.Type(), &out)
	return out
}

// value returns the only scalar of a value.
func (s *selector) value(v ir.Value) value {
	vs := s.values(v)
	if len(vs) != 1 {
		mir.Refuse(s.pos, "the type %s here", v.Type())
	}
	return vs[0]
}

func (s *selector) copyValue(i *ir.Instr) { s.define(i, s.values(i.Operand(0))...) }

// eachLane applies f to the scalars of operands of one shape.
func (s *selector) eachLane(i *ir.Instr, f func(k int) value) {
	n := len(s.leaves(i.Type(), i.Pos))
	out := make([]value, n)
	for k := range out {
		out[k] = f(k)
	}
	s.define(i, out...)
}
