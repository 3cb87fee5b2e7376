; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Of φs compares stay away; casts go to the edge.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK:      entry:
; CHECK-NEXT:   %x = icmp eq i32 %a, 3
; CHECK-NEXT:   br i1 %c, label %l, label %m
; CHECK:      l:
; CHECK-NEXT:   call void @use(i32 1)
; CHECK-NEXT:   br label %m
; CHECK:      m:
; CHECK-NEXT:   %p = phi i1 [ %x, %l ], [ false, %entry ]
; CHECK-NEXT:   ret i1 %p
; CHECK-NEXT: }
define i1 @f(i32 %a, i1 %c) {
entry:
  %x = icmp eq i32 %a, 3
  br i1 %c, label %l, label %m

l:
  call void @use(i32 1)
  br label %m

m:
  %p = phi i1 [ %x, %l ], [ false, %entry ]
  ret i1 %p
}

; CHECK-LABEL: @cast(
; CHECK:      entry:
; CHECK-NEXT:   br i1 %c, label %l, label %m
; CHECK:      l:
; CHECK-NEXT:   %0 = ptrtoint ptr %q to i64
; CHECK-NEXT:   call void @use(i32 1)
; CHECK-NEXT:   br label %m
; CHECK:      m:
; CHECK-NEXT:   %p = phi i64 [ %0, %l ], [ 0, %entry ]
; CHECK-NEXT:   ret i64 %p
; CHECK-NEXT: }
define i64 @cast(ptr %q, i1 %c) {
entry:
  %x = ptrtoint ptr %q to i64
  br i1 %c, label %l, label %m

l:
  call void @use(i32 1)
  br label %m

m:
  %p = phi i64 [ %x, %l ], [ 0, %entry ]
  ret i64 %p
}

declare void @use(i32)
