; RUN: opt-go %s -passes=straight-line | FileCheck %s
; A body that was unrolled twice: one product for each turn, the second address a stride further.

; CHECK-LABEL: @f(
; CHECK:       entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
; CHECK-NEXT:    %r0 = mul i64 %i, %n
; CHECK-NEXT:    %p0 = getelementptr float, ptr %a, i64 %r0
; CHECK-NEXT:    store float 1.000000e+00, ptr %p0, align 4
; CHECK-NEXT:    %p1 = getelementptr float, ptr %p0, i64 %n
; CHECK-NEXT:    store float 2.000000e+00, ptr %p1, align 4
; CHECK-NEXT:    %i2 = add i64 %i, 2
; CHECK-NEXT:    %c = icmp ult i64 %i2, %m
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %a, i64 %n, i64 %m) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %r0 = mul i64 %i, %n
  %p0 = getelementptr float, ptr %a, i64 %r0
  store float 1.0, ptr %p0, align 4
  %i1 = add i64 %i, 1
  %r1 = mul i64 %i1, %n
  %p1 = getelementptr float, ptr %a, i64 %r1
  store float 2.0, ptr %p1, align 4
  %i2 = add i64 %i, 2
  %c = icmp ult i64 %i2, %m
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
