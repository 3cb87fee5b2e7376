; RUN: opt-go %s -passes='indvars' -S | FileCheck %s
;
; Comparisons that are known, remainders of what is smaller, signed divisions and comparisons of what is not negative, flags.

target datalayout = "e-i64:64-n8:16:32:64-S128"
; CHECK-LABEL: @known(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %x = select i1 false, i32 1, i32 2
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT:    %d.udiv = udiv i32 %i, 3
; CHECK-NEXT:    store volatile i32 %d.udiv, ptr %p, align 4
; CHECK-NEXT:    %q.urem = urem i32 %i, 7
; CHECK-NEXT:    store volatile i32 %q.urem, ptr %p, align 4
; CHECK-NEXT:    %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:    %c = icmp ne i32 %j, 50
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @known(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %never = icmp slt i32 %i, 0
  %x = select i1 %never, i32 1, i32 2
  store volatile i32 %x, ptr %p
  %r = urem i32 %i, 100
  store volatile i32 %r, ptr %p
  %d = sdiv i32 %i, 3
  store volatile i32 %d, ptr %p
  %q = srem i32 %i, 7
  store volatile i32 %q, ptr %p
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 50
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @invariant(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ %m, %entry ], [ %j, %latch ]
; CHECK-NEXT:    %in = icmp slt i32 %m, %n
; CHECK-NEXT:    br i1 %in, label %latch, label %exit
; CHECK:       latch:
; CHECK-NEXT:    store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT:    %j = add nsw i32 %i, -1
; CHECK-NEXT:    %c = icmp sgt i32 %j, 0
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @invariant(ptr %p, i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %m, %entry ], [ %j, %latch ]
  %in = icmp slt i32 %i, %n
  br i1 %in, label %latch, label %exit
latch:
  store volatile i32 %i, ptr %p
  %j = add nsw i32 %i, -1
  %c = icmp sgt i32 %j, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
