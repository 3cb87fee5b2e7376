; RUN: opt-go %s -passes='simplifycfg<forward-switch-cond>' | FileCheck %s
; φs after the cases of a switch get the condition of the switch instead of the cases' constants.

; CHECK-LABEL: @same(
; CHECK:         ret i32 %x
define i32 @same(i32 %x) {
  switch i32 %x, label %d [
    i32 1, label %a
    i32 2, label %b
    i32 7, label %c
  ]
d:
  unreachable
a:
  br label %end
b:
  br label %end
c:
  br label %end
end:
  %r = phi i32 [ 1, %a ], [ 2, %b ], [ 7, %c ]
  ret i32 %r
}

; One case that another edge brings the value for already.
; CHECK-LABEL: @direct(
; CHECK:         phi i32 {{.*}}[ %x, %0 ]
define i32 @direct(i32 %x, i32 %y) {
  switch i32 %x, label %other [
    i32 9, label %end
    i32 3, label %trap
    i32 5, label %trap
    i32 11, label %trap
  ]
other:
  call void @use(i32 %y)
  br label %end
trap:
  call void @use(i32 0)
  ret i32 0
end:
  %r = phi i32 [ 9, %0 ], [ %y, %other ]
  ret i32 %r
}

declare void @use(i32)
