; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; A preheader stays where its edge would become critical.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @preheader(
; CHECK:      entry:
; CHECK-NEXT:   br i1 %c, label %pre, label %exit
; CHECK:      pre:
; CHECK-NEXT:   br label %loop
; CHECK:      loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %pre ], [ %j, %loop ]
; CHECK-NEXT:   store i32 %i, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %d = icmp eq i32 %j, %n
; CHECK-NEXT:   br i1 %d, label %exit, label %loop
; CHECK:      exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @preheader(i1 %c, ptr %p, i32 %n) {
entry:
  br i1 %c, label %pre, label %exit

pre:
  br label %loop

loop:
  %i = phi i32 [ 0, %pre ], [ %j, %loop ]
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, %n
  br i1 %d, label %exit, label %loop

exit:
  ret void
}
