; RUN: opt-go %s -passes=nary-reassociate -pass-remarks=nary-reassociate -disable-output 2>&1 | FileCheck %s

;
; A remark says which part was there already.

; CHECK: remarks.ll:[[#@LINE+8]]:3: remark: computed from %x [-Rpass=nary-reassociate]
; CHECK-NOT: remark:
declare void @use(i32)

define void @f(i32 %a, i32 %b, i32 %c) {
  %x = add i32 %a, %c
  call void @use(i32 %x)
  %t = add i32 %a, %b
  %y = add i32 %t, %c
  call void @use(i32 %y)
  ret void
}
