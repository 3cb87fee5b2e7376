; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; After a switch, an empty block stays if its copy for a φ would have to move before the switch.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK:      entry:
; CHECK-NEXT:   switch i32 %a, label %d [
; CHECK-NEXT:     i32 1, label %x
; CHECK-NEXT:     i32 2, label %y
; CHECK-NEXT:     i32 3, label %z
; CHECK-NEXT:     i32 4, label %u
; CHECK-NEXT:   ]
; CHECK:      x:
; CHECK-NEXT:   br label %m
; CHECK:      y:
; CHECK-NEXT:   call void @use(i32 1)
; CHECK-NEXT:   br label %m
; CHECK:      z:
; CHECK-NEXT:   call void @use(i32 2)
; CHECK-NEXT:   br label %m
; CHECK:      u:
; CHECK-NEXT:   call void @use(i32 3)
; CHECK-NEXT:   br label %m
; CHECK:      d:
; CHECK-NEXT:   ret i32 0
; CHECK:      m:
; CHECK-NEXT:   %w = phi i32 [ 1, %x ], [ %b, %y ], [ %b, %z ], [ %a, %u ]
; CHECK-NEXT:   ret i32 %w
; CHECK-NEXT: }
define i32 @f(i32 %a, i32 %b) {
entry:
  switch i32 %a, label %d [
    i32 1, label %x
    i32 2, label %y
    i32 3, label %z
    i32 4, label %u
  ]

x:
  br label %m

y:
  call void @use(i32 1)
  br label %m

z:
  call void @use(i32 2)
  br label %m

u:
  call void @use(i32 3)
  br label %m

d:
  ret i32 0

m:
  %w = phi i32 [ 1, %x ], [ %b, %y ], [ %b, %z ], [ %a, %u ]
  ret i32 %w
}

declare void @use(i32)
