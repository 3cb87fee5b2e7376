; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Compares of the parts of an integer, joined, are one compare of the whole.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @truncated(
; CHECK-NEXT:   %r = icmp eq i32 %x, 298
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @truncated(i32 %x) {
  %t = trunc i32 %x to i8
  %a = icmp eq i8 %t, 42
  %u = and i32 %x, -256
  %b = icmp eq i32 %u, 256
  %r = and i1 %a, %b
  ret i1 %r
}

; CHECK-LABEL: @truncated_or(
; CHECK-NEXT:   %r = icmp ne i32 %x, 298
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @truncated_or(i32 %x) {
  %t = trunc i32 %x to i8
  %a = icmp ne i8 %t, 42
  %u = and i32 %x, -256
  %b = icmp ne i32 %u, 256
  %r = or i1 %a, %b
  ret i1 %r
}
