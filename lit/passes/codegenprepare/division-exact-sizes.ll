; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Divisions stay in functions with optsize, and so do those of 128 bits.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @size(
; CHECK-NEXT:   %d = udiv i64 %a, %b
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @size(i64 %a, i64 %b) optsize {
  %d = udiv i64 %a, %b
  ret i64 %d
}

; CHECK-LABEL: @wide(
; CHECK-NEXT:   %d = udiv i128 %a, %b
; CHECK-NEXT:   ret i128 %d
; CHECK-NEXT: }
define i128 @wide(i128 %a, i128 %b) {
  %d = udiv i128 %a, %b
  ret i128 %d
}
