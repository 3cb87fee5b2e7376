; RUN: opt-go -S -passes='loop-unroll<no-profile-peeling>' -unroll-runtime -unroll-count=4 %s | FileCheck %s
; RUN: opt-go -S -passes=loop-unroll %s | FileCheck %s --check-prefix=PEEL

; A profile's 101 iterations are 25 of the unrolled loop; peeling takes out the three that there are.

declare void @use(i32)

; CHECK-LABEL: define void @long(
; CHECK:       br i1 %{{.*}}, label %{{.*}}, label %entry.new, !prof [[NEARLY:![0-9]+]]
; CHECK:       br i1 %niter.ncmp.3, label %h, label %{{.*}}, !prof [[LOOP:![0-9]+]]
; CHECK:       br i1 %lcmp.mod, label %h.epil.preheader, label %x, !prof [[LEFT:![0-9]+]]
define void @long(i32 %n) !prof !0 {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  call void @use(i32 %i)
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %x, !prof !1
x:
  ret void
}

; PEEL-LABEL: define void @short(
; PEEL:       br i1 %c.peel, label %h.peel.next, label %x, !prof [[FIRST:![0-9]+]]
; PEEL:       br i1 %c.peel4, label %h.peel.next1, label %x, !prof [[SECOND:![0-9]+]]
; PEEL-DAG:   [[FIRST]] = !{!"branch_weights", i32 30, i32 20}
; PEEL-DAG:   [[SECOND]] = !{!"branch_weights", i32 20, i32 20}
define void @short(i32 %n) !prof !0 {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  call void @use(i32 %i)
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %x, !prof !2
x:
  ret void
}

; CHECK-DAG: [[NEARLY]] = !{!"branch_weights", i32 1, i32 127}
; CHECK-DAG: [[LOOP]] = !{!"branch_weights", i32 240, i32 10}
; CHECK-DAG: [[LEFT]] = !{!"branch_weights", i32 1, i32 3}

!0 = !{!"function_entry_count", i64 1000}
!1 = !{!"branch_weights", i32 1000, i32 10}
!2 = !{!"branch_weights", i32 30, i32 20}
