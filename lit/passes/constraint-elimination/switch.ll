; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; In the block of a case the condition is the case.

; CHECK-LABEL: @case(
; CHECK-NEXT:   switch i32 %a, label %out [
; CHECK-NEXT:   i32 4, label %one
; CHECK-NEXT:   i32 9, label %two
; CHECK-NEXT:   ]
; CHECK: one:
; CHECK-NEXT:   ret i1 true
; CHECK: two:
; CHECK-NEXT:   ret i1 false
; CHECK: out:
; CHECK-NEXT:   %v = icmp ult i32 %a, 5
; CHECK-NEXT:   ret i1 %v
; CHECK-NEXT: }
define i1 @case(i32 %a) {
  switch i32 %a, label %out [
    i32 4, label %one
    i32 9, label %two
  ]
one:
  %t = icmp ult i32 %a, 5
  ret i1 %t
two:
  %u = icmp ult i32 %a, 5
  ret i1 %u
out:
  %v = icmp ult i32 %a, 5
  ret i1 %v
}
