package verify

import (
	"os/exec"
	"strings"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/tools/oracle"
)

// badBed is where the bad programs of the tests below are put together: a module with a function
//
//	define i32 @f(i32 %n, ptr %p, double %d, <4 x i32> %v) { entry: …; next: ret i32 0 }
//
// whose entry block is open and goes on at next.
type badBed struct {
	*ir.Builder
	c           *ir.Context
	m           *ir.Module
	f, g        *ir.Func // g: define void @g(i32), empty
	entry, next *ir.Block
	n, p, d, v  ir.Value
}

func newBadBed() *badBed {
	c := ir.NewContext()
	m := ir.NewModule(c)
	x := &badBed{c: c, m: m}
	x.f = m.NewFunc("f", c.Func(c.I32, []*ir.Type{c.I32, c.Ptr, c.Double, c.Vector(4, c.I32, false)}, false))
	for k, name := range []string{"n", "p", "d", "v"} {
		x.f.SetParamName(k, name)
	}
	x.n, x.p, x.d, x.v = x.f.Params[0], x.f.Params[1], x.f.Params[2], x.f.Params[3]
	x.entry, x.next = x.f.NewBlock("entry"), x.f.NewBlock("next")
	ir.AtEnd(x.next).Ret(ir.NewInt(c.I32, 0))
	x.g = m.NewFunc("g", c.Func(c.Void, []*ir.Type{c.I32}, false))
	ir.AtEnd(x.g.NewBlock("")).Ret(nil)
	x.Builder = ir.AtEnd(x.entry)
	return x
}

func (x *badBed) i32(v int64) *ir.Const { return ir.NewSigned(x.c.I32, v) }

// raw adds an instruction.
func (x *badBed) raw(op ir.Op, t *ir.Type, ops ...ir.Value) *ir.Instr {
	return x.Insert(ir.NewInstr(op, t, ops...), "")
}

// callAny adds a call with the given function type.
func (x *badBed) callAny(ft *ir.Type, callee ir.Value, args ...ir.Value) *ir.Instr {
	i := ir.NewInstr(ir.Call, ft.Elem, append(append([]ir.Value(nil), args...), callee)...)
	i.Info = &ir.CallInfo{FuncType: ft}
	return x.Insert(i, "")
}

// intrinsic adds a declaration.
func (x *badBed) intrinsic(name string, ret *ir.Type, params ...*ir.Type) *ir.Func {
	return x.m.NewFunc(name, x.c.Func(ret, params, false))
}

func (x *badBed) tuple(vals ...ir.Value) *ir.MDNode {
	n := ir.NewTuple()
	for _, v := range vals {
		n.Fields = append(n.Fields, ir.MDField{Value: &ir.MDConst{Value: v}})
	}
	return n
}

