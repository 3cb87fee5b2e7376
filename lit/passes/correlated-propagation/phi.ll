; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; A phi of a value and of constants that the value is on their edges is the value; an edge on which a value is known gets the constant.

; CHECK-LABEL: @same(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp eq i32 %a, 7
; CHECK-NEXT:  br i1 %c, label %seven, label %exit
; CHECK: seven:
; CHECK-NEXT:  br label %exit
; CHECK: exit:
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @same(i32 noundef %a) {
entry:
  %c = icmp eq i32 %a, 7
  br i1 %c, label %seven, label %exit
seven:
  br label %exit
exit:
  %p = phi i32 [ 7, %seven ], [ %a, %entry ]
  ret i32 %p
}

; CHECK-LABEL: @constant(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp eq i32 %a, 7
; CHECK-NEXT:  br i1 %c, label %seven, label %other
; CHECK: seven:
; CHECK-NEXT:  br label %exit
; CHECK: other:
; CHECK-NEXT:  br label %exit
; CHECK: exit:
; CHECK-NEXT:  %p = phi i32 [ 7, %seven ], [ %b, %other ]
; CHECK-NEXT:  ret i32 %p
; CHECK-NEXT: }
define i32 @constant(i32 %a, i32 %b) {
entry:
  %c = icmp eq i32 %a, 7
  br i1 %c, label %seven, label %other
seven:
  br label %exit
other:
  br label %exit
exit:
  %p = phi i32 [ %a, %seven ], [ %b, %other ]
  ret i32 %p
}
