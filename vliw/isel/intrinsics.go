package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/affine"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// ignored are the intrinsics that only tell the optimizer something.
var ignored = []string{"llvm.dbg.", "llvm.lifetime.", "llvm.invariant.", "llvm.assume", "llvm.experimental.noalias.scope.decl",
	"llvm.donothing", "llvm.sideeffect", "llvm.prefetch", "llvm.va_end", "llvm.var.annotation", "llvm.pseudoprobe"}

// sameValue are the intrinsics whose result is their first argument.
var sameValue = map[string]bool{"llvm.expect": true, "llvm.expect.with.probability": true, "llvm.ssa.copy": true, "llvm.annotation": true,
	"llvm.launder.invariant.group": true, "llvm.strip.invariant.group": true, "llvm.ptr.annotation": true, "llvm.arithmetic.fence": true,
	"llvm.threadlocal.address": true} // there is one thread

// floatOps are the float intrinsics that are one operation.
var floatOps = map[string]opPair{
	"llvm.sqrt": {machine.OpFsqrtS, machine.OpFsqrtD}, "llvm.fabs": {machine.OpFabsS, machine.OpFabsD},
	"llvm.floor": {machine.OpFfloorS, machine.OpFfloorD}, "llvm.ceil": {machine.OpFceilS, machine.OpFceilD},
	"llvm.trunc": {machine.OpFtruncS, machine.OpFtruncD}, "llvm.rint": {machine.OpFrintS, machine.OpFrintD},
	"llvm.nearbyint": {machine.OpFrintS, machine.OpFrintD}, "llvm.roundeven": {machine.OpFrintS, machine.OpFrintD},
	"llvm.round": {machine.OpFroundS, machine.OpFroundD}, "llvm.copysign": {machine.OpFcopysignS, machine.OpFcopysignD},
	"llvm.minnum": {machine.OpFminS, machine.OpFminD}, "llvm.maxnum": {machine.OpFmaxS, machine.OpFmaxD},
	"llvm.fma": {machine.OpFmaS, machine.OpFmaD},
}

// libraryMath are the float intrinsics that are calls of C's routine for double; f is appended for
// float.
var libraryMath = map[string]string{"llvm.sin": "sin", "llvm.cos": "cos", "llvm.tan": "tan", "llvm.exp": "exp", "llvm.exp2": "exp2",
	"llvm.log": "log", "llvm.log2": "log2", "llvm.log10": "log10", "llvm.pow": "pow"}

// intOps are the integer intrinsics that are one operation on canonical operands with a canonical
// result.
var intOps = map[string]machine.Op{"llvm.smin": machine.OpSmin, "llvm.smax": machine.OpSmax, "llvm.umin": machine.OpUmin, "llvm.umax": machine.OpUmax}

// specialTable lists the intrinsics with a special lowering.
func specialTable() map[string]func(*selector, *ir.Instr) {
	t := map[string]func(*selector, *ir.Instr){
		"llvm.memcpy": (*selector).memoryCopy, "llvm.memmove": (*selector).memoryCopy, "llvm.memset": (*selector).memorySet,
		"llvm.memcpy.inline": (*selector).memoryCopy, "llvm.memset.inline": (*selector).memorySet,
		"llvm.fmuladd": (*selector).multiplyAdd, "llvm.abs": (*selector).absolute,
		"llvm.ctpop": (*selector).popCount, "llvm.ctlz": (*selector).leadingZeros, "llvm.cttz": (*selector).trailingZeros,
		"llvm.bswap": (*selector).byteSwap, "llvm.bitreverse": (*selector).bitReverse,
		"llvm.fshl": (*selector).funnelShift, "llvm.fshr": (*selector).funnelShift,
		"llvm.is.constant":         func(s *selector, i *ir.Instr) { s.define(i, s.op(machine.OpPset, mir.ImmOp(0))) },
		"llvm.allow.runtime.check": func(s *selector, i *ir.Instr) { s.define(i, s.op(machine.OpPset, mir.ImmOp(1))) },
		"llvm.objectsize":          (*selector).objectSize, "llvm.trap": (*selector).trap, "llvm.debugtrap": (*selector).trap, "llvm.ubsantrap": (*selector).trap,
		"llvm.va_start": (*selector).vaStart, "llvm.va_copy": (*selector).vaCopy,
		"llvm.stacksave":    func(s *selector, i *ir.Instr) { s.define(i, s.op(machine.OpMov, mir.RegOp(mir.SP))) },
		"llvm.stackrestore": func(s *selector, i *ir.Instr) { s.emit(machine.OpMov, mir.SP, mir.RegOp(s.reg(i.Arg(0)))) },
		"llvm.minimum":      (*selector).strictMinMax, "llvm.maximum": (*selector).strictMinMax,
		"llvm.fptosi.sat": (*selector).saturatingConvert, "llvm.fptoui.sat": (*selector).saturatingConvert,
		"llvm.load.relative": (*selector).loadRelative,
		"llvm.is.fpclass":    (*selector).isClass,
		"llvm.ptrmask": func(s *selector, i *ir.Instr) {
			s.define(i, s.op(machine.OpAnd, mir.RegOp(s.reg(i.Arg(0))), s.intOp(i.Arg(1))))
		},
	}
	for name := range overflowOps {
		t[name] = (*selector).withOverflow
	}
	for name := range saturatingOps {
		t[name] = (*selector).saturating
	}
	for _, kind := range []string{"add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin", "fadd", "fmul"} {
		t["llvm.vector.reduce."+kind] = (*selector).vectorReduce
	}
	return t
}

