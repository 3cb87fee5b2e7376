; A return of a musttail call's result cannot give what was accumulated or remembered, so recursion that needs that stays.
; RUN: opt-go %s -passes=tailcallelim -verify-each -S | FileCheck %s

declare i32 @other(i32)

; CHECK-LABEL: define i32 @accumulated(
; CHECK:         tail call i32 @accumulated(i32 %m)
; CHECK:         %t = musttail call i32 @other(i32 %n)
; CHECK-NEXT:    ret i32 %t
define i32 @accumulated(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @accumulated(i32 %m)
  %s = add i32 %r, %n
  ret i32 %s
done:
  %t = musttail call i32 @other(i32 %n)
  ret i32 %t
}

; CHECK-LABEL: define i32 @remembered(
; CHECK:         tail call i32 @remembered(i32 %m)
; CHECK-NEXT:    ret i32 7
; CHECK:         %t = musttail call i32 @other(i32 %n)
; CHECK-NEXT:    ret i32 %t
define i32 @remembered(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @remembered(i32 %m)
  ret i32 7
done:
  %t = musttail call i32 @other(i32 %n)
  ret i32 %t
}

; What is returned as it is needs neither.
; CHECK-LABEL: define i32 @passed_on(
; CHECK:         br label %tailrecurse
; CHECK-NOT:     call i32 @passed_on
; CHECK:         musttail call i32 @other(
define i32 @passed_on(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %done, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @passed_on(i32 %m)
  ret i32 %r
done:
  %t = musttail call i32 @other(i32 %n)
  ret i32 %t
}
