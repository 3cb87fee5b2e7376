; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; One part of a conjunction decides.

declare void @a()
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %join.thread, label %join
; CHECK:       join.thread:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br label %no
; CHECK:       join:
; CHECK-NEXT:    %p = phi i1 [ %x, %entry ]
; CHECK-NEXT:    %q = and i1 %p, %y
; CHECK-NEXT:    br i1 %q, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    ret i32 1
; CHECK:       no:
; CHECK-NEXT:    ret i32 2
; CHECK-NEXT:  }
define i32 @f(i1 %c, i1 %x, i1 %y) {
entry:
  br i1 %c, label %one, label %join
one:
  call void @a()
  br label %join
join:
  %p = phi i1 [ false, %one ], [ %x, %entry ]
  %q = and i1 %p, %y
  br i1 %q, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}
