; RUN: opt-go %s -passes=ipsccp -S | FileCheck %s
;
; A parameter that a recursion passes on unchanged is constant.

; CHECK-LABEL: @sum(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp ult i32 %n, 10
; CHECK-NEXT:  br i1 %c, label %end, label %more
; CHECK: end:
; CHECK-NEXT:  ret i32 3
; CHECK: more:
; CHECK-NEXT:  %m = sub nuw i32 %n, 3
; CHECK-NEXT:  %r = call i32 @sum(i32 %m, i32 3)
; CHECK-NEXT:  %s = add i32 %r, 1
; CHECK-NEXT:  ret i32 %s
; CHECK-NEXT: }
define internal i32 @sum(i32 %n, i32 %step) {
entry:
  %c = icmp ult i32 %n, 10
  br i1 %c, label %end, label %more
end:
  ret i32 %step
more:
  %m = sub i32 %n, %step
  %r = call i32 @sum(i32 %m, i32 %step)
  %s = add i32 %r, 1
  ret i32 %s
}

; CHECK-LABEL: @caller(
; CHECK-NEXT:  %r = call i32 @sum(i32 %n, i32 3)
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @caller(i32 %n) {
  %r = call i32 @sum(i32 %n, i32 3)
  ret i32 %r
}
