; RUN: opt-go %s -passes=straight-line | FileCheck %s
; Accesses to shared memory have 32-bit addresses and take constants all the same.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %x = zext i32 %i to i64
; CHECK-NEXT:    %y = zext i32 %j to i64
; CHECK-NEXT:    %p = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @tile, i64 0, i64 %x, i64 %y
; CHECK-NEXT:    %v = load float, ptr addrspace(3) %p, align 4
; CHECK-NEXT:    %q2 = getelementptr inbounds i8, ptr addrspace(3) %p, i64 4
; CHECK-NEXT:    %w = load float, ptr addrspace(3) %q2, align 4
; CHECK-NEXT:    %n = fadd float %v, %w
; CHECK-NEXT:    ret float %n

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [16 x [17 x float]] undef, align 4

define float @f(i32 %i, i32 %j) {
  %x = zext i32 %i to i64
  %y = zext i32 %j to i64
  %p = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @tile, i64 0, i64 %x, i64 %y
  %v = load float, ptr addrspace(3) %p, align 4
  %j1 = add nuw nsw i32 %j, 1
  %y1 = zext i32 %j1 to i64
  %q = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @tile, i64 0, i64 %x, i64 %y1
  %w = load float, ptr addrspace(3) %q, align 4
  %n = fadd float %v, %w
  ret float %n
}
