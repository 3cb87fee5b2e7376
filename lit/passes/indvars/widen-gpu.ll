; RUN: opt-go %s -passes='indvars' -S | FileCheck %s
;
; A GPU adds 64 bits in two steps: counters stay narrow.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: @narrow(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %smax = call i32 @llvm.smax.i32(i32 %n, i32 1)
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %w = sext i32 %i to i64
; CHECK-NEXT:    %a = getelementptr i32, ptr %p, i64 %w
; CHECK-NEXT:    store i32 %i, ptr %a, align 4
; CHECK-NEXT:    %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:    %exitcond = icmp ne i32 %j, %smax
; CHECK-NEXT:    br i1 %exitcond, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @narrow(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %w = sext i32 %i to i64
  %a = getelementptr i32, ptr %p, i64 %w
  store i32 %i, ptr %a
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
