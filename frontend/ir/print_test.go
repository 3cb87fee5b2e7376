package ir

import (
	"math"
	"math/rand"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestNumber(t *testing.T) {
	for _, n := range []int32{0, 7, 9, 10, 42, 99, 100, 305, 999, 1000, 4321, 9999, 10000, 1 << 30, -1, -100} {
		p := printer{b: []byte("%")}
		if p.number(n); string(p.b) != "%"+strconv.Itoa(int(n)) {
			t.Errorf("%d: %s", n, p.b)
		}
	}
}

// kitchenSink builds a function with most instructions.
func kitchenSink() *Module {
	c := NewContext()
	m := NewModule(c)
	m.SourceName = "sink.c"
	v4 := c.Vector(4, c.I32, false)
	pair := c.NamedStruct("pair")
	pair.SetBody(false, c.I32, c.Ptr)
	c.NamedStruct("unused")
	g := m.NewGlobal("counter", c.I32, 0, NewInt(c.I32, 5))
	g.Align = 4
	msg := m.NewGlobal("", c.Array(4, c.I8), 4, c.NewString("hi\n\x00"))
	msg.Linkage, msg.Constant, msg.UnnamedAddr = Private, true, "unnamed_addr"
	sqrt := m.NewFunc("llvm.sqrt.f64", c.Func(c.Double, []*Type{c.Double}, false))
	sqrt.Attrs.Fn = AttrSet{EnumAttr("nounwind"), EnumAttr("nocallback"), ValAttr("memory", "none"), EnumAttr("nofree"),
		EnumAttr("nosync"), EnumAttr("speculatable"), EnumAttr("willreturn")}
	printf := m.NewFunc("printf", c.Func(c.I32, []*Type{c.Ptr}, true))
	printf.Attrs.SetParam(0, AttrSet{EnumAttr("noundef"), ValAttr("align", "8"), ValAttr("dereferenceable", "16")})
	f := m.NewFunc("a b", c.Func(c.I32, []*Type{c.I32, c.Ptr, c.Double, v4}, false))
	f.Linkage, f.CC = Internal, FastCC
	f.Attrs.Fn = AttrSet{StringAttr("target-cpu", "x"), EnumAttr("nounwind"), StringAttr("a", ""), ValAttr("uwtable", "sync")}
	f.SetParamName(0, "n")
	n, ptr, d, v := f.Params[0], f.Params[1], f.Params[2], f.Params[3]
	f.Attrs.SetParam(1, AttrSet{TypeAttr("byval", pair), ValAttr("align", "8")})
	entry, loop, done := f.NewBlock(""), f.NewBlock("loop"), f.NewBlock("")
	b := AtEnd(entry)
	slot := b.Alloca(pair, 0, 0, "slot")
	x := b.Binary(Add, n, NewInt(c.I32, 7), NUW|NSW, "x")
	b.Binary(Or, n, x, Disjoint, "")
	b.Binary(UDiv, x, n, Exact, "")
	b.Binary(FAdd, d, NewFloat(c.Double, 0.1), FastMath, "")
	b.Binary(FMul, d, NewFloat(c.Double, 1e-7), FNNan|FContract, "")
	b.ICmp(SLT, x, n, "")
	b.FCmp(FUNO, d, d, "")
	fneg := NewInstr(FNeg, c.Double, d)
	b.Insert(fneg, "")
	gep := b.GEP(pair, slot, InBounds|NUW, "f", NewInt(c.I64, 0), NewInt(c.I32, 1))
	st := b.Store(n, gep, 4)
	st.Flags |= Volatile
	ld := b.Load(c.I32, gep, 4, "")
	ld.Ordering, ld.Flags = Acquire, Volatile
	ld.SetSyncScope("agent")
	b.Load(c.Ptr, ptr, 0, "")
	rmw := NewInstr(AtomicRMW, c.I32, gep, n)
	rmw.SetRMW("umax")
	rmw.Ordering = Monotonic
	rmw.SetAlign(4)
	b.Insert(rmw, "")
	cx := NewInstr(CmpXchg, c.Struct(false, c.I32, c.I1), gep, n, x)
	cx.Ordering, cx.Flags = AcqRel, Weak
	cx.SetFailOrder(Monotonic)
	cx.SetAlign(4)
	b.Insert(cx, "cx")
	ev := NewInstr(ExtractValue, c.I32, cx)
	ev.SetIndices([]uint64{0})
	b.Insert(ev, "")
	fence := NewInstr(Fence, c.Void)
	fence.Ordering = SeqCst
	b.Insert(fence, "")
	sh := NewInstr(ShuffleVector, v4, v, NewPoison(v4))
	sh.SetMask([]int32{0, -1, 2, 1})
	b.Insert(sh, "")
	b.Insert(NewInstr(InsertElement, v4, v, n, NewInt(c.I32, 1)), "")
	b.Insert(NewInstr(Freeze, v4, v), "")
	b.Cast(ZExt, n, c.I64, "wide").Flags = NNeg
	b.Select(c.NewBool(true), n, x, "")
	call := b.Call(sqrt, "", d)
	call.Flags |= TailCall
	pc := b.Call(printf, "", msg, x, NewPoison(c.Double))
	pc.ops[0].Set(NewZero(c.Ptr))
	pc.Info.Attrs.Fn = AttrSet{EnumAttr("nobuiltin")}
	pc.Info.Attrs.Ret = AttrSet{EnumAttr("noundef")}
	pc.Info.Attrs.SetParam(1, AttrSet{EnumAttr("signext")})
	asm := &InlineAsm{Asm: "nop \"x\"", Constraints: "~{memory}", SideEffect: true, FuncType: c.Func(c.Void, nil, false)}
	ac := NewInstr(Call, c.Void, asm)
	ac.Info = &CallInfo{FuncType: asm.FuncType}
	b.Insert(ac, "")
	b.Br(loop)
	b = AtEnd(loop)
	phi := b.Phi(c.I32, "i")
	next := b.Add(phi, NewInt(c.I32, 1), "")
	phi.AddIncoming(NewZero(c.I32), entry)
	phi.AddIncoming(next, loop)
	sw := NewInstr(Switch, c.Void, phi, done)
	b.Insert(sw, "")
	sw.AddCase(NewInt(c.I32, 1), loop)
	phi.Flags = 0
	b = AtEnd(done)
	b.Ret(NewSigned(c.I32, -1))
	return m
}

func TestPrintKitchenSink(t *testing.T) {
	m := kitchenSink()
	const want = `source_filename = "sink.c"

%pair = type { i32, ptr }

@counter = global i32 5, align 4
@0 = private unnamed_addr addrspace(4) constant [4 x i8] c"hi\0A\00"

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #0

declare i32 @printf(ptr noundef align 8 dereferenceable(16), ...)

; Function Attrs: nounwind uwtable(sync)
define internal fastcc i32 @"a b"(i32 %n, ptr byval(%pair) align 8 %0, double %1, <4 x i32> %2) #1 {
  %slot = alloca %pair, align 8
  %x = add nuw nsw i32 %n, 7
  %4 = or disjoint i32 %n, %x
  %5 = udiv exact i32 %x, %n
  %6 = fadd fast double %1, 1.000000e-01
  %7 = fmul nnan contract double %1, 0x3E7AD7F29ABCAF48
  %8 = icmp slt i32 %x, %n
  %9 = fcmp uno double %1, %1
  %10 = fneg double %1
  %f = getelementptr inbounds nuw %pair, ptr %slot, i64 0, i32 1
  store volatile i32 %n, ptr %f, align 4
  %11 = load atomic volatile i32, ptr %f syncscope("agent") acquire, align 4
  %12 = load ptr, ptr %0, align 8
  %13 = atomicrmw umax ptr %f, i32 %n monotonic, align 4
  %cx = cmpxchg weak ptr %f, i32 %n, i32 %x acq_rel monotonic, align 4
  %14 = extractvalue { i32, i1 } %cx, 0
  fence seq_cst
  %15 = shufflevector <4 x i32> %2, <4 x i32> poison, <4 x i32> <i32 0, i32 poison, i32 2, i32 1>
  %16 = insertelement <4 x i32> %2, i32 %n, i32 1
  %17 = freeze <4 x i32> %2
  %wide = zext nneg i32 %n to i64
  %18 = select i1 true, i32 %n, i32 %x
  %19 = tail call double @llvm.sqrt.f64(double %1)
  %20 = call noundef i32 (ptr, ...) @printf(ptr null, i32 signext %x, double poison) #2
  call void asm sideeffect "nop \22x\22", "~{memory}"()
  br label %loop

loop:                                             ; preds = %loop, %3
  %i = phi i32 [ 0, %3 ], [ %21, %loop ]
  %21 = add i32 %i, 1
  switch i32 %i, label %22 [
    i32 1, label %loop
  ]

22:                                               ; preds = %loop
  ret i32 -1
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nounwind uwtable(sync) "a" "target-cpu"="x" }
attributes #2 = { nobuiltin }
`
	if diff := cmp.Diff(want, m.String()); diff != "" {
		t.Errorf("module text (-want +got):\n%s", diff)
	}
	sameAsOpt(t, m)
}

func TestInstrString(t *testing.T) {
	f := kitchenSink().Func("a b")
	var got []string
	for i := range f.Instrs() {
		if i.Op() == Or || i.Op() == Switch || i.Op() == CmpXchg {
			got = append(got, i.String())
		}
	}
	want := []string{
		"%4 = or disjoint i32 %n, %x",
		"%cx = cmpxchg weak ptr %f, i32 %n, i32 %x acq_rel monotonic, align 4",
		"switch i32 %i, label %22 [\n    i32 1, label %loop\n  ]",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	detached := NewInstr(Add, f.Ctx().I32, f.Params[0], f.Params[0])
	if got := detached.String(); got != "<badref> = add i32 %n, %n" {
		t.Error(got)
	}
	if !strings.HasPrefix(f.String(), "; Function Attrs: nounwind uwtable(sync)\ndefine internal fastcc i32") {
		t.Error(f.String())
	}
}

// TestPrintConstants prints one global per constant.
func TestPrintConstants(t *testing.T) {
	c := NewContext()
	m := NewModule(c)
	v2 := c.Vector(2, c.I16, false)
	g := m.NewGlobal("g", c.Array(8, c.I32), 0, nil)
	f := m.NewFunc("f", c.Func(c.Void, nil, false))
	f.NewBlock("")
	f.NewBlock("")
	AtEnd(f.Entry()).Br(f.LastBlock())
	AtEnd(f.LastBlock()).Unreachable()
	target := f.LastBlock()
	target.Unlink()
	f.link(target, nil)
	packed := c.Struct(true, c.I8, c.I32)
	list := []*Const{
		c.NewBool(true), NewSigned(c.I128, -5), NewInt(c.I8, 255), NewInt(c.Int(77), 9), NewZero(c.Ptr),
		NewPoison(v2), NewUndef(c.I32), NewAggregate(v2, []Value{NewInt(c.I16, 1), NewPoison(c.I16)}),
		NewAggregate(packed, []Value{NewInt(c.I8, 1), NewInt(c.I32, 2)}), NewZero(c.Struct(false)),
		NewAggregate(c.Struct(false, c.I1, c.Ptr), []Value{c.NewBool(false), g}), c.NewString("q\"\\\x01é"),
		NewAggregate(c.Array(2, c.I16), []Value{NewInt(c.I16, 1), NewInt(c.I16, 65535)}),
		NewGlobalRef(DSOLocalConst, f), NewGlobalRef(NoCFIConst, f),
		NewFloat(c.Half, 1), NewFloat(c.BFloat, 1), NewFloat(c.X86FP80, 1), NewFloat(c.FP128, -3), NewFloat(c.PPCFP128, 2),
		NewExpr(c.Ptr, Const{Op: GetElementPtr, Flags: InBounds, ElemTy: c.I8, Elems: []Value{g, NewInt(c.I64, 4)}}),
		NewExpr(c.Ptr, Const{Op: GetElementPtr, Flags: NUW, ElemTy: c.I8, Elems: []Value{g, NewInt(c.I64, 4)},
			InRange: &InRange{Lo: "-4", Hi: "8", Index: -1}}),
		NewExpr(c.I64, Const{Op: PtrToInt, Elems: []Value{g}}),
		NewExpr(c.Pointer(3), Const{Op: AddrSpaceCast, Elems: []Value{g}}),
		NewExpr(c.I64, Const{Op: Sub, Flags: NSW, Elems: []Value{NewInt(c.I64, 1), NewExpr(c.I64, Const{Op: PtrToInt, Elems: []Value{g}})}}),
	}
	list = append(list, NewBlockAddress(f, target))
	for _, k := range list {
		m.NewGlobal("c", k.Type(), 0, k)
	}
	sameAsOpt(t, m)
	if got := list[2].Ident(); got != "-1" {
		t.Error(got)
	}
}

// TestPrintFloats compares the decimal or hex form of many floats with LLVM's.
func TestPrintFloats(t *testing.T) {
	c := NewContext()
	m := NewModule(c)
	values := []float64{0, math.Copysign(0, -1), 1, -1.5, 0.1, 1e-7, 1e22, 1e23, 123456, 1234567, 3.14159, 2.5e-310, 5e-324,
		math.Inf(1), math.NaN(), math.MaxFloat64, 1e100, 9.99999e-8, 1.0 / 3, 0.015625, 999999.5, 1 << 20, 1<<20 + 1}
	r := rand.New(rand.NewSource(1))
	for range 500 {
		exp := r.Intn(60) - 30
		v := float64(r.Intn(1000000)) * math.Pow(10, float64(exp))
		if r.Intn(2) == 0 {
			v = float64(r.Intn(1000)) / 1000
		}
		values = append(values, v)
	}
	add := func(ty *Type, elems []Value) {
		m.NewGlobal("c", c.Array(uint64(len(elems)), ty), 0, NewAggregate(c.Array(uint64(len(elems)), ty), elems))
	}
	var ds, fs, hs []Value
	for _, v := range values {
		ds = append(ds, NewFloat(c.Double, v))
		fs = append(fs, NewFloat(c.Float, v))
		hs = append(hs, NewFloat(c.Half, v))
	}
	fs = append(fs, NewFloatBits(c.Float, 0x7f800001, 0), NewFloatBits(c.Float, 0xffc00001, 0), NewFloatBits(c.Float, 1, 0))
	for range 300 {
		ds = append(ds, NewFloatBits(c.Double, r.Uint64()&^(1<<62), 0), NewFloatBits(c.Double, uint64(r.Intn(100)), 0))
		fs = append(fs, NewFloatBits(c.Float, uint64(r.Uint32()), 0))
	}
	add(c.Double, ds)
	add(c.Float, fs)
	add(c.Half, hs)
	sameAsOpt(t, m)
}

// TestPrintMetadata checks numbering, attachments, inline nodes and both forms of debug
// information.
func TestPrintMetadata(t *testing.T) {
	m := debugModule()
	const want = `
define i32 @f(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !8, !DIExpression(DW_OP_plus_uconst, 4), !9)
    #dbg_value(!DIArgList(i32 %x, i32 5), !8, !DIExpression(), !9)
  %1 = load i32, ptr null, align 4, !dbg !9, !range !10, !foo !11, !bar !11
  ret i32 %x, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!x\20y = !{}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "p\22", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !{!8}
!8 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 1)
!9 = !DILocation(line: 1, column: 2, scope: !4)
!10 = !{i32 0, i32 5}
!11 = distinct !{!11, null, ptr @f}
`
	got := m.String()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("module text (-want +got):\n%s", diff)
	}
	sameAsOpt(t, m)
	m.DebugRecords = false
	if !strings.Contains(m.String(), "call void @llvm.dbg.value(metadata i32 %x, metadata !8, metadata !DIExpression(DW_OP_plus_uconst, 4)), !dbg !9\n") {
		t.Error(m.String())
	}
}

func debugModule() *Module {
	c := NewContext()
	m := NewModule(c)
	m.DebugRecords = true
	node := func(kind string, distinct bool, fields ...MDField) *MDNode {
		return &MDNode{ID: -1, Kind: kind, Distinct: distinct, Fields: fields}
	}
	file := node("DIFile", false, MDField{"filename", MDStr("a.c")}, MDField{"directory", MDStr("/")})
	cu := node("DICompileUnit", true, MDField{"language", MDRaw("DW_LANG_C99")}, MDField{"file", file}, MDField{"producer", MDStr(`p"`)},
		MDField{"isOptimized", MDRaw("true")}, MDField{"runtimeVersion", MDRaw("0")}, MDField{"emissionKind", MDRaw("FullDebug")})
	i32 := func(v uint64) MD { return &MDConst{NewInt(c.I32, v)} }
	m.AddNamedMD("llvm.dbg.cu").Nodes = []*MDNode{cu}
	m.AddNamedMD("llvm.module.flags").Nodes = []*MDNode{NewTuple(i32(2), MDStr("Debug Info Version"), i32(3)),
		NewTuple(i32(7), MDStr("Dwarf Version"), i32(5))}
	m.AddNamedMD("x y")
	retained := node("", false)
	sp := node("DISubprogram", true, MDField{"name", MDStr("f")}, MDField{"scope", file}, MDField{"file", file}, MDField{"line", MDRaw("1")},
		MDField{"type", node("DISubroutineType", false, MDField{"types", NewTuple(MDNull{})})},
		MDField{"spFlags", MDRaw("DISPFlagDefinition")}, MDField{"unit", cu}, MDField{"retainedNodes", retained})
	variable := node("DILocalVariable", false, MDField{"name", MDStr("x")}, MDField{"scope", sp}, MDField{"file", file}, MDField{"line", MDRaw("1")})
	retained.Fields = []MDField{{"", variable}}
	loc := node("DILocation", false, MDField{"line", MDRaw("1")}, MDField{"column", MDRaw("2")}, MDField{"scope", sp})
	f := m.NewFunc("f", c.Func(c.I32, []*Type{c.I32}, false))
	f.SetMD("dbg", sp)
	x := f.Params[0]
	x.SetName("x")
	dbg := m.Intrinsic("llvm.dbg.value", c.Func(c.Void, []*Type{c.Metadata, c.Metadata, c.Metadata}, false), nil)
	b := AtEnd(f.NewBlock(""))
	b.Loc = loc
	expr := node("DIExpression", false, MDField{"", MDRaw("DW_OP_plus_uconst")}, MDField{"", MDRaw("4")})
	b.Call(dbg, "", NewMDValue(c, f, x), NewMDNode(c, variable), NewMDNode(c, expr))
	args := &MDArgList{Args: []*MDOperand{NewMDValue(c, f, x), NewMDValue(c, nil, NewInt(c.I32, 5))}}
	b.Call(dbg, "", NewMDNode(c, args), NewMDNode(c, variable), NewMDNode(c, node("DIExpression", false)))
	ld := b.Load(c.I32, NewZero(c.Ptr), 4, "")
	self := node("", true)
	self.Fields = []MDField{{"", self}, {"", MDNull{}}, {"", &MDConst{f}}}
	ld.SetMD("foo", self)
	ld.SetMD("bar", self)
	ld.SetMD("range", NewTuple(i32(0), i32(5)))
	b.Ret(x)
	return m
}

func BenchmarkPrint(b *testing.B) {
	m := kitchenSink()
	f := m.Func("a b")
	for range 200 {
		CloneFunc(f, "copy")
	}
	buf := m.Append(nil)
	b.SetBytes(int64(len(buf)))
	for b.Loop() {
		buf = m.Append(buf[:0])
	}
}
