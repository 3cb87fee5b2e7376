; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; Where threads may take different sides of a branch nothing is done.

target triple = "nvptx64-nvidia-cuda"
declare void @a()
; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %one, label %join
; CHECK:       one:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %p = phi i1 [ true, %one ], [ %x, %entry ]
; CHECK-NEXT:    br i1 %p, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    ret void
; CHECK:       no:
; CHECK-NEXT:    call void @a()
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i1 %c, i1 %x) {
entry:
  br i1 %c, label %one, label %join
one:
  call void @a()
  br label %join
join:
  %p = phi i1 [ true, %one ], [ %x, %entry ]
  br i1 %p, label %yes, label %no
yes:
  ret void
no:
  call void @a()
  ret void
}
