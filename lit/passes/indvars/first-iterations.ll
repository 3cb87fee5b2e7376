; RUN: opt-go -S -passes=indvars %s | FileCheck %s

; An exit with an unknown count, whose test holds in all iterations if it does in the first, is tested before the loop.

declare i1 @go_on()

; CHECK-LABEL: define i32 @down(
; CHECK:       entry:
; CHECK-NEXT:  %k.first_iter = icmp ult i32 %n, %m
; CHECK:       br i1 %k.first_iter, label %body, label %out
define i32 @down(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %j, %latch ]
  %k = icmp ult i32 %i, %m
  br i1 %k, label %body, label %out
body:
  %j = add i32 %i, -1
  %z = icmp eq i32 %i, 0
  br i1 %z, label %exit, label %latch
latch:
  %c = call i1 @go_on()
  br i1 %c, label %loop, label %exit
exit:
  ret i32 0
out:
  ret i32 1
}

; Going up, the test may fail later.
; CHECK-LABEL: define i32 @up(
; CHECK:       loop:
; CHECK:       %k = icmp ult i32 %i, %m
define i32 @up(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %j, %latch ]
  %k = icmp ult i32 %i, %m
  br i1 %k, label %body, label %out
body:
  %j = add i32 %i, 1
  %z = icmp eq i32 %i, -1
  br i1 %z, label %exit, label %latch
latch:
  %c = call i1 @go_on()
  br i1 %c, label %loop, label %exit
exit:
  ret i32 0
out:
  ret i32 1
}
