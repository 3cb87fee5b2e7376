; RUN: not opt-go %s 2>&1 | FileCheck %s -DFILE=%s --match-full-lines --strict-whitespace
; CHECK:[[FILE]]:[[#@LINE+4]]:27: error: this string has no end
; CHECK-NEXT:@s = constant   [4 x i8] c"abc
; CHECK-NEXT:                          ^
@x = global i32 0
@s = constant   [4 x i8] c"abc
