; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Selects by overflow are saturating operations.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @sum(
; CHECK-NEXT:   %r = call i32 @llvm.uadd.sat.i32(i32 %a, i32 %b)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @sum(i32 %a, i32 %b) {
  %m = call {i32, i1} @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %o = extractvalue {i32, i1} %m, 1
  %v = extractvalue {i32, i1} %m, 0
  %r = select i1 %o, i32 -1, i32 %v
  ret i32 %r
}

; CHECK-LABEL: @difference(
; CHECK-NEXT:   %r = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @difference(i32 %a, i32 %b) {
  %m = call {i32, i1} @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  %o = extractvalue {i32, i1} %m, 1
  %v = extractvalue {i32, i1} %m, 0
  %r = select i1 %o, i32 0, i32 %v
  ret i32 %r
}

declare {i32, i1} @llvm.uadd.with.overflow.i32(i32, i32)
declare {i32, i1} @llvm.usub.with.overflow.i32(i32, i32)
