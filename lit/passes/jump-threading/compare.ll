; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; The compare of a φ is decided by what the φ takes, or by the branch that led here.

declare void @a()
; CHECK-LABEL: @phi(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %join.thread, label %join
; CHECK:       join.thread:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br label %yes
; CHECK:       join:
; CHECK-NEXT:    %p = phi i32 [ %x, %entry ]
; CHECK-NEXT:    %d = icmp ult i32 %p, 9
; CHECK-NEXT:    br i1 %d, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    %p3 = phi i32 [ 4, %join.thread ], [ %p, %join ]
; CHECK-NEXT:    ret i32 %p3
; CHECK:       no:
; CHECK-NEXT:    ret i32 -1
; CHECK-NEXT:  }
define i32 @phi(i1 %c, i32 %x) {
entry:
  br i1 %c, label %one, label %join
one:
  call void @a()
  br label %join
join:
  %p = phi i32 [ 4, %one ], [ %x, %entry ]
  %d = icmp ult i32 %p, 9
  br i1 %d, label %yes, label %no
yes:
  ret i32 %p
no:
  ret i32 -1
}
; CHECK-LABEL: @range(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %c = icmp ult i32 %x, 5
; CHECK-NEXT:    br i1 %c, label %join.thread, label %join
; CHECK:       join.thread:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br label %yes
; CHECK:       join:
; CHECK-NEXT:    %d = icmp ult i32 %x, 9
; CHECK-NEXT:    br i1 %d, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    ret i32 1
; CHECK:       no:
; CHECK-NEXT:    ret i32 2
; CHECK-NEXT:  }
define i32 @range(i32 %x) {
entry:
  %c = icmp ult i32 %x, 5
  br i1 %c, label %one, label %join
one:
  call void @a()
  br label %join
join:
  %d = icmp ult i32 %x, 9
  br i1 %d, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}
