; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; A quotient of zero comes from a range around zero, which no single signed or unsigned compare is.

; CHECK-LABEL: @k(
; CHECK-NEXT:   %1 = add i32 %a, -32
; CHECK-NEXT:   %2 = icmp ult i32 %1, -63
; CHECK-NEXT:   ret i1 %2
; CHECK-NEXT: }
define i1 @k(i32 %a) {
  %2 = sdiv i32 %a, 32
  %3 = icmp ne i32 %2, 0
  ret i1 %3
}
; CHECK-LABEL: @k1(
; CHECK-NEXT:   %a.off = add i32 %a, 31
; CHECK-NEXT:   %1 = icmp ult i32 %a.off, 63
; CHECK-NEXT:   ret i1 %1
; CHECK-NEXT: }
define i1 @k1(i32 %a) {
  %2 = sdiv i32 %a, 32
  %3 = icmp eq i32 %2, 0
  ret i1 %3
}
; CHECK-LABEL: @k2(
; CHECK-NEXT:   %1 = and i64 %a, -32
; CHECK-NEXT:   %2 = icmp eq i64 %1, 160
; CHECK-NEXT:   ret i1 %2
; CHECK-NEXT: }
define i1 @k2(i64 %a) {
  %2 = sdiv i64 %a, 32
  %3 = icmp eq i64 %2, 5
  ret i1 %3
}
; CHECK-LABEL: @k3(
; CHECK-NEXT:   %1 = add i64 %a, 159
; CHECK-NEXT:   %2 = icmp ult i64 %1, -32
; CHECK-NEXT:   ret i1 %2
; CHECK-NEXT: }
define i1 @k3(i64 %a) {
  %2 = sdiv i64 %a, 32
  %3 = icmp ne i64 %2, -5
  ret i1 %3
}
; CHECK-LABEL: @u3(
; CHECK-NEXT:   %.mask = and i64 %a, -32
; CHECK-NEXT:   %1 = icmp ne i64 %.mask, 160
; CHECK-NEXT:   ret i1 %1
; CHECK-NEXT: }
define i1 @u3(i64 %a) {
  %2 = udiv i64 %a, 32
  %3 = icmp ne i64 %2, 5
  ret i1 %3
}
