; Additions and negations move after a minimum or maximum.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

declare i32 @llvm.smax.i32(i32, i32)

; CHECK-LABEL: @smax_add(
; CHECK-NEXT:    %1 = call i32 @llvm.smax.i32(i32 %a, i32 2)
; CHECK-NEXT:    %r = add nuw nsw i32 %1, 5
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @smax_add(i32 %a) {
  %x = add nsw i32 %a, 5
  %r = call i32 @llvm.smax.i32(i32 %x, i32 7)
  ret i32 %r
}

; CHECK-LABEL: @not_max(
; CHECK-NEXT:    %1 = call i32 @llvm.smin.i32(i32 %x, i32 %y)
; CHECK-NEXT:    ret i32 %1
; CHECK-NEXT:  }
define i32 @not_max(i32 %x, i32 %y) {
  %nx = xor i32 %x, -1
  %ny = xor i32 %y, -1
  %a = call i32 @llvm.smax.i32(i32 %nx, i32 %ny)
  %r = xor i32 %a, -1
  ret i32 %r
}
