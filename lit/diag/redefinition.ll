; A second definition is an error with a note at the first one.
; RUN: not opt-go %s 2>&1 | FileCheck %s -DFILE=%s --match-full-lines --strict-whitespace --implicit-check-not=error: --implicit-check-not=note:

define i32 @f(i32 %a) {
  %x = add i32 %a, 1
; CHECK:[[FILE]]:[[#@LINE+6]]:3: error: redefinition of value '%x'
; CHECK-NEXT:  %x = mul i32 %a, 2
; CHECK-NEXT:  ^
; CHECK-NEXT:[[FILE]]:[[#@LINE-4]]:3: note: first defined here
; CHECK-NEXT:  %x = add i32 %a, 1
; CHECK-NEXT:  ^
  %x = mul i32 %a, 2
  ret i32 %x
}

declare void @g(i64)

; CHECK-NEXT:[[FILE]]:[[#@LINE+6]]:14: error: redefinition of global '@g'
; CHECK-NEXT:define void  @g(i64 %v) {
; CHECK-NEXT:             ^
; CHECK-NEXT:[[FILE]]:[[#@LINE-5]]:14: note: first defined here
; CHECK-NEXT:declare void @g(i64)
; CHECK-NEXT:             ^
define void  @g(i64 %v) {
  ret void
}

!0 = !{i32 1}
; CHECK-NEXT:[[FILE]]:[[#@LINE+6]]:1: error: redefinition of metadata '!0'
; CHECK-NEXT:!0 = !{i32 2}
; CHECK-NEXT:^
; CHECK-NEXT:[[FILE]]:[[#@LINE-4]]:1: note: first defined here
; CHECK-NEXT:!0 = !{i32 1}
; CHECK-NEXT:^
!0 = !{i32 2}
; CHECK-NOT:{{.}}
