; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; On x86 subtractions and their borrow are one call.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @usubo(
; CHECK-NEXT:   %1 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
; CHECK-NEXT:   %math = extractvalue { i32, i1 } %1, 0
; CHECK-NEXT:   %ov = extractvalue { i32, i1 } %1, 1
; CHECK-NEXT:   store i32 %math, ptr %p, align 4
; CHECK-NEXT:   %r = zext i1 %ov to i32
; CHECK-NEXT:   ret i32 %r
define i32 @usubo(i32 %a, i32 %b, ptr %p) {
  %s = sub i32 %a, %b
  %c = icmp ult i32 %a, %b
  store i32 %s, ptr %p
  %r = zext i1 %c to i32
  ret i32 %r
}
