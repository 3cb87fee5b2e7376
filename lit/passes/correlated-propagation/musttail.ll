; RUN: opt-go -passes=correlated-propagation -verify-each -S %s | FileCheck %s

; The result of a musttail call is returned as it is, also where its value is known.

; CHECK-LABEL: @returned(
; CHECK: %r = musttail call i32 @returned(i32 %x), !range
; CHECK-NEXT: ret i32 %r
define i32 @returned(i32 %x) {
  %r = musttail call i32 @returned(i32 %x), !range !0
  ret i32 %r
}

; CHECK-LABEL: @plain(
; CHECK: tail call
; CHECK-NEXT: ret i32 3
define i32 @plain(i32 %x) {
  %r = tail call i32 @plain(i32 %x), !range !0
  ret i32 %r
}

!0 = !{i32 3, i32 4}
