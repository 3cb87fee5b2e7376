; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; Selects by the same condition between pairs of adjacent addresses.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @sel(
; CHECK-NEXT:   %s = select i1 %c, ptr %p, ptr %z
; CHECK-NEXT:   %1 = load <2 x i32>, ptr %s, align 8
; CHECK-NEXT:   %a1 = extractelement <2 x i32> %1, i32 0
; CHECK-NEXT:   %b2 = extractelement <2 x i32> %1, i32 1
; CHECK-NEXT:   %r = add i32 %a1, %b2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @sel(ptr %p, ptr %z, i1 %c) {
  %p1 = getelementptr inbounds i8, ptr %p, i64 4
  %z1 = getelementptr inbounds i8, ptr %z, i64 4
  %s = select i1 %c, ptr %p, ptr %z
  %t = select i1 %c, ptr %p1, ptr %z1
  %a = load i32, ptr %s, align 8
  %b = load i32, ptr %t, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
