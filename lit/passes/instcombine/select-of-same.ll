; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Selects between two operations of a kind: the operation on a select.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @sum_difference(
; CHECK-NEXT:   %1 = sub i32 0, %y
; CHECK-NEXT:   %r.p = select i1 %c, i32 %1, i32 %y
; CHECK-NEXT:   %r = add i32 %r.p, %x
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @sum_difference(i1 %c, i32 %x, i32 %y) {
  %a = sub i32 %x, %y
  %b = add i32 %x, %y
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

; CHECK-LABEL: @float_sum(
; CHECK-NEXT:   %1 = fneg float %y
; CHECK-NEXT:   %r.p = select i1 %c, float %1, float %y
; CHECK-NEXT:   %r = fadd float %r.p, %x
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
define float @float_sum(i1 %c, float %x, float %y) {
  %a = fsub float %x, %y
  %b = fadd float %x, %y
  %r = select i1 %c, float %a, float %b
  ret float %r
}

; CHECK-LABEL: @negations(
; CHECK-NEXT:   %r.v = select i1 %c, float %x, float %y
; CHECK-NEXT:   %r = fneg float %r.v
; CHECK-NEXT:   ret float %r
; CHECK-NEXT: }
define float @negations(i1 %c, float %x, float %y) {
  %a = fneg float %x
  %b = fneg float %y
  %r = select i1 %c, float %a, float %b
  ret float %r
}

; CHECK-LABEL: @address(
; CHECK-NEXT:   %r.idx = select i1 %c, i64 %y, i64 0
; CHECK-NEXT:   %r = getelementptr i32, ptr %x, i64 %r.idx
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
define ptr @address(i1 %c, ptr %x, i64 %y) {
  %a = getelementptr i32, ptr %x, i64 %y
  %r = select i1 %c, ptr %a, ptr %x
  ret ptr %r
}

; CHECK-LABEL: @addresses(
; CHECK-NEXT:   %r.v = select i1 %c, i64 %y, i64 %z
; CHECK-NEXT:   %r = getelementptr inbounds i32, ptr %x, i64 %r.v
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
define ptr @addresses(i1 %c, ptr %x, i64 %y, i64 %z) {
  %a = getelementptr inbounds i32, ptr %x, i64 %y
  %b = getelementptr inbounds i32, ptr %x, i64 %z
  %r = select i1 %c, ptr %a, ptr %b
  ret ptr %r
}

; CHECK-LABEL: @mirrored(
; CHECK-NEXT:   %1 = xor i1 %b, %a
; CHECK-NEXT:   %r = select i1 %1, i32 %y, i32 %x
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @mirrored(i1 %a, i1 %b, i32 %x, i32 %y) {
  %s = select i1 %b, i32 %x, i32 %y
  %t = select i1 %b, i32 %y, i32 %x
  %r = select i1 %a, i32 %s, i32 %t
  ret i32 %r
}

; CHECK-LABEL: @narrow(
; CHECK-NEXT:   %narrow = call i32 @llvm.umin.i32(i32 %x, i32 10)
; CHECK-NEXT:   %r = zext nneg i32 %narrow to i64
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @narrow(i32 %x, i64 %y) {
  %c = icmp ult i32 %x, 10
  %z = zext i32 %x to i64
  %r = select i1 %c, i64 %z, i64 10
  ret i64 %r
}
