; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Trailing zeros of a possibly zero value are counted after a branch.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i64 @llvm.cttz.i64(i64, i1)
; CHECK-LABEL: @cttz(
; CHECK-NEXT:   %a.fr = freeze i64 %a
; CHECK-NEXT:   %cmpz = icmp eq i64 %a.fr, 0
; CHECK-NEXT:   br i1 %cmpz, label %cond.end, label %cond.false
; CHECK:      cond.false:
; CHECK-NEXT:   %z = call i64 @llvm.cttz.i64(i64 %a.fr, i1 true)
; CHECK-NEXT:   br label %cond.end
; CHECK:      cond.end:
; CHECK-NEXT:   %ctz = phi i64 [ 64, %0 ], [ %z, %cond.false ]
; CHECK-NEXT:   ret i64 %ctz
define i64 @cttz(i64 %a) {
  %z = call i64 @llvm.cttz.i64(i64 %a, i1 false)
  ret i64 %z
}
