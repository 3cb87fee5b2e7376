; RUN: opt-go %s -passes='loop-unroll' -S | FileCheck %s
;
; A loop of known length is replaced by a copy of its body for each iteration.

; CHECK-LABEL: @full(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    store i32 0, ptr %p, align 4
; CHECK-NEXT:    %g.1 = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:    store i32 1, ptr %g.1, align 4
; CHECK-NEXT:    %g.2 = getelementptr i32, ptr %p, i32 2
; CHECK-NEXT:    store i32 2, ptr %g.2, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @full(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 3
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