// badPrograms are programs that LLVM rejects. The third field is part of our message.
var badPrograms = []struct {
	name  string
	build func(x *badBed)
	msg   string
}{
	// Blocks and φs.
	{"no terminator", func(x *badBed) { x.next.Last().Erase(); x.Br(x.next); ir.AtEnd(x.next).Add(x.n, x.n, "") }, "does not have terminator"},
	{"terminator inside", func(x *badBed) { x.Br(x.next); x.Br(x.next) }, "Terminator found in the middle"},
	{"entry has a predecessor", func(x *badBed) { x.CondBr(x.c.NewBool(true), x.entry, x.next) }, "Entry block to function must not have predecessors"},
	{"phi in the middle", func(x *badBed) {
		b := ir.Before(x.next.Last())
		b.Add(x.n, x.n, "")
		b.Phi(x.c.I32, "").AddIncoming(x.n, x.entry)
	}, "PHI nodes not grouped at top"},
	{"phi lacks an edge", func(x *badBed) {
		x.CondBr(x.c.NewBool(true), x.next, x.next)
		ir.Before(x.next.Last()).Phi(x.c.I32, "").AddIncoming(x.n, x.entry)
	}, "one entry for each predecessor"},
	{"phi names a stranger", func(x *badBed) { ir.Before(x.next.Last()).Phi(x.c.I32, "").AddIncoming(x.n, x.next) }, "entries do not match predecessors"},
	{"phi with two values for a block", func(x *badBed) {
		x.CondBr(x.c.NewBool(true), x.next, x.next)
		phi := ir.Before(x.next.Last()).Phi(x.c.I32, "")
		phi.AddIncoming(x.n, x.entry)
		phi.AddIncoming(x.i32(1), x.entry)
	}, "multiple entries for the same basic block with different incoming values"},
	{"phi of another type", func(x *badBed) { ir.Before(x.next.Last()).Phi(x.c.I32, "").AddIncoming(x.d, x.entry) }, "not the same type as the result"},

	// Dominance.
	{"use before definition", func(x *badBed) {
		a := x.Add(x.n, x.n, "a")
		ir.Before(a).Add(a, x.n, "b")
	}, "does not dominate all uses"},
	{"definition in a side branch", func(x *badBed) {
		side := x.f.NewBlock("side")
		a := ir.AtEnd(side).Add(x.n, x.n, "a")
		ir.AtEnd(side).Br(x.next)
		x.CondBr(x.c.NewBool(true), side, x.next)
		x.next.Last().SetOperand(0, a)
	}, "does not dominate all uses"},
	{"phi value from the wrong side", func(x *badBed) {
		side := x.f.NewBlock("side")
		a := ir.AtEnd(side).Add(x.n, x.n, "a")
		ir.AtEnd(side).Br(x.next)
		x.CondBr(x.c.NewBool(true), side, x.next)
		phi := ir.Before(x.next.Last()).Phi(x.c.I32, "")
		phi.AddIncoming(a, x.entry)
		phi.AddIncoming(a, side)
	}, "does not dominate all uses"},
	{"uses itself", func(x *badBed) { a := x.Add(x.n, x.n, "a"); a.SetOperand(1, a) }, "Only PHI nodes may reference their own value"},
	{"invoke result on the unwind side", func(x *badBed) {
		pers := x.m.NewFunc("pers", x.c.Func(x.c.I32, nil, true))
		x.f.Personality = pers
		lpad := x.f.NewBlock("lpad")
		h := x.m.NewFunc("h", x.c.Func(x.c.I32, nil, false))
		inv := ir.NewInstr(ir.Invoke, x.c.I32, x.next, lpad, h)
		inv.Info = &ir.CallInfo{FuncType: h.FuncType}
		x.Insert(inv, "r")
		lp := ir.NewInstr(ir.LandingPad, x.c.Ptr)
		lp.Flags = ir.CleanupPadFlag
		ir.AtEnd(lpad).Insert(lp, "")
		ir.AtEnd(lpad).Ret(inv)
	}, "does not dominate all uses"},

	// Types of operands.
	{"add of two types", func(x *badBed) { x.raw(ir.Add, x.c.I32, x.n, ir.NewInt(x.c.I64, 1)) }, "Both operands to a binary operator are not of the same type"},
	{"add of doubles", func(x *badBed) { x.raw(ir.Add, x.c.Double, x.d, x.d) }, "Integer arithmetic operators only work with integral types"},
	{"fadd of integers", func(x *badBed) { x.raw(ir.FAdd, x.c.I32, x.n, x.n) }, "only work with floating-point types"},
	{"and of doubles", func(x *badBed) { x.raw(ir.And, x.c.Double, x.d, x.d) }, "Logical operators only work with integral types"},
	{"shift of pointers", func(x *badBed) { x.raw(ir.Shl, x.c.Ptr, x.p, x.p) }, "Shifts only work with integral types"},
	{"fneg of integer", func(x *badBed) { x.raw(ir.FNeg, x.c.I32, x.n) }, "FNeg operator only works with float types"},
	{"icmp of doubles", func(x *badBed) { x.ICmp(ir.EQ, x.d, x.d, "") }, "Invalid operand types for ICmp"},
	{"icmp of two types", func(x *badBed) { x.raw(ir.ICmp, x.c.I1, x.n, ir.NewInt(x.c.I8, 1)).Pred = ir.EQ }, "Both operands to ICmp"},
	{"fcmp of pointers", func(x *badBed) { x.FCmp(ir.FOEQ, x.p, x.p, "") }, "Invalid operand types for FCmp"},
	{"select on i32", func(x *badBed) { x.Select(x.n, x.n, x.n, "") }, "Invalid operands for select"},
	{"select of two types", func(x *badBed) { x.Select(x.c.NewBool(true), x.n, x.d, "") }, "Invalid operands for select"},
	{"branch on i32", func(x *badBed) { x.CondBr(x.n, x.next, x.next) }, "Branch condition is not 'i1' type"},
	{"switch with two types", func(x *badBed) { x.raw(ir.Switch, x.c.Void, x.n, x.next, ir.NewInt(x.c.I8, 1), x.next) }, "Switch constants must all be same type"},
	{"switch with a case twice", func(x *badBed) {
		x.raw(ir.Switch, x.c.Void, x.n, x.next, x.i32(1), x.next, x.i32(1), x.next)
	}, "Duplicate integer as switch case"},
	{"returns the wrong type", func(x *badBed) { x.Ret(x.d) }, "does not match operand type of return inst"},
	{"returns nothing", func(x *badBed) { x.Ret(nil) }, "does not match operand type of return inst"},
	{"void function returns a value", func(x *badBed) { x.g.Entry().Last().Erase(); ir.AtEnd(x.g.Entry()).Ret(x.i32(1)) }, "returns non-void in Function of void return type"},
	{"extractelement of an integer", func(x *badBed) { x.raw(ir.ExtractElement, x.c.I32, x.n, x.n) }, "Invalid extractelement operands"},
	{"insertelement of another type", func(x *badBed) { x.raw(ir.InsertElement, x.v.Type(), x.v, x.d, x.n) }, "Invalid insertelement operands"},
	{"shuffle mask too high", func(x *badBed) {
		i := ir.NewInstr(ir.ShuffleVector, x.v.Type(), x.v, x.v)
		i.SetMask([]int32{0, 1, 2, 8})
		x.Insert(i, "")
	}, "Invalid shufflevector operands"},
	{"extractvalue out of range", func(x *badBed) {
		i := ir.NewInstr(ir.ExtractValue, x.c.I32, ir.NewUndef(x.c.Struct(false, x.c.I32)))
		i.SetIndices([]uint64{1})
		x.Insert(i, "")
	}, "Invalid ExtractValueInst operands"},
	{"insertvalue of another type", func(x *badBed) {
		t := x.c.Struct(false, x.c.I32)
		i := ir.NewInstr(ir.InsertValue, t, ir.NewUndef(t), x.d)
		i.SetIndices([]uint64{0})
		x.Insert(i, "")
	}, "Invalid InsertValueInst operands"},

	// Conversions.
	{"trunc to wider", func(x *badBed) { x.Cast(ir.Trunc, x.n, x.c.I64, "") }, "DestTy too big for Trunc"},
	{"zext to narrower", func(x *badBed) { x.Cast(ir.ZExt, x.n, x.c.I8, "") }, "Type too small for ZExt"},
	{"sext of double", func(x *badBed) { x.Cast(ir.SExt, x.d, x.c.I64, "") }, "SExt only operates on integer"},
	{"fptrunc to itself", func(x *badBed) { x.Cast(ir.FPTrunc, x.d, x.c.Double, "") }, "DestTy too big for FPTrunc"},
	{"fpext to float", func(x *badBed) { x.Cast(ir.FPExt, x.d, x.c.Float, "") }, "DestTy too small for FPExt"},
	{"fptoui of integer", func(x *badBed) { x.Cast(ir.FPToUI, x.n, x.c.I32, "") }, "FPToUI source must be FP"},
	{"sitofp of a vector to a scalar", func(x *badBed) { x.Cast(ir.SIToFP, x.v, x.c.Double, "") }, "both be vector or scalar"},
	{"ptrtoaddr of another width", func(x *badBed) { x.Cast(ir.PtrToAddr, x.p, x.c.I32, "") }, "PtrToAddr result must be address width"},
	{"ptrtoint to double", func(x *badBed) { x.Cast(ir.PtrToInt, x.p, x.c.Double, "") }, "PtrToInt result must be integral"},
	{"inttoptr of double", func(x *badBed) { x.Cast(ir.IntToPtr, x.d, x.c.Ptr, "") }, "IntToPtr source must be an integral"},
	{"bitcast changes the size", func(x *badBed) { x.Cast(ir.BitCast, x.n, x.c.I64, "") }, "Invalid bitcast"},
	{"bitcast of a pointer to an integer", func(x *badBed) { x.Cast(ir.BitCast, x.p, x.c.I64, "") }, "Invalid bitcast"},
	{"addrspacecast to the same space", func(x *badBed) { x.Cast(ir.AddrSpaceCast, x.p, x.c.Ptr, "") }, "must be between different address spaces"},

	// Memory.
	{"load from an integer", func(x *badBed) { x.Load(x.c.I32, x.n, 4, "") }, "Load operand must be a pointer"},
	{"load of an opaque type", func(x *badBed) { x.Load(x.c.NamedStruct("o"), x.p, 1, "") }, "loading unsized types"},
	{"store to an integer", func(x *badBed) { x.Store(x.n, x.n, 4) }, "Store operand must be a pointer"},
	{"atomic load releases", func(x *badBed) { x.Load(x.c.I32, x.p, 4, "").Ordering = ir.Release }, "Load cannot have Release ordering"},
	{"atomic store acquires", func(x *badBed) { x.Store(x.n, x.p, 4).Ordering = ir.Acquire }, "Store cannot have Acquire ordering"},
	{"atomic load of a struct", func(x *badBed) { x.Load(x.c.Struct(false, x.c.I32), x.p, 16, "").Ordering = ir.Monotonic }, "atomic load operand must have integer"},
	{"atomic load of <3 x i32>", func(x *badBed) { x.Load(x.c.Vector(3, x.c.I32, false), x.p, 16, "").Ordering = ir.Monotonic }, "power-of-two size"},
	{"atomic load of i24", func(x *badBed) { x.Load(x.c.Int(24), x.p, 4, "").Ordering = ir.Monotonic }, "power-of-two size"},
	{"atomic load of i1", func(x *badBed) { x.Load(x.c.I1, x.p, 1, "").Ordering = ir.Monotonic }, "byte-sized"},
	{"fence monotonic", func(x *badBed) { x.raw(ir.Fence, x.c.Void).Ordering = ir.Monotonic }, "fence instructions may only have"},
	{"atomicrmw add of double", func(x *badBed) {
		i := ir.NewInstr(ir.AtomicRMW, x.c.Double, x.p, x.d)
		i.SetRMW("add")
		i.Ordering = ir.SeqCst
		x.Insert(i, "")
	}, "atomicrmw add operand must have integer type"},
	{"atomicrmw fadd of integer", func(x *badBed) {
		i := ir.NewInstr(ir.AtomicRMW, x.c.I32, x.p, x.n)
		i.SetRMW("fadd")
		i.Ordering = ir.SeqCst
		x.Insert(i, "")
	}, "atomicrmw fadd operand must have floating-point"},
	{"atomicrmw unordered", func(x *badBed) {
		i := ir.NewInstr(ir.AtomicRMW, x.c.I32, x.p, x.n)
		i.SetRMW("add")
		i.Ordering = ir.Unordered
		x.Insert(i, "")
	}, "cannot be unordered"},
	{"cmpxchg of two types", func(x *badBed) {
		i := x.raw(ir.CmpXchg, x.c.Struct(false, x.c.I32, x.c.I1), x.p, x.n, ir.NewInt(x.c.I64, 1))
		i.Ordering = ir.SeqCst
		i.SetFailOrder(ir.SeqCst)
	}, "do not match"},
	{"cmpxchg of double", func(x *badBed) {
		i := x.raw(ir.CmpXchg, x.c.Struct(false, x.c.Double, x.c.I1), x.p, x.d, x.d)
		i.Ordering = ir.SeqCst
		i.SetFailOrder(ir.SeqCst)
	}, "cmpxchg operand must have integer or pointer type"},
	{"cmpxchg fails with release", func(x *badBed) {
		i := x.raw(ir.CmpXchg, x.c.Struct(false, x.c.I32, x.c.I1), x.p, x.n, x.n)
		i.Ordering = ir.SeqCst
		i.SetFailOrder(ir.Release)
	}, "failure ordering cannot include release"},
	{"gep by a double", func(x *badBed) { x.GEP(x.c.I8, x.p, 0, "", x.d) }, "GEP indexes must be integers"},
	{"gep of an integer", func(x *badBed) { x.GEP(x.c.I8, x.n, 0, "", x.n) }, "GEP base pointer"},
	{"gep past a struct", func(x *badBed) {
		x.GEP(x.c.Struct(false, x.c.I32), x.p, 0, "", x.i32(0), x.i32(1))
	}, "Invalid indices for GEP pointer type"},
	{"gep with a variable field", func(x *badBed) {
		x.GEP(x.c.Struct(false, x.c.I32), x.p, 0, "", x.i32(0), x.n)
	}, "Invalid indices for GEP pointer type"},
	{"gep over an opaque type", func(x *badBed) { x.GEP(x.c.NamedStruct("o"), x.p, 0, "", x.n) }, "GEP into unsized type"},
	{"alloca of an opaque type", func(x *badBed) { x.Alloca(x.c.NamedStruct("o"), 0, 1, "") }, "Cannot allocate unsized type"},
	{"alloca of double many", func(x *badBed) { x.Alloca(x.c.I8, 0, 1, "").SetOperand(0, x.d) }, "array size must have integer type"},

	// Calls.
	{"call with too few arguments", func(x *badBed) { x.callAny(x.g.FuncType, x.g) }, "Incorrect number of arguments"},
	{"call with a wrong argument", func(x *badBed) { x.callAny(x.g.FuncType, x.g, x.d) }, "Call parameter type does not match"},
	{"variadic call with too few", func(x *badBed) {
		ft := x.c.Func(x.c.Void, []*ir.Type{x.c.I32}, true)
		x.callAny(ft, x.p)
	}, "requires more parameters than were provided"},
	{"call of a chain function", func(x *badBed) {
		x.g.CC = 104
		x.callAny(x.g.FuncType, x.g, x.n).Info.CC = 104
	}, "calling convention does not permit calls"},
	{"musttail with other parameters", func(x *badBed) {
		h := x.m.NewFunc("h", x.c.Func(x.c.I32, []*ir.Type{x.c.I32}, false))
		i := x.callAny(h.FuncType, h, x.n)
		i.Flags = ir.MustTail
		x.Ret(i)
	}, "mismatched parameter counts"},
	{"musttail with another result", func(x *badBed) {
		i := x.callAny(x.g.FuncType, x.g, x.n)
		i.Flags = ir.MustTail
		x.Ret(x.n)
	}, "mismatched return types"},
	{"musttail without ret", func(x *badBed) {
		i := x.callAny(x.f.FuncType, x.f, x.n, x.p, x.d, x.v)
		i.Flags = ir.MustTail
	}, "must precede a ret"},
	{"musttail result not returned", func(x *badBed) {
		i := x.callAny(x.f.FuncType, x.f, x.n, x.p, x.d, x.v)
		i.Flags = ir.MustTail
		x.Ret(x.n)
	}, "result must be returned"},
	{"musttail with another convention", func(x *badBed) {
		i := x.callAny(x.f.FuncType, x.f, x.n, x.p, x.d, x.v)
		i.Flags, i.Info.CC = ir.MustTail, ir.FastCC
		x.Ret(i)
	}, "mismatched calling conv"},
	{"two deopt bundles", func(x *badBed) {
		i := ir.NewInstr(ir.Call, x.c.Void, x.n, x.n, x.n, x.g)
		i.Info = &ir.CallInfo{FuncType: x.g.FuncType, Bundles: []ir.Bundle{{Tag: "deopt", First: 1, Count: 1}, {Tag: "deopt", First: 2, Count: 1}}}
		x.Insert(i, "")
	}, "Multiple deopt operand bundles"},
	{"funclet bundle without pad", func(x *badBed) {
		i := ir.NewInstr(ir.Call, x.c.Void, x.n, ir.NewZero(x.c.Token), x.g)
		i.Info = &ir.CallInfo{FuncType: x.g.FuncType, Bundles: []ir.Bundle{{Tag: "funclet", First: 1, Count: 1}}}
		x.Insert(i, "")
	}, "should correspond to a FuncletPadInst"},

	// Intrinsics.
	{"immediate that is none", func(x *badBed) {
		f := x.intrinsic("llvm.ctlz.i32", x.c.I32, x.c.I32, x.c.I1)
		x.callAny(f.FuncType, f, x.n, x.ICmp(ir.EQ, x.n, x.n, ""))
	}, "immarg operand has non-immediate parameter"},
	{"intrinsic with a wrong type", func(x *badBed) {
		f := x.intrinsic("llvm.umax.i32", x.c.I32, x.c.I32, x.c.I64)
		x.callAny(f.FuncType, f, x.n, ir.NewInt(x.c.I64, 1))
	}, "Intrinsic has incorrect argument type"},
	{"intrinsic with a wrong result", func(x *badBed) {
		f := x.intrinsic("llvm.sqrt.f64", x.c.I32, x.c.Double)
		x.callAny(f.FuncType, f, x.d)
	}, "Intrinsic has incorrect return type"},
	{"rule of an intrinsic with a wrong result", func(x *badBed) {
		f := x.intrinsic("llvm.get.active.lane.mask.i32.i32", x.c.I32, x.c.I32, x.c.I32)
		x.callAny(f.FuncType, f, x.n, x.n)
	}, "Intrinsic has incorrect return type"},
	{"memcpy lacks a parameter", func(x *badBed) {
		f := x.intrinsic("llvm.memcpy.p0.p0.i64", x.c.Void, x.c.Ptr, x.c.Ptr, x.c.I64)
		x.callAny(f.FuncType, f, x.p, x.p, ir.NewInt(x.c.I64, 1))
	}, "Intrinsic has incorrect argument type"},
	{"bswap of a byte", func(x *badBed) {
		f := x.intrinsic("llvm.bswap.i8", x.c.I8, x.c.I8)
		x.callAny(f.FuncType, f, ir.NewInt(x.c.I8, 1))
	}, "bswap must be an even number of bytes"},
	{"defined intrinsic", func(x *badBed) {
		f := x.intrinsic("llvm.sqrt.f64", x.c.Double, x.c.Double)
		ir.AtEnd(f.NewBlock("")).Ret(f.Params[0])
	}, "llvm intrinsics cannot be defined"},
	{"address of an intrinsic", func(x *badBed) {
		f := x.intrinsic("llvm.sqrt.f64", x.c.Double, x.c.Double)
		x.Store(f, x.p, 8)
	}, "Cannot take the address of an intrinsic"},
	{"va_start in a plain function", func(x *badBed) {
		f := x.intrinsic("llvm.va_start.p0", x.c.Void, x.c.Ptr)
		x.callAny(f.FuncType, f, x.p)
	}, "va_start called in a non-varargs function"},
	{"metadata to a plain function", func(x *badBed) {
		h := x.m.NewFunc("h", x.c.Func(x.c.Void, []*ir.Type{x.c.Metadata}, false))
		x.callAny(h.FuncType, h, ir.NewMDNode(x.c, ir.NewTuple()))
	}, "Function takes metadata but isn't an intrinsic"},

	// Attributes.
	{"signext on a pointer", func(x *badBed) { x.f.Attrs.SetParam(1, ir.AttrSet{ir.EnumAttr("signext")}) }, "Wrong types for attribute: signext"},
	{"dereferenceable(0)", func(x *badBed) { x.f.Attrs.SetParam(1, ir.AttrSet{ir.ValAttr("dereferenceable", "0")}) }, "dereferenceable bytes must be non-zero"},
	{"dereferenceable_or_null(0)", func(x *badBed) {
		x.f.Attrs.Ret, x.f.FuncType = ir.AttrSet{ir.ValAttr("dereferenceable_or_null", "0")}, x.c.Func(x.c.Ptr, x.f.FuncType.Fields, false)
	}, "dereferenceable bytes must be non-zero"},
	{"noalias on an integer", func(x *badBed) { x.f.Attrs.SetParam(0, ir.AttrSet{ir.EnumAttr("noalias")}) }, "Wrong types for attribute: noalias"},
	{"zeroext and signext", func(x *badBed) { x.f.Attrs.SetParam(0, ir.AttrSet{ir.EnumAttr("signext"), ir.EnumAttr("zeroext")}) }, "zeroext and signext"},
	{"readonly and writeonly", func(x *badBed) { x.f.Attrs.SetParam(1, ir.AttrSet{ir.EnumAttr("readonly"), ir.EnumAttr("writeonly")}) }, "readonly and writeonly"},
	{"byval and inreg", func(x *badBed) {
		x.f.Attrs.SetParam(1, ir.AttrSet{ir.TypeAttr("byval", x.c.I32), ir.EnumAttr("inreg")})
	}, "are incompatible"},
	{"byval of an opaque type", func(x *badBed) { x.f.Attrs.SetParam(1, ir.AttrSet{ir.TypeAttr("byval", x.c.NamedStruct("o"))}) }, "does not support unsized types"},
	{"sret with a result", func(x *badBed) {
		h := x.m.NewFunc("h", x.c.Func(x.c.I32, []*ir.Type{x.c.Ptr}, false))
		h.Attrs.SetParam(0, ir.AttrSet{ir.TypeAttr("sret", x.c.I32)})
	}, "Invalid struct return type"},
	{"sret on the third parameter", func(x *badBed) {
		h := x.m.NewFunc("h", x.c.Func(x.c.Void, []*ir.Type{x.c.Ptr, x.c.Ptr, x.c.Ptr}, false))
		h.Attrs.SetParam(2, ir.AttrSet{ir.TypeAttr("sret", x.c.I32)})
	}, "not on first or second parameter"},
	{"returned of another type", func(x *badBed) { x.f.Attrs.SetParam(1, ir.AttrSet{ir.EnumAttr("returned")}) }, "Incompatible argument and return types"},
	{"optnone alone", func(x *badBed) { x.f.Attrs.Fn = ir.AttrSet{ir.EnumAttr("optnone")} }, "'optnone' requires 'noinline'"},
	{"noinline and alwaysinline", func(x *badBed) { x.f.Attrs.Fn = ir.AttrSet{ir.EnumAttr("noinline"), ir.EnumAttr("alwaysinline")} }, "noinline and alwaysinline"},
	{"nounwind on a parameter", func(x *badBed) { x.f.Attrs.SetParam(0, ir.AttrSet{ir.EnumAttr("nounwind")}) }, "does not apply to parameters"},
	{"nocapture on a function", func(x *badBed) { x.f.Attrs.Fn = ir.AttrSet{ir.EnumAttr("nocapture")} }, "does not apply to functions"},
	{"builtin on a function", func(x *badBed) { x.f.Attrs.Fn = ir.AttrSet{ir.EnumAttr("builtin")} }, "can only be applied to a callsite"},
	{"vscale_range from zero", func(x *badBed) { x.f.Attrs.Fn = ir.AttrSet{ir.ValAttr("vscale_range", "0,2")} }, "minimum must be greater than 0"},
	{"frame pointer unheard of", func(x *badBed) { x.f.Attrs.Fn = ir.AttrSet{ir.StringAttr("frame-pointer", "some")} }, "invalid value for 'frame-pointer'"},

	// Calling conventions, exceptions.
	{"spir kernel with a result", func(x *badBed) { x.f.CC = ir.SPIRKernel }, "requires void return type"},
	{"variadic fastcc", func(x *badBed) {
		x.m.NewFunc("h", x.c.Func(x.c.Void, nil, true)).CC = ir.FastCC
	}, "does not support varargs"},
	{"declaration with a personality", func(x *badBed) {
		h := x.m.NewFunc("h", x.c.Func(x.c.Void, nil, false))
		h.Personality = x.g
	}, "shouldn't have a personality"},
	{"landingpad without personality", func(x *badBed) {
		lpad := x.f.NewBlock("lpad")
		lp := ir.NewInstr(ir.LandingPad, x.c.Ptr)
		lp.Flags = ir.CleanupPadFlag
		ir.AtEnd(lpad).Insert(lp, "")
		ir.AtEnd(lpad).Unreachable()
	}, "needs to be in a function with a personality"},
	{"landingpad that is branched to", func(x *badBed) {
		x.f.Personality = x.g
		lpad := x.f.NewBlock("lpad")
		lp := ir.NewInstr(ir.LandingPad, x.c.Ptr)
		lp.Flags = ir.CleanupPadFlag
		ir.AtEnd(lpad).Insert(lp, "")
		ir.AtEnd(lpad).Unreachable()
		x.Br(lpad)
	}, "jumped to only by the unwind edge"},
	{"invoke without a pad", func(x *badBed) {
		x.f.Personality = x.g
		other := x.f.NewBlock("other")
		ir.AtEnd(other).Unreachable()
		inv := ir.NewInstr(ir.Invoke, x.c.Void, x.n, x.next, other, x.g)
		inv.Info = &ir.CallInfo{FuncType: x.g.FuncType}
		x.Insert(inv, "")
	}, "does not have an exception handling instruction"},

	// Globals.
	{"initializer of another type", func(x *badBed) { x.m.NewGlobal("v", x.c.I64, 0, x.i32(1)) }, "initializer type does not match"},
	{"internal declaration", func(x *badBed) { x.m.NewGlobal("v", x.c.I64, 0, nil).Linkage = ir.Internal }, "doesn't have external or weak linkage"},
	{"common with a value", func(x *badBed) { x.m.NewGlobal("v", x.c.I32, 0, x.i32(1)).Linkage = ir.Common }, "must have a zero initializer"},
	{"constant common", func(x *badBed) {
		g := x.m.NewGlobal("v", x.c.I32, 0, x.i32(0))
		g.Linkage, g.Constant = ir.Common, true
	}, "may not be marked constant"},
	{"appending integer", func(x *badBed) { x.m.NewGlobal("v", x.c.I32, 0, x.i32(0)).Linkage = ir.Appending }, "Only global arrays can have appending linkage"},
	{"declaration in a comdat", func(x *badBed) {
		g := x.m.NewGlobal("v", x.c.I32, 0, nil)
		g.Comdat = &ir.Comdat{Name: "v", Kind: "any"}
		x.m.Comdats = append(x.m.Comdats, g.Comdat)
	}, "Declaration may not be in a Comdat"},
	{"hidden internal", func(x *badBed) {
		g := x.m.NewGlobal("v", x.c.I32, 0, x.i32(0))
		g.Linkage, g.Visibility = ir.Internal, "hidden"
	}, "must have default visibility"},
	{"hidden dllexport", func(x *badBed) {
		g := x.m.NewGlobal("v", x.c.I32, 0, x.i32(0))
		g.DLLStorage, g.Visibility = "dllexport", "hidden"
	}, "dllexport GlobalValue must have default or protected visibility"},
	{"alias of a declaration", func(x *badBed) {
		h := x.m.NewFunc("h", x.c.Func(x.c.Void, nil, false))
		x.m.NewAlias("a", h.FuncType, 0, h)
	}, "Alias must point to a definition"},
	{"alias cycle", func(x *badBed) {
		a := x.m.NewAlias("a", x.c.I8, 0, x.f)
		a.Aliasee = x.m.NewAlias("b", x.c.I8, 0, a)
	}, "Aliases cannot form a cycle"},
	{"alias of an integer", func(x *badBed) { x.m.NewAlias("a", x.c.I8, 0, ir.NewZero(x.c.Ptr)) }, "Aliasee should be either GlobalValue or ConstantExpr"},
	{"ifunc of a declaration", func(x *badBed) {
		h := x.m.NewFunc("h", x.c.Func(x.c.Ptr, nil, false))
		x.m.NewIFunc("a", x.c.Func(x.c.Void, nil, false), 0, h)
	}, "resolver must be a definition"},
	{"constructors of integers", func(x *badBed) {
		g := x.m.NewGlobal("llvm.global_ctors", x.c.Array(1, x.c.I32), 0, ir.NewAggregate(x.c.Array(1, x.c.I32), []ir.Value{x.i32(1)}))
		g.Linkage = ir.Appending
	}, "wrong type for intrinsic global variable"},

	// Metadata.
	{"range on add", func(x *badBed) { x.Add(x.n, x.n, "").SetMD("range", x.tuple(x.i32(0), x.i32(1))) }, "Ranges are only for loads"},
	{"range with odd ends", func(x *badBed) { x.Load(x.c.I32, x.p, 4, "").SetMD("range", x.tuple(x.i32(0))) }, "Unfinished range"},
	{"range of another type", func(x *badBed) {
		x.Load(x.c.I64, x.p, 4, "").SetMD("range", x.tuple(x.i32(0), x.i32(1)))
	}, "Range types must match"},
	{"range out of order", func(x *badBed) {
		x.Load(x.c.I32, x.p, 4, "").SetMD("range", x.tuple(x.i32(5), x.i32(7), x.i32(1), x.i32(3)))
	}, "Intervals are not in order"},
	{"nonnull on integer", func(x *badBed) { x.Load(x.c.I32, x.p, 4, "").SetMD("nonnull", ir.NewTuple()) }, "nonnull applies only to pointer types"},
	{"align not a power of two", func(x *badBed) {
		x.Load(x.c.Ptr, x.p, 4, "").SetMD("align", x.tuple(ir.NewInt(x.c.I64, 3)))
	}, "must be a power of 2"},
	{"dereferenceable with two operands", func(x *badBed) {
		x.Load(x.c.Ptr, x.p, 4, "").SetMD("dereferenceable", x.tuple(ir.NewInt(x.c.I64, 3), x.i32(1)))
	}, "take one operand"},
	{"dbg that is no location", func(x *badBed) { x.Add(x.n, x.n, "").SetMD("dbg", ir.NewTuple()) }, "invalid !dbg metadata attachment"},
	{"fpmath on integer", func(x *badBed) {
		x.Add(x.n, x.n, "").SetMD("fpmath", x.tuple(ir.NewFloat(x.c.Float, 2.5)))
	}, "fpmath requires a floating point result"},
	{"weights for the wrong number of ways", func(x *badBed) {
		n := x.tuple(x.i32(1), x.i32(1), x.i32(1))
		n.Fields = append([]ir.MDField{{Value: ir.MDStr("branch_weights")}}, n.Fields...)
		x.CondBr(x.c.NewBool(true), x.next, x.next).SetMD("prof", n)
	}, "Wrong number of operands"},
	{"tbaa on add", func(x *badBed) {
		t := ir.NewTuple(ir.MDStr("x"))
		x.Add(x.n, x.n, "").SetMD("tbaa", ir.NewTuple(t, t, &ir.MDConst{Value: ir.NewInt(x.c.I64, 0)}))
	}, "shall not have a TBAA access tag"},
	{"invariant.group on add", func(x *badBed) { x.Add(x.n, x.n, "").SetMD("invariant.group", ir.NewTuple()) }, "only for loads and stores"},
	{"module flag with two operands", func(x *badBed) {
		x.m.AddNamedMD("llvm.module.flags").Nodes = []*ir.MDNode{x.tuple(x.i32(1), x.i32(1))}
	}, "incorrect number of operands in module flag"},
	{"module flag twice", func(x *badBed) {
		flag := func(v int64) *ir.MDNode {
			return ir.NewTuple(&ir.MDConst{Value: x.i32(1)}, ir.MDStr("a"), &ir.MDConst{Value: x.i32(v)})
		}
		x.m.AddNamedMD("llvm.module.flags").Nodes = []*ir.MDNode{flag(1), flag(2)}
	}, "must be unique"},
	{"module flag of a strange behaviour", func(x *badBed) {
		x.m.AddNamedMD("llvm.module.flags").Nodes = []*ir.MDNode{ir.NewTuple(&ir.MDConst{Value: x.i32(12)}, ir.MDStr("a"), &ir.MDConst{Value: x.i32(1)})}
	}, "unexpected constant"},
	{"ident that is a number", func(x *badBed) {
		x.m.AddNamedMD("llvm.ident").Nodes = []*ir.MDNode{x.tuple(x.i32(1))}
	}, "the operand should be a string"},
}

