; Minima of inverted numbers, a magnitude by the flags of its compare, several numbers that are all
; -1, and bits of a value that has other uses.
; RUN: opt-go %s -passes=instcombine | FileCheck %s

; CHECK-LABEL: define i64 @inverted(
; CHECK-NEXT:    %1 = call i64 @llvm.smin.i64(i64 %a, i64 -1)
; CHECK-NEXT:    %r = xor i64 %1, -1
; CHECK-NEXT:    ret i64 %r
define i64 @inverted(i64 %a) {
  %c = icmp sgt i64 %a, -1
  %n = xor i64 %a, -1
  %r = select i1 %c, i64 0, i64 %n
  ret i64 %r
}

; CHECK-LABEL: define double @magnitude(
; CHECK-NEXT:    %r = call nnan nsz double @llvm.fabs.f64(double %x)
define double @magnitude(double %x) {
  %c = fcmp nnan olt double %x, 0.0
  %n = fneg double %x
  %r = select nsz i1 %c, double %n, double %x
  ret double %r
}

; CHECK-LABEL: define i1 @all(
; CHECK-NEXT:    %1 = and i32 %x, %y
; CHECK-NEXT:    %2 = and i32 %1, %z
; CHECK-NEXT:    %s = icmp eq i32 %2, -1
define i1 @all(i32 %x, i32 %y, i32 %z) {
  %a = icmp eq i32 %x, -1
  %b = icmp eq i32 %y, -1
  %c = icmp eq i32 %z, -1
  %r = and i1 %a, %b
  %s = and i1 %r, %c
  ret i1 %s
}

; CHECK-LABEL: define i1 @parts(
; CHECK-NEXT:    %1 = and i32 %x, 16776960
; CHECK-NEXT:    %r = icmp eq i32 %1, 4998400
define i1 @parts(i32 %x) {
  %a = lshr i32 %x, 16
  %b = trunc i32 %a to i8
  %c = lshr i32 %x, 8
  %d = trunc i32 %c to i8
  %e = icmp eq i8 %d, 69
  %f = icmp eq i8 %b, 76
  %r = and i1 %e, %f
  ret i1 %r
}

; CHECK-LABEL: define i4 @except(
; CHECK-NEXT:    %1 = or i4 %b, %c
; CHECK-NEXT:    %2 = xor i4 %1, -1
define i4 @except(i4 %a, i4 %b, i4 %c) {
  %nb = xor i4 %b, -1
  %nc = xor i4 %c, -1
  %t = and i4 %nb, %a
  %r = and i4 %t, %nc
  ret i4 %r
}
