; RUN: opt-go %s -passes='bypass-slow-division<no-freeze>' -S | FileCheck %s
;
; Not in a function with optsize.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @optsize(
; CHECK-NEXT:   %d = udiv i64 %a, %b
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @optsize(i64 %a, i64 %b) optsize {
  %d = udiv i64 %a, %b
  ret i64 %d
}

; CHECK-LABEL: @minsize(
; CHECK-NEXT:   %d = udiv i64 %a, %b
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @minsize(i64 %a, i64 %b) minsize {
  %d = udiv i64 %a, %b
  ret i64 %d
}
