; RUN: opt-go %s -passes=adce -S | FileCheck %s
; RUN: opt-go %s -passes=adce -adce-remove-loops -S | FileCheck %s --check-prefix=REMOVE
;
; A loop that computes nothing stays: it may run for ever. An option says that it does not.

; REMOVE-LABEL: @loop(
; REMOVE-NEXT: entry:
; REMOVE-NEXT:  br label %loop
; REMOVE: loop:
; REMOVE-NEXT:  br label %exit
; REMOVE: exit:
; REMOVE-NEXT:  ret void
; REMOVE-NEXT: }
; CHECK-LABEL: @loop(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %loop
; CHECK: loop:
; CHECK-NEXT:  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
; CHECK-NEXT:  %i.next = add i32 %i, 1
; CHECK-NEXT:  %more = icmp ult i32 %i.next, %n
; CHECK-NEXT:  br i1 %more, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @loop(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
