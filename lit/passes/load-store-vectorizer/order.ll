; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; The vector stands where the first load of the chain stood; what its address needs moves up.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @rev(
; CHECK-NEXT:   %p2 = getelementptr i8, ptr addrspace(1) %p, i64 0
; CHECK-NEXT:   %1 = load <2 x i32>, ptr addrspace(1) %p2, align 8
; CHECK-NEXT:   %a1 = extractelement <2 x i32> %1, i32 0
; CHECK-NEXT:   %b2 = extractelement <2 x i32> %1, i32 1
; CHECK-NEXT:   %r = sub i32 %a1, %b2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @rev(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %b = load i32, ptr addrspace(1) %q, align 4
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 0
  %a = load i32, ptr addrspace(1) %p2, align 8
  %r = sub i32 %a, %b
  ret i32 %r
}
