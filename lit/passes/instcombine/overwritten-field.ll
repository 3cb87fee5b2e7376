; RUN: opt-go %s -passes=instcombine | FileCheck %s
; An insertion into a field that a later insertion of the same chain overwrites is dead. The chain must not be used elsewhere.

declare void @use({ i64, i64 })

; CHECK-LABEL: @again(
; CHECK-NEXT:    %z = insertvalue { i64, i64 } %x, i64 %b, 0
; CHECK-NEXT:    %w = insertvalue { i64, i64 } %z, i64 %b, 1
; CHECK-NEXT:    ret { i64, i64 } %w
define { i64, i64 } @again({ i64, i64 } %x, i64 %a, i64 %b) {
  %y = insertvalue { i64, i64 } %x, i64 %a, 1
  %z = insertvalue { i64, i64 } %y, i64 %b, 0
  %w = insertvalue { i64, i64 } %z, i64 %b, 1
  ret { i64, i64 } %w
}

; CHECK-LABEL: @seen(
; CHECK-NEXT:    %y = insertvalue { i64, i64 } %x, i64 %a, 1
; CHECK-NEXT:    call void @use({ i64, i64 } %y)
define { i64, i64 } @seen({ i64, i64 } %x, i64 %a, i64 %b) {
  %y = insertvalue { i64, i64 } %x, i64 %a, 1
  call void @use({ i64, i64 } %y)
  %w = insertvalue { i64, i64 } %y, i64 %b, 1
  ret { i64, i64 } %w
}

; CHECK-LABEL: @inner(
; CHECK-NEXT:    %y = insertvalue { { i64, i64 } } %x, i64 %a, 0, 1
; CHECK-NEXT:    %w = insertvalue { { i64, i64 } } %y, i64 %b, 0, 0
define { { i64, i64 } } @inner({ { i64, i64 } } %x, i64 %a, i64 %b) {
  %y = insertvalue { { i64, i64 } } %x, i64 %a, 0, 1
  %w = insertvalue { { i64, i64 } } %y, i64 %b, 0, 0
  ret { { i64, i64 } } %w
}

; CHECK-LABEL: @into_another(
; CHECK-NEXT:    %y = insertvalue { i64, i64 } %x, i64 %a, 1
; CHECK-NEXT:    %w = insertvalue { { i64, i64 } } %o, { i64, i64 } %y, 0
define { { i64, i64 } } @into_another({ i64, i64 } %x, { { i64, i64 } } %o, i64 %a) {
  %y = insertvalue { i64, i64 } %x, i64 %a, 1
  %w = insertvalue { { i64, i64 } } %o, { i64, i64 } %y, 0
  ret { { i64, i64 } } %w
}
