; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; Indices that differ by an addition without overflow before they are extended.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @sx(
; CHECK-NEXT:   %x = sext i32 %i to i64
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %p, i64 %x
; CHECK-NEXT:   %1 = load <2 x i32>, ptr %q, align 8
; CHECK-NEXT:   %a1 = extractelement <2 x i32> %1, i32 0
; CHECK-NEXT:   %b2 = extractelement <2 x i32> %1, i32 1
; CHECK-NEXT:   %s = add i32 %a1, %b2
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
define i32 @sx(ptr %p, i32 %i) {
  %j = add nsw i32 %i, 1
  %x = sext i32 %i to i64
  %y = sext i32 %j to i64
  %q = getelementptr inbounds i32, ptr %p, i64 %x
  %r = getelementptr inbounds i32, ptr %p, i64 %y
  %a = load i32, ptr %q, align 8
  %b = load i32, ptr %r, align 4
  %s = add i32 %a, %b
  ret i32 %s
}
