; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; Metadata that all parts have about the access stays; metadata about a single value does not.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK-NEXT:   %1 = load <2 x i32>, ptr addrspace(1) %p, align 8, !tbaa !0, !invariant.load !3
; CHECK-NEXT:   %a1 = extractelement <2 x i32> %1, i32 0
; CHECK-NEXT:   %b2 = extractelement <2 x i32> %1, i32 1
; CHECK-NEXT:   %r = add i32 %a1, %b2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @f(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a = load i32, ptr addrspace(1) %p, align 8, !invariant.load !0, !tbaa !1, !range !4
  %b = load i32, ptr addrspace(1) %q, align 4, !invariant.load !0, !tbaa !1
  %r = add i32 %a, %b
  ret i32 %r
}

!0 = !{}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3}
!3 = !{!"root"}
!4 = !{i32 0, i32 9}
