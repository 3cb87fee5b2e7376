; RUN: opt-go %s -passes='loop-unroll' -S | FileCheck %s
;
; Tests whose outcome is not known stay in each copy, and the exit gets an edge for each.

; CHECK-LABEL: @find(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %v = load i32, ptr %p, align 4
; CHECK-NEXT:    %f = icmp eq i32 %v, %x
; CHECK-NEXT:    br i1 %f, label %found, label %latch
; CHECK:       latch:
; CHECK-NEXT:    %g.1 = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:    %v.1 = load i32, ptr %g.1, align 4
; CHECK-NEXT:    %f.1 = icmp eq i32 %v.1, %x
; CHECK-NEXT:    br i1 %f.1, label %found, label %latch.1
; CHECK:       latch.1:
; CHECK-NEXT:    %g.2 = getelementptr i32, ptr %p, i32 2
; CHECK-NEXT:    %v.2 = load i32, ptr %g.2, align 4
; CHECK-NEXT:    %f.2 = icmp eq i32 %v.2, %x
; CHECK-NEXT:    br i1 %f.2, label %found, label %latch.2
; CHECK:       latch.2:
; CHECK-NEXT:    ret i32 -1
; CHECK:       found:
; CHECK-NEXT:    %i.lcssa = phi i32 [ 0, %loop ], [ 1, %latch ], [ 2, %latch.1 ]
; CHECK-NEXT:    ret i32 %i.lcssa
; CHECK-NEXT:  }
define i32 @find(ptr %p, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %g = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %g
  %f = icmp eq i32 %v, %x
  br i1 %f, label %found, label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 3
  br i1 %c, label %loop, label %none
found:
  ret i32 %i
none:
  ret i32 -1
}
