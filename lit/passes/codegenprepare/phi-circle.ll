; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; φs that only count for themselves go, and φs that are no choice.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK:      entry:
; CHECK-NEXT:   br label %loop
; CHECK:      loop:
; CHECK-NEXT:   store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %loop
; CHECK-NEXT: }
define void @f(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 5, %entry ], [ %j, %loop ]
  %j = sub i32 %i, 1
  store volatile i32 1, ptr %p
  br label %loop
}

; CHECK-LABEL: @noChoice(
; CHECK:      entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK:      x:
; CHECK-NEXT:   call void @use(i32 1)
; CHECK-NEXT:   br label %y
; CHECK:      y:
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @noChoice(i1 %c, i32 %a) {
entry:
  br i1 %c, label %x, label %y

x:
  call void @use(i32 1)
  br label %y

y:
  %v = phi i32 [ %a, %entry ], [ %a, %x ]
  ret i32 %v
}

declare void @use(i32)
