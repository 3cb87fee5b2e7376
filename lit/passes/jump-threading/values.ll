; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; Values of the copied block are merged by φs after it.

declare void @a()
declare void @use(i32)
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %join.thread, label %join
; CHECK:       join.thread:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    %m2 = mul i32 %n, 3
; CHECK-NEXT:    br label %yes
; CHECK:       join:
; CHECK-NEXT:    %p = phi i1 [ %x, %entry ]
; CHECK-NEXT:    %m = mul i32 %n, 3
; CHECK-NEXT:    br i1 %p, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    %m3 = phi i32 [ %m2, %join.thread ], [ %m, %join ]
; CHECK-NEXT:    call void @use(i32 %m3)
; CHECK-NEXT:    br label %no
; CHECK:       no:
; CHECK-NEXT:    %m4 = phi i32 [ %m3, %yes ], [ %m, %join ]
; CHECK-NEXT:    ret i32 %m4
; CHECK-NEXT:  }
define i32 @f(i1 %c, i1 %x, i32 %n) {
entry:
  br i1 %c, label %one, label %join
one:
  call void @a()
  br label %join
join:
  %p = phi i1 [ true, %one ], [ %x, %entry ]
  %m = mul i32 %n, 3
  br i1 %p, label %yes, label %no
yes:
  call void @use(i32 %m)
  br label %no
no:
  ret i32 %m
}
