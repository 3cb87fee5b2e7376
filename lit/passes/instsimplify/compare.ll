; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; Compares that known bits and limits decide.

; CHECK-LABEL: @masked(
; CHECK-NEXT:  ret i1 true
; CHECK-NEXT: }
define i1 @masked(i32 %a) {
  %m = and i32 %a, 7
  %r = icmp ult i32 %m, 8
  ret i1 %r
}

; CHECK-LABEL: @widened(
; CHECK-NEXT:  ret i1 true
; CHECK-NEXT: }
define i1 @widened(i8 %a) {
  %z = zext i8 %a to i32
  %r = icmp sgt i32 %z, -1
  ret i1 %r
}

; CHECK-LABEL: @odd(
; CHECK-NEXT:  ret i1 false
; CHECK-NEXT: }
define i1 @odd(i32 %a) {
  %o = or i32 %a, 1
  %r = icmp eq i32 %o, 0
  ret i1 %r
}

; CHECK-LABEL: @below_zero(
; CHECK-NEXT:  ret i1 false
; CHECK-NEXT: }
define i1 @below_zero(i32 %a) {
  %r = icmp ult i32 %a, 0
  ret i1 %r
}

; CHECK-LABEL: @same(
; CHECK-NEXT:  ret i1 true
; CHECK-NEXT: }
define i1 @same(i32 %a) {
  %r = icmp sle i32 %a, %a
  ret i1 %r
}

; CHECK-LABEL: @slot_is_not_null(
; CHECK-NEXT:  ret i1 false
; CHECK-NEXT: }
define i1 @slot_is_not_null() {
  %x = alloca i32, align 4
  %r = icmp eq ptr %x, null
  ret i1 %r
}
