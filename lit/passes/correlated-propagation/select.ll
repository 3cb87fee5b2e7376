; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; A select becomes one of its values where its condition is known, and an operand is judged by the select that it is for.

; CHECK-LABEL: @condition(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp ult i32 %a, 10
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:  ret i32 %x
; CHECK: no:
; CHECK-NEXT:  ret i32 %y
; CHECK-NEXT: }
define i32 @condition(i32 %a, i32 %x, i32 %y) {
entry:
  %c = icmp ult i32 %a, 10
  %s = select i1 %c, i32 %x, i32 %y
  br i1 %c, label %yes, label %no
yes:
  ret i32 %s
no:
  ret i32 %s
}

; CHECK-LABEL: @operand(
; CHECK-NEXT:  %c = icmp sgt i32 %a, 0
; CHECK-NEXT:  %d1 = udiv i32 %a, 3
; CHECK-NEXT:  %s = select i1 %c, i32 %d1, i32 0
; CHECK-NEXT:  ret i32 %s
; CHECK-NEXT: }
define i32 @operand(i32 noundef %a) {
  %c = icmp sgt i32 %a, 0
  %d = sdiv i32 %a, 3
  %s = select i1 %c, i32 %d, i32 0
  ret i32 %s
}
