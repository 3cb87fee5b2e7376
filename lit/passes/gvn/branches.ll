; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; The outcome of the comparison of a branch or a switch is known after it, also the inverse, both operands of an and, and the case's value.

declare void @use(i1)
declare void @take(i32)

; CHECK-LABEL: @condition(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp eq i32 %x, 7
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   call void @take(i32 7)
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   ret void
; CHECK: no:
; CHECK-NEXT:   call void @use(i1 true)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @condition(i32 %x, i32 %y) {
entry:
  %c = icmp eq i32 %x, 7
  br i1 %c, label %yes, label %no

yes:
  call void @take(i32 %x)
  call void @use(i1 %c)
  ret void

no:
  %d = icmp ne i32 %x, 7
  call void @use(i1 %d)
  ret void
}

; CHECK-LABEL: @both(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = icmp slt i32 %x, 7
; CHECK-NEXT:   %d = icmp eq i32 %y, 3
; CHECK-NEXT:   %e = and i1 %c, %d
; CHECK-NEXT:   br i1 %e, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   call void @use(i1 false)
; CHECK-NEXT:   call void @take(i32 3)
; CHECK-NEXT:   ret void
; CHECK: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @both(i32 %x, i32 %y) {
entry:
  %c = icmp slt i32 %x, 7
  %d = icmp eq i32 %y, 3
  %e = and i1 %c, %d
  br i1 %e, label %yes, label %no

yes:
  %f = icmp sge i32 %x, 7
  call void @use(i1 %f)
  call void @take(i32 %y)
  ret void

no:
  ret void
}

; CHECK-LABEL: @cases(
; CHECK-NEXT: entry:
; CHECK-NEXT:   switch i32 %x, label %other [
; CHECK-NEXT:     i32 1, label %one
; CHECK-NEXT:     i32 2, label %few
; CHECK-NEXT:     i32 3, label %few
; CHECK-NEXT:   ]
; CHECK: one:
; CHECK-NEXT:   call void @take(i32 1)
; CHECK-NEXT:   ret void
; CHECK: few:
; CHECK-NEXT:   call void @take(i32 %x)
; CHECK-NEXT:   ret void
; CHECK: other:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @cases(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 1, label %one
    i32 2, label %few
    i32 3, label %few
  ]

one:
  call void @take(i32 %x)
  ret void

few:
  call void @take(i32 %x)
  ret void

other:
  ret void
}

; CHECK-LABEL: @floats(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c = fcmp oeq float %x, 0.000000e+00
; CHECK-NEXT:   br i1 %c, label %zero, label %next
; CHECK: zero:
; CHECK-NEXT:   %i = bitcast float %x to i32
; CHECK-NEXT:   call void @take(i32 %i)
; CHECK-NEXT:   ret void
; CHECK: next:
; CHECK-NEXT:   %d = fcmp oeq float %x, 1.000000e+00
; CHECK-NEXT:   br i1 %d, label %one, label %no
; CHECK: one:
; CHECK-NEXT:   call void @take(i32 1065353216)
; CHECK-NEXT:   ret void
; CHECK: no:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @floats(float %x) {
entry:
  %c = fcmp oeq float %x, 0.0
  br i1 %c, label %zero, label %next

zero:
  %i = bitcast float %x to i32
  call void @take(i32 %i)
  ret void

next:
  %d = fcmp oeq float %x, 1.0
  br i1 %d, label %one, label %no

one:
  %j = bitcast float %x to i32
  call void @take(i32 %j)
  ret void

no:
  ret void
}
