; RUN: not opt-go %s 2>&1 | FileCheck %s -DFILE=%s
; CHECK: {{^}}[[FILE]]:9:{{[0-9]+}}: error: expected an instruction here, found the end of the file
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  %x = add i32 1, 2
