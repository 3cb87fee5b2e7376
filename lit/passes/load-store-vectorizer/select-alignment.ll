; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; An address in the space of allocas is as aligned as whatever it is chosen from.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @either(
; CHECK-NEXT:   %a = select i1 %c, ptr %p, ptr %q
; CHECK-NEXT:   store <2 x i32> <i32 0, i32 1>, ptr %a, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @either(i1 %c, ptr align 16 %p, ptr align 8 %q) {
  %a = select i1 %c, ptr %p, ptr %q
  %b = getelementptr inbounds i32, ptr %a, i64 1
  store i32 0, ptr %a, align 8
  store i32 1, ptr %b, align 4
  ret void
}

; CHECK-LABEL: @both(
; CHECK-NEXT:   %a = select i1 %c, ptr %p, ptr %q
; CHECK-NEXT:   store <2 x i32> <i32 0, i32 1>, ptr %a, align 16
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @both(i1 %c, ptr align 16 %p, ptr align 32 %q) {
  %a = select i1 %c, ptr %p, ptr %q
  %b = getelementptr inbounds i32, ptr %a, i64 1
  store i32 0, ptr %a, align 8
  store i32 1, ptr %b, align 4
  ret void
}
