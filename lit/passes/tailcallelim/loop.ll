; RUN: opt-go %s -passes=tailcallelim -S | FileCheck %s
;
; A self-recursive call before the return becomes a jump; parameters that do not change get no φ.

; CHECK-LABEL: @gcd(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %tailrecurse
; CHECK: tailrecurse:
; CHECK-NEXT:  %a.tr = phi i32 [ %a, %entry ], [ %b.tr, %more ]
; CHECK-NEXT:  %b.tr = phi i32 [ %b, %entry ], [ %m, %more ]
; CHECK-NEXT:  %done = icmp eq i32 %b.tr, 0
; CHECK-NEXT:  br i1 %done, label %end, label %more
; CHECK: end:
; CHECK-NEXT:  %r = add i32 %a.tr, %same
; CHECK-NEXT:  ret i32 %r
; CHECK: more:
; CHECK-NEXT:  %m = urem i32 %a.tr, %b.tr
; CHECK-NEXT:  br label %tailrecurse
; CHECK-NEXT: }
define i32 @gcd(i32 %a, i32 %b, i32 %same) {
entry:
  %done = icmp eq i32 %b, 0
  br i1 %done, label %end, label %more
end:
  %r = add i32 %a, %same
  ret i32 %r
more:
  %m = urem i32 %a, %b
  %g = call i32 @gcd(i32 %b, i32 %m, i32 %same)
  ret i32 %g
}
