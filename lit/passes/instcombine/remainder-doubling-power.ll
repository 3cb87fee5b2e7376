; A counter that begins with a power of two and doubles stays one, so that a remainder by it is no division; whether the dividend is negative does
; not matter for zero.
; RUN: opt-go -passes=instcombine %s | FileCheck %s

; CHECK-LABEL: @doubling(
; CHECK-NOT: rem
; CHECK: and i32 {{.*}}%t
define void @doubling(ptr %p, i32 %n, i32 %t) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 1, %entry ], [ %k2, %loop ]
  %k2 = shl nuw nsw i32 %k, 1
  %r = srem i32 %t, %k2
  %c = icmp eq i32 %r, 0
  %z = zext i1 %c to i32
  store volatile i32 %z, ptr %p
  %d = icmp ult i32 %k2, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; Tripling leaves the powers of two.
; CHECK-LABEL: @tripling(
; CHECK: srem
define void @tripling(ptr %p, i32 %n, i32 %t) {
entry:
  br label %loop
loop:
  %k = phi i32 [ 1, %entry ], [ %k2, %loop ]
  %k2 = mul nuw nsw i32 %k, 3
  %r = srem i32 %t, %k2
  %c = icmp eq i32 %r, 0
  %z = zext i1 %c to i32
  store volatile i32 %z, ptr %p
  %d = icmp ult i32 %k2, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}
