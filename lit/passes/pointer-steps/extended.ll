; A φ that is the extension of another one in every iteration is that extension, of which the recurrence is known: the address steps.
; RUN: opt-go %s -passes='loop(pointer-steps)' -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @rows(
; CHECK:       loop:
; CHECK-NEXT:    phi ptr addrspace(1)
; CHECK-NOT:     phi i64
; CHECK-NOT:     mul
define void @rows(ptr addrspace(1) %p, i64 %n, i64 %m) {
entry:
  br label %loop
loop:
  %w = phi i64 [ 0, %entry ], [ %x, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %o = mul i64 %w, %n
  %a = getelementptr float, ptr addrspace(1) %p, i64 %o
  store float 1.0, ptr addrspace(1) %a
  %j = add nuw nsw i32 %i, 1
  %x = zext nneg i32 %j to i64
  %c = icmp eq i64 %x, %m
  br i1 %c, label %end, label %loop
end:
  ret void
}

; -1 is no zero extension, and is a sign extension.
; CHECK-LABEL: @signs(
; CHECK:         %w = phi i64 [ -1, %entry ], [ %x, %loop ]
; CHECK-NOT:     %v = phi
; CHECK:         sext i32 %i to i64
define void @signs(i64 %m) {
entry:
  br label %loop
loop:
  %w = phi i64 [ -1, %entry ], [ %x, %loop ]
  %v = phi i64 [ -1, %entry ], [ %y, %loop ]
  %i = phi i32 [ -1, %entry ], [ %j, %loop ]
  call void @use(i64 %w)
  call void @use(i64 %v)
  %j = xor i32 %i, 12345
  %x = zext i32 %j to i64
  %y = sext i32 %j to i64
  %c = icmp eq i64 %x, %m
  br i1 %c, label %end, label %loop
end:
  ret void
}
declare void @use(i64)
