; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Selects in a row by one condition share the branch, and choose what those in front chose.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @sel_row(
; CHECK-NEXT:   %e = sdiv i32 %x, 7
; CHECK-NEXT:   %e2 = sdiv i32 %y, 7
; CHECK-NEXT:   %c = icmp ult i32 %p, %q
; CHECK-NEXT:   %r = select i1 %c, i32 %e2, i32 %e
; CHECK-NEXT:   %s = select i1 %c, i32 %r, i32 %x
; CHECK-NEXT:   %t = select i1 %c, i32 %y, i32 %s
; CHECK-NEXT:   %u = add i32 %s, %t
; CHECK-NEXT:   ret i32 %u
define i32 @sel_row(i32 %p, i32 %q, i32 %x, i32 %y) {
  %e = sdiv i32 %x, 7
  %e2 = sdiv i32 %y, 7
  %c = icmp ult i32 %p, %q
  %r = select i1 %c, i32 %e2, i32 %e
  %s = select i1 %c, i32 %r, i32 %x
  %t = select i1 %c, i32 %y, i32 %s
  %u = add i32 %s, %t
  ret i32 %u
}
