; RUN: opt-go %s -passes=ipsccp -S | FileCheck %s
;
; A function that other modules see may be called with anything, but what it returns is known; not if it may be exchanged.

; CHECK-LABEL: @visible(
; CHECK-NEXT:  ret i32 9
; CHECK-NEXT: }
define i32 @visible(i32 %a) {
  ret i32 9
}

; CHECK-LABEL: @exchanged(
; CHECK-NEXT:  ret i32 9
; CHECK-NEXT: }
define weak i32 @exchanged(i32 %a) {
  ret i32 9
}

; CHECK-LABEL: @caller(
; CHECK-NEXT:  %r = call i32 @visible(i32 4)
; CHECK-NEXT:  %s = call i32 @exchanged(i32 4)
; CHECK-NEXT:  %t = add i32 9, %s
; CHECK-NEXT:  ret i32 %t
; CHECK-NEXT: }
define i32 @caller() {
  %r = call i32 @visible(i32 4)
  %s = call i32 @exchanged(i32 4)
  %t = add i32 %r, %s
  ret i32 %t
}
