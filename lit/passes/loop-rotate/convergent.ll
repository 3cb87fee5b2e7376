; RUN: opt-go %s -passes=loop-rotate -S | FileCheck %s
;
; A header with a convergent call is not copied.

declare i1 @vote(i32) convergent
; CHECK-LABEL: @vote_loop(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %head
; CHECK:       head:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %body ]
; CHECK-NEXT:    %c = call i1 @vote(i32 %i)
; CHECK-NEXT:    br i1 %c, label %body, label %exit
; CHECK:       body:
; CHECK-NEXT:    store i32 %i, ptr %p, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    br label %head
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @vote_loop(ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = call i1 @vote(i32 %i)
  br i1 %c, label %body, label %exit
body:
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  br label %head
exit:
  ret void
}
