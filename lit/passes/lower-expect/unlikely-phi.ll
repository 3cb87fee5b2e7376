; RUN: opt-go %s -passes=lower-expect -S | FileCheck %s
;
; With a probability below one half the other values are the usual ones.

; CHECK: declare i1 @llvm.expect.with.probability.i1(i1, i1, double immarg){{.*}}
;
; CHECK: define i32 @x(i1 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %x, label %m, label %b, !prof !0
; CHECK: b:
; CHECK-NEXT:   br label %m
; CHECK: m:
; CHECK-NEXT:   %p = phi i1 [ true, %entry ], [ false, %b ]
; CHECK-NEXT:   br i1 %p, label %y, label %e, !prof !0
; CHECK: y:
; CHECK-NEXT:   ret i32 1
; CHECK: e:
; CHECK-NEXT:   ret i32 2
; CHECK-NEXT: }
; CHECK: !0 = !{!"branch_weights", !"expected", i32 536870913, i32 1610612736}

declare i1 @llvm.expect.with.probability.i1(i1, i1, double)
define i32 @x(i1 %x) {
entry:
  br i1 %x, label %m, label %b
b:
  br label %m
m:
  %p = phi i1 [ true, %entry ], [ false, %b ]
  %ex = call i1 @llvm.expect.with.probability.i1(i1 %p, i1 true, double 0.25)
  br i1 %ex, label %y, label %e
y:
  ret i32 1
e:
  ret i32 2
}
