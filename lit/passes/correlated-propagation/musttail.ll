; What a musttail call returns is returned as it is, even if its value is known.
; RUN: opt-go %s -passes=correlated-propagation -verify-each | FileCheck %s

; CHECK-LABEL: @zero
; CHECK-NEXT: %r = musttail call i32 @zero()
; CHECK-NEXT: ret i32 %r
define range(i32 0, 1) i32 @zero() {
  %r = musttail call i32 @zero()
  ret i32 %r
}

; CHECK-LABEL: @plain
; CHECK-NEXT: %r = tail call i32 @zero()
; CHECK-NEXT: ret i32 0
define i32 @plain() {
  %r = tail call i32 @zero()
  ret i32 %r
}
