; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; A select that decides a branch becomes one.

declare void @a()
; CHECK-LABEL: @pred(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %one, label %join
; CHECK:       one:
; CHECK-NEXT:    br i1 %d, label %yes, label %join
; CHECK:       join:
; CHECK-NEXT:    %p = phi i32 [ %x, %one ], [ %x, %entry ]
; CHECK-NEXT:    %e = icmp eq i32 %p, 0
; CHECK-NEXT:    br i1 %e, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    ret i32 1
; CHECK:       no:
; CHECK-NEXT:    ret i32 2
; CHECK-NEXT:  }
define i32 @pred(i1 noundef %c, i1 noundef %d, i32 %x) {
entry:
  br i1 %c, label %one, label %join
one:
  %s = select i1 %d, i32 0, i32 %x
  br label %join
join:
  %p = phi i32 [ %s, %one ], [ %x, %entry ]
  %e = icmp eq i32 %p, 0
  br i1 %e, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}
; CHECK-LABEL: @here(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %join.thread, label %join
; CHECK:       join.thread:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br label %0
; CHECK:       join:
; CHECK-NEXT:    %p = phi i32 [ %x, %entry ]
; CHECK-NEXT:    %e = icmp eq i32 %p, 3
; CHECK-NEXT:    %cond.fr = freeze i1 %e
; CHECK-NEXT:    br i1 %cond.fr, label %0, label %1
; CHECK:       0:
; CHECK-NEXT:    br label %1
; CHECK:       1:
; CHECK-NEXT:    %2 = phi i32 [ %y, %0 ], [ 9, %join ]
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    ret i32 %2
; CHECK-NEXT:  }
define i32 @here(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %one, label %join
one:
  call void @a()
  br label %join
join:
  %p = phi i32 [ 3, %one ], [ %x, %entry ]
  %e = icmp eq i32 %p, 3
  %s = select i1 %e, i32 %y, i32 9
  call void @a()
  ret i32 %s
}
