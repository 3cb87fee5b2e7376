; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; An extension goes to the load of its operand.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @zext_load(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %z = zext i32 %v to i64
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   ret i64 %z
; CHECK:      b:
; CHECK-NEXT:   ret i64 0
define i64 @zext_load(ptr %p, i1 %c) {
entry:
  %v = load i32, ptr %p
  br i1 %c, label %a, label %b
a:
  %z = zext i32 %v to i64
  ret i64 %z
b:
  ret i64 0
}
