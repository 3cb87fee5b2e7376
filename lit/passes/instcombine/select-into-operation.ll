; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; c ? x + y : x is x + (c ? y : 0).

; CHECK-LABEL: @f(
; CHECK-NEXT:  %a = select i1 %c, i32 %y, i32 0
; CHECK-NEXT:  %s = add i32 %a, %x
; CHECK-NEXT:  ret i32 %s
; CHECK-NEXT: }
define i32 @f(i1 %c, i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %s = select i1 %c, i32 %a, i32 %x
  ret i32 %s
}

; What chooses element by element cannot choose among numbers that have been put together from the elements.
; CHECK-LABEL: @elements_joined(
; CHECK-NEXT:    %s = select <3 x i1> %c, <3 x i8> %x, <3 x i8> zeroinitializer
; CHECK-NEXT:    %b = bitcast <3 x i8> %s to i24
; CHECK-NEXT:    ret i24 %b
define i24 @elements_joined(<3 x i1> %c, <3 x i8> %x) {
  %s = select <3 x i1> %c, <3 x i8> %x, <3 x i8> zeroinitializer
  %b = bitcast <3 x i8> %s to i24
  ret i24 %b
}

; CHECK-LABEL: @elements_kept(
; CHECK-NEXT:    %[[B:.*]] = bitcast <2 x float> %x to <2 x i32>
; CHECK-NEXT:    %b = select <2 x i1> %c, <2 x i32> %[[B]], <2 x i32> zeroinitializer
; CHECK-NEXT:    ret <2 x i32> %b
define <2 x i32> @elements_kept(<2 x i1> %c, <2 x float> %x) {
  %s = select <2 x i1> %c, <2 x float> %x, <2 x float> zeroinitializer
  %b = bitcast <2 x float> %s to <2 x i32>
  ret <2 x i32> %b
}
