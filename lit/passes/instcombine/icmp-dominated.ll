; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; A comparison that a dominating branch decides.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %c = icmp ugt i32 %x, 10
; CHECK-NEXT:  br i1 %c, label %big, label %small
; CHECK:  big:
; CHECK-NEXT:  ret i1 true
; CHECK:  small:
; CHECK-NEXT:  ret i1 false
; CHECK-NEXT: }
define i1 @f(i32 %x) {
  %c = icmp ugt i32 %x, 10
  br i1 %c, label %big, label %small
big:
  %d = icmp ugt i32 %x, 5
  ret i1 %d
small:
  ret i1 false
}
