; The amount of a shift is a .u32 in PTX: one that was widened for a shift of 64 bits is taken as it was before.
; RUN: opt-go %s -emit=ptx | FileCheck %s
target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: .func {{.*}} left(
; CHECK-NOT: cvt
; CHECK: shl.b64 %rd{{[0-9]+}}, %rd1, %r1;
define i64 @left(i64 %a, i32 %n) {
  %z = zext i32 %n to i64
  %s = shl i64 %a, %z
  ret i64 %s
}

; CHECK-LABEL: .func {{.*}} right(
; CHECK-NOT: cvt
; CHECK: shr.s64 %rd{{[0-9]+}}, %rd1, %r1;
define i64 @right(i64 %a, i32 %n) {
  %z = sext i32 %n to i64
  %s = ashr i64 %a, %z
  ret i64 %s
}
