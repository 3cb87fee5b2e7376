; RUN: not opt-go %s 2>&1 | FileCheck %s -DFILE=%s --match-full-lines --strict-whitespace
; RUN: sed -e 's/frobnicate i32/add i32/' %s > %t.ll
; RUN: not opt-go %t.ll 2>&1 | FileCheck %s -DFILE=%t.ll --check-prefix=NEXT --match-full-lines --strict-whitespace

define i32 @f(ptr %p, i32 %a) {
  %v = load i32, ptr %p, align 4
; CHECK:[[FILE]]:[[#@LINE+3]]:8: error: unknown instruction 'frobnicate'
; CHECK-NEXT:  %x = frobnicate i32 %a, 1
; CHECK-NEXT:       ^
  %x = frobnicate i32 %a, 1
; NEXT:[[FILE]]:[[#@LINE+3]]:21: error: expected ',' between operands, found '%v'
; NEXT-NEXT:  %y = sub i32   %x %v
; NEXT-NEXT:                    ^
  %y = sub i32   %x %v
  ret i32 %y
}
