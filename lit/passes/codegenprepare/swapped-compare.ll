; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; A compare gets the operands of a subtraction that is there.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @usub_nvptx_swap(
; CHECK-NEXT:   %s = sub i32 %b, %a
; CHECK-NEXT:   %c = icmp sgt i32 %b, %a
; CHECK-NEXT:   %r = select i1 %c, i32 %s, i32 0
; CHECK-NEXT:   ret i32 %r
define i32 @usub_nvptx_swap(i32 %a, i32 %b) {
  %s = sub i32 %b, %a
  %c = icmp slt i32 %a, %b
  %r = select i1 %c, i32 %s, i32 0
  ret i32 %r
}
