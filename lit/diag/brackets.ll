; RUN: not opt-go %s 2>&1 | FileCheck %s -DFILE=%s --match-full-lines --strict-whitespace
; CHECK:[[FILE]]:[[#@LINE+6]]:13: error: ')' does not close '{'
; CHECK-NEXT:!0 = !{i32 1)
; CHECK-NEXT:            ^
; CHECK-NEXT:[[FILE]]:[[#@LINE+3]]:7: note: opened here
; CHECK-NEXT:!0 = !{i32 1)
; CHECK-NEXT:      ^
!0 = !{i32 1)
