; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; A comparison that a branch has decided, and one that two branches decide together.

; CHECK-LABEL: @branch(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp ult i32 %a, 10
; CHECK-NEXT:  br i1 %c, label %small, label %large
; CHECK: small:
; CHECK-NEXT:  ret i1 true
; CHECK: large:
; CHECK-NEXT:  %e = icmp ult i32 %a, 20
; CHECK-NEXT:  ret i1 %e
; CHECK-NEXT: }
define i1 @branch(i32 %a) {
entry:
  %c = icmp ult i32 %a, 10
  br i1 %c, label %small, label %large
small:
  %d = icmp ult i32 %a, 20
  ret i1 %d
large:
  %e = icmp ult i32 %a, 20
  ret i1 %e
}

; CHECK-LABEL: @both(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp ult i32 %a, 10
; CHECK-NEXT:  br i1 %c, label %next, label %exit
; CHECK: next:
; CHECK-NEXT:  %d = icmp ugt i32 %b, 10
; CHECK-NEXT:  br i1 %d, label %decided, label %exit
; CHECK: decided:
; CHECK-NEXT:  ret i1 true
; CHECK: exit:
; CHECK-NEXT:  ret i1 false
; CHECK-NEXT: }
define i1 @both(i32 %a, i32 %b) {
entry:
  %c = icmp ult i32 %a, 10
  br i1 %c, label %next, label %exit
next:
  %d = icmp ugt i32 %b, 10
  br i1 %d, label %decided, label %exit
decided:
  %e = icmp ult i32 %a, %b
  ret i1 %e
exit:
  ret i1 false
}

; CHECK-LABEL: @edges(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %x, label %left, label %right
; CHECK: left:
; CHECK-NEXT:  %c = icmp eq i32 %a, 5
; CHECK-NEXT:  br i1 %c, label %exit, label %join
; CHECK: right:
; CHECK-NEXT:  %d = icmp ugt i32 %a, 9
; CHECK-NEXT:  br i1 %d, label %join, label %exit
; CHECK: join:
; CHECK-NEXT:  ret i1 false
; CHECK: exit:
; CHECK-NEXT:  ret i1 false
; CHECK-NEXT: }
define i1 @edges(i32 %a, i1 %x) {
entry:
  br i1 %x, label %left, label %right
left:
  %c = icmp eq i32 %a, 5
  br i1 %c, label %exit, label %join
right:
  %d = icmp ugt i32 %a, 9
  br i1 %d, label %join, label %exit
join:
  %e = icmp eq i32 %a, 5
  ret i1 %e
exit:
  ret i1 false
}
