package frontend

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// upgrades are texts that are not printed as they were read.
var upgrades = []struct{ name, src, want string }{
	{"typed pointers and vanishing bitcasts", `
%T = type { i32*, %T* }
@s = global [3 x i8] c"ab\00"
@p = global i8* getelementptr inbounds ([3 x i8], [3 x i8]* @s, i64 0, i64 0)
@q = global i32* bitcast ([3 x i8]* @s to i32*)
define i32* @f(%T* %t, i8 addrspace(3)* %l, i32 (i32)* %fn) {
  %1 = getelementptr inbounds %T, %T* %t, i64 0, i32 1
  %2 = load %T*, %T** %1
  %3 = bitcast %T* %2 to i8*
  %4 = bitcast i8* %3 to i32*
  store i32 1, i32* %4
  %5 = addrspacecast i8 addrspace(3)* %l to i8*
  %6 = bitcast i8* %5 to i32*
  %7 = call i32 %fn(i32 2)
  %8 = bitcast i32 %7 to float
  ret i32* %6
}
`, `
%T = type { ptr, ptr }

@s = global [3 x i8] c"ab\00"
@p = global ptr @s
@q = global ptr @s

define ptr @f(ptr %t, ptr addrspace(3) %l, ptr %fn) {
  %1 = getelementptr inbounds %T, ptr %t, i64 0, i32 1
  %2 = load ptr, ptr %1, align 8
  store i32 1, ptr %2, align 4
  %3 = addrspacecast ptr addrspace(3) %l to ptr
  %4 = call i32 %fn(i32 2)
  %5 = bitcast i32 %4 to float
  ret ptr %3
}
`},
	{"a bitcast in front of what it converts, and a cycle of them", `
define i8* @f(i32 %n) {
entry:
  br label %b
a:
  %x = bitcast i32* %y to i8*
  ret i8* %x
b:
  %y = alloca i32, i32 %n
  br label %a
dead:
  %u = bitcast i8* %v to i32*
  %v = bitcast i32* %u to i8*
  ret i8* %v
}
`, `
define ptr @f(i32 %n) {
entry:
  br label %b

a:                                                ; preds = %b
  ret ptr %y

b:                                                ; preds = %entry
  %y = alloca i32, i32 %n, align 4
  br label %a

dead:                                             ; No predecessors!
  ret ptr poison
}
`},
	{"bitcasts of opaque pointers stay", `
define ptr @f(ptr %p) {
  %q = bitcast ptr %p to ptr
  ret ptr %q
}
`, `
define ptr @f(ptr %p) {
  %q = bitcast ptr %p to ptr
  ret ptr %q
}
`},
	{"default alignments", `
target datalayout = "e-i64:64-i128:128-v64:64-p3:32:32"
define void @f(ptr %p, ptr addrspace(3) %q) {
  %a = alloca i64
  %b = alloca { i8, i16 }
  %c = load <2 x float>, ptr %p
  %d = load ptr addrspace(3), ptr %p
  store i128 0, ptr %p
  %e = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst
  %f = atomicrmw or ptr %p, i64 1 monotonic
  ret void
}
`, `
target datalayout = "e-i64:64-i128:128-v64:64-p3:32:32"

define void @f(ptr %p, ptr addrspace(3) %q) {
  %a = alloca i64, align 8
  %b = alloca { i8, i16 }, align 8
  %c = load <2 x float>, ptr %p, align 8
  %d = load ptr addrspace(3), ptr %p, align 4
  store i128 0, ptr %p, align 16
  %e = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst, align 4
  %f = atomicrmw or ptr %p, i64 1 monotonic, align 8
  ret void
}
`},
	{"memory attributes", `
declare void @a() readnone
declare void @b() argmemonly readonly nounwind
declare void @c(i8* readonly, i8* readnone, i8* writeonly) inaccessiblemem_or_argmemonly
declare void @d() #0
define void @e() {
  call void @a() writeonly
  ret void
}
attributes #0 = { inaccessiblememonly "x" }
`, `
; Function Attrs: memory(none)
declare void @a() #0

; Function Attrs: nounwind memory(argmem: read)
declare void @b() #1

; Function Attrs: memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @c(ptr readonly, ptr readnone, ptr writeonly) #2

; Function Attrs: memory(inaccessiblemem: readwrite)
declare void @d() #3

define void @e() {
  call void @a() #4
  ret void
}

attributes #0 = { memory(none) }
attributes #1 = { nounwind memory(argmem: read) }
attributes #2 = { memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { memory(inaccessiblemem: readwrite) "x" }
attributes #4 = { memory(write) }
`},
	{"folding of constant expressions", `
@g = global i32 0
@a = global i64 add (i64 ptrtoint (ptr @g to i64), i64 0)
@b = global i64 add (i64 3, i64 ptrtoint (ptr @g to i64))
@c = global i64 ptrtoint (ptr inttoptr (i64 7 to ptr) to i64)
@d = global ptr inttoptr (i64 0 to ptr)
@e = global i64 sub (i64 1, i64 2)
@f = global i8 lshr (i8 -128, i8 7)
@h = global i64 bitcast (double 1.0 to i64)
@i = global <2 x i8> trunc (<2 x i16> <i16 257, i16 -1> to <2 x i8>)
@j = global i1 icmp slt (i8 -1, i8 0)
@k = global ptr getelementptr inbounds ([4 x i8], ptr @g, i32 0, i32 0)
@l = global <4 x i32> splat (i32 9)
@m = global i32 zext (i8 255 to i32)
@n = global i32 sext (i8 255 to i32)
@o = global i32 extractelement (<2 x i32> <i32 4, i32 5>, i32 1)
@p = global <2 x i32> shufflevector (<2 x i32> <i32 4, i32 5>, <2 x i32> undef, <2 x i32> <i32 1, i32 0>)
@q = global float fadd (float 1.5, float 0.25)
`, `
@g = global i32 0
@a = global i64 ptrtoint (ptr @g to i64)
@b = global i64 add (i64 ptrtoint (ptr @g to i64), i64 3)
@c = global i64 7
@d = global ptr null
@e = global i64 -1
@f = global i8 1
@h = global i64 4607182418800017408
@i = global <2 x i8> <i8 1, i8 -1>
@j = global i1 true
@k = global ptr @g
@l = global <4 x i32> <i32 9, i32 9, i32 9, i32 9>
@m = global i32 255
@n = global i32 -1
@o = global i32 5
@p = global <2 x i32> <i32 5, i32 4>
@q = global float 1.750000e+00
`},
	{"constant expressions that became instructions", `
@g = global i32 0
@h = weak global i32 0
define i64 @f(i1 %c) {
entry:
  %x = add i64 1, zext (i1 icmp eq (ptr @g, ptr @h) to i64)
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i64 [ 0, %entry ], [ shl (i64 ptrtoint (ptr @g to i64), i64 1), %a ]
  ret i64 %p
}
`, `
@g = global i32 0
@h = weak global i32 0

define i64 @f(i1 %c) {
entry:
  %constexpr = icmp eq ptr @g, @h
  %constexpr1 = zext i1 %constexpr to i64
  %x = add i64 1, %constexpr1
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  %constexpr2 = shl i64 ptrtoint (ptr @g to i64), 1
  br label %b

b:                                                ; preds = %a, %entry
  %p = phi i64 [ 0, %entry ], [ %constexpr2, %a ]
  ret i64 %p
}
`},
	{"names and attributes of intrinsics", `
%struct.as = type { i32 }
declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1)
declare void @llvm.memset.p1i8.i64(i8 addrspace(1)*, i8, i64, i1)
declare %struct.as* @llvm.launder.invariant.group.p0s_struct.ass(%struct.as*)
declare i8* @llvm.launder.invariant.group.p0i8(i8*)
declare <4 x i32*> @llvm.masked.gather.v4p0i32.v4p0p0i32(<4 x i32**>, i32, <4 x i1>, <4 x i32*>)
declare i8* @llvm.stacksave()
declare void @llvm.va_start(i8*)
declare <2 x i32> @llvm.experimental.vector.extract.v2i32.v4i32(<4 x i32>, i64)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.unknown.thing(i32) nounwind
define i8* @f(%struct.as* %p, i8* %q) {
  %1 = call %struct.as* @llvm.launder.invariant.group.p0s_struct.ass(%struct.as* %p)
  %2 = call i8* @llvm.launder.invariant.group.p0i8(i8* %q)
  ret i8* %2
}
`, `
; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p1.i64(ptr addrspace(1) nocapture writeonly, i8, i64, i1 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
declare ptr @llvm.launder.invariant.group.p0(ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare <4 x ptr> @llvm.masked.gather.v4p0.v4p0(<4 x ptr>, i32 immarg, <4 x i1>, <4 x ptr>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nounwind
declare void @llvm.unknown.thing(i32) #5

define ptr @f(ptr %p, ptr %q) {
  %1 = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %2 = call ptr @llvm.launder.invariant.group.p0(ptr %q)
  ret ptr %2
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
`},
	{"nvvm intrinsics that LLVM expands", `
declare i32 @llvm.nvvm.abs.i(i32)
declare i64 @llvm.nvvm.max.ull(i64, i64)
declare i32 @llvm.nvvm.clz.ll(i64)
declare float @llvm.nvvm.atomic.load.add.f32.p0f32(float*, float)
define float @f(i32 %x, i64 %y, float* %p) {
  %a = call i32 @llvm.nvvm.abs.i(i32 %x)
  %b = call i64 @llvm.nvvm.max.ull(i64 %y, i64 3)
  %c = call i32 @llvm.nvvm.clz.ll(i64 %b)
  %d = call float @llvm.nvvm.atomic.load.add.f32.p0f32(float* %p, float 1.0)
  ret float %d
}
`, `
define float @f(i32 %x, i64 %y, ptr %p) {
  %neg = sub i32 0, %x
  %abs.cond = icmp sge i32 %x, 0
  %abs = select i1 %abs.cond, i32 %x, i32 %neg
  %b = call i64 @llvm.umax.i64(i64 %y, i64 3)
  %ctlz = call i64 @llvm.ctlz.i64(i64 %b, i1 false)
  %ctlz.trunc = trunc i64 %ctlz to i32
  %1 = atomicrmw fadd ptr %p, float 1.000000e+00 seq_cst, align 4
  ret float %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
`},
	{"intrinsics without a declaration, gaps in numbers, mismatched calls", `
define i32 @f(i32 %0, i32 %5) {
  %10 = call i32 @llvm.umax.i32(i32 %0, i32 %5)
  call void @g(i32 1)
  %12 = call i32 (i32, ...) @g(i32 1, i32 2)
  ret i32 %10
}
declare void @g()
`, `
define i32 @f(i32 %0, i32 %1) {
  %3 = call i32 @llvm.umax.i32(i32 %0, i32 %1)
  call void @g(i32 1)
  %4 = call i32 (i32, ...) @g(i32 1, i32 2)
  ret i32 %3
}

declare void @g()

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
`},
	{"calls through bitcasts of functions", `
declare i32 @g(...)
define void @f() {
  %1 = call i32 bitcast (i32 (...)* @g to i32 (i32)*)(i32 1)
  %2 = call i32 (...) @g(i32 2)
  ret void
}
`, `
declare i32 @g(...)

define void @f() {
  %1 = call i32 @g(i32 1)
  %2 = call i32 (...) @g(i32 2)
  ret void
}
`},
	{"what a call in an old form says beside its arguments", `
declare void @llvm.memset.p0i8.i64(ptr, i8, i64, i32, i1) local_unnamed_addr
declare i32 @llvm.ctlz.i32.p0(i32, i1 immarg)
declare i64 @llvm.objectsize.i64.unnamed(ptr, i1)
define i32 @f(ptr %p, i32 %x) {
  tail call void @llvm.memset.p0i8.i64(ptr nonnull %p, i8 0, i64 4, i32 4, i1 false) nounwind, !note !0
  %s = tail call i64 @llvm.objectsize.i64.unnamed(ptr nonnull %p, i1 false) nounwind, !note !0
  %y = tail call i32 @llvm.ctlz.i32.p0(i32 %x) nounwind, !note !0
  ret i32 %y
}
!0 = !{}
`, `
; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #0

define i32 @f(ptr %p, i32 %x) {
  call void @llvm.memset.p0.i64(ptr nonnull align 4 %p, i8 0, i64 4, i1 false) #2
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  %y = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  ret i32 %y
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind }
`},
	{"unnamed globals, written with an empty name, and arrays without elements", `
@5 = global i8 0
@"" = global [0 x i32] []
declare void @25()
declare void @""()
@p = global [2 x ptr] [ptr @6, ptr @26]
`, `
@0 = global i8 0
@1 = global [0 x i32] []
@p = global [2 x ptr] [ptr @1, ptr @3]

declare void @2()

declare void @3()
`},
	{"an atomic addition whose declaration has another result", `
declare i32 @llvm.nvvm.atomic.load.add.f32.p0(ptr, float)
define float @f(ptr %p, float %x) {
  %r = call float @llvm.nvvm.atomic.load.add.f32.p0(ptr %p, float %x)
  ret float %r
}
`, `
define float @f(ptr %p, float %x) {
  %1 = atomicrmw fadd ptr %p, float %x seq_cst, align 4
  ret float %1
}
`},
	{"intrinsics of other forms than LLVM 19's", `
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i32, i1)
declare i32 @llvm.cttz.i32(i32)
declare void @llvm.lifetime.start.p0(ptr)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, <4 x i1>)

define i32 @f(ptr %p, i32 %x, <4 x i1> %m) {
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %p, i8* %p, i64 4, i32 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %p)
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> %m, <4 x i32> poison)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 16 %p, <4 x i1> %m)
  %a = ptrtoaddr ptr %p to i64
  %y = call i32 @llvm.cttz.i32(i32 %x)
  ret i32 %y
}
`, `
define i32 @f(ptr %p, i32 %x, <4 x i1> %m) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %p, i64 4, i1 false)
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %p, <4 x i1> %m, <4 x i32> poison)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 16 %p, <4 x i1> %m)
  %a = ptrtoaddr ptr %p to i64
  %y = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  ret i32 %y
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr captures(none), <4 x i1>, <4 x i32>) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr captures(none), <4 x i1>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
`},
}

func TestUpgrade(t *testing.T) {
	for _, c := range upgrades {
		t.Run(c.name, func(t *testing.T) {
			got := print(mustRead(t, "in.ll", []byte(c.src)))
			if diff := cmp.Diff(strings.Trim(c.want, "\n"), strings.Trim(got, "\n")); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}
