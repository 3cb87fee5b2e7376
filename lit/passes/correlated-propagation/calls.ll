; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; Absolute values, minima, saturating sums and sums with overflow.

declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)

; CHECK-LABEL: @abs(
; CHECK-NEXT:  %x = lshr i32 %a, 2
; CHECK-NEXT:  ret i32 %x
; CHECK-NEXT: }
define i32 @abs(i32 %a) {
  %x = lshr i32 %a, 2
  %r = call i32 @llvm.abs.i32(i32 %x, i1 false)
  ret i32 %r
}

; CHECK-LABEL: @negative(
; CHECK-NEXT:  %x = or i32 %a, -2147483648
; CHECK-NEXT:  %r1 = sub nsw i32 0, %x
; CHECK-NEXT:  ret i32 %r1
; CHECK-NEXT: }
define i32 @negative(i32 %a) {
  %x = or i32 %a, -2147483648
  %r = call i32 @llvm.abs.i32(i32 %x, i1 true)
  ret i32 %r
}

; CHECK-LABEL: @minimum(
; CHECK-NEXT:  %x = and i32 %a, 7
; CHECK-NEXT:  ret i32 %x
; CHECK-NEXT: }
define i32 @minimum(i32 %a) {
  %x = and i32 %a, 7
  %r = call i32 @llvm.smin.i32(i32 %x, i32 8)
  ret i32 %r
}

; CHECK-LABEL: @unsigned(
; CHECK-NEXT:  %x = lshr i32 %a, 1
; CHECK-NEXT:  %y = lshr i32 %b, 1
; CHECK-NEXT:  %1 = call i32 @llvm.umin.i32(i32 %x, i32 %y)
; CHECK-NEXT:  ret i32 %1
; CHECK-NEXT: }
define i32 @unsigned(i32 %a, i32 %b) {
  %x = lshr i32 %a, 1
  %y = lshr i32 %b, 1
  %r = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  ret i32 %r
}

; CHECK-LABEL: @saturating(
; CHECK-NEXT:  %x = lshr i32 %a, 1
; CHECK-NEXT:  %r1 = add nuw i32 %x, 9
; CHECK-NEXT:  ret i32 %r1
; CHECK-NEXT: }
define i32 @saturating(i32 %a) {
  %x = lshr i32 %a, 1
  %r = call i32 @llvm.uadd.sat.i32(i32 %x, i32 9)
  ret i32 %r
}

; CHECK-LABEL: @overflow(
; CHECK-NEXT:  %x = lshr i32 %a, 2
; CHECK-NEXT:  %r1 = add nuw nsw i32 %x, 9
; CHECK-NEXT:  %1 = insertvalue { i32, i1 } { i32 poison, i1 false }, i32 %r1, 0
; CHECK-NEXT:  %o = extractvalue { i32, i1 } %1, 1
; CHECK-NEXT:  ret i1 %o
; CHECK-NEXT: }
define i1 @overflow(i32 %a) {
  %x = lshr i32 %a, 2
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 9)
  %o = extractvalue { i32, i1 } %r, 1
  ret i1 %o
}
