; RUN: opt-go %s -passes="slsr<strict>" -S | FileCheck %s
;
; A basis loses flags that the candidate does not imply: when it is poison, the candidate must not become so. The sum itself
; has none: (-2 + 1) * MAX and (-2 + 3) * MAX exist, 2 * MAX does not. (LLVM 19 keeps the flags of the basis.)

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

; CHECK-LABEL: @dropped(
; CHECK-NEXT:  %b1 = add i32 %b, 1
; CHECK-NEXT:  %x = mul i32 %b1, %s
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %y = add i32 %x, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @dropped(i32 %b, i32 %s) {
  %b1 = add nsw i32 %b, 1
  %x = mul nsw i32 %b1, %s
  call void @use(i32 %x)
  %b2 = add i32 %b, 2
  %y = mul i32 %b2, %s
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @implied_addend(
; CHECK-NEXT:  %b1 = add nsw i32 %b, 1
; CHECK-NEXT:  %x = mul i32 %b1, %s
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %y = add i32 %x, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @implied_addend(i32 %b, i32 %s) {
  %b1 = add nsw i32 %b, 1
  %x = mul i32 %b1, %s
  call void @use(i32 %x)
  %b2 = add nsw i32 %b, 2
  %y = mul nsw i32 %b2, %s
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @implied_sum(
; CHECK-NEXT:  %s2 = mul nsw i32 %s, 2
; CHECK-NEXT:  %x = add nsw i32 %b, %s2
; CHECK-NEXT:  call void @use(i32 %x)
; CHECK-NEXT:  %y = add i32 %x, %s
; CHECK-NEXT:  call void @use(i32 %y)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @implied_sum(i32 %b, i32 %s) {
  %s2 = mul nsw i32 %s, 2
  %x = add nsw i32 %b, %s2
  call void @use(i32 %x)
  %s3 = mul nsw i32 %s, 3
  %y = add nsw i32 %b, %s3
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @certain(
; CHECK-NEXT:  %b1 = add nsw i32 %b, 1
; CHECK-NEXT:  %x = mul nsw i32 %b1, %s
; CHECK-NEXT:  %q = udiv i32 %d, %x
; CHECK-NEXT:  %y = add i32 %x, %s
; CHECK-NEXT:  %r = add i32 %q, %y
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @certain(i32 %b, i32 %s, i32 %d) {
  %b1 = add nsw i32 %b, 1
  %x = mul nsw i32 %b1, %s
  %q = udiv i32 %d, %x
  %b2 = add i32 %b, 2
  %y = mul i32 %b2, %s
  %r = add i32 %q, %y
  ret i32 %r
}
