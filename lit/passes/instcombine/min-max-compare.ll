; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; A minimum or maximum compared with what one of its arguments is known to be beyond, or on this side of.

; CHECK: declare i8 @llvm.smax.i8(i8, i8){{.*}}
; CHECK: declare i8 @llvm.smin.i8(i8, i8){{.*}}
; CHECK: declare i8 @llvm.umin.i8(i8, i8){{.*}}
; CHECK: declare i8 @llvm.umax.i8(i8, i8){{.*}}
;
; CHECK: define i1 @equal(i8 %x) {
; CHECK-NEXT:   %c = icmp eq i8 %x, 7
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
;
; CHECK: define i1 @limit(i8 %x) {
; CHECK-NEXT:   %c = icmp ult i8 %x, 24
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
;
; CHECK: define i1 @never(i8 %x) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
;
; CHECK: define i1 @less(i8 %x) {
; CHECK-NEXT:   %c = icmp ult i8 %x, -7
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
;
; CHECK: define i1 @other-order(i8 %x) {
; CHECK-NEXT:   %m = call i8 @llvm.umax.i8(i8 %x, i8 7)
; CHECK-NEXT:   %c = icmp slt i8 %m, 9
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }

declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
define i1 @equal(i8 %x) {
  %m = call i8 @llvm.smax.i8(i8 %x, i8 0)
  %c = icmp eq i8 %m, 7
  ret i1 %c
}
define i1 @limit(i8 %x) {
  %m = call i8 @llvm.umin.i8(i8 %x, i8 24)
  %c = icmp ne i8 %m, 24
  ret i1 %c
}
define i1 @never(i8 %x) {
  %m = call i8 @llvm.smin.i8(i8 %x, i8 1)
  %c = icmp eq i8 %m, 2
  ret i1 %c
}
define i1 @less(i8 %x) {
  %m = call i8 @llvm.umax.i8(i8 %x, i8 7)
  %c = icmp ult i8 %m, -7
  ret i1 %c
}
define i1 @other-order(i8 %x) {
  %m = call i8 @llvm.umax.i8(i8 %x, i8 7)
  %c = icmp slt i8 %m, 9
  ret i1 %c
}
