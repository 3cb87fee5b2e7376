; RUN: opt-go %s -passes=jump-threading -jump-threading-across-loop-headers -S | FileCheck %s
;
; With the flag loop headers are threaded across.

declare void @a()
; CHECK-LABEL: @f(
; CHECK-NEXT:  loop.thread:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br i1 %x, label %loop, label %out
; CHECK:       out:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i1 %x) {
entry:
  br label %loop
loop:
  %p = phi i1 [ true, %entry ], [ %x, %latch ]
  br i1 %p, label %latch, label %out
latch:
  call void @a()
  br label %loop
out:
  ret void
}
