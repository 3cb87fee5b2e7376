; RUN: opt-go %s -passes=lower-constant-intrinsics -S | FileCheck %s
;
; An external definition has at least the declared bytes; the maximum is unknown.

; CHECK: @elsewhere = external global [3 x i32]
; CHECK: @weak = weak global i64 0
; CHECK: @missing = extern_weak global i32
;
; CHECK: define void @f(ptr %o) {
; CHECK-NEXT:   store volatile i64 12, ptr %o, align 4
; CHECK-NEXT:   store volatile i64 -1, ptr %o, align 4
; CHECK-NEXT:   store volatile i64 8, ptr %o, align 4
; CHECK-NEXT:   store volatile i64 0, ptr %o, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@elsewhere = external global [3 x i32]
@weak = weak global i64 0
@missing = extern_weak global i32
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
define void @f(ptr %o) {
  %1 = call i64 @llvm.objectsize.i64.p0(ptr @elsewhere, i1 true, i1 false, i1 false)
  store volatile i64 %1, ptr %o
  %2 = call i64 @llvm.objectsize.i64.p0(ptr @elsewhere, i1 false, i1 false, i1 false)
  store volatile i64 %2, ptr %o
  %3 = call i64 @llvm.objectsize.i64.p0(ptr @weak, i1 true, i1 false, i1 false)
  store volatile i64 %3, ptr %o
  %4 = call i64 @llvm.objectsize.i64.p0(ptr @missing, i1 true, i1 false, i1 false)
  store volatile i64 %4, ptr %o
  ret void
}
