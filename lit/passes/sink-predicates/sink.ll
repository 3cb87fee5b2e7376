; RUN: opt-go %s -passes=sink-predicates -S | FileCheck %s

; Eight compares are live in the loop, two more than it has predicates for. Those of the inner loop stay.
; CHECK-LABEL: define void @eight(
; CHECK:       entry:
; CHECK-NOT:     %c1 =
; CHECK-NOT:     %c2 =
; CHECK:         %c3 = icmp
; CHECK:         %c8 = icmp
; CHECK:       loop:
; CHECK-NEXT:    [[FIRST:%.*]] = icmp sgt i32 %n, 1
; CHECK-NEXT:    call void @use(i1 [[FIRST]])
; CHECK:       second:
; CHECK-NEXT:    [[SECOND:%.*]] = fcmp nnan olt float %x, 2.000000e+00
; CHECK-NEXT:    call void @use(i1 [[SECOND]])
; CHECK-NEXT:    call void @use(i1 [[SECOND]])
define void @eight(i32 %n, float %x, i1 %again) {
entry:
  %c1 = icmp sgt i32 %n, 1
  %c2 = fcmp nnan olt float %x, 2.0
  %c3 = icmp sgt i32 %n, 3
  %c4 = icmp sgt i32 %n, 4
  %c5 = icmp sgt i32 %n, 5
  %c6 = icmp sgt i32 %n, 6
  %c7 = icmp sgt i32 %n, 7
  %c8 = icmp sgt i32 %n, 8
  br label %loop
loop:
  call void @use(i1 %c1)
  br label %second
second:
  call void @use(i1 %c2)
  call void @use(i1 %c2)
  br label %inner
inner:
  call void @use(i1 %c3)
  call void @use(i1 %c4)
  call void @use(i1 %c5)
  call void @use(i1 %c6)
  call void @use(i1 %c7)
  call void @use(i1 %c8)
  %t = call i1 @more()
  br i1 %t, label %inner, label %latch
latch:
  %m = call i1 @more()
  br i1 %m, label %loop, label %exit
exit:
  ret void
}

; Six fit.
; CHECK-LABEL: define void @six(
; CHECK:         %c1 = icmp
; CHECK:       loop:
; CHECK-NEXT:    call void @use(i1 %c1)
define void @six(i32 %n) {
entry:
  %c1 = icmp sgt i32 %n, 1
  %c2 = icmp sgt i32 %n, 2
  %c3 = icmp sgt i32 %n, 3
  %c4 = icmp sgt i32 %n, 4
  %c5 = icmp sgt i32 %n, 5
  %c6 = icmp sgt i32 %n, 6
  br label %loop
loop:
  call void @use(i1 %c1)
  call void @use(i1 %c2)
  call void @use(i1 %c3)
  call void @use(i1 %c4)
  call void @use(i1 %c5)
  call void @use(i1 %c6)
  %m = call i1 @more()
  br i1 %m, label %loop, label %exit
exit:
  call void @use(i1 %c1)
  ret void
}

; What a φ chooses stays, and a use after the loop keeps the first compare.
; CHECK-LABEL: define i1 @chosen(
; CHECK:         %c1 = icmp sgt i32 %n, 1
; CHECK:         %c2 = icmp
; CHECK:       loop:
; CHECK:         phi i1 [ %c1, %entry ], [ %c1, %loop ]
; CHECK-NEXT:    icmp sgt i32 %n, 2
; CHECK:         ret i1 %c2
define i1 @chosen(i32 %n) {
entry:
  %c1 = icmp sgt i32 %n, 1
  %c2 = icmp sgt i32 %n, 2
  %c3 = icmp sgt i32 %n, 3
  %c4 = icmp sgt i32 %n, 4
  %c5 = icmp sgt i32 %n, 5
  %c6 = icmp sgt i32 %n, 6
  %c7 = icmp sgt i32 %n, 7
  br label %loop
loop:
  %p = phi i1 [ %c1, %entry ], [ %c1, %loop ]
  call void @use(i1 %p)
  call void @use(i1 %c2)
  call void @use(i1 %c3)
  call void @use(i1 %c4)
  call void @use(i1 %c5)
  call void @use(i1 %c6)
  call void @use(i1 %c7)
  %m = call i1 @more()
  br i1 %m, label %loop, label %exit
exit:
  ret i1 %c2
}

declare void @use(i1)
declare i1 @more()
