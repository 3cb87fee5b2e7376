; A compare of a count is one of the bits.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)

; CHECK-LABEL: @cttz_cmp(
; CHECK-NEXT:    %1 = and i32 %a, 31
; CHECK-NEXT:    %c = icmp eq i32 %1, 16
; CHECK-NEXT:    ret i1 %c
; CHECK-NEXT:  }
define i1 @cttz_cmp(i32 %a) {
  %r = call i32 @llvm.cttz.i32(i32 %a, i1 false)
  %c = icmp eq i32 %r, 4
  ret i1 %c
}

; CHECK-LABEL: @ctlz_cmp(
; CHECK-NEXT:    %c = icmp ugt i32 %a, 268435455
; CHECK-NEXT:    ret i1 %c
; CHECK-NEXT:  }
define i1 @ctlz_cmp(i32 %a) {
  %r = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
  %c = icmp ult i32 %r, 4
  ret i1 %c
}
