; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; Selects with a known condition or equal sides.

; CHECK-LABEL: @true(
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @true(i32 %a, i32 %b) {
  %r = select i1 true, i32 %a, i32 %b
  ret i32 %r
}

; CHECK-LABEL: @equal(
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @equal(i1 %c, i32 %a) {
  %r = select i1 %c, i32 %a, i32 %a
  ret i32 %r
}

; CHECK-LABEL: @compared(
; CHECK-NEXT:  ret i32 %b
; CHECK-NEXT: }
define i32 @compared(i32 %a, i32 %b) {
  %c = icmp eq i32 %a, %b
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

; CHECK-LABEL: @itself(
; CHECK-NEXT:  ret i1 %c
; CHECK-NEXT: }
define i1 @itself(i1 %c) {
  %r = select i1 %c, i1 true, i1 false
  ret i1 %r
}

; CHECK-LABEL: @or_itself(
; CHECK-NEXT:  ret i1 %c
; CHECK-NEXT: }
define i1 @or_itself(i1 %c) {
  %r = select i1 %c, i1 true, i1 %c
  ret i1 %r
}
