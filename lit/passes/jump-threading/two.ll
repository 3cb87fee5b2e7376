; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; Through a block and its only predecessor at once.

declare void @a()
declare void @b()
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %first.thread, label %first
; CHECK:       first:
; CHECK-NEXT:    call void @b()
; CHECK-NEXT:    br i1 %d, label %second, label %out
; CHECK:       first.thread:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br i1 %d, label %yes, label %out
; CHECK:       second:
; CHECK-NEXT:    %p2 = phi i32 [ %x, %first ]
; CHECK-NEXT:    %e = icmp eq i32 %p2, 1
; CHECK-NEXT:    br i1 %e, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    ret void
; CHECK:       no:
; CHECK-NEXT:    call void @b()
; CHECK-NEXT:    ret void
; CHECK:       out:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i32 %x, i1 %c, i1 %d) {
entry:
  br i1 %c, label %one, label %two
one:
  call void @a()
  br label %first
two:
  call void @b()
  br label %first
first:
  %p = phi i32 [ 1, %one ], [ %x, %two ]
  br i1 %d, label %second, label %out
second:
  %e = icmp eq i32 %p, 1
  br i1 %e, label %yes, label %no
yes:
  call void @a()
  ret void
no:
  call void @b()
  ret void
out:
  ret void
}
