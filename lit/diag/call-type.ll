; The argument's own type counts, and for functions with typed pointers also the
; type of the function.
; RUN: not opt-go %s 2>&1 | FileCheck %s -DFILE=%s --match-full-lines --strict-whitespace

declare i32 @callee(i32, ptr)

define i32 @caller(i64 %x, ptr %p) {
; CHECK:[[FILE]]:[[#@LINE+3]]:29: error: '%x' defined with type 'i64' but expected 'i32'
; CHECK-NEXT:  %r = call i32 @callee(i32 %x, ptr %p)
; CHECK-NEXT:                            ^
  %r = call i32 @callee(i32 %x, ptr %p)
  ret i32 %r
}
