; RUN: opt-go %s -passes=instsimplify -verify-each -S | FileCheck %s
;
; A φ that is undef at first and another φ of its block in later iterations has the value of the iteration before: it is not the other φ.
; A φ of undef and a value computed before the loop is that value.

; CHECK-LABEL: define ptr @last_but_one(
; CHECK:         %last = phi ptr [ undef, %entry ], [ %p, %loop ]
; CHECK:         ret ptr %last

define ptr @last_but_one(ptr noundef %s) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %s, %entry ], [ %next, %loop ]
  %last = phi ptr [ undef, %entry ], [ %p, %loop ]
  %next = getelementptr i8, ptr %p, i64 1
  %c = load i8, ptr %next
  %more = icmp ne i8 %c, 0
  br i1 %more, label %loop, label %end
end:
  ret ptr %last
}

; CHECK-LABEL: define i32 @in_front(
; CHECK:         ret i32 %x

define i32 @in_front(ptr %s) {
entry:
  %x = load i32, ptr %s, !noundef !0
  br label %loop
loop:
  %last = phi i32 [ undef, %entry ], [ %x, %loop ]
  %c = load volatile i8, ptr %s
  %more = icmp ne i8 %c, 0
  br i1 %more, label %loop, label %end
end:
  ret i32 %last
}

!0 = !{}
