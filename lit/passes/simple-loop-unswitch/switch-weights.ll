; RUN: opt-go -S -passes='loop-mssa(simple-loop-unswitch)' %s | FileCheck %s

; The switch before the loop takes the weights of the cases that leave it; its default, which stays, the sum of all others.

declare void @use(i32)

; CHECK-LABEL: define void @f(
; CHECK:       switch i32 %k, label %entry.split [
; CHECK-NEXT:    i32 0, label %x.split
; CHECK-NEXT:  ], !prof [[MOVED:![0-9]+]]
; CHECK:       switch i32 %k, label %l [
; CHECK:       ], !prof [[LEFT:![0-9]+]]
define void @f(i32 %k, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  switch i32 %k, label %l [ i32 0, label %x
                            i32 1, label %m
                            i32 2, label %l ], !prof !0
m:
  call void @use(i32 %i)
  br label %l
l:
  call void @use(i32 0)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %h, label %x
x:
  ret void
}

; CHECK: [[MOVED]] = !{!"branch_weights", i32 80, i32 20}
; CHECK: [[LEFT]] = !{!"branch_weights", i32 10, i32 40, i32 30}
!0 = !{!"branch_weights", i32 10, i32 20, i32 30, i32 40}
