; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; φs take over from a block that held others only, unless a common predecessor brings something else.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK:      entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK:      x:
; CHECK-NEXT:   br i1 %d, label %m, label %y
; CHECK:      y:
; CHECK-NEXT:   %v = phi i32 [ %a, %entry ], [ %b, %x ]
; CHECK-NEXT:   br label %m
; CHECK:      m:
; CHECK-NEXT:   %w = phi i32 [ %v, %y ], [ 7, %x ]
; CHECK-NEXT:   ret i32 %w
; CHECK-NEXT: }
define i32 @f(i1 %c, i1 %d, i32 %a, i32 %b) {
entry:
  br i1 %c, label %x, label %y

x:
  br i1 %d, label %m, label %y

y:
  %v = phi i32 [ %a, %entry ], [ %b, %x ]
  br label %m

m:
  %w = phi i32 [ %v, %y ], [ 7, %x ]
  ret i32 %w
}

; CHECK-LABEL: @merged(
; CHECK:      entry:
; CHECK-NEXT:   br i1 %c, label %x, label %m
; CHECK:      x:
; CHECK-NEXT:   br i1 %d, label %z, label %m
; CHECK:      z:
; CHECK-NEXT:   call void @use(i32 1)
; CHECK-NEXT:   br label %m
; CHECK:      m:
; CHECK-NEXT:   %w = phi i32 [ 7, %z ], [ %a, %entry ], [ %b, %x ]
; CHECK-NEXT:   ret i32 %w
; CHECK-NEXT: }
define i32 @merged(i1 %c, i1 %d, i32 %a, i32 %b) {
entry:
  br i1 %c, label %x, label %y

x:
  br i1 %d, label %z, label %y

z:
  call void @use(i32 1)
  br label %m

y:
  %v = phi i32 [ %a, %entry ], [ %b, %x ]
  br label %m

m:
  %w = phi i32 [ %v, %y ], [ 7, %z ]
  ret i32 %w
}

declare void @use(i32)
