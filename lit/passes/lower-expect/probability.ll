; RUN: opt-go %s -passes=lower-expect -S | FileCheck %s
;
; A probability is scaled to the range of weights.

; CHECK: declare i1 @llvm.expect.with.probability.i1(i1, i1, double immarg){{.*}}
;
; CHECK: define i32 @pr(i1 %x, i32 %p, i32 %q) {
; CHECK-NEXT:   br i1 %x, label %y, label %n, !prof !0
; CHECK: y:
; CHECK-NEXT:   ret i32 1
; CHECK: n:
; CHECK-NEXT:   ret i32 2
; CHECK-NEXT: }
; CHECK: !0 = !{!"branch_weights", !"expected", i32 644245095, i32 1503238554}

declare i1 @llvm.expect.with.probability.i1(i1, i1, double)
define i32 @pr(i1 %x, i32 %p, i32 %q) {
  %ex = call i1 @llvm.expect.with.probability.i1(i1 %x, i1 false, double 0.7)
  br i1 %ex, label %y, label %n
y:
  ret i32 1
n:
  ret i32 2
}
