; What keeps the outer loop of a nest from being pipelined is told by name of the nest, level and reason: a trip count that changes (a triangle), an inner loop
; that may be left early, a call, and two halves of one array whose distance is not known.
; RUN: opt-go %s -emit=vliw -ssp=1 -disable-output -pass-remarks-missed=loop-nest 2>&1 | FileCheck %s

declare double @f(double)

; CHECK: level 1 of nest triangle.outer cannot be pipelined: the trip count of level 2 changes in level 1: it is not rectangular
define void @triangle(i64 %n, ptr noalias %x, ptr noalias %y) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 1, %entry ], [ %i1, %outer.end ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %p = getelementptr inbounds double, ptr %x, i64 %j
  %v = load double, ptr %p, align 8
  %q = getelementptr inbounds double, ptr %y, i64 %i
  store double %v, ptr %q, align 8
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp slt i64 %j1, %i
  br i1 %c, label %inner, label %outer.end
outer.end:
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

; CHECK: level 1 of nest early.outer cannot be pipelined: the loop of level 2 has several exits
define void @early(i64 %n, i64 %m, ptr noalias %x, ptr noalias %y) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %next ]
  %p = getelementptr inbounds double, ptr %x, i64 %j
  %v = load double, ptr %p, align 8
  %zero = fcmp oeq double %v, 0.0
  br i1 %zero, label %outer.end, label %next
next:
  %q = getelementptr inbounds double, ptr %y, i64 %i
  store double %v, ptr %q, align 8
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

; CHECK: level 1 of nest calls.outer cannot be pipelined: it contains a call
define void @calls(i64 %n, i64 %m, ptr noalias %x) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %p = getelementptr inbounds double, ptr %x, i64 %j
  %v = load double, ptr %p, align 8
  %w = call double @f(double %v)
  store double %w, ptr %p, align 8
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

; CHECK: level 1 of nest halves.outer cannot be pipelined: {{.*}} negative dependence: {{.*}} (ld8 and st8: their bases are not known to differ by a constant)
define void @halves(i64 %n, i64 %m, i64 %k, ptr noalias %x) {
entry:
  %other = getelementptr inbounds i64, ptr %x, i64 %k
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %row = mul nsw i64 %i, %m
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %at = add nsw i64 %row, %j
  %p = getelementptr inbounds i64, ptr %x, i64 %at
  %v = load i64, ptr %p, align 8
  %q = getelementptr inbounds i64, ptr %other, i64 %at
  store i64 %v, ptr %q, align 8
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
