; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; A switch whose cases lead nowhere else is a branch, and one with a single case left a compare.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @side()

; CHECK-LABEL: @none(
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @side()
; CHECK-NEXT:   ret void
define void @none(i32 %a) {
entry:
  switch i32 %a, label %end [
    i32 0, label %end
    i32 7, label %end
  ]
end:
  call void @side()
  ret void
}

; CHECK-LABEL: @one(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %cond = icmp eq i32 %a, 7
; CHECK-NEXT:   br i1 %cond, label %seven, label %end
define void @one(i32 %a) {
entry:
  switch i32 %a, label %end [
    i32 0, label %end
    i32 7, label %seven
  ]
seven:
  call void @side()
  br label %end
end:
  ret void
}
