; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; An address that is constant is written as one.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@G = addrspace(1) global [32 x i32] zeroinitializer
@H = global [32 x i32] zeroinitializer
; CHECK-LABEL: @globaladdr(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %h = getelementptr inbounds [32 x i32], ptr @H, i64 %i, i64 5
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %v = load i32, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @G, i64 20), align 4
; CHECK-NEXT:   %w = load i32, ptr getelementptr inbounds (i8, ptr @H, i64 20), align 4
; CHECK-NEXT:   %x = load i32, ptr %h, align 4
; CHECK-NEXT:   %s = add i32 %v, %w
; CHECK-NEXT:   %t = add i32 %x, %s
; CHECK-NEXT:   ret i32 %t
; CHECK:      b:
; CHECK-NEXT:   ret i32 0
define i32 @globaladdr(i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds [32 x i32], ptr addrspace(1) @G, i64 0, i64 5
  %h = getelementptr inbounds [32 x i32], ptr @H, i64 %i, i64 5
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr addrspace(1) %g
  %w = load i32, ptr getelementptr inbounds (i8, ptr @H, i64 20)
  %x = load i32, ptr %h
  %s = add i32 %v, %w
  %t = add i32 %x, %s
  ret i32 %t
b:
  ret i32 0
}
