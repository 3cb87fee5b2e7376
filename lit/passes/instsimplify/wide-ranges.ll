; RUN: opt-go -S -passes=instsimplify %s | FileCheck %s
;
; Ranges of results are known for integers of any width.

; CHECK-LABEL: @shifted(
; CHECK-NEXT: ret i1 true
define i1 @shifted(i128 %x) {
  %a = lshr i128 %x, 100
  %c = icmp ult i128 %a, 268435456
  ret i1 %c
}

; CHECK-LABEL: @remainder(
; CHECK-NEXT: ret i1 false
define i1 @remainder(i256 %x) {
  %a = srem i256 %x, 7
  %c = icmp sle i256 %a, -7
  ret i1 %c
}

; CHECK-LABEL: @quotient(
; CHECK-NEXT: ret i128 0
define i128 @quotient(i128 %x) {
  %a = urem i128 1000, %x
  %q = udiv i128 %a, 1001
  ret i128 %q
}

; CHECK-LABEL: @implied(
; CHECK: yes:
; CHECK-NEXT: ret i1 true
define i1 @implied(i128 %x) {
  %a = icmp ult i128 %x, 100
  br i1 %a, label %yes, label %no
yes:
  %c = icmp ult i128 %x, 200
  ret i1 %c
no:
  ret i1 %a
}
