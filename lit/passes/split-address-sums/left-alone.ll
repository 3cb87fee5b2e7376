; RUN: opt-go %s -passes=split-address-sums -S > %t
; RUN: opt-go %s -passes=no-op-function -S | diff - %t
;
; Sums that may wrap, that have other users, that are shorter in one, and addresses of 32 bits.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x float] undef

declare void @use(i32)

define void @wraps(ptr addrspace(1) %a, i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = add nuw i32 %row, %i
  %x = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @used(ptr addrspace(1) %a, i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = add nsw i32 %row, %i
  %x = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  call void @use(i32 %s)
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Two parts vary in the loop, and a row of a product is added by one instruction.
define void @both(ptr addrspace(1) %a, i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i32 [ 7, %entry ], [ %l, %loop ]
  %s = add nsw i32 %i, %row
  %t = add nsw i32 %s, %k
  %x = sext i32 %t to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %y = add nsw i32 %i, %row
  %m = mul nsw i32 %y, %n
  %u = add nsw i32 %m, %row
  %z = sext i32 %u to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i64 %z
  store float 1.0, ptr addrspace(1) %q
  %j = add nsw i32 %i, 1
  %l = shl i32 %k, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define float @straight(ptr addrspace(1) %a, i32 %x, i32 %y) {
  %s = add nsw i32 %x, %y
  %e = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %e
  %v = load float, ptr addrspace(1) %p
  ret float %v
}

define void @shared(i32 %row, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = add nsw i32 %row, %i
  %x = sext i32 %s to i64
  %p = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 0, i64 %x
  store float 0.0, ptr %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @beyond(
; CHECK: %x = sext i100 %s to i128
; CHECK-NEXT: getelementptr i8, ptr %p, i128 %x
define ptr @beyond(ptr %p, i100 %a) {
  %s = add nsw i100 %a, 36893488147419103233
  %x = sext i100 %s to i128
  %q = getelementptr i8, ptr %p, i128 %x
  ret ptr %q
}

; mad.lo adds the rest to the product of a row that is loaded, and to one of a loop that stays as another is inside it.
define void @row(ptr addrspace(1) %a, ptr addrspace(1) %rows, i32 %col, i32 %width, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr inbounds i32, ptr addrspace(1) %rows, i32 %i
  %r = load i32, ptr addrspace(1) %q
  %m = mul nsw i32 %r, %width
  %s = add nsw i32 %m, %col
  %x = sext i32 %s to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %x
  store float 0.0, ptr addrspace(1) %p
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @around(ptr addrspace(1) %a, i32 %col, i32 %width, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %m = mul nsw i32 %i, %width
  %s = add nsw i32 %m, %col
  %x = sext i32 %s to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %x
  store i32 0, ptr addrspace(1) %p
  br label %halve
halve:
  %h = phi i32 [ %n, %loop ], [ %k, %halve ]
  %k = lshr i32 %h, 1
  call void @use(i32 %k)
  %d = icmp ugt i32 %h, %i
  br i1 %d, label %halve, label %latch
latch:
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
