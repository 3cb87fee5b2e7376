; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; Bits that are known to be zero show that the next index does not wrap.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK-NEXT:   %low = and i32 %i, -4
; CHECK-NEXT:   %x = zext i32 %low to i64
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %p, i64 %x
; CHECK-NEXT:   %1 = load <2 x i32>, ptr %q, align 8
; CHECK-NEXT:   %a1 = extractelement <2 x i32> %1, i32 0
; CHECK-NEXT:   %b2 = extractelement <2 x i32> %1, i32 1
; CHECK-NEXT:   %s = add i32 %a1, %b2
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
define i32 @f(ptr %p, i32 %i) {
  %low = and i32 %i, -4
  %next = or disjoint i32 %low, 1
  %x = zext i32 %low to i64
  %y = zext i32 %next to i64
  %q = getelementptr inbounds i32, ptr %p, i64 %x
  %r = getelementptr inbounds i32, ptr %p, i64 %y
  %a = load i32, ptr %q, align 8
  %b = load i32, ptr %r, align 4
  %s = add i32 %a, %b
  ret i32 %s
}

; CHECK-LABEL: @mayWrap(
; CHECK-NEXT:   %next = add i32 %i, 1
; CHECK-NEXT:   %x = zext i32 %i to i64
; CHECK-NEXT:   %y = zext i32 %next to i64
; CHECK-NEXT:   %q = getelementptr inbounds i32, ptr %p, i64 %x
; CHECK-NEXT:   %r = getelementptr inbounds i32, ptr %p, i64 %y
; CHECK-NEXT:   %a = load i32, ptr %q, align 8
; CHECK-NEXT:   %b = load i32, ptr %r, align 4
; CHECK-NEXT:   %s = add i32 %a, %b
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
define i32 @mayWrap(ptr %p, i32 %i) {
  %next = add i32 %i, 1
  %x = zext i32 %i to i64
  %y = zext i32 %next to i64
  %q = getelementptr inbounds i32, ptr %p, i64 %x
  %r = getelementptr inbounds i32, ptr %p, i64 %y
  %a = load i32, ptr %q, align 8
  %b = load i32, ptr %r, align 4
  %s = add i32 %a, %b
  ret i32 %s
}
