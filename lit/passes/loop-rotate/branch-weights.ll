; RUN: opt-go %s -passes=loop-rotate | FileCheck %s
; The guard and the test at the loop's end share the weights of the old exit test: what leaves and what goes around stays the same.

; The guard fails in one of 128 runs, which is a guess.
; CHECK-LABEL: @guarded(
; CHECK:         br i1 %{{.*}}, label %body.lr.ph, label %exit, !prof [[GUARD:![0-9]+]]
; CHECK:         br i1 %{{.*}}, label %body, label %{{.*}}, !prof [[TEST:![0-9]+]]
define void @guarded(i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit, !prof !0
body:
  call void @use(i32 %i)
  %i1 = add i32 %i, 1
  br label %header
exit:
  ret void
}

; The body is always entered: all that leaves has gone around.
; CHECK-LABEL: @entered(
; CHECK:         br i1 %{{.*}}, label %body, label %exit, !prof [[ENTERED:![0-9]+]]
define void @entered() {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %c = icmp slt i32 %i, 100
  br i1 %c, label %body, label %exit, !prof !0
body:
  call void @use(i32 %i)
  %i1 = add i32 %i, 1
  br label %header
exit:
  ret void
}

declare void @use(i32)

; CHECK-DAG: [[GUARD]] = !{!"branch_weights", i32 127, i32 1}
; CHECK-DAG: [[TEST]] = !{!"branch_weights", i32 769, i32 127}
; CHECK-DAG: [[ENTERED]] = !{!"branch_weights", i32 768, i32 128}

!0 = !{!"branch_weights", i32 896, i32 128}
