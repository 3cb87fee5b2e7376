; Bit counts: operations that do not change the count are removed, and the known bits give a range.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.bswap.i32(i32)

; CHECK-LABEL: @ctpop_bswap(
; CHECK-NEXT:    %r = call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %a)
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @ctpop_bswap(i32 %a) {
  %s = call i32 @llvm.bswap.i32(i32 %a)
  %r = call i32 @llvm.ctpop.i32(i32 %s)
  ret i32 %r
}

; CHECK-LABEL: @ctpop_neg(
; CHECK-NEXT:    %r = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %a, i1 false)
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @ctpop_neg(i32 %a) {
  %n = sub i32 0, %a
  %s = and i32 %n, %a
  %t = add i32 %s, -1
  %r = call i32 @llvm.ctpop.i32(i32 %t)
  ret i32 %r
}

; CHECK-LABEL: @ctpop_1(
; CHECK-NEXT:    %r = call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %a)
; CHECK-NEXT:    %c = icmp eq i32 %r, 1
; CHECK-NEXT:    ret i1 %c
; CHECK-NEXT:  }
define i1 @ctpop_1(i32 %a) {
  %r = call i32 @llvm.ctpop.i32(i32 %a)
  %c = icmp eq i32 %r, 1
  ret i1 %c
}

; CHECK-LABEL: @cttz_shl(
; CHECK-NEXT:    ret i32 %a
; CHECK-NEXT:  }
define i32 @cttz_shl(i32 %a) {
  %s = shl i32 1, %a
  %r = call i32 @llvm.cttz.i32(i32 %s, i1 false)
  ret i32 %r
}

; CHECK-LABEL: @cttz_sel(
; CHECK-NEXT:    %r = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %a, i1 false)
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @cttz_sel(i32 %a) {
  %r = call i32 @llvm.cttz.i32(i32 %a, i1 true)
  %c = icmp eq i32 %a, 0
  %s = select i1 %c, i32 32, i32 %r
  ret i32 %s
}
