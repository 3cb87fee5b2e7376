; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; Constants fold, intrinsics and casts included.

declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.bswap.i32(i32)

; CHECK-LABEL: @arithmetic(
; CHECK-NEXT:  ret i32 42
; CHECK-NEXT: }
define i32 @arithmetic() {
  %a = add i32 3, 4
  %b = mul i32 %a, 6
  ret i32 %b
}

; CHECK-LABEL: @intrinsics(
; CHECK-NEXT:  ret i32 167772160
; CHECK-NEXT: }
define i32 @intrinsics() {
  %a = call i32 @llvm.smax.i32(i32 -3, i32 2)
  %b = call i32 @llvm.ctpop.i32(i32 255)
  %c = add i32 %a, %b
  %d = call i32 @llvm.bswap.i32(i32 %c)
  ret i32 %d
}

; CHECK-LABEL: @limits(
; CHECK-NEXT:  %r = sub i32 2147483647, %a
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @limits(i32 %a) {
  %x = call i32 @llvm.umin.i32(i32 %a, i32 -1)
  %y = call i32 @llvm.smax.i32(i32 %x, i32 2147483647)
  %r = sub i32 %y, %x
  ret i32 %r
}

; CHECK-LABEL: @casts(
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @casts(i32 %a) {
  %z = zext i32 %a to i64
  %r = trunc i64 %z to i32
  ret i32 %r
}
