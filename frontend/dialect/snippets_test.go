package dialect

// snippet is a fragment of assembly that Carry and llir must accept.
type snippet struct {
	name string
	src  string
	// want are parts of LL14 that show the carrier.
	want []string
	// newer says that the syntax is younger than LLVM 19, so that llvm-as-19 is not asked.
	newer bool
}

// body wraps instructions into a function.
func body(s string) string {
	return "define void @f(ptr %p, i32 %i, float %x, i1 %c) {\n" + s + "\n  ret void\n}\n"
}

var snippets = []snippet{
	{name: "empty", src: ""},
	{name: "comment without newline", src: "; nothing"},
	{name: "opaque pointers", src: "define ptr @f(ptr %ptr, ptr addrspace(3) %q) {\nptr.1:\n  store ptr %ptr, ptr addrspace(3) %q\n  ret ptr %ptr\n}\n",
		want: []string{"define i8* @f(i8* %ptr, i8 addrspace(3)* %q)", "ptr.1:\n  store i8* %ptr, i8 addrspace(3)* %q"}},
	{name: "pointer vectors", src: "@v = global <2 x ptr> <ptr @v, ptr null>\n@a = global [2 x ptr addrspace(1)] zeroinitializer\n", want: []string{"<2 x i8*> <i8* @v, i8* null>", "[2 x i8 addrspace(1)*]"}},
	{name: "globals as opaque pointers", src: `@g = global i32 0
@t = global { ptr, ptr } { ptr @f, ptr @g }
define ptr @f(ptr %p, i1 %c) {
  store ptr @f, ptr %p
  store ptr @g, ptr @t
  %a = icmp eq ptr @g, null
  %s = select i1 %c, ptr @g, ptr @f
  br i1 %c, label %l, label %m
l:
  br label %m
m:
  %q = phi ptr [ @f, %0 ], [ @g, %l ]
  %r = call ptr @f(ptr @g, i1 true)
  %d = call ptr %p(ptr @f)
  ret ptr @f
}
`},
	{name: "typed pointers", src: `%n = type { %n*, i32 (i8*, ...)*, i32 addrspace(1)* }
@g = global %n* null
define i32 (i8*, ...)* @f(%n** %p) {
  %q = load %n*, %n** %p
  %r = getelementptr inbounds %n, %n* %q, i64 0, i32 1
  %s = load i32 (i8*, ...)*, i32 (i8*, ...)** %r
  %t = call i32 (i8*, ...) %s(i8* null, i32 1)
  ret i32 (i8*, ...)* %s
}
`, newer: true},
	{name: "flags", src: body(`  %a = zext nneg i32 %i to i64
  %b = or disjoint i32 %i, 1
  %d = icmp eq i32 %i, 3
  %e = trunc nuw nsw i64 %a to i32
  %g = getelementptr inbounds nuw i8, ptr %p, i64 %a
  %h = getelementptr nusw nuw { i32, i32 }, ptr %p, i64 %a, i32 1
  %j = uitofp nneg i32 %i to float
  %k = fadd nnan nsz float %x, 1.0
  %l = select fast i1 %c, float %x, float 2.0
  %m = fcmp reassoc olt float %x, 1.0`),
		want: []string{"zext i32 %i to i64", "or i32 %i, 1", "trunc i64 %a", "getelementptr  i8, i8* %p", "getelementptr { i32, i32 }, i8* %p", "uitofp i32", "fadd float", "select i1", "fcmp olt"}},
	{name: "flags of LLVM 20", src: body("  %d = icmp samesign ult i32 %i, 3\n  %e = fptrunc nnan ninf double 1.0 to float\n  %g = fpext fast float %x to double"), newer: true,
		want: []string{"icmp ult i32", "fptrunc double", "fpext float"}},
	{name: "flags never heard of", src: body("  %d = add frobnicated nsw i32 %i, 3\n  %m = load gentle i32, ptr %p\n  %l = icmp weird(3) slt i32 %i, 0"), newer: true, want: []string{"add  i32", "load i32, i8* %p"}},
	{name: "atomics", src: body(`  %a = atomicrmw uinc_wrap ptr %p, i32 7 syncscope("agent") seq_cst, align 4
  %b = atomicrmw volatile udec_wrap ptr %p, i32 7 monotonic
  %d = atomicrmw fmax ptr %p, float %x acquire
  %e = atomicrmw xchg ptr %p, ptr @f release, align 8
  %g = atomicrmw fadd ptr %p, <2 x half> zeroinitializer monotonic
  %h = cmpxchg weak volatile ptr %p, ptr null, ptr %p syncscope("x") acq_rel monotonic, align 8
  %j = load atomic volatile ptr, ptr %p syncscope("s") unordered, align 8
  store atomic i32 1, ptr %p release, align 4
  fence syncscope("singlethread") acq_rel`), want: []string{"atomicrmw xchg i32* %p, i32 7", "atomicrmw volatile xchg i32*"}},
	{name: "atomics of LLVM 20", src: body("  %e1 = atomicrmw volatile elementwise fadd ptr %p, <2 x float> zeroinitializer seq_cst\n  %e3 = atomicrmw add ptr inttoptr (i64 8 to ptr), i32 1 monotonic\n  %e4 = atomicrmw add ptr getelementptr (i8, ptr @f, i64 1), i32 1 monotonic\n  %e5 = atomicrmw add ptr @f, i32 1 monotonic\n  %e6 = atomicrmw add ptr null, i32 1 monotonic\n  %e2 = load atomic elementwise <2 x float>, ptr %p monotonic, align 8\n  %a = atomicrmw usub_cond ptr %p, i32 7 monotonic\n  %b = atomicrmw usub_sat ptr %p, i32 7 monotonic\n  %d = atomicrmw fmaximum ptr %p, float %x monotonic"), newer: true},
	{name: "attributes", src: `%T = type { i32, ptr }
declare noundef nonnull align 8 dereferenceable(16) range(i32 0, 5) ptr @r(ptr noundef nocapture readonly align 8 dereferenceable(8) %a,
  ptr byval(%T) align 8, ptr sret(%T) %s, ptr elementtype({ ptr, i32 }) %e, ptr byref(i32), i32 range(i32 0, 5) %i, float nofpclass(nan inf) %x,
  ptr nocapture allocalign %al, ptr dead_on_unwind writable initializes((0, 4), (8, 16)) %w, ptr "key"="value" "alone" captures(none)) #0 align 16
declare void @m() memory(argmem: readwrite, inaccessiblemem: none) nounwind uwtable(sync) vscale_range(1,16) allockind("alloc,zeroed") allocsize(0,1) "x" presplitcoroutine
declare void @n(...) uwtable vscale_range(2) alignstack(16) mustprogress nocallback willreturn
attributes #0 = { memory(read) nounwind "a"="b" "c" alignstack=16 uwtable(async) vscale_range(1,0) allocsize(1) skipprofile }
`, newer: true, want: []string{`"optgo:nofpclass(nan inf)"`, `"optgo:memory(argmem: readwrite, inaccessiblemem: none)"`, `byval(%T) align 8`, `sret(%T)`, `elementtype({ i8*, i32 })`, `"optgo:range(i32 0, 5)"`, `"optgo:uwtable(sync)"`, `"optgo:allockind(\22alloc,zeroed\22)"`, `"optgo:initializes((0, 4), (8, 16))"`, `"optgo:captures(none)"`, "alignstack=16", "declare i8* @r("}},
	{name: "attributes of calls", src: `declare ptr @g(ptr, i32, ...)
define void @f(ptr %p) {
  %a = call noalias noundef nonnull align 8 dereferenceable(4) "x"="y" ptr @g(ptr noundef nonnull align 4 dead_on_unwind %p, i32 signext range(i32 -1, 5) 3) #1
  %b = tail call fastcc ptr (ptr, i32, ...) @g(ptr align(8) byval([4 x ptr]) %p, i32 0, double 1.0) nounwind memory(none)
  musttail call void @f(ptr %p) "x" #2
  ret void
}
attributes #1 = { nomerge }
attributes #2 = { nounwind }
`, newer: true, want: []string{`call i8* @g(i8* noundef nonnull align 4 "optgo:dead_on_unwind" %p`, `nounwind "optgo:memory(none)"`}},
	{name: "calling conventions", src: `declare ptx_kernel void @a()
declare cc 71 void @b()
declare amdgpu_cs_chain void @c()
declare cc10 void @d()
declare cc 200 void @e()
define fastcc i32 @f() {
  call ptx_device void @a()
  call cc 11 void @b()
  call preserve_nonecc void @c()
  ret i32 0
}
`, newer: true, want: []string{"declare ptx_kernel", "declare cc 104 void @c", "cc 21 void @c"}},
	{name: "globals", src: `$c = comdat any
$d = comdat nodeduplicate
@a = internal thread_local(localexec) unnamed_addr constant i32 7, section "s", comdat($c), align 4
@d = linkonce_odr dso_local hidden local_unnamed_addr global [2 x i8] c"\00\22", comdat, align 1
@e = external addrspace(3) externally_initialized global i32, align 4
@h = global i32 0, code_model "large", align 4
@i = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit, align 4
@j = global i32 0, partition "p", align 4 #0
@k = extern_weak global i32
@l = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
@m = thread_local global i32 0
attributes #0 = { "x" }
`, want: []string{"@h = global i32 0, align 4", "@i = global i32 0, align 4"}},
	{name: "aliases and ifuncs", src: `@g = global [4 x i32] zeroinitializer
@a = alias i32, ptr @g
@b = weak hidden unnamed_addr alias i32, getelementptr inbounds ([4 x i32], ptr @g, i64 0, i64 1)
@c = alias void (), ptr @f, partition "p"
@i = ifunc void (i32), ptr @r
@as = alias i32, addrspacecast (ptr addrspace(1) @h to ptr)
@h = addrspace(1) global i32 0
define internal ptr @r() { ret ptr @f }
define void @f() { ret void }
`},
	{name: "typed aliases", newer: true, src: "@g = global [4 x i32] zeroinitializer\n@a = alias i32, getelementptr inbounds ([4 x i32], [4 x i32]* @g, i64 0, i64 1)\n@b = alias i32, bitcast ([4 x i32]* @g to i32*)\n@c = alias i32, i32* getelementptr inbounds ([4 x i32], [4 x i32]* @g, i64 0, i64 1)\n"},
	{name: "constant getelementptr", src: `%T = type { i32, [4 x ptr], <4 x i32> }
@g = global %T zeroinitializer
@a = global ptr getelementptr inbounds (%T, ptr @g, i64 0, i32 1, i64 2)
@b = global ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @g, i64 16)
@d = global i64 ptrtoint (ptr getelementptr (i8, ptr @g, i32 1) to i64)
@v = global <2 x ptr> getelementptr (i32, <2 x ptr> zeroinitializer, <2 x i64> <i64 0, i64 1>)
@w = global ptr getelementptr (%T, ptr @g, i32 0, i32 2, i32 ptrtoint (ptr @b to i32))
`, newer: true, want: []string{
		`i8* bitcast ({} { [22 x i8] c"getelementptr inbounds", %T* null, i8* @g, i64 0, i32 1, i64 2 } to i8*)`,
		`c"getelementptr inbounds nuw inrange(-16,16)"`}},
	{name: "old inrange", newer: true, src: "@g = global { [4 x ptr] } zeroinitializer\n@b = global ptr getelementptr inbounds ({ [4 x ptr] }, ptr @g, i32 0, inrange i32 0, i32 2)\n", want: []string{`c"getelementptr inbounds inrange@1", { [4 x i8*] }* null, i8* @g, i32 0, i32 0, i32 2 }`}},
	{name: "typed constant getelementptr", newer: true, src: "@s = global [4 x i8] c\"abc\\00\"\n@p = global i8* getelementptr inbounds ([4 x i8], [4 x i8]* @s, i64 0, i64 0)\n"},
	{name: "constant expressions", src: `@g = global i32 0
@a = global i64 add (i64 ptrtoint (ptr @g to i64), i64 4)
@b = global i64 sub nuw nsw (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @a to i64))
@d = global i64 mul (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @a to i64))
@e = global i32 trunc (i64 ptrtoint (ptr @g to i64) to i32)
@h = global ptr inttoptr (i64 ptrtoint (ptr @g to i64) to ptr)
@i = global ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1))
@j = global i64 xor (i64 ptrtoint (ptr @g to i64), i64 -1)
@k = global i64 bitcast (<1 x i64> <i64 ptrtoint (ptr @g to i64)> to i64)
@l = global ptr extractelement (<2 x ptr> <ptr @g, ptr @a>, i32 0)
`, newer: true},
	{name: "old constant expressions", newer: true, src: `@g = global i32 0
@a = global i1 icmp eq (ptr @g, ptr null)
@b = global ptr select (i1 icmp ugt (ptr @g, ptr @a), ptr @g, ptr @a)
@c = global i32 zext (i1 icmp eq (i32* @g, i32* null) to i32)
@d = global double fadd (double 1.0, double 2.0)
@e = global i1 fcmp olt (double 1.0, double 2.0)
@h = global i32 lshr exact (i32 ptrtoint (ptr @g to i32), i32 2)
@i = global i32 shl (i32 ptrtoint (ptr @g to i32), i32 2)
@j = global i32 extractvalue ({ i32, [2 x i32] } { i32 1, [2 x i32] [i32 2, i32 3] }, 1, 0)
@k = global { i32, i32 } insertvalue ({ i32, i32 } undef, i32 1, 1)
@l = global <2 x i32> shufflevector (<2 x i32> undef, <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 2, i32 3>)
@m = global <2 x ptr> insertelement (<2 x ptr> undef, ptr @g, i32 0)
@n = global double fneg (double 1.0)
@o = global float fptrunc (double 1.0 to float)
`},
	{name: "constants LLVM 14 lacks", src: `define void @f() { ret void }
@a = global ptr dso_local_equivalent @f
@b = global ptr no_cfi @f
@d = global <4 x i32> splat (i32 3)
@e = global <4 x float> splat (float 1.0)
@g = global <vscale x 2 x i64> zeroinitializer
@h = global <2 x i64> splat (i64 ptrtoint (ptr @f to i64))
@p = global ptr ptrauth (ptr @f, i32 0, i64 1234, ptr @a)
`, newer: true, want: []string{`c"dso_local_equivalent", i8* @f } to i8*)`, `<4 x i32> bitcast ({} { [5 x i8] c"splat", i32 3 } to <4 x i32>)`}},
	{name: "splat", src: "define <vscale x 2 x i64> @f() {\n  %a = add <4 x ptr addrspace(1)> zeroinitializer, splat (ptr addrspace(1) null)\n  ret <vscale x 2 x i64> splat (i64 7)\n}\n", newer: true, want: []string{"to <vscale x 2 x i64>)"}},
	{name: "ptrtoaddr", src: "@g = global i64 ptrtoaddr (ptr @g to i64)\n" + body("  %a = ptrtoaddr ptr %p to i64"), newer: true, want: []string{`c"ptrtoaddr", i8* @g } to i64)`, "ptrtoint i8* %p to i64"}},
	{name: "unknown constant expression", src: "@g = global i64 frobnicate hard (ptr @g, i64 1)\n@h = global i32 wrangle (ptr @g to i32)", newer: true, want: []string{`c"frobnicate hard", i8* @g, i64 1 } to i64)`, `c"wrangle", i8* @g } to i32)`}},
	{name: "integers", src: "@a = global i128 170141183460469231731687303715884105727\n@b = global i128 -5\n@c = global i64 u0xFFFFFFFFFFFFFFFF\n@d = global i8 s0xFF\n@e = global i1 true\n@f = global i200 u0x123456789ABCDEF0123456789ABCDEF0\n@g = global i1 -1\n", newer: true},
	{name: "floats", src: `@a = global float 0x3FF0000000000000
@b = global double 0x7FF8000000000001
@c = global half 0xH3C00
@d = global bfloat 0xR3F80
@e = global x86_fp80 0xK3FFF8000000000000000
@f = global fp128 0xL00000000000000003FFF000000000000
@g = global ppc_fp128 0xM3FF00000000000000000000000000000
@h = global double 1.5e-300
@i = global float -0.0
@j = global float 0xFFF8000000000000
@k = global double 0x7FF0000000000000
@l = global half 0x3FF0000000000000
@m = global bfloat 1.0
@n = global [2 x bfloat] [bfloat 0xR7FC0, bfloat -2.0]
@o = global half 1.0
@q = global x86_fp80 0xK00000000000000000000
`, want: []string{"bitcast (i16 u0x3F80 to %optgo.bfloat)", "bitcast (i16 u0x3C00 to half)", "bitcast (i80 u0x3FFF8000000000000000 to x86_fp80)",
		"bitcast (i128 u0x3FFF0000000000000000000000000000 to fp128)", "bitcast (i64 u0x7ff8000000000001 to double)", "bitcast (i32 u0xffc00000 to float)", "bitcast (i16 u0x3c00 to half)"}},
	{name: "new float literals", src: "@a = global float f0x3F800000\n@b = global double f0x3FF0000000000000\n@c = global bfloat f0x3F80\n@d = global half f0x3c00\n@e = global double +inf\n@f = global half -qnan\n@g = global float +snan(0x1)\n@h = global float -0x1.8p-3\n@i = global float +0.0\n@j = global float 0.e1\n", newer: true},
	{name: "types", src: `%t = type target("spirv.Image", void, 1, 0)
%o = type opaque
%0 = type { i32 }
%7 = type <{ i8, %0 }>
@g = global %7 zeroinitializer
declare target("aarch64.svcount") @s(target("aarch64.svcount"), x86_amx, token, metadata)
declare void @u(<vscale x 4 x ptr>, %t, bfloat, <8 x bfloat>, i1, i8388608)
define void @b(bfloat %x, ptr %p) {
  %a = fadd bfloat %x, 1.0
  store bfloat %a, ptr %p
  %m = load x86_amx, ptr %p
  %l = alloca target("spirv.Image", void, 1, 0)
  %e = fpext bfloat %x to float
  ret void
}
`, newer: true, want: []string{"%optgo.target.0", "%optgo.x86_amx", "<8 x %optgo.bfloat>"}},
	{name: "getelementptr", src: `%V = type { i32, <4 x i32> }
%W = type { %V, i32 }
` + body(`  %a = getelementptr <4 x i32>, ptr %p, i64 0, i64 1
  %b = getelementptr inbounds %W, ptr %p, i64 0, i32 0, i32 1, i32 %i
  %d = getelementptr i32, <4 x ptr> zeroinitializer, <4 x i64> <i64 1, i64 2, i64 3, i64 4>
  %e = getelementptr [4 x i32], ptr %p, i64 0, i64 ptrtoint (ptr @f to i64)
  %g = getelementptr i8, ptr %p, i64 sub (i64 0, i64 ptrtoint (ptr @f to i64)), !dbg !0
  %h = getelementptr { i32, i32 }, ptr %p, i64 0, i32 1, !x !{}
  %j = getelementptr { i32, i32 }, ptr %p, <2 x i64> zeroinitializer, <2 x i32> splat (i32 1)
  %k = getelementptr i8, ptr addrspace(3) null`) + "!0 = !{}\n", newer: true,
		want: []string{"%a = call i8* @optgo.getelementptr( <4 x i32>* null, i8* %p, i64 0, i64 1)", "%h = getelementptr { i32, i32 }, i8* %p, i64 0, i32 1\n"}},
	{name: "gaps", src: `define i32 @f(i32 %0, i32 %3) {
  %5 = add i32 %0, %3
  br label %9
9:
  %12 = phi i32 [ %5, %4 ], [ %20, %15 ]
  br i1 true, label %15, label %30
15:
  %20 = add i32 %12, 1
  br label %9
30:
  ret i32 %12
}
`, want: []string{"(i32 %0, i32 %1) {\n  %3 = add i32 %0, %1\n  br label %4\n4:\n  %5 = phi i32 [ %3, %2 ], [ %7, %6 ]"}, newer: true},
	{name: "implicit numbers", src: `define i32 @f(i32, ptr) {
  add i32 %0, 1
  %4 = add i32 %3, 2
  call void @g()
  call i32 @h()
  invoke i32 @h() to label %7 unwind label %9
  %8 = add i32 %6, %5
  ret i32 %8
  %10 = landingpad { ptr, i32 } cleanup
  ret i32 0
}
declare void @g()
declare i32 @h()
`, newer: true},
	{name: "quoted names", src: "%\"a b\" = type { i32 }\n@\"g\\22h\" = global %\"a b\" zeroinitializer\ndefine void @\"5\"(i32 %\"6\", i32 %-a$.b) {\n\"en try\":\n  %\"x\\01y\" = add i32 %\"6\", %\"-a$.b\"\n  br label %\"ne:xt\"\n\"ne:xt\":\n  %x = add i32 %\"x\\01y\", 1\n  %y = add i32 %\"x\", 1\n  ret void\n}\n"},
	{name: "keyword names", src: "define void @ptr(i32 %define, ptr %i8) {\nptr:\n  %add = add i32 %define, 1\n  %x.nneg = add i32 %add, 1\n  br label %call\ncall:\n  br label %nuw\nnuw:\n  ret void\n}\n"},
	{name: "debug records", src: `define void @f(ptr %p, i32 %x) !dbg !5 {
entry:
    #dbg_declare(ptr %p, !10, !DIExpression(), !11)
    #dbg_value(i32 %x, !10, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !11)
    #dbg_value(!DIArgList(i32 %x, ptr %p), !10, !DIExpression(DW_OP_LLVM_arg, 0), !11)
    #dbg_value(ptr poison, !10, !DIExpression(), !11)
    #dbg_assign(i1 undef, !10, !DIExpression(), !12, ptr %p, !DIExpression(), !11)
    #dbg_label(!13, !11)
    #dbg_value(!14, !10, !DIExpression(), !11)
  ret void, !dbg !11
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "p", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!5 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !6, unit: !1, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!10 = !DILocalVariable(name: "p", scope: !5, file: !2, line: 1)
!11 = !DILocation(line: 1, column: 2, scope: !5)
!12 = distinct !DIAssignID()
!13 = !DILabel(scope: !5, name: "l", file: !2, line: 3)
!14 = !{}
`, want: []string{`call void @llvm.dbg.declare(i8* %p, metadata !"!10", metadata !"!DIExpression()")`, `metadata !"!DIArgList", metadata !"!10", metadata !"!DIExpression(DW_OP_LLVM_arg, 0)") ["optgo.arglist.0"(i32 %x, i8* %p)]`, "declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)"}},
	{name: "metadata operands", src: `declare void @llvm.dbg.value(metadata, metadata, metadata)
define float @f(ptr %p, float %x) {
  call void @llvm.dbg.value(metadata ptr %p, metadata !0, metadata !DIExpression()), !dbg !1
  call void @llvm.dbg.value(metadata !DIArgList(ptr %p, float %x), metadata !0, metadata !DIExpression(DW_OP_LLVM_arg, 0)), !dbg !1
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float 1.0, metadata !"round.tonearest", metadata !"fpexcept.strict") #0
  %s = call i64 @llvm.read_register.i64(metadata !{!"rsp"})
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8), "x"()]
  ret float %r
}
declare void @llvm.assume(i1)
attributes #0 = { strictfp }
!0 = !DILocalVariable(name: "x", scope: !2)
!1 = !DILocation(line: 1, scope: !2)
!2 = distinct !DISubprogram(name: "f")
`, newer: true, want: []string{`metadata !"!\22round.tonearest\22"`, "declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)", "declare i64 @llvm.read_register.i64(metadata)"}},
	{name: "undeclared intrinsics", src: body("  %a = call float @llvm.fmuladd.f32(float %x, float %x, float 1.0)\n  call void (...) @llvm.fake.use(ptr %p)\n  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr %p, i64 8, i1 false)"), newer: true,
		want: []string{"declare float @llvm.fmuladd.f32(float, float, float)", "declare void @llvm.fake.use(...)", "declare void @llvm.memcpy.p0.p0.i64(i8*, i8*, i64, i1)"}},
	{name: "attachments", src: `@g = global i32 0, !dbg !0, !type !1
define void @f(ptr %p) prefix i32 1 personality ptr @f !dbg !2 !prof !{!"function_entry_count", i64 3} {
  %a = load i32, ptr %p, align 4, !tbaa !0, !range !{i32 0, i32 5}
  br i1 true, label %x, label %x, !prof !1, !llvm.loop !0
x:
  call void @f(ptr null), !srcloc !0, !callees !{ptr @f}
  ret void, !dbg !3
}
declare !dbg !2 void @h()
!n = !{}
!named = !{!0, !1}
!0 = distinct !{!0, !1}
!1 = !{i64 0, !{ptr @f}, null, !"a\22b)"}
!2 = distinct !DISubprogram(name: "f;)")
!3 = !DILocation(line: 1, scope: !2)
`, newer: true},
	{name: "calls of constants", src: `@g = global i32 0
define void @f(i32 %i) {
  call void inttoptr (i64 5 to ptr)(i32 %i, ptr @g)
  %a = call i32 getelementptr (i8, ptr @g, i64 4)(i64 1)
  call void (i32, ...) inttoptr (i64 5 to ptr)(i32 %i, ptr @g)
  call void undef()
  call void null(i32 1)
  call void asm sideeffect alignstack inteldialect unwind "nop $0", "r,~{memory}"(i32 %i)
  %v = call { i32, i32 } asm "x", "=r,=r"()
  ret void
}
`, want: []string{"call void (i32, i8*) inttoptr (i64 5 to void(i32, i8*)*)(i32 %i, i8* @g)"}},
	{name: "typed calls of constants", newer: true, src: "declare i32 @k(...)\ndefine i32 @f(i32 %x) {\n  %a = call i32 bitcast (i32 (...)* @k to i32 (i32)*)(i32 %x)\n  %b = call i32 (i32) bitcast (i32 (...)* @k to i32 (i32)*)(i32 %x)\n  ret i32 %a\n}\n"},
	{name: "exceptions", src: `declare i32 @__CxxFrameHandler3(...)
declare void @g()
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @g() [ "deopt"(i32 1) ] to label %ok unwind label %cs
cs:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  call void @g() [ "funclet"(token %p) ]
  catchret from %p to label %ok
ok:
  invoke void @g() to label %done unwind label %cl
cl:
  %q = cleanuppad within none []
  cleanupret from %q unwind to caller
done:
  ret void
}
define void @l() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %1 unwind label %2
1:
  ret void
2:
  %3 = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @g]
  resume { ptr, i32 } %3
}
`},
	{name: "control flow", src: `define i32 @f(i32 %x, ptr %p) {
  switch i32 %x, label %d [
    i32 1, label %a
    i32 -2, label %a
  ]
a:
  indirectbr ptr blockaddress(@f, %b), [label %b, label %d]
b:
  callbr void asm "", "r,!i,!i"(i32 %x) to label %d [label %a, label %e]
d:
  store ptr addrspace(1) addrspacecast (ptr blockaddress(@f, %e) to ptr addrspace(1)), ptr %p
  ret i32 0
e:
  unreachable
}
`},
	{name: "vectors and aggregates", src: `define i32 @f(<4 x i32> %v, { i32, [2 x ptr] } %s, i32 %i, ptr %p) {
  %a = extractelement <4 x i32> %v, i32 1
  %b = insertelement <4 x i32> %v, i32 %i, i64 2
  %c = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 1, i32 poison>
  %d = extractvalue { i32, [2 x ptr] } %s, 1, 0
  %e = insertvalue { i32, [2 x ptr] } %s, ptr @f, 1, 1, !dbg !0
  %g = freeze i32 %i, !dbg !0
  %h = va_arg ptr %p, i32
  %j = alloca [4 x ptr], i32 3, align 16, addrspace(5), !dbg !0
  %k = alloca inalloca { i32 }, align 4
  %l = alloca i32, addrspace(5)
  ret i32 %a
}
!0 = !{}
`, newer: true},
	{name: "module level", src: `source_filename = "a;b.c"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64"
@g = global i32 0
module asm ".globl x ; \22y\22"
define void @f(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  %d = add i32 %a, %b
  ret void
  uselistorder i32 %a, { 1, 0 }
}
@l = alias i32, ptr @g
@m = alias i32, ptr @g
uselistorder ptr @g, { 1, 0 }
^0 = module: (path: "[Regular LTO]", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external), insts: 1)))
^2 = flags: 8
^3 = blockcount: 0
`, newer: true},
	{name: "gaps in global numbers", src: `@0 = global i32 0
@3 = global ptr @0
@9 = global i64 ptrtoint (ptr @3 to i64)
@a = alias i32, ptr @3
define ptr @12() {
  call void @14(ptr @9)
  %x = load ptr, ptr getelementptr (i8, ptr @9, i64 1)
  ret ptr no_cfi @14
}
declare !x !0 void @14(ptr)
!0 = !{ptr @12}
`, newer: true, want: []string{"@1 = global i8* @0", "@2 = global i64 ptrtoint (i8* @1 to i64)", "call void @4(i8* @2)", "i8* @4 } to i8*)"}},
	{name: "symbolic address spaces", newer: true, src: "target datalayout = \"e-A5-G1-P2\"\n@g = addrspace(\"G\") global ptr addrspace(\"P\") null\ndefine void @f() {\n  %a = alloca i32, addrspace(\"A\")\n  ret void\n}\n",
		want: []string{"@g = addrspace(1) global i8 addrspace(2)* null", "alloca i32, addrspace(5)"}},
	{name: "odd bytes", src: "; caf\xe9 \xff\r\n@g = global i32 0\r\n@s = global [3 x i8] c\"\xff\x01a\"\x00\n@\"\xfe\" = global i32 1"},
	{name: "undefined attribute group", src: "define void @f() #7 {\n  ret void\n}\n", want: []string{"attributes #7 = { }"}},
	{name: "several attribute groups of a number", src: "define void @f() #0 {\n  ret void\n}\nattributes #0 = { nounwind }\nattributes #0 = { cold }\n", newer: true},
}
