; RUN: not opt-go %s 2>&1 | FileCheck %s -DFILE=%s --match-full-lines --strict-whitespace

define i32 @f(i64 %wide, i32 %narrow) {
  %ok = trunc i64 %wide to i32
; CHECK:[[FILE]]:[[#@LINE+3]]:31: error: '%wide' defined with type 'i64' but expected 'i32'
; CHECK-NEXT:  %sum = add nsw i32 %narrow, %wide
; CHECK-NEXT:                              ^
  %sum = add nsw i32 %narrow, %wide
  ret i32 %sum
}
