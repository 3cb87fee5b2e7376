; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; A location that each iteration loads and stores lives in a register.

; CHECK-LABEL: @sum(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %p.promoted = load i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %t1 = phi i32 [ %p.promoted, %entry ], [ %t, %loop ]
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %g = getelementptr i32, ptr %a, i32 %i
; CHECK-NEXT:    %x = load i32, ptr %g, align 4
; CHECK-NEXT:    %t = add i32 %t1, %x
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %t.lcssa = phi i32 [ %t, %loop ]
; CHECK-NEXT:    store i32 %t.lcssa, ptr %p, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @sum(ptr noalias %p, ptr noalias readonly %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i32, ptr %a, i32 %i
  %x = load i32, ptr %g
  %s = load i32, ptr %p
  %t = add i32 %s, %x
  store i32 %t, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
