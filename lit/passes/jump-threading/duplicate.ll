; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; A branch on a φ of compares is copied into the predecessors that only branch to it.

declare void @a()
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %one, label %join
; CHECK:       one:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    %d = icmp eq i32 %x, 0
; CHECK-NEXT:    br i1 %d, label %yes, label %no
; CHECK:       join:
; CHECK-NEXT:    %e = icmp eq i32 %y, 0
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br i1 %e, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    ret i32 1
; CHECK:       no:
; CHECK-NEXT:    ret i32 2
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %one, label %two
one:
  call void @a()
  %d = icmp eq i32 %x, 0
  br label %join
two:
  %e = icmp eq i32 %y, 0
  call void @a()
  br label %join
join:
  %p = phi i1 [ %d, %one ], [ %e, %two ]
  br i1 %p, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}
