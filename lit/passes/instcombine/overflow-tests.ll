; Overflow intrinsics whose result is unused become comparisons.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

declare {i32, i1} @llvm.uadd.with.overflow.i32(i32, i32)
declare {i32, i1} @llvm.smul.with.overflow.i32(i32, i32)
declare {i32, i1} @llvm.umul.with.overflow.i32(i32, i32)
declare {i32, i1} @llvm.ssub.with.overflow.i32(i32, i32)

; CHECK-LABEL: @uaddo_ov(
; CHECK-NEXT:    %r = icmp ugt i32 %x, 4
; CHECK-NEXT:    ret i1 %r
; CHECK-NEXT:  }
define i1 @uaddo_ov(i32 %x) {
  %o = call {i32, i1} @llvm.uadd.with.overflow.i32(i32 %x, i32 -5)
  %r = extractvalue {i32, i1} %o, 1
  ret i1 %r
}

; CHECK-LABEL: @smulo2(
; CHECK-NEXT:    %1 = add i32 %x, 1073741824
; CHECK-NEXT:    %r = icmp slt i32 %1, 0
; CHECK-NEXT:    ret i1 %r
; CHECK-NEXT:  }
define i1 @smulo2(i32 %x) {
  %o = call {i32, i1} @llvm.smul.with.overflow.i32(i32 %x, i32 2)
  %r = extractvalue {i32, i1} %o, 1
  ret i1 %r
}

; CHECK-LABEL: @umulo_pow(
; CHECK-NEXT:    %r = icmp ugt i32 %x, 536870911
; CHECK-NEXT:    ret i1 %r
; CHECK-NEXT:  }
define i1 @umulo_pow(i32 %x) {
  %o = call {i32, i1} @llvm.umul.with.overflow.i32(i32 %x, i32 8)
  %r = extractvalue {i32, i1} %o, 1
  ret i1 %r
}

; CHECK-LABEL: @umulo_sq(
; CHECK-NEXT:    %r = icmp ugt i32 %x, 65535
; CHECK-NEXT:    ret i1 %r
; CHECK-NEXT:  }
define i1 @umulo_sq(i32 %x) {
  %o = call {i32, i1} @llvm.umul.with.overflow.i32(i32 %x, i32 %x)
  %r = extractvalue {i32, i1} %o, 1
  ret i1 %r
}

; CHECK-LABEL: @ssubo_c(
; CHECK-NEXT:    %o = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 -5)
; CHECK-NEXT:    ret { i32, i1 } %o
; CHECK-NEXT:  }
define {i32, i1} @ssubo_c(i32 %x) {
  %o = call {i32, i1} @llvm.ssub.with.overflow.i32(i32 %x, i32 5)
  ret {i32, i1} %o
}
