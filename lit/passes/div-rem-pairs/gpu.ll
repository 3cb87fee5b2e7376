; RUN: opt-go %s -passes=div-rem-pairs -S | FileCheck %s
;
; GPUs too: a division is many instructions there.

target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: @f(
; CHECK-NEXT:    %q = udiv i32 %x, %y
; CHECK-NEXT:    %1 = mul i32 %q, %y
; CHECK-NEXT:    %r.decomposed = sub i32 %x, %1
; CHECK-NEXT:    %p = add i32 %q, %r.decomposed
; CHECK-NEXT:    ret i32 %p
; CHECK-NEXT:  }
define i32 @f(i32 noundef %x, i32 noundef %y) {
  %q = udiv i32 %x, %y
  %r = urem i32 %x, %y
  %p = add i32 %q, %r
  ret i32 %p
}
