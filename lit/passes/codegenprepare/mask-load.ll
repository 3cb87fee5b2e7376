; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; Loads of which only low bits are needed are masked at once, so that they are narrower loads that extend.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @loadmask(
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %1 = and i32 %v, 255
; CHECK-NEXT:   ret i32 %1
define i32 @loadmask(ptr %p) {
  %v = load i32, ptr %p
  %m = and i32 %v, 255
  ret i32 %m
}

; CHECK-LABEL: @loadmask2(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %v = load i64, ptr %p, align 8
; CHECK-NEXT:   %0 = and i64 %v, 65535
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   store i64 %0, ptr %q, align 8
; CHECK-NEXT:   ret void
; CHECK:      b:
; CHECK-NEXT:   %n = and i64 %0, 255
; CHECK-NEXT:   store i64 %n, ptr %q, align 8
; CHECK-NEXT:   ret void
define void @loadmask2(ptr %p, ptr %q, i1 %c) {
entry:
  %v = load i64, ptr %p
  br i1 %c, label %a, label %b
a:
  %m = and i64 %v, 65535
  store i64 %m, ptr %q
  ret void
b:
  %n = and i64 %v, 255
  store i64 %n, ptr %q
  ret void
}

; CHECK-LABEL: @loadtrunc(
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   %m = trunc i32 %v to i8
; CHECK-NEXT:   ret i8 %m
define i8 @loadtrunc(ptr %p) {
  %v = load i32, ptr %p
  %m = trunc i32 %v to i8
  ret i8 %m
}
