; RUN: opt-go %s -passes=tailcallelim -S | FileCheck %s
;
; Calls that something else follows stay: effects, and what is neither associative nor commutative.

declare void @any()

; CHECK-LABEL: @effect(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp eq i32 %n, 0
; CHECK-NEXT:  br i1 %c, label %end, label %more
; CHECK: end:
; CHECK-NEXT:  ret void
; CHECK: more:
; CHECK-NEXT:  %m = add i32 %n, -1
; CHECK-NEXT:  tail call void @effect(i32 %m)
; CHECK-NEXT:  tail call void @any()
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @effect(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret void
more:
  %m = add i32 %n, -1
  call void @effect(i32 %m)
  call void @any()
  ret void
}

; CHECK-LABEL: @difference(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp eq i32 %n, 0
; CHECK-NEXT:  br i1 %c, label %end, label %more
; CHECK: end:
; CHECK-NEXT:  ret i32 0
; CHECK: more:
; CHECK-NEXT:  %m = add i32 %n, -1
; CHECK-NEXT:  %r = tail call i32 @difference(i32 %m)
; CHECK-NEXT:  %s = sub i32 %n, %r
; CHECK-NEXT:  ret i32 %s
; CHECK-NEXT: }
define i32 @difference(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i32 0
more:
  %m = add i32 %n, -1
  %r = call i32 @difference(i32 %m)
  %s = sub i32 %n, %r
  ret i32 %s
}

; CHECK-LABEL: @twice(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp eq i32 %n, 0
; CHECK-NEXT:  br i1 %c, label %end, label %more
; CHECK: end:
; CHECK-NEXT:  ret i32 1
; CHECK: more:
; CHECK-NEXT:  %m = add i32 %n, -1
; CHECK-NEXT:  %r = tail call i32 @twice(i32 %m)
; CHECK-NEXT:  %s = add i32 %r, %r
; CHECK-NEXT:  ret i32 %s
; CHECK-NEXT: }
define i32 @twice(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i32 1
more:
  %m = add i32 %n, -1
  %r = call i32 @twice(i32 %m)
  %s = add i32 %r, %r
  ret i32 %s
}
