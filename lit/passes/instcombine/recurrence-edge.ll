; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; %n is 0 at the exit of the loop, but that is no fact about the %n of earlier iterations.

; CHECK-LABEL: @f(
; CHECK:       x:
; CHECK-NEXT:    %e = icmp eq i32 %r, 1
; CHECK-NEXT:    ret i1 %e
define i1 @f() {
start:
  br label %h

h:
  %r = phi i32 [ 0, %start ], [ %a, %b ]
  %n = phi i32 [ 1, %start ], [ 0, %b ]
  %c = icmp ne i32 %n, 0
  br i1 %c, label %b, label %x

b:
  %a = add i32 %r, %n
  br label %h

x:
  %e = icmp eq i32 %r, 1
  ret i1 %e
}
