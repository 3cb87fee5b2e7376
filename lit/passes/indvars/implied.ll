; RUN: opt-go %s -passes=indvars -S -verify-each | FileCheck %s
;
; Conditions that follow from others.

declare i1 @cond()
declare void @use(i32)
declare void @llvm.assume(i1)
declare void @llvm.experimental.guard(i1, ...)

; Below %n, which is not negative, as unsigned: below it as signed, too. The sign of %i alone is not known.
; CHECK-LABEL: @signed_from_unsigned(
; CHECK:       checked:
; CHECK-NEXT:    call void @use(i32 0)
; CHECK-NEXT:    br i1 true, label %latch, label %out
define i32 @signed_from_unsigned(ptr %p, i32 %start) {
entry:
  %n = load i32, ptr %p, !range !0
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %j, %latch ]
  %below = icmp ult i32 %i, %n
  br i1 %below, label %checked, label %out
checked:
  call void @use(i32 0)
  %signed = icmp slt i32 %i, %n
  br i1 %signed, label %latch, label %out
latch:
  %j = add i32 %i, 7
  %c = call i1 @cond()
  br i1 %c, label %loop, label %out
out:
  ret i32 0
}

; A %n that may be negative is above all %i that are not, as unsigned.
; CHECK-LABEL: @unknown_sign(
; CHECK:       checked:
; CHECK-NEXT:    call void @use(i32 0)
; CHECK-NEXT:    %signed = icmp slt i32 %i, %n
define i32 @unknown_sign(ptr %p, i32 %start) {
entry:
  %n = load i32, ptr %p
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %j, %latch ]
  %below = icmp ult i32 %i, %n
  br i1 %below, label %checked, label %out
checked:
  call void @use(i32 0)
  %signed = icmp slt i32 %i, %n
  br i1 %signed, label %latch, label %out
latch:
  %j = add i32 %i, 7
  %c = call i1 @cond()
  br i1 %c, label %loop, label %out
out:
  ret i32 0
}

; The back edge is taken for %i = 0 only, so that neither sum overflows.
; CHECK-LABEL: @from_equality(
; CHECK:         %up = add nsw i32 %i, 1
; CHECK:         %down = add nsw i32 %i, -1
define void @from_equality(i32 %x) {
entry:
  %small = icmp ult i32 %x, 1000
  br i1 %small, label %loop, label %out
loop:
  %i = phi i32 [ %x, %entry ], [ %down, %loop ]
  %up = add i32 %i, 1
  call void @use(i32 %up)
  %down = add i32 %i, -1
  %c = icmp eq i32 %i, 0
  br i1 %c, label %loop, label %out
out:
  ret void
}

; Guards hold where control has passed them, in the next iteration, too.
; CHECK-LABEL: @guards(
; CHECK:         call void (i1, ...) @llvm.experimental.guard(i1 true) [ "deopt"() ]
; CHECK-NEXT:    %second = icmp slt i32 %j, %n
define void @guards(ptr %p, ptr %q) {
entry:
  %n = load i32, ptr %p
  %some = icmp sgt i32 %n, 0
  call void (i1, ...) @llvm.experimental.guard(i1 %some) [ "deopt"() ]
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %first = icmp slt i32 %i, %n
  call void (i1, ...) @llvm.experimental.guard(i1 %first) [ "deopt"() ]
  %second = icmp slt i32 %j, %n
  call void (i1, ...) @llvm.experimental.guard(i1 %second) [ "deopt"() ]
  %c = load volatile i1, ptr %q
  br i1 %c, label %loop, label %out
out:
  ret void
}

; The φ is one of two numbers that are not negative because %n is not 0; the counter falls to 0.
; CHECK-LABEL: @each_of_two(
; CHECK:       loop:
; CHECK:         br i1 true, label %latch, label %out.loopexit
define void @each_of_two(ptr %p, i1 %which) {
entry:
  %n = load i32, ptr %p, !range !0
  %more = add nsw i32 %n, -1
  br i1 %which, label %one, label %merge
one:
  br label %merge
merge:
  %m = phi i32 [ %n, %entry ], [ %more, %one ]
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %out, label %loop
loop:
  %i = phi i32 [ %m, %merge ], [ %j, %latch ]
  call void @use(i32 %i)
  %c = icmp sgt i32 %i, -1
  br i1 %c, label %latch, label %out
latch:
  %j = add nsw i32 %i, -1
  %d = icmp slt i32 %i, 1
  br i1 %d, label %out, label %loop
out:
  ret void
}

; %n > -4 makes %n / 4 > -1.
; CHECK-LABEL: @quotient(
; CHECK:       loop:
; CHECK:         br i1 true, label %latch, label %out.loopexit
define void @quotient(i32 %n) {
entry:
  %q = sdiv i32 %n, 4
  %enough = icmp sgt i32 %n, -4
  br i1 %enough, label %loop, label %out
loop:
  %i = phi i32 [ %q, %entry ], [ %j, %latch ]
  call void @use(i32 %i)
  %c = icmp sgt i32 %i, -1
  br i1 %c, label %latch, label %out
latch:
  %j = add nsw i32 %i, -1
  %d = icmp slt i32 %i, 1
  br i1 %d, label %out, label %loop
out:
  ret void
}

!0 = !{i32 0, i32 -2147483648}
