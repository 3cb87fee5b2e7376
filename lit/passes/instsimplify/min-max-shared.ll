; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; A maximum of a maximum and one of its arguments, and compares of a maximum with its arguments.

; CHECK: declare i8 @llvm.smax.i8(i8, i8){{.*}}
; CHECK: declare i8 @llvm.smin.i8(i8, i8){{.*}}
; CHECK: declare i8 @llvm.umin.i8(i8, i8){{.*}}
;
; CHECK: define i8 @again(i8 %x, i8 %y) {
; CHECK-NEXT:   %m = call i8 @llvm.smax.i8(i8 %x, i8 %y)
; CHECK-NEXT:   ret i8 %m
; CHECK-NEXT: }
;
; CHECK: define i8 @absorbed(i8 %x, i8 %y) {
; CHECK-NEXT:   ret i8 %x
; CHECK-NEXT: }
;
; CHECK: define i8 @both(i8 %x, i8 %y) {
; CHECK-NEXT:   %n = call i8 @llvm.smax.i8(i8 %y, i8 %x)
; CHECK-NEXT:   ret i8 %n
; CHECK-NEXT: }
;
; CHECK: define i1 @never(i8 %x) {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
;
; CHECK: define i1 @ordered(i8 %x, i8 %y, i8 %z) {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
;
; CHECK: define i1 @open(i8 %x, i8 %y) {
; CHECK-NEXT:   %m = call i8 @llvm.umin.i8(i8 %x, i8 %y)
; CHECK-NEXT:   %c = icmp sgt i8 %m, %x
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }

declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
define i8 @again(i8 %x, i8 %y) {
  %m = call i8 @llvm.smax.i8(i8 %x, i8 %y)
  %n = call i8 @llvm.smax.i8(i8 %m, i8 %x)
  ret i8 %n
}
define i8 @absorbed(i8 %x, i8 %y) {
  %m = call i8 @llvm.smin.i8(i8 %x, i8 %y)
  %n = call i8 @llvm.smax.i8(i8 %x, i8 %m)
  ret i8 %n
}
define i8 @both(i8 %x, i8 %y) {
  %m = call i8 @llvm.smin.i8(i8 %x, i8 %y)
  %n = call i8 @llvm.smax.i8(i8 %y, i8 %x)
  %o = call i8 @llvm.smax.i8(i8 %n, i8 %m)
  ret i8 %o
}
define i1 @never(i8 %x) {
  %m = call i8 @llvm.umin.i8(i8 %x, i8 7)
  %c = icmp ugt i8 %m, %x
  ret i1 %c
}
define i1 @ordered(i8 %x, i8 %y, i8 %z) {
  %m = call i8 @llvm.smin.i8(i8 %x, i8 %y)
  %n = call i8 @llvm.smax.i8(i8 %x, i8 %z)
  %c = icmp sle i8 %m, %n
  ret i1 %c
}
define i1 @open(i8 %x, i8 %y) {
  %m = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  %c = icmp sgt i8 %m, %x
  ret i1 %c
}
