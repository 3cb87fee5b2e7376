; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; Loop headers are not threaded across; with the flag they are.

declare void @a()
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %p = phi i1 [ true, %entry ], [ %x, %latch ]
; CHECK-NEXT:    br i1 %p, label %latch, label %out
; CHECK:       latch:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br label %loop
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
