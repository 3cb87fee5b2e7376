; RUN: opt-go %s -passes=simplifycfg | FileCheck %s
; Weights of branches and switches that are joined, shrunk and turned into others.

declare void @use(i32)

; Two branches to a common destination: taken if either is.
; CHECK-LABEL: @common_dest(
; CHECK:         br i1 %{{.*}}, label %{{.*}}, label %{{.*}}, !prof [[COMMON:![0-9]+]]
define void @common_dest(i32 %x, i32 %y) {
entry:
  %c = icmp eq i32 %x, 1
  br i1 %c, label %yes, label %second, !prof !0
second:
  %d = icmp eq i32 %y, 2
  br i1 %d, label %yes, label %no, !prof !1
yes:
  call void @use(i32 1)
  ret void
no:
  call void @use(i32 2)
  ret void
}

; A comparison that follows another on the same value: the first one's default is shared out.
; CHECK-LABEL: @join(
; CHECK:         switch i32 %x, label %rest [
; CHECK-NEXT:      i32 1, label %a
; CHECK-NEXT:      i32 2, label %b
; CHECK-NEXT:    ], !prof [[JOIN:![0-9]+]]
define void @join(i32 %x) {
  %c = icmp eq i32 %x, 1
  br i1 %c, label %a, label %more, !prof !0
more:
  %d = icmp eq i32 %x, 2
  br i1 %d, label %b, label %rest, !prof !1
a:
  call void @use(i32 1)
  br label %rest
b:
  call void @use(i32 2)
  br label %rest
rest:
  ret void
}

; A case that goes where the default goes gives it its weight.
; CHECK-LABEL: @default(
; CHECK:         br i1 %cond, label %a, label %rest, !prof [[DEFAULT:![0-9]+]]
define void @default(i32 %x) {
  switch i32 %x, label %rest [
    i32 1, label %a
    i32 7, label %rest
  ], !prof !2
a:
  call void @use(i32 1)
  br label %rest
rest:
  ret void
}

; What is taken nearly always is predicted: nothing is computed in vain for a select.
; CHECK-LABEL: @predicted(
; CHECK:         br i1 %c
; CHECK-NOT:     select
; CHECK-LABEL: @unpredictable(
; CHECK:         select i1 %c, i32 %z, i32 %x, !prof [[RARE:![0-9]+]], !unpredictable
define i32 @predicted(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %rare, label %end, !prof !3
rare:
  %z = add i32 %x, %y
  br label %end
end:
  %r = phi i32 [ %x, %0 ], [ %z, %rare ]
  ret i32 %r
}

define i32 @unpredictable(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %rare, label %end, !prof !3, !unpredictable !4
rare:
  %z = add i32 %x, %y
  br label %end
end:
  %r = phi i32 [ %x, %0 ], [ %z, %rare ]
  ret i32 %r
}

; CHECK-DAG: [[COMMON]] = !{!"branch_weights", i32 39, i32 21}
; CHECK-DAG: [[JOIN]] = !{!"branch_weights", i32 21, i32 30, i32 9}
; CHECK-DAG: [[DEFAULT]] = !{!"branch_weights", i32 5, i32 9}
; CHECK-DAG: [[RARE]] = !{!"branch_weights", i32 1, i32 1000}

!0 = !{!"branch_weights", i32 3, i32 3}
!1 = !{!"branch_weights", i32 3, i32 7}
!2 = !{!"branch_weights", i32 2, i32 5, i32 7}
!3 = !{!"branch_weights", i32 1, i32 1000}
!4 = !{}
