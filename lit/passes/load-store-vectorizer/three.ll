; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; Three of four: two are joined, one stays.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @i3(
; CHECK-NEXT:   %q2 = getelementptr i8, ptr addrspace(1) %p, i64 8
; CHECK-NEXT:   %1 = load <2 x i32>, ptr addrspace(1) %p, align 16
; CHECK-NEXT:   %a1 = extractelement <2 x i32> %1, i32 0
; CHECK-NEXT:   %b2 = extractelement <2 x i32> %1, i32 1
; CHECK-NEXT:   %c = load i32, ptr addrspace(1) %q2, align 8
; CHECK-NEXT:   %r = sub i32 %a1, %b2
; CHECK-NEXT:   %s = sub i32 %c, %r
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
define i32 @i3(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %q2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a = load i32, ptr addrspace(1) %p, align 16
  %b = load i32, ptr addrspace(1) %q, align 4
  %c = load i32, ptr addrspace(1) %q2, align 8
  %r = sub i32 %a, %b
  %s = sub i32 %c, %r
  ret i32 %s
}
