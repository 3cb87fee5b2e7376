; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; What follows from two branches above: transitivity.

; CHECK-LABEL: @less(
; CHECK-NEXT:   %x = icmp ult i32 %a, %b
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %y = icmp ule i32 %b, %c
; CHECK-NEXT:   br i1 %y, label %two, label %out
; CHECK: two:
; CHECK-NEXT:   %r = xor i1 true, false
; CHECK-NEXT:   ret i1 %r
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @less(i32 %a, i32 %b, i32 %c) {
  %x = icmp ult i32 %a, %b
  br i1 %x, label %one, label %out
one:
  %y = icmp ule i32 %b, %c
  br i1 %y, label %two, label %out
two:
  %t = icmp ult i32 %a, %c
  %f = icmp uge i32 %a, %c
  %r = xor i1 %t, %f
  ret i1 %r
out:
  ret i1 false
}

; CHECK-LABEL: @signed(
; CHECK-NEXT:   %x = icmp sge i32 %a, %b
; CHECK-NEXT:   br i1 %x, label %out, label %one
; CHECK: one:
; CHECK-NEXT:   %y = icmp sgt i32 %b, %c
; CHECK-NEXT:   br i1 %y, label %out, label %two
; CHECK: two:
; CHECK-NEXT:   ret i1 true
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @signed(i32 %a, i32 %b, i32 %c) {
  %x = icmp sge i32 %a, %b
  br i1 %x, label %out, label %one
one:
  %y = icmp sgt i32 %b, %c
  br i1 %y, label %out, label %two
two:
  %t = icmp slt i32 %a, %c
  ret i1 %t
out:
  ret i1 false
}
