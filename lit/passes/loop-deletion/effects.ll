; RUN: opt-go %s -passes=loop-deletion -S | FileCheck %s
;
; Stores and volatile loads are effects.

; CHECK-LABEL: @store(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %g = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:    store i32 %i, ptr %g, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, 100
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @store(ptr %p) mustprogress {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @volatile(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %v = load volatile i1, ptr %p, align 1
; CHECK-NEXT:    br i1 %v, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @volatile(ptr %p) mustprogress {
entry:
  br label %loop
loop:
  %v = load volatile i1, ptr %p
  br i1 %v, label %loop, label %exit
exit:
  ret void
}
