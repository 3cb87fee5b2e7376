; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Assumptions go, and the branches around them.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.assume(i1)

; CHECK-LABEL: @ass(
; CHECK:      entry:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @ass(i64 %a, i1 %c, ptr %q) {
entry:
  %x = icmp ugt i64 %a, 4
  call void @llvm.assume(i1 %x)
  br i1 %c, label %l, label %m
l:
  %z = icmp ugt i64 %a, 8
  call void @llvm.assume(i1 %z)
  br label %m
m:
  ret void
}
