; RUN: opt-go %s -passes=loop-rotate -S | FileCheck %s
;
; A loop that is left at its end is left alone.

; CHECK-LABEL: @already(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %head
; CHECK:       head:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:    store i32 %i, ptr %p, align 4
; CHECK-NEXT:    %odd = and i32 %i, 1
; CHECK-NEXT:    %o = icmp eq i32 %odd, 0
; CHECK-NEXT:    br i1 %o, label %work, label %latch
; CHECK:       work:
; CHECK-NEXT:    store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %head, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @already(i32 %n, ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  store i32 %i, ptr %p
  %odd = and i32 %i, 1
  %o = icmp eq i32 %odd, 0
  br i1 %o, label %work, label %latch
work:
  store volatile i32 1, ptr %p
  br label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %head, label %exit
exit:
  ret void
}
