; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Sums of two registers are no address of PTX, and nothing is gained by computing one elsewhere.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @sink_gep_var(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %g = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %v = load i32, ptr %g, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK:      b:
; CHECK-NEXT:   ret i32 0
define i32 @sink_gep_var(ptr %p, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds i32, ptr %p, i64 %i
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %g
  ret i32 %v
b:
  ret i32 0
}

@G = addrspace(1) global [32 x i32] zeroinitializer
; CHECK-LABEL: @sink_global(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %g = getelementptr inbounds [32 x i32], ptr addrspace(1) @G, i64 0, i64 %i
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) %g, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK:      b:
; CHECK-NEXT:   ret i32 0
define i32 @sink_global(i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds [32 x i32], ptr addrspace(1) @G, i64 0, i64 %i
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr addrspace(1) %g
  ret i32 %v
b:
  ret i32 0
}

; CHECK-LABEL: @sink_phi_addr2(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %g1 = getelementptr inbounds i8, ptr %p, i64 16
; CHECK-NEXT:   br label %m
; CHECK:      b:
; CHECK-NEXT:   %g2 = getelementptr inbounds i8, ptr %q, i64 16
; CHECK-NEXT:   br label %m
; CHECK:      m:
; CHECK-NEXT:   %g = phi ptr [ %g1, %a ], [ %g2, %b ]
; CHECK-NEXT:   %v = load i32, ptr %g, align 4
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
