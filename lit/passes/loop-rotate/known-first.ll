; RUN: opt-go %s -passes=loop-rotate -S | FileCheck %s
;
; A first iteration that is known to happen needs no guard.

; CHECK-LABEL: @ten(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %i1 = phi i32 [ 0, %entry ], [ %j, %body ]
; CHECK-NEXT:    store i32 %i1, ptr %p, align 4
; CHECK-NEXT:    %j = add i32 %i1, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, 10
; CHECK-NEXT:    br i1 %c, label %body, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @ten(ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, 10
  br i1 %c, label %body, label %exit
body:
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  br label %head
exit:
  ret void
}
