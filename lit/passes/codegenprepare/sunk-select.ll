; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; A select of addresses that differ in one part selects that part.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @selectgep(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %g3 = select i1 %d, ptr %p, ptr %q
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %g3, i64 16
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %v
define i32 @selectgep(ptr %p, ptr %q, i1 %c, i1 %d) {
entry:
  %g1 = getelementptr inbounds i8, ptr %p, i64 16
  %g2 = getelementptr inbounds i8, ptr %q, i64 16
  %g = select i1 %d, ptr %g1, ptr %g2
  %v = load i32, ptr %g
  ret i32 %v
}

; CHECK-LABEL: @selectgep2(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %g3 = select i1 %d, i64 16, i64 24
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %p, i64 %g3
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK:      b:
; CHECK-NEXT:   ret i32 0
define i32 @selectgep2(ptr %p, i1 %c, i1 %d) {
entry:
  %g1 = getelementptr inbounds i8, ptr %p, i64 16
  %g2 = getelementptr inbounds i8, ptr %p, i64 24
  %g = select i1 %d, ptr %g1, ptr %g2
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %g
  ret i32 %v
b:
  ret i32 0
}
