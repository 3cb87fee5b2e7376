; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Addresses with equal steps are equal where their bases are.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @same(
; CHECK-NEXT:   %c = icmp eq ptr %p, %q
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @same(ptr %p, ptr %q, i64 %n) {
  %a = getelementptr i32, ptr %p, i64 %n
  %b = getelementptr i32, ptr %q, i64 %n
  %c = icmp eq ptr %a, %b
  ret i1 %c
}
