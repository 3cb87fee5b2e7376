; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; Facts about non-negative values transfer between the signed and the unsigned system.

; CHECK-LABEL: @tosigned(
; CHECK-NEXT:   %x = icmp ult i32 %a, 100
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %r = xor i1 true, true
; CHECK-NEXT:   ret i1 %r
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @tosigned(i32 %a) {
  %x = icmp ult i32 %a, 100
  br i1 %x, label %one, label %out
one:
  %t = icmp sge i32 %a, 0
  %u = icmp slt i32 %a, 100
  %r = xor i1 %t, %u
  ret i1 %r
out:
  ret i1 false
}

; CHECK-LABEL: @tounsigned(
; CHECK-NEXT:   %x = icmp sge i32 %a, 0
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %y = icmp slt i32 %a, %n
; CHECK-NEXT:   br i1 %y, label %two, label %out
; CHECK: two:
; CHECK-NEXT:   ret i1 true
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @tounsigned(i32 %a, i32 %n) {
  %x = icmp sge i32 %a, 0
  br i1 %x, label %one, label %out
one:
  %y = icmp slt i32 %a, %n
  br i1 %y, label %two, label %out
two:
  %t = icmp ult i32 %a, %n
  ret i1 %t
out:
  ret i1 false
}
