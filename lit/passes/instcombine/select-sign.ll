; The sign of a number as 1 or -1 asks for positive numbers.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

; CHECK-LABEL: @a(
; CHECK-NEXT:    %c.inv = icmp sgt i32 %x, -1
; CHECK-NEXT:    %r = select i1 %c.inv, i32 1, i32 -1
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @a(i32 %x) {
  %c = icmp slt i32 %x, 0
  %r = select i1 %c, i32 -1, i32 1
  ret i32 %r
}

; CHECK-LABEL: @b(
; CHECK-NEXT:    %c = icmp sgt i32 %x, -1
; CHECK-NEXT:    %r = select i1 %c, i32 1, i32 -1
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @b(i32 %x) {
  %c = icmp sgt i32 %x, -1
  %r = select i1 %c, i32 1, i32 -1
  ret i32 %r
}

; CHECK-LABEL: @c(
; CHECK-NEXT:    %c = icmp slt i32 %x, 0
; CHECK-NEXT:    %r = select i1 %c, i32 5, i32 1
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @c(i32 %x) {
  %c = icmp slt i32 %x, 0
  %r = select i1 %c, i32 5, i32 1
  ret i32 %r
}