// intrinsic selects a call of an LLVM intrinsic.
func (s *selector) intrinsic(i *ir.Instr, id string) {
	for _, prefix := range ignored {
		if strings.HasPrefix(id, prefix) {
			if scalars.Count(i.Type()) > 0 { // llvm.invariant.start: only another ignored call takes its token
				s.define(i, s.regs(ir.NewZero(i.Type()))...)
			}
			return
		}
	}
	if sameValue[id] {
		s.copyValue(i)
		return
	}
	if s.wideIntrinsic(i, id) {
		return
	}
	if p, ok := floatOps[id]; ok {
		s.floatLanes(i, func(args []mir.Reg, t *ir.Type) mir.Reg { return s.op(p.of(t), regOps(args)...) })
		return
	}
	if name, ok := libraryMath[id]; ok {
		s.floatLanes(i, func(args []mir.Reg, t *ir.Type) mir.Reg { return s.mathCall(name, args, t) })
		return
	}
	if op, ok := intOps[id]; ok && i.Type().Scalar().Bits > 1 {
		if !i.Type().IsVector() {
			scalars.Of(s.dl, i.Type(), i.Pos)
			s.define(i, s.op(op, s.intOp(i.Arg(0)), s.intOp(i.Arg(1))))
			return
		}
		s.lanewise(i, func(args []mir.Reg, t *ir.Type) mir.Reg { return s.op(op, regOps(args)...) })
		return
	}
	if h := s.special[id]; h != nil {
		h(s, i)
		return
	}
	mir.Refuse(i.Pos, "the intrinsic %s", i.Callee().(*ir.Func).Name())
}

func regOps(regs []mir.Reg) []mir.Operand {
	out := make([]mir.Operand, len(regs))
	for k, r := range regs {
		out[k] = mir.RegOp(r)
	}
	return out
}

// lanewise applies f to the leaves of all arguments of the result's type.
func (s *selector) lanewise(i *ir.Instr, f func(args []mir.Reg, t *ir.Type) mir.Reg) {
	leaves := scalars.Of(s.dl, i.Type(), i.Pos)
	var args [][]mir.Reg
	for k := range i.NumArgs() {
		if i.Arg(k).Type() == i.Type() {
			args = append(args, s.regs(i.Arg(k)))
		}
	}
	out := make([]mir.Reg, len(leaves))
	for k := range leaves {
		lane := make([]mir.Reg, len(args))
		for n := range args {
			lane[n] = args[n][k]
		}
		out[k] = f(lane, leaves[k].Ty)
	}
	s.define(i, out...)
}

// floatLanes applies f to the lanes of floats, in f32 for types that the machine does not compute
// in.
func (s *selector) floatLanes(i *ir.Instr, f func(args []mir.Reg, t *ir.Type) mir.Reg) {
	s.lanewise(i, func(args []mir.Reg, t *ir.Type) mir.Reg { return s.inFloat(t, args, f) })
}

func (s *selector) mathCall(name string, args []mir.Reg, t *ir.Type) mir.Reg {
	if !scalars.IsDouble(t) {
		name += "f"
	}
	types := make([]*ir.Type, len(args))
	for k := range types {
		types[k] = t
	}
	return s.libraryCall(name, t, args, types)
}

// multiplyAdd: fmuladd may be fused. It is fused only if an option says so; two operations give the
// result of most processors.
func (s *selector) multiplyAdd(i *ir.Instr) {
	s.floatLanes(i, func(a []mir.Reg, t *ir.Type) mir.Reg {
		defer s.noteOrder(i)
		if !s.opt.Fuse {
			product := s.op(floatTable[ir.FMul].of(t), regOps(a[:2])...)
			return s.op(floatTable[ir.FAdd].of(t), mir.RegOp(product), mir.RegOp(a[2]))
		}
		return s.op(opPair{machine.OpFmaS, machine.OpFmaD}.of(t), regOps(a)...)
	})
}

