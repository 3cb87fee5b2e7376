; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; What a compare compares is frozen instead of its result.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @freeze_cmp(
; CHECK-NEXT:   %fr = freeze i32 %a
; CHECK-NEXT:   %c = icmp eq i32 %fr, 5
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK:      x:
; CHECK-NEXT:   ret void
; CHECK:      y:
; CHECK-NEXT:   unreachable
define void @freeze_cmp(i32 %a) {
  %c = icmp eq i32 %a, 5
  %fr = freeze i1 %c
  br i1 %fr, label %x, label %y
x:
  ret void
y:
  unreachable
}
