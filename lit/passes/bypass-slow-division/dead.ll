; RUN: opt-go %s -passes='bypass-slow-division<no-freeze>' -S | FileCheck %s
;
; An unused division is left to dead-code elimination.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK-NEXT:   %d = udiv i64 %a, %b
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @f(i64 %a, i64 %b) {
  %d = udiv i64 %a, %b
  ret void
}
