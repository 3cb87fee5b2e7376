; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; Where a switch loses cases, those that go where the default goes are none either, and one case is a comparison.

declare void @f(i32)

; CHECK-LABEL: @one_left(
; CHECK:       big:
; CHECK-NEXT:    %cond = icmp eq i32 %x, 12
; CHECK-NEXT:    br i1 %cond, label %a, label %out
define void @one_left(i32 %x) {
  %c = icmp ugt i32 %x, 9
  br i1 %c, label %big, label %out
big:
  switch i32 %x, label %out [
    i32 1, label %a
    i32 12, label %a
    i32 13, label %out
  ]
a:
  call void @f(i32 %x)
  br label %out
out:
  ret void
}
