; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; An unsigned compare of an arithmetic shift with a number that it cannot give is a test of the sign.

;
; CHECK: define i1 @above(i8 %x) {
; CHECK-NEXT:   %c = icmp slt i8 %x, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
;
; CHECK: define i1 @below(i8 %x) {
; CHECK-NEXT:   %c = icmp sgt i8 %x, -1
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
;
; CHECK: define i1 @may(i8 %x) {
; CHECK-NEXT:   %c = icmp ult i8 %x, 124
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }

define i1 @above(i8 %x) {
  %z = ashr i8 %x, 7
  %c = icmp ugt i8 %z, 1
  ret i1 %c
}
define i1 @below(i8 %x) {
  %z = ashr i8 %x, 2
  %c = icmp ult i8 %z, 32
  ret i1 %c
}
define i1 @may(i8 %x) {
  %z = ashr i8 %x, 2
  %c = icmp ult i8 %z, 31
  ret i1 %c
}
