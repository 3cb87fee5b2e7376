; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Signed minima and maxima of numbers whose sign is known stay signed; limits meet.

; CHECK: declare i8 @llvm.smax.i8(i8, i8){{.*}}
; CHECK: declare i8 @llvm.smin.i8(i8, i8){{.*}}
;
; CHECK: define i8 @meet(i8 %x) {
; CHECK-NEXT:   %n = call i8 @llvm.smax.i8(i8 %x, i8 16)
; CHECK-NEXT:   ret i8 %n
; CHECK-NEXT: }
;
; CHECK: define i8 @positive(i8 %x, i8 %y) {
; CHECK-NEXT:   %a = lshr i8 %x, 1
; CHECK-NEXT:   %b = lshr i8 %y, 1
; CHECK-NEXT:   %m = call i8 @llvm.smin.i8(i8 %a, i8 %b)
; CHECK-NEXT:   ret i8 %m
; CHECK-NEXT: }

declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
define i8 @meet(i8 %x) {
  %m = call i8 @llvm.smax.i8(i8 %x, i8 1)
  %n = call i8 @llvm.smax.i8(i8 %m, i8 16)
  ret i8 %n
}
define i8 @positive(i8 %x, i8 %y) {
  %a = lshr i8 %x, 1
  %b = lshr i8 %y, 1
  %m = call i8 @llvm.smin.i8(i8 %a, i8 %b)
  ret i8 %m
}
