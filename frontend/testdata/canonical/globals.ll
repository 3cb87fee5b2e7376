source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl foo"
module asm "foo: nop"

%list = type { i32, ptr, [2 x %inner] }
%inner = type <{ i8, i32 }>
%opaque = type opaque

$grp = comdat any

$big = comdat largest

@plain = global i32 5, align 4
@ext = external dso_local global %list, align 8
@opq = external global %opaque
@cst = private unnamed_addr constant [6 x i8] c"hel\0A\00\22", align 1
@strct = internal global %list { i32 1, ptr @strct, [2 x %inner] [%inner <{ i8 1, i32 2 }>, %inner zeroinitializer] }, section "data", align 16
@tls = thread_local(initialexec) global i64 0, align 8
@tls2 = thread_local global i64 -1
@wk = weak_odr hidden local_unnamed_addr global ptr null, comdat($grp), align 8
@lo = linkonce_odr dso_local constant float 0x3FF19999A0000000, comdat($big)
@cm = common global i32 0
@ew = extern_weak global i32
@as = addrspace(1) global i32 undef
@dll = dllexport global i32 0
@ei = externally_initialized global i32 0
@part = global i32 0, partition "p1"
@cmod = global i32 0, code_model "large"
@san = global i32 0, no_sanitize_address, no_sanitize_hwaddress
@gep = global ptr getelementptr inbounds (%list, ptr @strct, i64 0, i32 2, i64 1)
@gepr = global ptr getelementptr inrange(-16, 16) ({ [4 x ptr] }, ptr @vt, i32 0, i32 0, i32 2)
@vt = constant { [4 x ptr] } zeroinitializer
@pti = global i64 ptrtoint (ptr @plain to i64)
@sub = global i32 trunc (i64 sub (i64 ptrtoint (ptr @f to i64), i64 ptrtoint (ptr @plain to i64)) to i32)
@asc = global ptr addrspacecast (ptr addrspace(1) @as to ptr)
@dle = global ptr dso_local_equivalent @f
@ncfi = global ptr no_cfi @f
@wide = global i128 170141183460469231731687303715884105727
@neg = global i128 -1
@b = global i1 true
@vec = global <3 x i16> <i16 1, i16 undef, i16 poison>
@arr = global [3 x i8] [i8 1, i8 undef, i8 3]
@nan = global double 0x7FF8000000000001
@inf = global float 0x7FF0000000000000
@nz = global double -0.000000e+00
@x86 = global x86_fp80 0xK4000C8F5C28F5C28F800
@ppc = global ppc_fp128 0xM400C0000000000300000000010000000
@hf = global half 0xH3C00
@bf = global bfloat 0xR4049
@0 = global i32 7
@1 = global ptr @0
@llvm.used = appending global [1 x ptr] [ptr @plain], section "llvm.metadata"

@al = weak alias i32, ptr @plain
@al2 = internal unnamed_addr alias i8, getelementptr (i8, ptr @strct, i64 4)

@if = ifunc void (), ptr @resolver

define ptr @resolver() {
  ret ptr @f
}

; Function Attrs: noinline nounwind optnone uwtable
define weak_odr hidden void @f() unnamed_addr #0 section "text" comdat($grp) align 32 gc "statepoint-example" prefix i32 7 prologue i8 -112 {
  ret void
}

declare dllimport void @imp(...)

; Function Attrs: nounwind
declare !prof !0 i32 @decl(ptr nocapture readonly, i32 inreg) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "no-value" }
attributes #1 = { nounwind }

!0 = !{!"function_entry_count", i64 3}
