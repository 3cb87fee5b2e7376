; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; Sums that do not overflow take part.

; CHECK-LABEL: @nuw(
; CHECK-NEXT:   %a3 = add nuw i32 %a, 3
; CHECK-NEXT:   %x = icmp ult i32 %a3, %n
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %a2 = add nuw i32 %a, 2
; CHECK-NEXT:   ret i1 true
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @nuw(i32 %a, i32 %n) {
  %a3 = add nuw i32 %a, 3
  %x = icmp ult i32 %a3, %n
  br i1 %x, label %one, label %out
one:
  %a2 = add nuw i32 %a, 2
  %t = icmp ult i32 %a2, %n
  ret i1 %t
out:
  ret i1 false
}

; This one may overflow.
; CHECK-LABEL: @wraps(
; CHECK-NEXT:   %a3 = add nuw i32 %a, 3
; CHECK-NEXT:   %x = icmp ult i32 %a3, %n
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %a4 = add i32 %a, 4
; CHECK-NEXT:   %t = icmp ule i32 %a4, %n
; CHECK-NEXT:   ret i1 %t
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @wraps(i32 %a, i32 %n) {
  %a3 = add nuw i32 %a, 3
  %x = icmp ult i32 %a3, %n
  br i1 %x, label %one, label %out
one:
  %a4 = add i32 %a, 4
  %t = icmp ule i32 %a4, %n
  ret i1 %t
out:
  ret i1 false
}

; CHECK-LABEL: @nsw(
; CHECK-NEXT:   %x = icmp slt i32 %a, %n
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %b = add nsw i32 %a, 1
; CHECK-NEXT:   ret i1 true
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @nsw(i32 %a, i32 %n) {
  %x = icmp slt i32 %a, %n
  br i1 %x, label %one, label %out
one:
  %b = add nsw i32 %a, 1
  %t = icmp sle i32 %b, %n
  ret i1 %t
out:
  ret i1 false
}
