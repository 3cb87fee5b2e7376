; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; x86 adds a scaled register and an offset, and keeps addresses in another space without cost.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @sink_gep_var(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %sunkaddr = mul i64 %i, 4
; CHECK-NEXT:   %sunkaddr1 = getelementptr inbounds i8, ptr %p, i64 %sunkaddr
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr1, align 4
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

; CHECK-LABEL: @sink_gep_var_const(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %g = getelementptr inbounds [4 x i32], ptr %p, i64 %i, i64 3
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %v = load i32, ptr %g, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK:      b:
; CHECK-NEXT:   ret i32 0
define i32 @sink_gep_var_const(ptr %p, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds [4 x i32], ptr %p, i64 %i, i64 3
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %g
  ret i32 %v
b:
  ret i32 0
}

; CHECK-LABEL: @addrspacecast(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %0 = addrspacecast ptr addrspace(1) %p to ptr
; CHECK-NEXT:   %sunkaddr = getelementptr i8, ptr %0, i64 8
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK:      b:
; CHECK-NEXT:   ret i32 0
define i32 @addrspacecast(ptr addrspace(1) %p, i1 %c) {
entry:
  %x = getelementptr i8, ptr addrspace(1) %p, i64 8
  %g = addrspacecast ptr addrspace(1) %x to ptr
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %g
  ret i32 %v
b:
  ret i32 0
}
