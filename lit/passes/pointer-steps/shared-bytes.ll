; Addresses that some iterations only access share one number of bytes where that takes fewer additions than a pointer for each.
; RUN: opt-go -passes=pointer-steps %s | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Four arrays in one block of the loop: one addition in every iteration, four more where the block is executed.
; CHECK-LABEL: @four(
; CHECK: loop:
; CHECK-NEXT: %steps = phi i64 [ 0, %entry ], [ %steps.next, %next ]
; CHECK-NOT: phi ptr
; CHECK: then:
; CHECK-NEXT: [[A:%[0-9]+]] = getelementptr i8, ptr [[STARTA:%[a-z0-9.]+]], i64 %steps
; CHECK-NEXT: load float, ptr [[A]]
; CHECK-NEXT: [[A4:%[0-9]+]] = getelementptr i8, ptr [[A]], i64 4
; CHECK-NEXT: load float, ptr [[A4]]
; CHECK: getelementptr i8, ptr {{%[a-z0-9.]+}}, i64 %steps
; CHECK: getelementptr i8, ptr {{%[a-z0-9.]+}}, i64 %steps
; CHECK: getelementptr i8, ptr {{%[a-z0-9.]+}}, i64 %steps
; CHECK: next:
; CHECK: %steps.next = add i64 %steps, 4
define void @four(ptr %p, ptr %q, ptr %r, ptr %s, i64 %row, i64 %line, i64 %n, i1 %flag) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  br i1 %flag, label %then, label %next
then:
  %k = add i64 %row, %i
  %a = getelementptr float, ptr %p, i64 %k
  %x = load float, ptr %a
  %a1 = getelementptr i8, ptr %a, i64 4
  %x1 = load float, ptr %a1
  %l = add i64 %line, %i
  %b = getelementptr float, ptr %q, i64 %l
  %y = load float, ptr %b
  %c = getelementptr float, ptr %r, i64 %k
  %xy = fadd float %x, %y
  store float %xy, ptr %c
  %d = getelementptr float, ptr %s, i64 %l
  store float %x1, ptr %d
  br label %next
next:
  %j = add nsw i64 %i, 1
  %e = icmp slt i64 %j, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

; One of them is accessed in every iteration: it steps by itself, and the other two would not gain by sharing.
; CHECK-LABEL: @two(
; CHECK-NOT: phi i64 [ 0, %entry ], [ %steps
; CHECK: ret void
define void @two(ptr %p, ptr %q, ptr %r, i64 %row, i64 %n, i1 %flag) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %k = add i64 %row, %i
  %a = getelementptr float, ptr %p, i64 %k
  %x = load float, ptr %a
  br i1 %flag, label %then, label %next
then:
  %b = getelementptr float, ptr %q, i64 %k
  %y = load float, ptr %b
  %c = getelementptr float, ptr %r, i64 %k
  %xy = fadd float %x, %y
  store float %xy, ptr %c
  br label %next
next:
  %j = add nsw i64 %i, 1
  %e = icmp slt i64 %j, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
