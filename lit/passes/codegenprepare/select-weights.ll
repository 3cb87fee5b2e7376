; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; A select that nearly always takes one operand is a branch.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @sel_weights2(
; CHECK-NEXT:   %r.frozen = freeze i1 %c
; CHECK-NEXT:   br i1 %r.frozen, label %select.end, label %select.false, !prof !0
; CHECK:      select.false:
; CHECK-NEXT:   br label %select.end
; CHECK:      select.end:
; CHECK-NEXT:   %r = phi i32 [ %x, %0 ], [ %y, %select.false ]
; CHECK-NEXT:   ret i32 %r
define i32 @sel_weights2(i1 %c, i32 %x, i32 %y) {
  %r = select i1 %c, i32 %x, i32 %y, !prof !0
  ret i32 %r
}
!0 = !{!"branch_weights", i32 1, i32 100}
