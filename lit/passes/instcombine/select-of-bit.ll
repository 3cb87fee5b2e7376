; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Selects by one bit: the bit is moved to where it counts.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @or(
; CHECK-NEXT:   %a = and i32 %x, 4
; CHECK-NEXT:   %r = or i32 %a, %y
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @or(i32 %x, i32 %y) {
  %a = and i32 %x, 4
  %c = icmp eq i32 %a, 0
  %o = or i32 %y, 4
  %r = select i1 %c, i32 %y, i32 %o
  ret i32 %r
}

; CHECK-LABEL: @or_moved(
; CHECK-NEXT:   %a = shl i32 %x, 3
; CHECK-NEXT:   %1 = and i32 %a, 32
; CHECK-NEXT:   %r = or i32 %1, %y
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @or_moved(i32 %x, i32 %y) {
  %a = and i32 %x, 4
  %c = icmp eq i32 %a, 0
  %o = or i32 %y, 32
  %r = select i1 %c, i32 %y, i32 %o
  ret i32 %r
}

; CHECK-LABEL: @constants(
; CHECK-NEXT:   %a = and i32 %x, 4
; CHECK-NEXT:   %r = or disjoint i32 %a, 2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @constants(i32 %x) {
  %a = and i32 %x, 4
  %c = icmp eq i32 %a, 0
  %r = select i1 %c, i32 2, i32 6
  ret i32 %r
}

; CHECK-LABEL: @sign(
; CHECK-NEXT:   %1 = lshr i32 %x, 25
; CHECK-NEXT:   %r = and i32 %1, 64
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @sign(i32 %x) {
  %c = icmp slt i32 %x, 0
  %r = select i1 %c, i32 64, i32 0
  ret i32 %r
}

; CHECK-LABEL: @sign_extended(
; CHECK-NEXT:   %1 = lshr i8 %x, 1
; CHECK-NEXT:   %2 = and i8 %1, 64
; CHECK-NEXT:   %r = zext nneg i8 %2 to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @sign_extended(i8 %x) {
  %c = icmp slt i8 %x, 0
  %r = select i1 %c, i32 64, i32 0
  ret i32 %r
}
