; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; The side of a loop's branch that leads back counts too.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %head
; CHECK:       head:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:    %c = icmp slt i32 %i, %n
; CHECK-NEXT:    br i1 %c, label %body, label %exit
; CHECK:       body:
; CHECK-NEXT:    %o = and i32 %i, 1
; CHECK-NEXT:    %d = icmp eq i32 %o, 0
; CHECK-NEXT:    %k = mul i32 %i, 3
; CHECK-NEXT:    br i1 %d, label %odd, label %latch
; CHECK:       odd:
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    %s = phi i32 [ %i, %body ], [ %k, %odd ]
; CHECK-NEXT:    %j = add i32 %s, 1
; CHECK-NEXT:    br label %head
; CHECK:       exit:
; CHECK-NEXT:    ret i32 %i
; CHECK-NEXT:  }
define i32 @f(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %o = and i32 %i, 1
  %d = icmp eq i32 %o, 0
  br i1 %d, label %odd, label %latch
odd:
  %k = mul i32 %i, 3
  br label %latch
latch:
  %s = phi i32 [ %i, %body ], [ %k, %odd ]
  %j = add i32 %s, 1
  br label %head
exit:
  ret i32 %i
}