// unseen are the faults that the text does not show, or that LLVM does not look at without more
// around them.
var unseen = map[string]bool{
	"terminator inside":           true, // in the text an unnamed block begins there
	"call with too few arguments": true, // the text has the type of the arguments
	"call with a wrong argument":  true,
	"initializer of another type": true, // the text has one type for both
	"dbg that is no location":     true, // dropped, with all debug information of unknown version
}

// TestVerifyRejectsBad checks that we find each fault, and that LLVM rejects the program as well.
func TestVerifyRejectsBad(t *testing.T) {
	for _, c := range badPrograms {
		t.Run(strings.ReplaceAll(c.name, " ", "_"), func(t *testing.T) {
			x := newBadBed()
			c.build(x)
			if x.entry.Term() == nil {
				ir.AtEnd(x.entry).Br(x.next)
			}
			ps := Check(x.m)
			if got := problemTexts(ps); !strings.Contains(got, c.msg) {
				t.Errorf("no %q in:\n%s\n%s", c.msg, got, x.m)
			}
			if unseen[c.name] {
				return
			}
			t.Parallel()
			if err := optRefusal(t, x.m.String()); err == nil {
				t.Errorf("opt accepts\n%s", x.m)
			}
		})
	}
}

func problemTexts(ps []Problem) string {
	var b strings.Builder
	for _, p := range ps {
		b.WriteString(p.String() + "\n")
	}
	return b.String()
}

// optRefusal returns the error with which LLVM 19 refuses a text, nil if it takes it. Without LLVM
// the test is skipped, or fails where LLVM is required.
func optRefusal(t *testing.T, text string) error {
	t.Helper()
	cmd := exec.Command(oracle.Tool(t, "opt-19"), "-passes=verify", "-disable-output", "-")
	cmd.Stdin = strings.NewReader(text)
	return cmd.Run()
}
