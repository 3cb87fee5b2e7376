; An identity holds for vectors some of whose lanes are poison; a lane that is divided by zero makes the whole division undefined.
; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s

; CHECK-LABEL: @v1(
; CHECK-NEXT:    ret <2 x i32> %s
; CHECK-NEXT:  }
define <2 x i32> @v1(<2 x i32> %s) {
  %r = shufflevector <2 x i32> %s, <2 x i32> poison, <2 x i32> <i32 0, i32 1>
  ret <2 x i32> %r
}

; CHECK-LABEL: @v2(
; CHECK-NEXT:    ret <2 x i32> zeroinitializer
; CHECK-NEXT:  }
define <2 x i32> @v2(<2 x i32> %s) {
  %r = and <2 x i32> %s, <i32 0, i32 poison>
  ret <2 x i32> %r
}

; CHECK-LABEL: @v3(
; CHECK-NEXT:    ret <2 x i32> poison
; CHECK-NEXT:  }
define <2 x i32> @v3(<2 x i32> %s) {
  %r = udiv <2 x i32> %s, <i32 3, i32 0>
  ret <2 x i32> %r
}
