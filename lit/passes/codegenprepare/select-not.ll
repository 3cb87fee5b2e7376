; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Selects stay where size counts, or where the condition is unpredictable.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @sel_opt(
; CHECK-NEXT:   %e = fdiv float %x, 3.000000e+00
; CHECK-NEXT:   %c = icmp ult i32 %p, %q
; CHECK-NEXT:   %r = select i1 %c, float %y, float %e
; CHECK-NEXT:   ret float %r
define float @sel_opt(i32 %p, i32 %q, float %x, float %y) optsize {
  %e = fdiv float %x, 3.0
  %c = icmp ult i32 %p, %q
  %r = select i1 %c, float %y, float %e
  ret float %r
}

; CHECK-LABEL: @sel_unpred(
; CHECK-NEXT:   %e = fdiv float %x, 3.000000e+00
; CHECK-NEXT:   %c = icmp ult i32 %p, %q
; CHECK-NEXT:   %r = select i1 %c, float %y, float %e, !unpredictable !0
; CHECK-NEXT:   ret float %r
define float @sel_unpred(i32 %p, i32 %q, float %x, float %y) {
  %e = fdiv float %x, 3.0
  %c = icmp ult i32 %p, %q
  %r = select i1 %c, float %y, float %e, !unpredictable !0
  ret float %r
}
!0 = !{}
