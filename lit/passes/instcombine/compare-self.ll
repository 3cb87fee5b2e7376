; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; A part of a value compared with the value.

;
; CHECK: define i1 @shifted(i8 %x) {
; CHECK-NEXT:   %c = icmp eq i8 %x, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
;
; CHECK: define i1 @divided(i8 %x) {
; CHECK-NEXT:   %c = icmp ne i8 %x, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
;
; CHECK: define i1 @negated(i8 %x) {
; CHECK-NEXT:   %c = icmp sgt i8 %x, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
;
; CHECK: define i1 @wraps(i8 %x) {
; CHECK-NEXT:   %z = sub i8 0, %x
; CHECK-NEXT:   %c = icmp slt i8 %z, %x
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
;
; CHECK: define i1 @sum(i8 %x) {
; CHECK-NEXT:   %c = icmp ugt i8 %x, -4
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
;
; CHECK: define i1 @sumnot(i8 %x) {
; CHECK-NEXT:   %c = icmp ult i8 %x, -3
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }

define i1 @shifted(i8 %x) {
  %z = lshr i8 %x, 2
  %c = icmp eq i8 %z, %x
  ret i1 %c
}
define i1 @divided(i8 %x) {
  %z = udiv i8 %x, 3
  %c = icmp ne i8 %z, %x
  ret i1 %c
}
define i1 @negated(i8 %x) {
  %z = sub nsw i8 0, %x
  %c = icmp slt i8 %z, %x
  ret i1 %c
}
define i1 @wraps(i8 %x) {
  %z = sub i8 0, %x
  %c = icmp slt i8 %z, %x
  ret i1 %c
}
define i1 @sum(i8 %x) {
  %z = add i8 %x, 3
  %c = icmp ule i8 %z, %x
  ret i1 %c
}
define i1 @sumnot(i8 %x) {
  %z = add i8 %x, 3
  %c = icmp ugt i8 %z, %x
  ret i1 %c
}
