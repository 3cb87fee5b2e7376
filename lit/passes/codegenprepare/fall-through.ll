; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; A branch on a constant is none, and blocks in a row are one.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK:      entry:
; CHECK-NEXT:   call void @use(i32 1)
; CHECK-NEXT:   call void @use(i32 2)
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
define i32 @f(i1 %c, i32 %a) {
entry:
  call void @use(i32 1)
  br label %x

x:
  call void @use(i32 2)
  br i1 true, label %y, label %z

y:
  ret i32 1

z:
  ret i32 2
}

declare void @use(i32)
