; A loop with a rare long way stays as it was: all of its paths would run in every iteration of a pipeline. With the odds turned round, it is
; pipelined.
; RUN: opt-go %s -emit=vliw -verify-each -o %t.s -pass-remarks-missed=if-convert 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: FileCheck %s --input-file=%t.s
; RUN: vliw-run %t.s -func rare -ret f64 -arg buf:%s -arg i64:12 | FileCheck %s --check-prefix=SAME
; RUN: vliw-run %t.s -func often -ret f64 -arg buf:%s -arg i64:12 | FileCheck %s --check-prefix=SAME

; REMARK: loop rare.loop is not converted: 32 iterations would take about {{[0-9]+}} cycles at II={{[0-9]+}}, and take about {{[0-9]+}} as they are
; REMARK-NOT: loop often.loop

; SAME: {{^}}15

; CHECK-LABEL: .func rare
; CHECK-NOT: ctop
; CHECK-LABEL: .func often
; CHECK: ctop
define double @rare(ptr %p, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %n1, %latch ]
  %s = phi double [ 1.5, %entry ], [ %s1, %latch ]
  %a = getelementptr i8, ptr %p, i64 %i
  %c = load i8, ptr %a
  %zero = icmp eq i8 %c, 7
  br i1 %zero, label %long, label %latch, !prof !0

long:
  %d1 = fdiv double 3.0, %s
  %d2 = fdiv double 7.0, %d1
  %d3 = fdiv double %d2, 9.0
  br label %latch

latch:
  %s1 = phi double [ %s, %loop ], [ %d3, %long ]
  %n1 = add nuw nsw i64 %i, 1
  %on = icmp slt i64 %n1, %n
  br i1 %on, label %loop, label %exit

exit:
  %r = fmul double %s1, 10.0
  ret double %r
}

define double @often(ptr %p, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %n1, %latch ]
  %s = phi double [ 1.5, %entry ], [ %s1, %latch ]
  %a = getelementptr i8, ptr %p, i64 %i
  %c = load i8, ptr %a
  %zero = icmp eq i8 %c, 7
  br i1 %zero, label %long, label %latch, !prof !1

long:
  %d1 = fdiv double 3.0, %s
  %d2 = fdiv double 7.0, %d1
  %d3 = fdiv double %d2, 9.0
  br label %latch

latch:
  %s1 = phi double [ %s, %loop ], [ %d3, %long ]
  %n1 = add nuw nsw i64 %i, 1
  %on = icmp slt i64 %n1, %n
  br i1 %on, label %loop, label %exit

exit:
  %r = fmul double %s1, 10.0
  ret double %r
}

!0 = !{!"branch_weights", i32 1, i32 100}
!1 = !{!"branch_weights", i32 100, i32 1}
