; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; Constant addresses; metadata that only one of the parts has is lost.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = global [4 x i32] zeroinitializer, align 16

; CHECK-LABEL: @gl(
; CHECK-NEXT:   %1 = load <2 x i32>, ptr @g, align 16
; CHECK-NEXT:   %a1 = extractelement <2 x i32> %1, i32 0
; CHECK-NEXT:   %b2 = extractelement <2 x i32> %1, i32 1
; CHECK-NEXT:   %r = sub i32 %a1, %b2
; CHECK-NEXT:   store <2 x i32> <i32 5, i32 6>, ptr getelementptr (i8, ptr @g, i64 8), align 8
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @gl() {
  %a = load i32, ptr @g, align 8
  %b = load i32, ptr getelementptr (i8, ptr @g, i64 4), align 4, !invariant.load !0
  %r = sub i32 %a, %b
  store i32 5, ptr getelementptr (i8, ptr @g, i64 8), align 8
  store i32 6, ptr getelementptr (i8, ptr @g, i64 12), align 4
  ret i32 %r
}

!0 = !{}
