; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; On x86 a select is a branch where one side is a division that only it needs, or two.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @sel_true(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp ult i32 %p, %q
; CHECK-NEXT:   %r.frozen = freeze i1 %c
; CHECK-NEXT:   br i1 %r.frozen, label %select.true.sink, label %select.end
; CHECK:      select.true.sink:
; CHECK-NEXT:   %e = fdiv float %x, 3.000000e+00
; CHECK-NEXT:   br label %select.end
; CHECK:      select.end:
; CHECK-NEXT:   %r = phi float [ %e, %select.true.sink ], [ %y, %entry ]
; CHECK-NEXT:   %z = fadd float %r, 1.000000e+00
; CHECK-NEXT:   ret float %z
define float @sel_true(i32 %p, i32 %q, float %x, float %y) {
entry:
  %e = fdiv float %x, 3.0
  %c = icmp ult i32 %p, %q
  %r = select i1 %c, float %e, float %y
  %z = fadd float %r, 1.0
  ret float %z
}

; CHECK-LABEL: @sel_false(
; CHECK-NEXT:   %c = icmp ult i32 %p, %q
; CHECK-NEXT:   %r.frozen = freeze i1 %c
; CHECK-NEXT:   br i1 %r.frozen, label %select.end, label %select.false.sink
; CHECK:      select.false.sink:
; CHECK-NEXT:   %e = fdiv float %x, 3.000000e+00
; CHECK-NEXT:   br label %select.end
; CHECK:      select.end:
; CHECK-NEXT:   %r = phi float [ %y, %0 ], [ %e, %select.false.sink ]
; CHECK-NEXT:   ret float %r
define float @sel_false(i32 %p, i32 %q, float %x, float %y) {
  %e = fdiv float %x, 3.0
  %c = icmp ult i32 %p, %q
  %r = select i1 %c, float %y, float %e
  ret float %r
}

; CHECK-LABEL: @sel_both(
; CHECK-NEXT:   %c = icmp ult i32 %p, %q
; CHECK-NEXT:   %r.frozen = freeze i1 %c
; CHECK-NEXT:   br i1 %r.frozen, label %select.true.sink, label %select.false.sink
; CHECK:      select.true.sink:
; CHECK-NEXT:   %e2 = fdiv float %y, 3.000000e+00
; CHECK-NEXT:   br label %select.end
; CHECK:      select.false.sink:
; CHECK-NEXT:   %e = fdiv float %x, 3.000000e+00
; CHECK-NEXT:   br label %select.end
; CHECK:      select.end:
; CHECK-NEXT:   %r = phi float [ %e2, %select.true.sink ], [ %e, %select.false.sink ]
; CHECK-NEXT:   ret float %r
define float @sel_both(i32 %p, i32 %q, float %x, float %y) {
  %e = fdiv float %x, 3.0
  %e2 = fdiv float %y, 3.0
  %c = icmp ult i32 %p, %q
  %r = select i1 %c, float %e2, float %e
  ret float %r
}

; CHECK-LABEL: @sel_twouse(
; CHECK-NEXT:   %e = fdiv float %x, 3.000000e+00
; CHECK-NEXT:   %c = icmp ult i32 %p, %q
; CHECK-NEXT:   %r = select i1 %c, float %e, float %y
; CHECK-NEXT:   %s = fadd float %e, %r
; CHECK-NEXT:   ret float %s
define float @sel_twouse(i32 %p, i32 %q, float %x, float %y) {
  %e = fdiv float %x, 3.0
  %c = icmp ult i32 %p, %q
  %r = select i1 %c, float %e, float %y
  %s = fadd float %e, %r
  ret float %s
}
