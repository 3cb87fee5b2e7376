; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; Where the store is conditional, others might see one that the program does not do; in memory of this thread alone they cannot.

declare void @init(ptr nocapture)
; CHECK-LABEL: @shared(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:    %o = and i32 %i, 1
; CHECK-NEXT:    %d = icmp eq i32 %o, 0
; CHECK-NEXT:    br i1 %d, label %then, label %latch
; CHECK:       then:
; CHECK-NEXT:    %s = load i32, ptr %p, align 4
; CHECK-NEXT:    %t = add i32 %s, 1
; CHECK-NEXT:    store i32 %t, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @shared(ptr noalias %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %o = and i32 %i, 1
  %d = icmp eq i32 %o, 0
  br i1 %d, label %then, label %latch
then:
  %s = load i32, ptr %p
  %t = add i32 %s, 1
  store i32 %t, ptr %p
  br label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @private(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %p = alloca i32, align 4
; CHECK-NEXT:    call void @init(ptr %p)
; CHECK-NEXT:    %p.promoted = load i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %t2 = phi i32 [ %p.promoted, %entry ], [ %t1, %latch ]
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:    %o = and i32 %i, 1
; CHECK-NEXT:    %d = icmp eq i32 %o, 0
; CHECK-NEXT:    br i1 %d, label %then, label %latch
; CHECK:       then:
; CHECK-NEXT:    %t = add i32 %t2, 1
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %t1 = phi i32 [ %t, %then ], [ %t2, %loop ]
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %t1.lcssa = phi i32 [ %t1, %latch ]
; CHECK-NEXT:    store i32 %t1.lcssa, ptr %p, align 4
; CHECK-NEXT:    %r = load i32, ptr %p, align 4
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @private(i32 %n) {
entry:
  %p = alloca i32
  call void @init(ptr %p)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %o = and i32 %i, 1
  %d = icmp eq i32 %o, 0
  br i1 %d, label %then, label %latch
then:
  %s = load i32, ptr %p
  %t = add i32 %s, 1
  store i32 %t, ptr %p
  br label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = load i32, ptr %p
  ret i32 %r
}
