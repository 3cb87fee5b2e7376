; RUN: opt-go %s -passes=ipsccp -S | FileCheck %s
;
; Ranges go to parameters and come back with results, as attributes too.

; CHECK-LABEL: @clamp(
; CHECK-NEXT:  %m = and i32 %n, 15
; CHECK-NEXT:  %s = add nuw nsw i32 %m, %n
; CHECK-NEXT:  ret i32 %s
; CHECK-NEXT: }
define internal i32 @clamp(i32 %n) {
  %m = and i32 %n, 15
  %s = add i32 %m, %n
  ret i32 %s
}

; CHECK-LABEL: @caller(
; CHECK-NEXT:  %a = and i32 %x, 7
; CHECK-NEXT:  %r = call i32 @clamp(i32 %a)
; CHECK-NEXT:  %s = call i32 @clamp(i32 100)
; CHECK-NEXT:  ret i1 true
; CHECK-NEXT: }
define i1 @caller(i32 %x) {
  %a = and i32 %x, 7
  %r = call i32 @clamp(i32 %a)
  %s = call i32 @clamp(i32 100)
  %c = icmp ult i32 %r, 200
  ret i1 %c
}
