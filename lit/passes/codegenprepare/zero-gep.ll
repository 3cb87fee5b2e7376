; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; A getelementptr that adds nothing is a cast.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @usep(ptr)

; CHECK-LABEL: @gep0(
; CHECK:      entry:
; CHECK-NEXT:   %x1 = bitcast ptr %a to ptr
; CHECK-NEXT:   call void @usep(ptr %x1)
; CHECK-NEXT:   %e = sext i32 4 to i64
; CHECK-NEXT:   %dead = add i64 %i, %i
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @gep0(ptr %a, i1 %c, i64 %i) {
entry:
  %x = getelementptr {i32, i32}, ptr %a, i64 0, i32 0
  call void @usep(ptr %x)
  %e = sext i32 4 to i64
  %dead = add i64 %i, %i
  ret void
}
