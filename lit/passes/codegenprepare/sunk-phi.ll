; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; A φ of addresses whose bases are chosen by another φ already takes that one.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @phigepmatch(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   br label %m
; CHECK:      b:
; CHECK-NEXT:   br label %m
; CHECK:      m:
; CHECK-NEXT:   %base = phi ptr [ %p, %a ], [ %q, %b ]
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %base, i64 16
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   store i32 5, ptr %base, align 4
; CHECK-NEXT:   ret i32 %v
define i32 @phigepmatch(ptr %p, ptr %q, i1 %c, ptr %o) {
entry:
  br i1 %c, label %a, label %b
a:
  %g1 = getelementptr inbounds i8, ptr %p, i64 16
  br label %m
b:
  %g2 = getelementptr inbounds i8, ptr %q, i64 16
  br label %m
m:
  %base = phi ptr [ %p, %a ], [ %q, %b ]
  %g = phi ptr [ %g1, %a ], [ %g2, %b ]
  %v = load i32, ptr %g
  store i32 5, ptr %base
  ret i32 %v
}
