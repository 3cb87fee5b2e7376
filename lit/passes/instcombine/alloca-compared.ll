; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; The address of an alloca that does not escape is unequal to any other pointer.

target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
declare void @use(ptr)
declare void @see(ptr nocapture)
declare ptr @get()
@g = global ptr null
; CHECK-LABEL: @arg(
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @arg(ptr %p) {
  %a = alloca i32
  %c = icmp eq ptr %a, %p
  ret i1 %c
}
; CHECK-LABEL: @loaded(
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @loaded() {
  %a = alloca i32
  %p = load ptr, ptr @g
  %c = icmp ne ptr %p, %a
  ret i1 %c
}
; CHECK-LABEL: @escapes(
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   call void @use(ptr nonnull %a)
; CHECK-NEXT:   %c = icmp eq ptr %a, %p
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @escapes(ptr %p) {
  %a = alloca i32
  call void @use(ptr %a)
  %c = icmp eq ptr %a, %p
  ret i1 %c
}
; CHECK-LABEL: @seen(
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   call void @see(ptr nonnull %a)
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @seen(ptr %p) {
  %a = alloca i32
  call void @see(ptr %a)
  %c = icmp eq ptr %a, %p
  ret i1 %c
}
; CHECK-LABEL: @two(
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @two(ptr %p, ptr %q) {
  %a = alloca [4 x i32]
  %b = getelementptr i8, ptr %a, i64 4
  %c = icmp eq ptr %b, %p
  %d = icmp ne ptr %a, %q
  %r = xor i1 %c, %d
  ret i1 %r
}
; CHECK-LABEL: @inside(
; CHECK-NEXT:   %c = icmp eq i64 %n, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @inside(i64 %n) {
  %a = alloca [4 x i32]
  %b = getelementptr i8, ptr %a, i64 %n
  %c = icmp eq ptr %b, %a
  ret i1 %c
}
; CHECK-LABEL: @chosen(
; CHECK-NEXT:   %a = alloca [4 x i32], align 4
; CHECK-NEXT:   %s = select i1 %k, ptr %a, ptr %q
; CHECK-NEXT:   %c = icmp eq ptr %s, %p
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @chosen(ptr %p, i1 %k, ptr %q) {
  %a = alloca [4 x i32]
  %s = select i1 %k, ptr %a, ptr %q
  %c = icmp eq ptr %s, %p
  ret i1 %c
}
; CHECK-LABEL: @less(
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   %r = icmp ule ptr %a, %p
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @less(ptr %p) {
  %a = alloca i32
  %d = icmp ult ptr %a, %p
  %c = icmp eq ptr %a, %p
  %r = or i1 %c, %d
  ret i1 %r
}
