; A select between a value and the same with bits changed, by a test of those bits; and one by equality with a neutral element.
; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s

; CHECK-LABEL: @se3(
; CHECK-NEXT:    %o = or i32 %x, 4
; CHECK-NEXT:    ret i32 %o
; CHECK-NEXT:  }
define i32 @se3(i32 %x, i32 %y) {
  %a = and i32 %x, 4
  %c = icmp eq i32 %a, 0
  %o = or i32 %x, 4
  %r = select i1 %c, i32 %o, i32 %x
  ret i32 %r
}

; CHECK-LABEL: @se4(
; CHECK-NEXT:    %o = or i32 %x, %y
; CHECK-NEXT:    ret i32 %o
; CHECK-NEXT:  }
define i32 @se4(i32 %x, i32 %y) {
  %c = icmp eq i32 %x, 0
  %o = or i32 %x, %y
  %r = select i1 %c, i32 %y, i32 %o
  ret i32 %r
}

; CHECK-LABEL: @se5(
; CHECK-NEXT:    %c = icmp ne i32 %x, 0
; CHECK-NEXT:    %o = mul i32 %x, %y
; CHECK-NEXT:    %r = select i1 %c, i32 %o, i32 0
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @se5(i32 %x, i32 %y) {
  %c = icmp ne i32 %x, 0
  %o = mul i32 %x, %y
  %r = select i1 %c, i32 %o, i32 0
  ret i32 %r
}
