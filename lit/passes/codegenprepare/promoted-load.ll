; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; On x86 extensions move over arithmetic to loads, where they cost nothing, and stay where there is none.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @promote_load(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %promoted = sext i32 %v to i64
; CHECK-NEXT:   %k = add nsw i64 %promoted, 3
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   ret i64 %k
; CHECK:      b:
; CHECK-NEXT:   ret i64 0
define i64 @promote_load(ptr %p, i1 %c) {
entry:
  %v = load i32, ptr %p
  %k = add nsw i32 %v, 3
  br i1 %c, label %a, label %b
a:
  %z = sext i32 %k to i64
  ret i64 %z
b:
  ret i64 0
}

; CHECK-LABEL: @promote_not(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %k = add nsw i32 %i, %j
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %z = sext i32 %k to i64
; CHECK-NEXT:   ret i64 %z
; CHECK:      b:
; CHECK-NEXT:   ret i64 0
define i64 @promote_not(ptr %p, i32 %i, i32 %j, i1 %c) {
entry:
  %k = add nsw i32 %i, %j
  br i1 %c, label %a, label %b
a:
  %z = sext i32 %k to i64
  ret i64 %z
b:
  ret i64 0
}

; CHECK-LABEL: @sext_add_load(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v = load i16, ptr %p, align 2
; CHECK-NEXT:   %promoted = sext i16 %v to i64
; CHECK-NEXT:   %promoted1 = sext i32 %k to i64
; CHECK-NEXT:   %a1 = add nsw i64 %promoted, %promoted1
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   ret i64 %a1
; CHECK:      b:
; CHECK-NEXT:   ret i64 0
define i64 @sext_add_load(ptr %p, i1 %c, i32 %k) {
entry:
  %v = load i16, ptr %p
  %s = sext i16 %v to i32
  %a1 = add nsw i32 %s, %k
  br i1 %c, label %a, label %b
a:
  %z = sext i32 %a1 to i64
  ret i64 %z
b:
  ret i64 0
}
