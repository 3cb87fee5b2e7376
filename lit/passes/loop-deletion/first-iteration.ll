; RUN: opt-go %s -passes=loop-deletion -S -verify-each | FileCheck %s
;
; Back edges that the first iteration does not take, where scalar evolution does not count the iterations.

declare i1 @cond()
declare void @use(i32)

; The first iteration adds 7 to 0, which is above 5.
; CHECK-LABEL: @sum(
; CHECK:         %c = icmp sgt i32 %next, 5
; CHECK-NEXT:    br label %out
define void @sum(i32 %x) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %latch ]
  %odd = call i1 @cond()
  br i1 %odd, label %left, label %right
left:
  br label %latch
right:
  br label %latch
latch:
  %step = phi i32 [ 7, %left ], [ 7, %right ]
  %next = add i32 %n, %step
  %m = mul i32 %next, %x
  %c = icmp sgt i32 %next, 5
  br i1 %c, label %out, label %loop
out:
  ret void
}

; One of two numbers: it is not known which.
; CHECK-LABEL: @either(
; CHECK:         br i1 %c, label %out, label %loop
define void @either(i32 %x) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %latch ]
  %odd = call i1 @cond()
  br i1 %odd, label %left, label %right
left:
  br label %latch
right:
  br label %latch
latch:
  %step = phi i32 [ 7, %left ], [ 3, %right ]
  %next = add i32 %n, %step
  %m = mul i32 %next, %x
  %c = icmp sgt i32 %next, 5
  br i1 %c, label %out, label %loop
out:
  ret void
}

; The switch goes to the block that leaves the loop: its other edges are dead in the first iteration.
; CHECK-LABEL: @selected(
; CHECK:       again:
; CHECK-NEXT:    call void @use(i32 1)
; CHECK-NEXT:    unreachable
define void @selected(i32 %x) {
entry:
  br label %loop
loop:
  %n = phi i32 [ 4, %entry ], [ %x, %again ]
  switch i32 %n, label %again [
    i32 2, label %again
    i32 4, label %out
  ]
again:
  call void @use(i32 1)
  br label %loop
out:
  ret void
}

; A latch that ends in a switch.
; CHECK-LABEL: @switch_latch(
; CHECK:       loop:
; CHECK-NEXT:    call void @use(i32 2)
; CHECK-NEXT:    br i1 false, label %latch, label %out
; CHECK:         switch i32 %x, label %out [
; CHECK-NEXT:      i32 20, label %[[EDGE:.*]]
; CHECK-NEXT:    ]
; CHECK:       [[EDGE]]:
; CHECK-NEXT:    unreachable
define void @switch_latch(i32 %x) {
entry:
  br label %loop
loop:
  call void @use(i32 2)
  br i1 false, label %latch, label %out
latch:
  switch i32 %x, label %out [
    i32 20, label %loop
  ]
out:
  ret void
}

; A function that returns has no endless loop, and unreachable code does not keep one.
; CHECK-LABEL: @returns(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    unreachable
; CHECK:       nowhere:
; CHECK-NEXT:    call void @use(i32 poison)
define void @returns(i32 %x) willreturn {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %x, %latch ]
  br label %latch
latch:
  br label %loop
nowhere:
  call void @use(i32 %i)
  br label %latch
}
