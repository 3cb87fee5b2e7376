; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; A difference is less than its minuend; a constant may be subtracted where that is known.

; CHECK-LABEL: @sub(
; CHECK-NEXT:   %d = sub nuw i32 %a, %b
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @sub(i32 %a, i32 %b) {
  %d = sub nuw i32 %a, %b
  %t = icmp ule i32 %d, %a
  ret i1 %t
}

; CHECK-LABEL: @minus(
; CHECK-NEXT:   %x = icmp uge i32 %a, 2
; CHECK-NEXT:   %y = icmp ult i32 %a, %n
; CHECK-NEXT:   %z = and i1 %x, %y
; CHECK-NEXT:   br i1 %z, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %b = add i32 %a, -2
; CHECK-NEXT:   ret i1 true
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @minus(i32 %a, i32 %n) {
  %x = icmp uge i32 %a, 2
  %y = icmp ult i32 %a, %n
  %z = and i1 %x, %y
  br i1 %z, label %one, label %out
one:
  %b = add i32 %a, -2
  %t = icmp ult i32 %b, %n
  ret i1 %t
out:
  ret i1 false
}
