; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; sext(x) + sext(y) is sext of the sum when a dominating x + y has no overflow: it is nsw, and the program undefined
; if it is poison.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @sum(
; CHECK-NEXT:  %s = add nsw i32 %x, %y
; CHECK-NEXT:  %c = icmp eq i32 %s, 0
; CHECK-NEXT:  br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:  %w = sext i32 %s to i64
; CHECK-NEXT:  ret i64 %w
; CHECK: b:
; CHECK-NEXT:  ret i64 0
; CHECK-NEXT: }
define i64 @sum(i32 %x, i32 %y, ptr %p) {
  %s = add nsw i32 %x, %y
  %c = icmp eq i32 %s, 0
  br i1 %c, label %a, label %b

a:
  %u = sext i32 %y to i64
  %v = sext i32 %x to i64
  %w = add i64 %u, %v
  ret i64 %w

b:
  ret i64 0
}

; CHECK-LABEL: @difference(
; CHECK-NEXT:  %s = sub nsw i32 %x, %y
; CHECK-NEXT:  %c = icmp eq i32 %s, 0
; CHECK-NEXT:  br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:  %u = sext i32 %x to i64
; CHECK-NEXT:  %v = sext i32 %y to i64
; CHECK-NEXT:  %w = sext i32 %s to i64
; CHECK-NEXT:  %d = sub i64 %v, %u
; CHECK-NEXT:  %r = mul i64 %w, %d
; CHECK-NEXT:  ret i64 %r
; CHECK: b:
; CHECK-NEXT:  ret i64 0
; CHECK-NEXT: }
define i64 @difference(i32 %x, i32 %y, ptr %p) {
  %s = sub nsw i32 %x, %y
  %c = icmp eq i32 %s, 0
  br i1 %c, label %a, label %b

a:
  %u = sext i32 %x to i64
  %v = sext i32 %y to i64
  %w = sub i64 %u, %v
  %d = sub i64 %v, %u
  %r = mul i64 %w, %d
  ret i64 %r

b:
  ret i64 0
}

; CHECK-LABEL: @may_be_poison(
; CHECK-NEXT:  %s = add nsw i32 %x, %y
; CHECK-NEXT:  store i32 %s, ptr %p, align 4
; CHECK-NEXT:  %u = sext i32 %x to i64
; CHECK-NEXT:  %v = sext i32 %y to i64
; CHECK-NEXT:  %w = add i64 %u, %v
; CHECK-NEXT:  ret i64 %w
; CHECK-NEXT: }
define i64 @may_be_poison(i32 %x, i32 %y, ptr %p) {
  %s = add nsw i32 %x, %y
  store i32 %s, ptr %p, align 4
  %u = sext i32 %x to i64
  %v = sext i32 %y to i64
  %w = add i64 %u, %v
  ret i64 %w
}

; CHECK-LABEL: @other_branch(
; CHECK-NEXT:  br i1 %k, label %a, label %b
; CHECK: a:
; CHECK-NEXT:  %s = add nsw i32 %x, %y
; CHECK-NEXT:  %c = icmp eq i32 %s, 0
; CHECK-NEXT:  br i1 %c, label %b, label %b
; CHECK: b:
; CHECK-NEXT:  %u = sext i32 %x to i64
; CHECK-NEXT:  %v = sext i32 %y to i64
; CHECK-NEXT:  %w = add i64 %u, %v
; CHECK-NEXT:  ret i64 %w
; CHECK-NEXT: }
define i64 @other_branch(i32 %x, i32 %y, i1 %k) {
  br i1 %k, label %a, label %b

a:
  %s = add nsw i32 %x, %y
  %c = icmp eq i32 %s, 0
  br i1 %c, label %b, label %b

b:
  %u = sext i32 %x to i64
  %v = sext i32 %y to i64
  %w = add i64 %u, %v
  ret i64 %w
}
