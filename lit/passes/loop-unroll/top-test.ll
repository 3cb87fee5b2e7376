; RUN: opt-go %s -passes='loop-unroll' -S | FileCheck %s
;
; A loop that is left at its top: the last latch is never reached.

; CHECK-LABEL: @while(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    store i32 0, ptr %p, align 4
; CHECK-NEXT:    br label %body.1
; CHECK:       body.1:
; CHECK-NEXT:    %g.1 = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:    store i32 1, ptr %g.1, align 4
; CHECK-NEXT:    br i1 false, label %body.2, label %exit
; CHECK:       body.2:
; CHECK-NEXT:    %g.2 = getelementptr i32, ptr %p, i32 2
; CHECK-NEXT:    store i32 2, ptr %g.2, align 4
; CHECK-NEXT:    unreachable
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @while(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp ne i32 %i, 2
  br i1 %c, label %body, label %exit
body:
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  br label %loop
exit:
  ret void
}
