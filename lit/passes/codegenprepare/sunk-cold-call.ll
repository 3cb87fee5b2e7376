; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; A cold call computes its argument's address itself.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @ext(ptr)
; CHECK-LABEL: @call_cold(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %p, i64 12
; CHECK-NEXT:   call void @ext(ptr %sunkaddr) #0
; CHECK-NEXT:   ret void
; CHECK:      b:
; CHECK-NEXT:   ret void
define void @call_cold(ptr %p, i1 %c) {
entry:
  %h = getelementptr inbounds i8, ptr %p, i64 12
  br i1 %c, label %a, label %b
a:
  call void @ext(ptr %h) cold
  ret void
b:
  ret void
}
