; RUN: opt-go -passes=lower-switch -S %s | FileCheck %s

; Neighbouring cases with one destination are one leaf; a leaf compares with the ends that the bounds
; above it do not give.
; CHECK-LABEL: define i32 @tree(
; CHECK:         br label %[[ROOT:.*]]
; CHECK:       [[ROOT]]:
; CHECK-NEXT:    %[[P:.*]] = icmp slt i32 %x, 9
; CHECK-NEXT:    br i1 %[[P]], label %[[LOW:.*]], label %[[HIGH:.*]]
; CHECK:       [[HIGH]]:
; CHECK-NEXT:    icmp eq i32 %x, 9
; CHECK-NEXT:    br i1 {{.*}}, label %b, label %d
; CHECK:       [[LOW]]:
; CHECK-NEXT:    %x.off = add i32 %x, -1
; CHECK-NEXT:    icmp ule i32 %x.off, 1
; CHECK-NEXT:    br i1 {{.*}}, label %a, label %d
; CHECK:       d:
; CHECK-NEXT:    phi i32 [ 7, %[[LOW]] ], [ 7, %[[HIGH]] ]
define i32 @tree(i32 %x) {
entry:
  switch i32 %x, label %d [
    i32 1, label %a
    i32 2, label %a
    i32 9, label %b
  ]
a:
  ret i32 1
b:
  ret i32 2
d:
  %r = phi i32 [ 7, %entry ]
  ret i32 %r
}

; A default that is not reached stands for the destination of the most values.
; CHECK-LABEL: define i32 @unreached(
; CHECK:         icmp eq i32 %x, 5
; CHECK-NEXT:    br i1 {{.*}}, label %b, label %a
; CHECK-NOT:     unreachable
define i32 @unreached(i32 %x) {
entry:
  switch i32 %x, label %d [
    i32 4, label %a
    i32 5, label %b
    i32 6, label %a
  ]
a:
  ret i32 1
b:
  ret i32 2
d:
  unreachable
}

; The cases cover all values of a masked number, so the default is dead.
; CHECK-LABEL: define i32 @covered(
; CHECK-NOT:     ret i32 3
; CHECK:       }
define i32 @covered(i32 %x) {
entry:
  %m = and i32 %x, 1
  switch i32 %m, label %d [
    i32 0, label %a
    i32 1, label %b
  ]
a:
  ret i32 1
b:
  ret i32 2
d:
  ret i32 3
}
