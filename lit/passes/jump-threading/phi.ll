; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; A branch on a φ with a constant is taken in the predecessor that brings it.

declare void @a()
declare void @b()
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %join.thread, label %join
; CHECK:       join.thread:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br label %yes
; CHECK:       join:
; CHECK-NEXT:    call void @b()
; CHECK-NEXT:    br i1 %x, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    ret void
; CHECK:       no:
; CHECK-NEXT:    call void @b()
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i1 %c, i1 %x) {
entry:
  br i1 %c, label %one, label %two
one:
  call void @a()
  br label %join
two:
  call void @b()
  br label %join
join:
  %p = phi i1 [ true, %one ], [ %x, %two ]
  br i1 %p, label %yes, label %no
yes:
  call void @a()
  ret void
no:
  call void @b()
  ret void
}
