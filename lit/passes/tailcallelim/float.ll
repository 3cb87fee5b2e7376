; RUN: opt-go %s -passes=tailcallelim -S | FileCheck %s
;
; Sums of floating-point numbers are accumulated only if they may be summed in any order.

; CHECK-LABEL: @exact(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp eq i32 %n, 0
; CHECK-NEXT:  br i1 %c, label %end, label %more
; CHECK: end:
; CHECK-NEXT:  ret float 2.000000e+00
; CHECK: more:
; CHECK-NEXT:  %m = add i32 %n, -1
; CHECK-NEXT:  %r = tail call float @exact(i32 %m, float %x)
; CHECK-NEXT:  %s = fadd float %r, %x
; CHECK-NEXT:  ret float %s
; CHECK-NEXT: }
define float @exact(i32 %n, float %x) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret float 2.0
more:
  %m = add i32 %n, -1
  %r = call float @exact(i32 %m, float %x)
  %s = fadd float %r, %x
  ret float %s
}

; CHECK-LABEL: @any.order(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %tailrecurse
; CHECK: tailrecurse:
; CHECK-NEXT:  %accumulator.tr = phi float [ 1.000000e+00, %entry ], [ %s, %more ]
; CHECK-NEXT:  %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
; CHECK-NEXT:  %c = icmp eq i32 %n.tr, 0
; CHECK-NEXT:  br i1 %c, label %end, label %more
; CHECK: end:
; CHECK-NEXT:  %accumulator.ret.tr = fmul reassoc nsz float %accumulator.tr, 2.000000e+00
; CHECK-NEXT:  ret float %accumulator.ret.tr
; CHECK: more:
; CHECK-NEXT:  %m = add i32 %n.tr, -1
; CHECK-NEXT:  %s = fmul reassoc nsz float %accumulator.tr, %x
; CHECK-NEXT:  br label %tailrecurse
; CHECK-NEXT: }
define float @any.order(i32 %n, float %x) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret float 2.0
more:
  %m = add i32 %n, -1
  %r = call float @any.order(i32 %m, float %x)
  %s = fmul reassoc nsz float %r, %x
  ret float %s
}
