; RUN: opt-go %s -passes=adce -S | FileCheck %s
;
; A branch that decides nothing becomes a jump; the other side stays without predecessors.

; CHECK-LABEL: @nothing(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %yes
; CHECK: yes:
; CHECK-NEXT:  br label %exit
; CHECK: no:
; CHECK-NEXT:  br label %exit
; CHECK: exit:
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @nothing(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %x = add i32 %a, 1
  br label %exit
no:
  %y = add i32 %a, 2
  br label %exit
exit:
  %p = phi i32 [ %x, %yes ], [ %y, %no ]
  ret i32 %a
}

; CHECK-LABEL: @phi(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:  br label %exit
; CHECK: no:
; CHECK-NEXT:  br label %exit
; CHECK: exit:
; CHECK-NEXT:  %p = phi i32 [ 1, %yes ], [ 2, %no ]
; CHECK-NEXT:  ret i32 %p
; CHECK-NEXT: }
define i32 @phi(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %no
yes:
  br label %exit
no:
  br label %exit
exit:
  %p = phi i32 [ 1, %yes ], [ 2, %no ]
  ret i32 %p
}
