; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; With two exits the uses after their join get a φ of both φs.

; CHECK-LABEL: @exits(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %n, %latch ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    br i1 %c, label %left, label %latch
; CHECK:       latch:
; CHECK-NEXT:    br i1 %d, label %loop, label %right
; CHECK:       left:
; CHECK-NEXT:    %n.lcssa = phi i32 [ %n, %loop ]
; CHECK-NEXT:    br label %join
; CHECK:       right:
; CHECK-NEXT:    %n.lcssa1 = phi i32 [ %n, %latch ]
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %n2 = phi i32 [ %n.lcssa1, %right ], [ %n.lcssa, %left ]
; CHECK-NEXT:    ret i32 %n2
; CHECK-NEXT:  }
define i32 @exits(i1 %c, i1 %d, i1 %e) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %latch ]
  %n = add i32 %i, 1
  br i1 %c, label %left, label %latch
latch:
  br i1 %d, label %loop, label %right
left:
  br label %join
right:
  br label %join
join:
  ret i32 %n
}
