; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; A truncation between two extensions of the same kind goes with them.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @promote_trunc(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v = load i8, ptr %p, align 1
; CHECK-NEXT:   %x = zext i8 %v to i64
; CHECK-NEXT:   %t = trunc i64 %x to i32
; CHECK-NEXT:   %u = add nuw i32 %t, 7
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %z = zext i32 %u to i64
; CHECK-NEXT:   ret i64 %z
; CHECK:      b:
; CHECK-NEXT:   ret i64 %x
define i64 @promote_trunc(ptr %p, i1 %c) {
entry:
  %v = load i8, ptr %p
  %x = zext i8 %v to i64
  %t = trunc i64 %x to i32
  %u = add nuw i32 %t, 7
  br i1 %c, label %a, label %b
a:
  %z = zext i32 %u to i64
  ret i64 %z
b:
  ret i64 %x
}
