; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; A chain of branches on one condition, longer than the 16 that are threaded from the first to the last: where it is false, all go to the end.

declare i1 @g(i32)
declare void @h(i32)

; CHECK-LABEL: define void @f(
; CHECK:         br i1 %c, label %t0, label %q18
; CHECK:         br i1 %c, label %t1, label %q18
; CHECK:         br i1 %c, label %t2, label %q18
; CHECK:         br i1 %c, label %t3, label %q18
; CHECK:         br i1 %c, label %t4, label %q18
; CHECK:         br i1 %c, label %t5, label %q18
; CHECK:         br i1 %c, label %t6, label %q18
; CHECK:         br i1 %c, label %t7, label %q18
; CHECK:         br i1 %c, label %t8, label %q18
; CHECK:         br i1 %c, label %t9, label %q18
; CHECK:         br i1 %c, label %t10, label %q18
; CHECK:         br i1 %c, label %t11, label %q18
; CHECK:         br i1 %c, label %t12, label %q18
; CHECK:         br i1 %c, label %t13, label %q18
; CHECK:         br i1 %c, label %t14, label %q18
; CHECK:         br i1 %c, label %t15, label %q18
; CHECK:         br i1 %c, label %t16, label %q18
; CHECK:         br i1 %c, label %t17, label %q18
; CHECK:       q18:
; CHECK-NEXT:    ret void
define void @f(i1 %c) {
  br label %q0
q0:
  br i1 %c, label %t0, label %q1
t0:
  %e0 = call i1 @g(i32 0)
  br i1 %e0, label %x0, label %q1
x0:
  call void @h(i32 0)
  br label %q1
q1:
  br i1 %c, label %t1, label %q2
t1:
  %e1 = call i1 @g(i32 1)
  br i1 %e1, label %x1, label %q2
x1:
  call void @h(i32 1)
  br label %q2
q2:
  br i1 %c, label %t2, label %q3
t2:
  %e2 = call i1 @g(i32 2)
  br i1 %e2, label %x2, label %q3
x2:
  call void @h(i32 2)
  br label %q3
q3:
  br i1 %c, label %t3, label %q4
t3:
  %e3 = call i1 @g(i32 3)
  br i1 %e3, label %x3, label %q4
x3:
  call void @h(i32 3)
  br label %q4
q4:
  br i1 %c, label %t4, label %q5
t4:
  %e4 = call i1 @g(i32 4)
  br i1 %e4, label %x4, label %q5
x4:
  call void @h(i32 4)
  br label %q5
q5:
  br i1 %c, label %t5, label %q6
t5:
  %e5 = call i1 @g(i32 5)
  br i1 %e5, label %x5, label %q6
x5:
  call void @h(i32 5)
  br label %q6
q6:
  br i1 %c, label %t6, label %q7
t6:
  %e6 = call i1 @g(i32 6)
  br i1 %e6, label %x6, label %q7
x6:
  call void @h(i32 6)
  br label %q7
q7:
  br i1 %c, label %t7, label %q8
t7:
  %e7 = call i1 @g(i32 7)
  br i1 %e7, label %x7, label %q8
x7:
  call void @h(i32 7)
  br label %q8
q8:
  br i1 %c, label %t8, label %q9
t8:
  %e8 = call i1 @g(i32 8)
  br i1 %e8, label %x8, label %q9
x8:
  call void @h(i32 8)
  br label %q9
q9:
  br i1 %c, label %t9, label %q10
t9:
  %e9 = call i1 @g(i32 9)
  br i1 %e9, label %x9, label %q10
x9:
  call void @h(i32 9)
  br label %q10
q10:
  br i1 %c, label %t10, label %q11
t10:
  %e10 = call i1 @g(i32 10)
  br i1 %e10, label %x10, label %q11
x10:
  call void @h(i32 10)
  br label %q11
q11:
  br i1 %c, label %t11, label %q12
t11:
  %e11 = call i1 @g(i32 11)
  br i1 %e11, label %x11, label %q12
x11:
  call void @h(i32 11)
  br label %q12
q12:
  br i1 %c, label %t12, label %q13
t12:
  %e12 = call i1 @g(i32 12)
  br i1 %e12, label %x12, label %q13
x12:
  call void @h(i32 12)
  br label %q13
q13:
  br i1 %c, label %t13, label %q14
t13:
  %e13 = call i1 @g(i32 13)
  br i1 %e13, label %x13, label %q14
x13:
  call void @h(i32 13)
  br label %q14
q14:
  br i1 %c, label %t14, label %q15
t14:
  %e14 = call i1 @g(i32 14)
  br i1 %e14, label %x14, label %q15
x14:
  call void @h(i32 14)
  br label %q15
q15:
  br i1 %c, label %t15, label %q16
t15:
  %e15 = call i1 @g(i32 15)
  br i1 %e15, label %x15, label %q16
x15:
  call void @h(i32 15)
  br label %q16
q16:
  br i1 %c, label %t16, label %q17
t16:
  %e16 = call i1 @g(i32 16)
  br i1 %e16, label %x16, label %q17
x16:
  call void @h(i32 16)
  br label %q17
q17:
  br i1 %c, label %t17, label %q18
t17:
  %e17 = call i1 @g(i32 17)
  br i1 %e17, label %x17, label %q18
x17:
  call void @h(i32 17)
  br label %q18
q18:
  ret void
}
