; An inner loop that runs on a condition which changes would run in every iteration of a pipelined nest. Where branch weights say that it nearly always
; does, that pays; where they say that it hardly ever does, it does not.
; RUN: opt-go %s -emit=vliw -machine=p4m4l4 -ssp=auto -verify-each -pass-remarks-missed=loop-nest -o %t.s 2>&1 | FileCheck %s --check-prefix=WHY
; RUN: FileCheck %s --input-file %t.s

; CHECK-LABEL: .func often
; CHECK: level 1 of 2 pipelined
; CHECK-LABEL: .func seldom
; CHECK-NOT: level 1 of 2 pipelined
; WHY: level 1 of nest seldom.outer is not pipelined: it would not be faster than the innermost loop alone

define void @often(i64 %n, i64 %m, ptr noalias %k, ptr noalias %x, ptr noalias %w) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %outer, label %exit
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %pk = getelementptr inbounds i32, ptr %k, i64 %i
  %key = load i32, ptr %pk, align 4
  %row = mul nsw i64 %i, %m
  %p = getelementptr inbounds double, ptr %x, i64 %row
  %on = icmp ne i32 %key, 0
  br i1 %on, label %enter, label %outer.end, !prof !0
enter:
  br label %inner
inner:
  %j = phi i64 [ 0, %enter ], [ %j1, %inner ]
  %s = phi double [ 1.0, %enter ], [ %s1, %inner ]
  %px = getelementptr inbounds double, ptr %p, i64 %j
  %v = load double, ptr %px, align 8
  %s1 = fadd double %s, %v
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp slt i64 %j1, %m
  br i1 %c, label %inner, label %outer.end
outer.end:
  %r = phi double [ 1.0, %outer ], [ %s1, %inner ]
  %pw = getelementptr inbounds double, ptr %w, i64 %i
  store double %r, ptr %pw, align 8
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

define void @seldom(i64 %n, i64 %m, ptr noalias %k, ptr noalias %x, ptr noalias %w) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %outer, label %exit
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %pk = getelementptr inbounds i32, ptr %k, i64 %i
  %key = load i32, ptr %pk, align 4
  %row = mul nsw i64 %i, %m
  %p = getelementptr inbounds double, ptr %x, i64 %row
  %on = icmp ne i32 %key, 0
  br i1 %on, label %enter, label %outer.end, !prof !1
enter:
  br label %inner
inner:
  %j = phi i64 [ 0, %enter ], [ %j1, %inner ]
  %s = phi double [ 1.0, %enter ], [ %s1, %inner ]
  %px = getelementptr inbounds double, ptr %p, i64 %j
  %v = load double, ptr %px, align 8
  %s1 = fadd double %s, %v
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp slt i64 %j1, %m
  br i1 %c, label %inner, label %outer.end
outer.end:
  %r = phi double [ 1.0, %outer ], [ %s1, %inner ]
  %pw = getelementptr inbounds double, ptr %w, i64 %i
  store double %r, ptr %pw, align 8
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

!0 = !{!"branch_weights", i32 30, i32 1}
!1 = !{!"branch_weights", i32 1, i32 30}
