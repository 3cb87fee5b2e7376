; Quotients and remainders of multiples and of negated values.
; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s

; CHECK-LABEL: @d1(
; CHECK-NEXT:    ret i32 %x
; CHECK-NEXT:  }
define i32 @d1(i32 %x, i32 %y) {
  %d = mul nuw i32 %x, %y
  %r = udiv i32 %d, %y
  ret i32 %r
}

; CHECK-LABEL: @d5(
; CHECK-NEXT:    ret i32 -1
; CHECK-NEXT:  }
define i32 @d5(i32 %x) {
  %n = sub nsw i32 0, %x
  %r = sdiv i32 %x, %n
  ret i32 %r
}

; CHECK-LABEL: @r2(
; CHECK-NEXT:    ret i32 0
; CHECK-NEXT:  }
define i32 @r2(i32 %x, i32 %y) {
  %a = shl nsw i32 %x, %y
  %r = srem i32 %a, %x
  ret i32 %r
}

; CHECK-LABEL: @an3(
; CHECK-NEXT:    %b = and i32 %x, 16
; CHECK-NEXT:    ret i32 %b
; CHECK-NEXT:  }
define i32 @an3(i32 %x) {
  %a = sub i32 0, %x
  %b = and i32 %x, 16
  %n = sub i32 0, %b
  %r = and i32 %b, %n
  ret i32 %r
}

; CHECK-LABEL: @c7(
; CHECK-NEXT:    ret i1 true
; CHECK-NEXT:  }
define i1 @c7(i8 %x) {
  %a = zext i8 %x to i32
  %b = sext i8 %x to i32
  %r = icmp sge i32 %a, %b
  ret i1 %r
}
