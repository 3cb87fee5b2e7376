; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Invariant groups mean nothing to instruction selection.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare ptr @llvm.launder.invariant.group.p0(ptr)
; CHECK-LABEL: @launder(
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
define i32 @launder(ptr %p) {
  %q = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %v = load i32, ptr %q, !invariant.group !0
  ret i32 %v
}
!0 = !{}
