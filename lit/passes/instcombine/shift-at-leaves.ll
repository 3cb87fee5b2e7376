; A shift by a constant is done at the leaves of the tree that it shifts, in place and without their flags.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

; CHECK-LABEL: @ss1(
; CHECK-NEXT:    %a = shl i32 %x, 8
; CHECK-NEXT:    ret i32 %a
; CHECK-NEXT:  }
define i32 @ss1(i32 %x) {
  %a = shl i32 %x, 5
  %r = shl i32 %a, 3
  ret i32 %r
}

; CHECK-LABEL: @ss2(
; CHECK-NEXT:    %a = lshr i32 %x, 8
; CHECK-NEXT:    ret i32 %a
; CHECK-NEXT:  }
define i32 @ss2(i32 %x) {
  %a = lshr i32 %x, 5
  %r = lshr i32 %a, 3
  ret i32 %r
}

; CHECK-LABEL: @ss4(
; CHECK-NEXT:    %a = shl i32 %x, 8
; CHECK-NEXT:    ret i32 %a
; CHECK-NEXT:  }
define i32 @ss4(i32 %x) {
  %a = shl nuw nsw i32 %x, 5
  %r = shl nuw nsw i32 %a, 3
  ret i32 %r
}

; CHECK-LABEL: @ss9(
; CHECK-NEXT:    %a = and i32 %x, 33554431
; CHECK-NEXT:    ret i32 %a
; CHECK-NEXT:  }
define i32 @ss9(i32 %x) {
  %a = shl i32 %x, 7
  %r = lshr i32 %a, 7
  ret i32 %r
}

; CHECK-LABEL: @ss12(
; CHECK-NEXT:    %a = shl i32 %x, 10
; CHECK-NEXT:    %b = shl i32 %y, 11
; CHECK-NEXT:    %c = or i32 %a, %b
; CHECK-NEXT:    ret i32 %c
; CHECK-NEXT:  }
define i32 @ss12(i32 %x, i32 %y) {
  %a = shl i32 %x, 3
  %b = shl i32 %y, 4
  %c = or i32 %a, %b
  %r = shl i32 %c, 7
  ret i32 %r
}

; CHECK-LABEL: @ss13(
; CHECK-NEXT:    %s.v = select i1 %c, i32 %x, i32 %y
; CHECK-NEXT:    %s = and i32 %s.v, -8
; CHECK-NEXT:    ret i32 %s
; CHECK-NEXT:  }
define i32 @ss13(i32 %x, i32 %y, i1 %c) {
  %a = lshr i32 %x, 3
  %b = lshr i32 %y, 3
  %s = select i1 %c, i32 %a, i32 %b
  %r = shl i32 %s, 3
  ret i32 %r
}

; The tree must have no other use.
; CHECK-LABEL: @ss7(
; CHECK-NEXT:    %a = shl i32 %x, 5
; CHECK-NEXT:    store i32 %a, ptr %p, align 4
; CHECK-NEXT:    %r = shl i32 %x, 8
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @ss7(i32 %x, ptr %p) {
  %a = shl i32 %x, 5
  store i32 %a, ptr %p
  %r = shl i32 %a, 3
  ret i32 %r
}
