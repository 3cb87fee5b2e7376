; The doubles that a nest stores and the integers that it loads do not overlap, since their types differ: the outer loop can be pipelined without
; restrict. Without the types that is tested before it.
; RUN: opt-go %s -emit=vliw -ssp=1 -pass-remarks-analysis=loop-nest -o %t.s 2>&1 | FileCheck %s --check-prefix=WHY
; RUN: FileCheck %s --input-file %t.s

; CHECK-LABEL: .func typed
; CHECK-NOT: por
; CHECK: level 1 of 2 pipelined
; CHECK-LABEL: .func untyped
; CHECK: por
; CHECK: level 1 of 2 pipelined
; WHY-NOT: nest typed.outer: {{.*}} overlap
; WHY: level 1 of nest untyped.outer: 1 test before it whether arrays overlap

define void @typed(i64 %n, i64 %m, ptr %k, ptr %y) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %row = mul nsw i64 %i, %m
  %p = getelementptr inbounds double, ptr %y, i64 %row
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %pk = getelementptr inbounds i32, ptr %k, i64 %j
  %v = load i32, ptr %pk, align 4, !tbaa !3
  %f = sitofp i32 %v to double
  %py = getelementptr inbounds double, ptr %p, i64 %j
  store double %f, ptr %py, align 8, !tbaa !5
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp slt i64 %j1, %m
  br i1 %c, label %inner, label %outer.end
outer.end:
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

define void @untyped(i64 %n, i64 %m, ptr %k, ptr %y) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %row = mul nsw i64 %i, %m
  %p = getelementptr inbounds double, ptr %y, i64 %row
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %pk = getelementptr inbounds i32, ptr %k, i64 %j
  %v = load i32, ptr %pk, align 4
  %f = sitofp i32 %v to double
  %py = getelementptr inbounds double, ptr %p, i64 %j
  store double %f, ptr %py, align 8
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp slt i64 %j1, %m
  br i1 %c, label %inner, label %outer.end
outer.end:
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

!0 = !{!"root"}
!1 = !{!"char", !0}
!2 = !{!"int", !1}
!3 = !{!2, !2, i64 0}
!4 = !{!"double", !1}
!5 = !{!4, !4, i64 0}
