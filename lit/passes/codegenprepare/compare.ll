; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; A compare is made where it is branched on.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

; CHECK-LABEL: @cmp(
; CHECK:      entry:
; CHECK-NEXT:   br i1 %c, label %l, label %m
; CHECK:      l:
; CHECK-NEXT:   %0 = icmp ugt i32 %a, 4
; CHECK-NEXT:   br i1 %0, label %n, label %m
; CHECK:      n:
; CHECK-NEXT:   call void @use(i32 3)
; CHECK-NEXT:   br label %m
; CHECK:      m:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @cmp(i32 %a, i1 %c, ptr %q) {
entry:
  %x = icmp ugt i32 %a, 4
  br i1 %c, label %l, label %m
l:
  br i1 %x, label %n, label %m
n:
  call void @use(i32 3)
  br label %m
m:
  ret void
}
