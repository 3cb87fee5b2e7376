; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Addresses with the same base are compared by their indices.

; CHECK-LABEL: @f(
; CHECK-NEXT:  %c = icmp slt i64 %i, %j
; CHECK-NEXT:  ret i1 %c
; CHECK-NEXT: }
define i1 @f(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %b = getelementptr inbounds i32, ptr %p, i64 %j
  %c = icmp ult ptr %a, %b
  ret i1 %c
}
