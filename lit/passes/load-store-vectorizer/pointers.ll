; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; Pointers beside other values become integers.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @ptrs(
; CHECK-NEXT:   %1 = load <2 x i64>, ptr %p, align 16
; CHECK-NEXT:   %a1 = extractelement <2 x i64> %1, i32 0
; CHECK-NEXT:   %2 = inttoptr i64 %a1 to ptr
; CHECK-NEXT:   %b2 = extractelement <2 x i64> %1, i32 1
; CHECK-NEXT:   %3 = bitcast i64 %b2 to double
; CHECK-NEXT:   %4 = ptrtoint ptr %2 to i64
; CHECK-NEXT:   %5 = insertelement <2 x i64> poison, i64 %4, i32 0
; CHECK-NEXT:   %6 = bitcast double %3 to i64
; CHECK-NEXT:   %7 = insertelement <2 x i64> %5, i64 %6, i32 1
; CHECK-NEXT:   store <2 x i64> %7, ptr %z, align 16
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @ptrs(ptr %p, ptr %z) {
  %q = getelementptr i8, ptr %p, i64 8
  %a = load ptr, ptr %p, align 16
  %b = load double, ptr %q, align 8
  %c = getelementptr i8, ptr %z, i64 8
  store ptr %a, ptr %z, align 16
  store double %b, ptr %c, align 8
  ret void
}
