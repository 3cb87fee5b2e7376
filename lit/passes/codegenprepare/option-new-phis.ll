; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -addr-sink-new-phis -S | FileCheck %s
;
; With -addr-sink-new-phis bases of addresses are chosen by a new φ.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @sink_phi_addr2(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   br label %m
; CHECK:      b:
; CHECK-NEXT:   br label %m
; CHECK:      m:
; CHECK-NEXT:   %sunk_phi = phi ptr [ %q, %b ], [ %p, %a ]
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %sunk_phi, i64 16
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %v
define i32 @sink_phi_addr2(ptr %p, ptr %q, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %g1 = getelementptr inbounds i8, ptr %p, i64 16
  br label %m
b:
  %g2 = getelementptr inbounds i8, ptr %q, i64 16
  br label %m
m:
  %g = phi ptr [ %g1, %a ], [ %g2, %b ]
  %v = load i32, ptr %g
  ret i32 %v
}
