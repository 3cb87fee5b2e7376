; RUN: opt-go -S -passes=instsimplify %s | FileCheck %s

; Saturating arithmetic of constants.

; CHECK-LABEL: define void @f(
; CHECK-NEXT:    store volatile i8 -1, ptr %p
; CHECK-NEXT:    store volatile i8 0, ptr %p
; CHECK-NEXT:    store volatile i8 127, ptr %p
; CHECK-NEXT:    store volatile i8 -128, ptr %p
; CHECK-NEXT:    store volatile i8 7, ptr %p
define void @f(ptr %p) {
  %a = call i8 @llvm.uadd.sat.i8(i8 200, i8 100)
  store volatile i8 %a, ptr %p
  %b = call i8 @llvm.usub.sat.i8(i8 3, i8 4)
  store volatile i8 %b, ptr %p
  %c = call i8 @llvm.sadd.sat.i8(i8 100, i8 100)
  store volatile i8 %c, ptr %p
  %d = call i8 @llvm.ssub.sat.i8(i8 -100, i8 100)
  store volatile i8 %d, ptr %p
  %e = call i8 @llvm.sadd.sat.i8(i8 3, i8 4)
  store volatile i8 %e, ptr %p
  ret void
}
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i8 @llvm.ssub.sat.i8(i8, i8)
