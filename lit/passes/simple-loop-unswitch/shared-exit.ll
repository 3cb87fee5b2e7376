; RUN: opt-go %s -passes=simple-loop-unswitch -S | FileCheck %s
;
; An exit with other predecessors is split; its values are merged after it.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %entry.split, label %exit.split
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    %d = icmp eq i32 %v, 0
; CHECK-NEXT:    br i1 %d, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %r = phi i32 [ %v, %body ]
; CHECK-NEXT:    br label %exit.split
; CHECK:       exit.split:
; CHECK-NEXT:    %r.split = phi i32 [ 7, %entry ], [ %r, %exit ]
; CHECK-NEXT:    ret i32 %r.split
; CHECK-NEXT:  }
define i32 @f(i1 %c, ptr %p) {
entry:
  br label %loop
loop:
  br i1 %c, label %body, label %exit
body:
  %v = load volatile i32, ptr %p
  %d = icmp eq i32 %v, 0
  br i1 %d, label %loop, label %exit
exit:
  %r = phi i32 [ 7, %loop ], [ %v, %body ]
  ret i32 %r
}
