; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; Accesses of different types to one location are not promoted.

; CHECK-LABEL: @types(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %s = load i32, ptr %p, align 4
; CHECK-NEXT:    %f = uitofp i32 %s to float
; CHECK-NEXT:    store float %f, ptr %p, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @types(ptr noalias %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = load i32, ptr %p
  %f = uitofp i32 %s to float
  store float %f, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
