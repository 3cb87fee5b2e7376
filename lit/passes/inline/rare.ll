; Calls that are executed in fewer than 2 of 100 calls of their caller are inlined up to a cost of 45 only: by branch weights, before what
; does not return, and where loops are hardly left. Functions marked cold are, where require<profile-summary> says that this counts.
; RUN: opt-go %s -passes=inline -S | FileCheck %s
; RUN: opt-go %s -passes='require<profile-summary>,inline' -S | FileCheck %s --check-prefix=SUMMARY
; RUN: opt-go %s -passes=inline -inline-cold-callsite-threshold=200 -S | FileCheck %s --check-prefix=DEARER
; RUN: opt-go %s -passes=inline -cold-callsite-rel-freq=0 -S | FileCheck %s --check-prefix=DEARER
; RUN: opt-go %s -passes=inline -locally-hot-callsite-threshold=1000 -S | FileCheck %s --check-prefix=HOT

declare i32 @step(i32)
declare void @stop() noreturn

define i32 @four(i32 %x) {
  %a = call i32 @step(i32 %x)
  %b = call i32 @step(i32 %a)
  %c = call i32 @step(i32 %b)
  %d = call i32 @step(i32 %c)
  ret i32 %d
}

; CHECK-LABEL: define i32 @weighted(
; CHECK:       seldom:
; CHECK-NEXT:    call i32 @four(
; CHECK:       often:
; CHECK-NEXT:    call i32 @step(
; DEARER-LABEL: define i32 @weighted(
; DEARER-NOT:     @four
; DEARER:       ret i32
define i32 @weighted(i1 %c, i32 %x) {
  br i1 %c, label %seldom, label %often, !prof !0
seldom:
  %a = call i32 @four(i32 %x)
  ret i32 %a
often:
  %b = call i32 @four(i32 %x)
  ret i32 %b
}

; CHECK-LABEL: define i32 @ending(
; CHECK:       bad:
; CHECK-NEXT:    call i32 @four(
; CHECK:       good:
; CHECK-NEXT:    call i32 @step(
define i32 @ending(i1 %c, i32 %x) {
  br i1 %c, label %bad, label %good
bad:
  %a = call i32 @four(i32 %x)
  br label %stop
stop:
  call void @stop()
  unreachable
good:
  %b = call i32 @four(i32 %x)
  ret i32 %b
}

; The last call of a function that is seen nowhere else is no exception.
; CHECK-LABEL: define i32 @outer(
; CHECK:       seldom:
; CHECK-NEXT:    call i32 @through(
define i32 @outer(i1 %c, i32 %x) {
  br i1 %c, label %seldom, label %often, !prof !0
seldom:
  %a = call i32 @through(i32 %x)
  ret i32 %a
often:
  ret i32 %x
}

define internal i32 @through(i32 %x) {
  %a = call i32 @four(i32 %x)
  ret i32 %a
}

define i32 @three(i32 %x) cold {
  %a = call i32 @step(i32 %x)
  %b = call i32 @step(i32 %a)
  %c = call i32 @step(i32 %b)
  ret i32 %c
}

; CHECK-LABEL: define i32 @calls_cold(
; CHECK-NEXT:    call i32 @step(
; SUMMARY-LABEL: define i32 @calls_cold(
; SUMMARY-NEXT:    call i32 @three(
define i32 @calls_cold(i32 %x) {
  %a = call i32 @three(i32 %x)
  ret i32 %a
}

define i32 @ten(i32 %x) {
  %a = call i32 @step(i32 %x)
  %b = call i32 @step(i32 %a)
  %c = call i32 @step(i32 %b)
  %d = call i32 @step(i32 %c)
  %e = call i32 @step(i32 %d)
  %f = call i32 @step(i32 %e)
  %g = call i32 @step(i32 %f)
  %h = call i32 @step(i32 %g)
  %i = call i32 @step(i32 %h)
  %j = call i32 @step(i32 %i)
  %k = call i32 @step(i32 %j)
  %l = call i32 @step(i32 %k)
  %m = call i32 @step(i32 %l)
  %n = call i32 @step(i32 %m)
  ret i32 %n
}

; CHECK-LABEL: define i32 @nest(
; CHECK:         call i32 @ten(
; HOT-LABEL: define i32 @nest(
; HOT-NOT:     @ten
; HOT:         ret i32
define i32 @nest(i32 %n) {
entry:
  br label %rows
rows:
  %i = phi i32 [ 0, %entry ], [ %i.next, %rows.end ]
  br label %columns
columns:
  %j = phi i32 [ 0, %rows ], [ %j.next, %columns ]
  %v = call i32 @ten(i32 %j)
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %columns, label %rows.end
rows.end:
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %rows, label %exit
exit:
  ret i32 %v
}

!0 = !{!"branch_weights", i32 1, i32 1000}
