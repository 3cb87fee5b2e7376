; Globals with every property; comdats, aliases and ifuncs.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
;CHECK-NEXT:target triple = "nvptx64-nvidia-cuda"
;CHECK-EMPTY:
;CHECK-NEXT:module asm "first line"
;CHECK-NEXT:module asm "tab\09quote\22"
;CHECK-EMPTY:
;CHECK-NEXT:$large = comdat largest
;CHECK-EMPTY:
;CHECK-NEXT:$any = comdat any
;CHECK-EMPTY:
;CHECK-NEXT:$nd = comdat nodeduplicate
;CHECK-EMPTY:
;CHECK-NEXT:@any = linkonce_odr global i32 0, comdat
;CHECK-NEXT:@b = internal unnamed_addr constant [2 x i8] c"x\00", section ".rodata", comdat($nd), align 1
;CHECK-NEXT:@c = external thread_local(initialexec) local_unnamed_addr addrspace(1) global i32
;CHECK-NEXT:@d = private externally_initialized global i32 undef, align 4
;CHECK-NEXT:@e = weak hidden global ptr @large, comdat($large)
;CHECK-NEXT:@f = common protected global i64 0, partition "part"
;CHECK-NEXT:@g = available_externally dso_local constant i32 3, !kind !0
;CHECK-NEXT:@"with space" = appending global [0 x ptr] zeroinitializer
;CHECK-NEXT:@0 = private constant i32 1
;CHECK-NEXT:@1 = private constant i32 2
;CHECK-NEXT:@2 = private constant ptr @1
;CHECK-EMPTY:
;CHECK-NEXT:@alias = weak_odr alias i32, ptr @any
;CHECK-NEXT:@alias2 = hidden unnamed_addr alias i8, getelementptr (i8, ptr @b, i64 1)
;CHECK-EMPTY:
;CHECK-NEXT:@resolver.fn = ifunc void (), ptr @resolve
;CHECK-EMPTY:
;CHECK-NEXT:define weak_odr i32 @large() comdat {
;CHECK-NEXT:  ret i32 0
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:define ptr @resolve() {
;CHECK-NEXT:  ret ptr null
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:define internal void @sec() section ".text.hot" align 32 gc "statepoint-example" prefix i32 1 prologue i8 2 {
;CHECK-NEXT:  ret void
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:declare extern_weak dllimport void @imp()
;CHECK-EMPTY:
;CHECK-NEXT:!0 = !{!"x"}

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
module asm "first line"
module asm "tab\09quote\22"
$any = comdat any
$large = comdat largest
$nd = comdat nodeduplicate
@any = linkonce_odr global i32 0, comdat
@b = internal unnamed_addr constant [2 x i8] c"x\00", section ".rodata", comdat($nd), align 1
@c = external thread_local(initialexec) local_unnamed_addr addrspace(1) global i32
@d = private externally_initialized global i32 undef, align 4
@e = weak hidden global ptr @large, comdat($large)
@f = common protected global i64 0, partition "part"
@g = available_externally dso_local constant i32 3, !kind !0
@"with space" = appending global [0 x ptr] zeroinitializer
@0 = private constant i32 1
@1 = private constant i32 2
@5 = private constant ptr @1
@alias = weak_odr alias i32, ptr @any
@alias2 = hidden unnamed_addr alias i8, getelementptr (i8, ptr @b, i64 1)
@resolver.fn = ifunc void (), ptr @resolve
define weak_odr i32 @large() comdat {
  ret i32 0
}
define ptr @resolve() {
  ret ptr null
}
define internal void @sec() section ".text.hot" align 32 gc "statepoint-example" prefix i32 1 prologue i8 2 {
  ret void
}
declare extern_weak dllimport void @imp()
!0 = !{!"x"}