func (s *selector) trap(i *ir.Instr) { s.emit(machine.OpTrap, 0) }

// loadRelative adds to a base the distance that a table has for it.
func (s *selector) loadRelative(i *ir.Instr) {
	base := s.reg(i.Arg(0))
	at := s.op(machine.OpAdd, mir.RegOp(base), s.intOp(i.Arg(1)))
	distance := s.loadOp(machine.OpLd4s, place{mem: mir.MemOp(at, 0), ref: mir.MemRef{Ptr: i, Base: i}})
	s.define(i, s.op(machine.OpAdd, mir.RegOp(base), mir.RegOp(distance)))
}

// objectSize answers "unknown".
func (s *selector) objectSize(i *ir.Instr) {
	n := int64(-1)
	if c := ir.AsInt(i.Arg(1)); c != nil && !c.IsZero() {
		n = 0
	}
	s.define(i, s.cached(machine.OpLi, mir.ImmOp(n)))
}

func (s *selector) memoryCopy(i *ir.Instr) {
	if n, ok := affine.IntConst(i.Arg(2)); ok && n >= 0 && n <= maxInlineCopy {
		s.copyBytes(s.alignedArg(i, 0), s.alignedArg(i, 1), n)
		return
	}
	name := "memcpy"
	if i.IntrinsicID() == "llvm.memmove" {
		name = "memmove"
	}
	n := s.widen(s.reg(i.Arg(2)), scalars.Bits(i.Arg(2).Type()), false)
	s.libraryCall(name, nil, []mir.Reg{s.reg(i.Arg(0)), s.reg(i.Arg(1)), n}, []*ir.Type{s.mod.Ctx.Ptr, s.mod.Ctx.Ptr, s.mod.Ctx.I64})
}

func (s *selector) memorySet(i *ir.Instr) {
	n, known := affine.IntConst(i.Arg(2))
	value, isConst := affine.IntConst(i.Arg(1))
	if known && isConst && n >= 0 && n <= maxInlineCopy {
		all := int64(uint64(value&255) * 0x0101010101010101)
		op := mir.ImmOp(all)
		if !mir.Fits32(all) {
			op = mir.RegOp(s.cached(machine.OpLi, mir.ImmOp(all)))
		}
		s.fillBytes(s.alignedArg(i, 0), op, n)
		return
	}
	size := s.widen(s.reg(i.Arg(2)), scalars.Bits(i.Arg(2).Type()), false)
	s.libraryCall("memset", nil, []mir.Reg{s.reg(i.Arg(0)), s.reg(i.Arg(1)), size}, []*ir.Type{s.mod.Ctx.Ptr, s.mod.Ctx.I32, s.mod.Ctx.I64})
}

// The va_list of x86-64, which clang accesses by inline code: {i32, i32, ptr, ptr}, the offsets
// into an area of saved registers, the address of the arguments on the stack, the address of that
// area. All of our variadic arguments are on the stack, so the offsets say that the registers are
// used up.
const (
	x86Triple      = "x86_64"
	x86Spaces      = "p270:32:32"
	x86IntsUsed    = 48
	x86FloatsUsed  = 176
	x86StackArgs   = 8 // offset of the address of the arguments on the stack
	x86ListSize    = 24
	x86FloatOffset = 4
)

// listsOfX86 reports whether va_list is that of x86-64, whose va_arg clang expands itself: by the
// triple, or, where that has been replaced, by the address spaces that only x86's data layout has.
func (s *selector) listsOfX86() bool {
	return strings.HasPrefix(s.mod.Triple, x86Triple) || strings.Contains(s.dl.Text, x86Spaces)
}

// vaStart stores the address of the first variadic argument.
func (s *selector) vaStart(i *ir.Instr) {
	at := s.op(machine.OpAdd, mir.RegOp(mir.SP), mir.ImmOp(0).At(s.vaSlot))
	list := s.address(i.Arg(0))
	if s.listsOfX86() {
		s.storeOp(machine.OpSt4, list, mir.ImmOp(x86IntsUsed))
		s.storeOp(machine.OpSt4, s.plus(list, x86FloatOffset), mir.ImmOp(x86FloatsUsed))
		list = s.plus(list, x86StackArgs)
	}
	s.storeOp(machine.OpSt8, list, mir.RegOp(at))
}

func (s *selector) vaCopy(i *ir.Instr) {
	size := int64(machine.StackSlot)
	if s.listsOfX86() {
		size = x86ListSize
	}
	s.copyBytes(s.address(i.Arg(0)), s.address(i.Arg(1)), size)
}
