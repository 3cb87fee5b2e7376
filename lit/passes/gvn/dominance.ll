; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; A leader has to dominate; a computation in the other arm does not help.

; CHECK-LABEL: @above(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = mul i32 %x, %x
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   ret i32 %a
; CHECK: no:
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @above(i32 %x, i1 %c) {
entry:
  %a = mul i32 %x, %x
  br i1 %c, label %yes, label %no

yes:
  %b = mul i32 %x, %x
  ret i32 %b

no:
  ret i32 %a
}

; CHECK-LABEL: @beside(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   %a = mul i32 %x, %x
; CHECK-NEXT:   ret i32 %a
; CHECK: no:
; CHECK-NEXT:   %b = mul i32 %x, %x
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @beside(i32 %x, i1 %c) {
entry:
  br i1 %c, label %yes, label %no

yes:
  %a = mul i32 %x, %x
  ret i32 %a

no:
  %b = mul i32 %x, %x
  ret i32 %b
}
