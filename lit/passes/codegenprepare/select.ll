; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Selects stay: predicates are free.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @sel(
; CHECK-NEXT:   %l = load i32, ptr %p, align 4
; CHECK-NEXT:   %c = icmp slt i32 %l, %b
; CHECK-NEXT:   %s = select i1 %c, i32 %a, i32 %b
; CHECK-NEXT:   %phi = freeze i32 %s
; CHECK-NEXT:   ret i32 %phi
; CHECK-NEXT: }
define i32 @sel(i32 %a, i32 %b, ptr %p) {
  %l = load i32, ptr %p
  %c = icmp slt i32 %l, %b
  %s = select i1 %c, i32 %a, i32 %b
  %phi = freeze i32 %s
  ret i32 %phi
}
