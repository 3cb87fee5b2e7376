; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; Compares with constants become a switch, small switches compares or selects.

declare void @f()
declare void @g()

; CHECK-LABEL: @chain(
; CHECK-NEXT: entry:
; CHECK-NEXT:  switch i32 %a, label %no [
; CHECK-NEXT:  i32 24, label %yes
; CHECK-NEXT:  i32 17, label %yes
; CHECK-NEXT:  i32 3, label %yes
; CHECK-NEXT:  ]
; CHECK: common.ret:
; CHECK-NEXT:  ret void
; CHECK: yes:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  br label %common.ret
; CHECK: no:
; CHECK-NEXT:  call void @g()
; CHECK-NEXT:  br label %common.ret
; CHECK-NEXT: }
define void @chain(i32 %a) {
entry:
  %c1 = icmp eq i32 %a, 3
  %c2 = icmp eq i32 %a, 17
  %c3 = icmp eq i32 %a, 24
  %o1 = or i1 %c1, %c2
  %o2 = or i1 %o1, %c3
  br i1 %o2, label %yes, label %no

yes:
  call void @f()
  ret void

no:
  call void @g()
  ret void
}

; CHECK-LABEL: @nested(
; CHECK-NEXT: entry:
; CHECK-NEXT:  switch i32 %a, label %end [
; CHECK-NEXT:  i32 3, label %yes
; CHECK-NEXT:  i32 17, label %no
; CHECK-NEXT:  ]
; CHECK: yes:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  br label %end
; CHECK: no:
; CHECK-NEXT:  call void @g()
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @nested(i32 %a) {
entry:
  %c1 = icmp eq i32 %a, 3
  br i1 %c1, label %yes, label %next

next:
  %c2 = icmp eq i32 %a, 17
  br i1 %c2, label %no, label %end

yes:
  call void @f()
  br label %end

no:
  call void @g()
  br label %end

end:
  ret void
}

; CHECK-LABEL: @two_cases(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %switch.selectcmp = icmp eq i32 %a, 20
; CHECK-NEXT:  %switch.select = select i1 %switch.selectcmp, i32 2, i32 4
; CHECK-NEXT:  %switch.selectcmp1 = icmp eq i32 %a, 10
; CHECK-NEXT:  %switch.select2 = select i1 %switch.selectcmp1, i32 10, i32 %switch.select
; CHECK-NEXT:  ret i32 %switch.select2
; CHECK-NEXT: }
define i32 @two_cases(i32 %a) {
entry:
  switch i32 %a, label %other [
    i32 10, label %ten
    i32 20, label %twenty
  ]

ten:
  br label %end

twenty:
  br label %end

other:
  br label %end

end:
  %r = phi i32 [ 10, %ten ], [ 2, %twenty ], [ 4, %other ]
  ret i32 %r
}

; CHECK-LABEL: @dead_case(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %m = and i32 %a, 3
; CHECK-NEXT:  switch i32 %m, label %end [
; CHECK-NEXT:  i32 1, label %yes
; CHECK-NEXT:  i32 2, label %no
; CHECK-NEXT:  ]
; CHECK: yes:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  br label %end
; CHECK: no:
; CHECK-NEXT:  call void @g()
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @dead_case(i32 %a) {
entry:
  %m = and i32 %a, 3
  switch i32 %m, label %end [
    i32 1, label %yes
    i32 2, label %no
    i32 7, label %yes
  ]

yes:
  call void @f()
  br label %end

no:
  call void @g()
  br label %end

end:
  ret void
}
