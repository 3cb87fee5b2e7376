; What only some iterations compute counts by half: one address is not made to step in all of them, but two that share the pointer are.
; RUN: opt-go -passes=pointer-steps %s | FileCheck %s

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @chosen(
; CHECK-NOT: %steps
; CHECK: ret void
define void @chosen(ptr %p, i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %odd = and i32 %i, 1
  %isodd = icmp eq i32 %odd, 1
  br i1 %isodd, label %then, label %next
then:
  %k = add nsw i32 %row, %i
  %x = sext i32 %k to i64
  %a = getelementptr inbounds float, ptr %p, i64 %x
  store float 1.0, ptr %a
  br label %next
next:
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @twice(
; CHECK: %steps = phi ptr [ %{{[0-9]+}}, %entry ], [ %steps.next, %next ]
; CHECK: then:
; CHECK-NEXT: [[Q:%[0-9]+]] = getelementptr i8, ptr %steps, i64 -20
; CHECK-NEXT: store float 1.0{{.*}}, ptr [[Q]]
; CHECK: other:
; CHECK-NEXT: store float 2.0{{.*}}, ptr %steps
; CHECK: %steps.next = getelementptr i8, ptr %steps, i64 4
define void @twice(ptr %p, i64 %row, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %low = and i64 %i, 3
  switch i64 %low, label %next [
    i64 1, label %then
    i64 2, label %other
  ]
then:
  %x = add i64 %row, %i
  %a = getelementptr inbounds float, ptr %p, i64 %x
  store float 1.0, ptr %a
  br label %next
other:
  %l = add i64 %row, %i
  %y = add i64 %l, 5
  %b = getelementptr inbounds float, ptr %p, i64 %y
  store float 2.0, ptr %b
  br label %next
next:
  %j = add nsw i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
