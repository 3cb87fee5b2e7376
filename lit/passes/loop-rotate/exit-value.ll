; RUN: opt-go %s -passes=loop-rotate -S | FileCheck %s
;
; A value of the header that is used after the loop has two versions there.

; CHECK-LABEL: @value(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %c1 = icmp slt i32 0, %n
; CHECK-NEXT:    br i1 %c1, label %body.lr.ph, label %exit
; CHECK:       body.lr.ph:
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %k3 = phi i32 [ 0, %body.lr.ph ], [ %k, %body ]
; CHECK-NEXT:    %i2 = phi i32 [ 0, %body.lr.ph ], [ %j, %body ]
; CHECK-NEXT:    store i32 %k3, ptr %p, align 4
; CHECK-NEXT:    %j = add i32 %i2, 1
; CHECK-NEXT:    %k = mul i32 %j, 3
; CHECK-NEXT:    %c = icmp slt i32 %k, %n
; CHECK-NEXT:    br i1 %c, label %body, label %head.exit_crit_edge
; CHECK:       head.exit_crit_edge:
; CHECK-NEXT:    %split = phi i32 [ %k, %body ]
; CHECK-NEXT:    br label %exit
; CHECK:       exit:
; CHECK-NEXT:    %k.lcssa = phi i32 [ %split, %head.exit_crit_edge ], [ 0, %entry ]
; CHECK-NEXT:    ret i32 %k.lcssa
; CHECK-NEXT:  }
define i32 @value(i32 %n, ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %k = mul i32 %i, 3
  %c = icmp slt i32 %k, %n
  br i1 %c, label %body, label %exit
body:
  store i32 %k, ptr %p
  %j = add i32 %i, 1
  br label %head
exit:
  ret i32 %k
}
