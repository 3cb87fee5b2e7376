; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; In a select, an extension of its condition is known; shifted and multiplied it is a select.

; CHECK: declare void @use(i8)
;
; CHECK: define i8 @true(i1 %c, i8 %y) {
; CHECK-NEXT:   %z = zext i1 %c to i8
; CHECK-NEXT:   call void @use(i8 %z)
; CHECK-NEXT:   %s = select i1 %c, i8 1, i8 %y
; CHECK-NEXT:   ret i8 %s
; CHECK-NEXT: }
;
; CHECK: define i8 @false(i1 %c, i8 %y) {
; CHECK-NEXT:   %s = select i1 %c, i8 %y, i8 0
; CHECK-NEXT:   ret i8 %s
; CHECK-NEXT: }
;
; CHECK: define i8 @shifted(i1 %c) {
; CHECK-NEXT:   %z = zext i1 %c to i8
; CHECK-NEXT:   call void @use(i8 %z)
; CHECK-NEXT:   %s = select i1 %c, i8 8, i8 0
; CHECK-NEXT:   ret i8 %s
; CHECK-NEXT: }
;
; CHECK: define i8 @multiplied(i1 %c) {
; CHECK-NEXT:   %s = select i1 %c, i8 -128, i8 0
; CHECK-NEXT:   ret i8 %s
; CHECK-NEXT: }

declare void @use(i8)
define i8 @true(i1 %c, i8 %y) {
  %z = zext i1 %c to i8
  call void @use(i8 %z)
  %s = select i1 %c, i8 %z, i8 %y
  ret i8 %s
}
define i8 @false(i1 %c, i8 %y) {
  %z = sext i1 %c to i8
  %s = select i1 %c, i8 %y, i8 %z
  ret i8 %s
}
define i8 @shifted(i1 %c) {
  %z = zext i1 %c to i8
  call void @use(i8 %z)
  %s = shl i8 %z, 3
  ret i8 %s
}
define i8 @multiplied(i1 %c) {
  %z = zext i1 %c to i8
  %s = mul i8 %z, -128
  ret i8 %s
}
