; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -addr-sink-new-select=false -S | FileCheck %s
;
; Addresses that would need a new select are not sunk.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @selectgep(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %g1 = getelementptr inbounds i8, ptr %p, i64 16
; CHECK-NEXT:   %g2 = getelementptr inbounds i8, ptr %q, i64 16
; CHECK-NEXT:   %g = select i1 %d, ptr %g1, ptr %g2
; CHECK-NEXT:   %v = load i32, ptr %g, align 4
; CHECK-NEXT:   ret i32 %v
define i32 @selectgep(ptr %p, ptr %q, i1 %c, i1 %d) {
entry:
  %g1 = getelementptr inbounds i8, ptr %p, i64 16
  %g2 = getelementptr inbounds i8, ptr %q, i64 16
  %g = select i1 %d, ptr %g1, ptr %g2
  %v = load i32, ptr %g
  ret i32 %v
}
