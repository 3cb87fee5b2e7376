; A bit read as a signed number is 0 or -1, and the product of -1 and -1 is not such a number: a product without signed overflow is 0.
; RUN: opt-go -passes=instsimplify %s | FileCheck %s

; CHECK-LABEL: define i1 @signed(
; CHECK-NEXT: ret i1 false
define i1 @signed(i1 %x, i1 %y) {
  %p = mul nsw i1 %x, %y
  ret i1 %p
}

; CHECK-LABEL: define <2 x i1> @signed_vector(
; CHECK-NEXT: ret <2 x i1> zeroinitializer
define <2 x i1> @signed_vector(<2 x i1> %x, <2 x i1> %y) {
  %p = mul nsw <2 x i1> %x, %y
  ret <2 x i1> %p
}

; CHECK-LABEL: define i1 @square(
; CHECK-NEXT: ret i1 false
define i1 @square(i1 %x) {
  %p = mul nuw nsw i1 %x, %x
  ret i1 %p
}

; CHECK-LABEL: define i1 @unsigned(
; CHECK-NEXT: %p = mul nuw i1 %x, %y
define i1 @unsigned(i1 %x, i1 %y) {
  %p = mul nuw i1 %x, %y
  ret i1 %p
}

; CHECK-LABEL: define i1 @plain_square(
; CHECK-NEXT: ret i1 %x
define i1 @plain_square(i1 %x) {
  %p = mul i1 %x, %x
  ret i1 %p
}
