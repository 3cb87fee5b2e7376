; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Searches in strings, the first bit set.

target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@abcd = constant [5 x i8] c"abcd\00"
@bc = constant [3 x i8] c"bc\00"
@x = constant [2 x i8] c"x\00"
@b = constant [2 x i8] c"b\00"
@none = constant [1 x i8] zeroinitializer
declare ptr @strstr(ptr, ptr)
declare i64 @strspn(ptr, ptr)
declare i64 @strcspn(ptr, ptr)
declare ptr @strpbrk(ptr, ptr)
declare i64 @strnlen(ptr, i64)
declare i32 @ffs(i32)
declare i32 @ffsl(i64)
; CHECK-LABEL: @s1(
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
define ptr @s1(ptr %p) {
  %r = call ptr @strstr(ptr %p, ptr %p)
  ret ptr %r
}
; CHECK-LABEL: @s2(
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
define ptr @s2(ptr %p) {
  %r = call ptr @strstr(ptr %p, ptr @none)
  ret ptr %r
}
; CHECK-LABEL: @s3(
; CHECK-NEXT:   ret ptr getelementptr inbounds (i8, ptr @abcd, i64 1)
; CHECK-NEXT: }
define ptr @s3(ptr %p) {
  %r = call ptr @strstr(ptr @abcd, ptr @bc)
  ret ptr %r
}
; CHECK-LABEL: @s4(
; CHECK-NEXT:   ret ptr null
; CHECK-NEXT: }
define ptr @s4(ptr %p) {
  %r = call ptr @strstr(ptr @abcd, ptr @x)
  ret ptr %r
}
; CHECK-LABEL: @s5(
; CHECK-NEXT:   %strchr = call ptr @strchr(ptr noundef nonnull dereferenceable(1) %p, i32 120)
; CHECK-NEXT:   ret ptr %strchr
; CHECK-NEXT: }
define ptr @s5(ptr %p) {
  %r = call ptr @strstr(ptr %p, ptr @x)
  ret ptr %r
}
; CHECK-LABEL: @s6(
; CHECK-NEXT:   %strlen = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %q)
; CHECK-NEXT:   %strncmp = call i32 @strncmp(ptr %p, ptr %q, i64 %strlen)
; CHECK-NEXT:   %cmp = icmp eq i32 %strncmp, 0
; CHECK-NEXT:   ret i1 %cmp
; CHECK-NEXT: }
define i1 @s6(ptr %p, ptr %q) {
  %r = call ptr @strstr(ptr %p, ptr %q)
  %c = icmp eq ptr %r, %p
  ret i1 %c
}
; CHECK-LABEL: @s7(
; CHECK-NEXT:   %r = call ptr @strstr(ptr noundef nonnull dereferenceable(1) %p, ptr noundef nonnull dereferenceable(1) %q)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
define ptr @s7(ptr %p, ptr %q) {
  %r = call ptr @strstr(ptr %p, ptr %q)
  ret ptr %r
}
; CHECK-LABEL: @n1(
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
define i64 @n1(ptr %p) {
  %r = call i64 @strspn(ptr %p, ptr @none)
  ret i64 %r
}
; CHECK-LABEL: @n2(
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
define i64 @n2(ptr %p) {
  %r = call i64 @strspn(ptr @none, ptr %p)
  ret i64 %r
}
; CHECK-LABEL: @n3(
; CHECK-NEXT:   ret i64 2
; CHECK-NEXT: }
define i64 @n3() {
  %r = call i64 @strspn(ptr @bc, ptr @abcd)
  ret i64 %r
}
; CHECK-LABEL: @n4(
; CHECK-NEXT:   ret i64 1
; CHECK-NEXT: }
define i64 @n4() {
  %r = call i64 @strspn(ptr @bc, ptr @b)
  ret i64 %r
}
; CHECK-LABEL: @c1(
; CHECK-NEXT:   %strlen = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %p)
; CHECK-NEXT:   ret i64 %strlen
; CHECK-NEXT: }
define i64 @c1(ptr %p) {
  %r = call i64 @strcspn(ptr %p, ptr @none)
  ret i64 %r
}
; CHECK-LABEL: @c2(
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
define i64 @c2(ptr %p) {
  %r = call i64 @strcspn(ptr @none, ptr %p)
  ret i64 %r
}
; CHECK-LABEL: @c3(
; CHECK-NEXT:   ret i64 1
; CHECK-NEXT: }
define i64 @c3() {
  %r = call i64 @strcspn(ptr @abcd, ptr @bc)
  ret i64 %r
}
; CHECK-LABEL: @c4(
; CHECK-NEXT:   ret i64 4
; CHECK-NEXT: }
define i64 @c4() {
  %r = call i64 @strcspn(ptr @abcd, ptr @x)
  ret i64 %r
}
; CHECK-LABEL: @c5(
; CHECK-NEXT:   %r = call i64 @strcspn(ptr %p, ptr %q)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @c5(ptr %p, ptr %q) {
  %r = call i64 @strcspn(ptr %p, ptr %q)
  ret i64 %r
}
; CHECK-LABEL: @b1(
; CHECK-NEXT:   ret ptr null
; CHECK-NEXT: }
define ptr @b1(ptr %p) {
  %r = call ptr @strpbrk(ptr %p, ptr @none)
  ret ptr %r
}
; CHECK-LABEL: @b2(
; CHECK-NEXT:   ret ptr null
; CHECK-NEXT: }
define ptr @b2(ptr %p) {
  %r = call ptr @strpbrk(ptr @none, ptr %p)
  ret ptr %r
}
; CHECK-LABEL: @b3(
; CHECK-NEXT:   ret ptr getelementptr inbounds (i8, ptr @abcd, i64 1)
; CHECK-NEXT: }
define ptr @b3() {
  %r = call ptr @strpbrk(ptr @abcd, ptr @bc)
  ret ptr %r
}
; CHECK-LABEL: @b4(
; CHECK-NEXT:   %strchr = call ptr @strchr(ptr noundef nonnull dereferenceable(1) %p, i32 98)
; CHECK-NEXT:   ret ptr %strchr
; CHECK-NEXT: }
define ptr @b4(ptr %p) {
  %r = call ptr @strpbrk(ptr %p, ptr @b)
  ret ptr %r
}
; CHECK-LABEL: @l1(
; CHECK-NEXT:   %strnlen.char0 = load i8, ptr %p, align 1
; CHECK-NEXT:   %strnlen.char0cmp = icmp ne i8 %strnlen.char0, 0
; CHECK-NEXT:   %r = zext i1 %strnlen.char0cmp to i64
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @l1(ptr %p) {
  %r = call i64 @strnlen(ptr %p, i64 1)
  ret i64 %r
}
; CHECK-LABEL: @l0(
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }
define i64 @l0(ptr %p) {
  %r = call i64 @strnlen(ptr %p, i64 0)
  ret i64 %r
}
; CHECK-LABEL: @f(
; CHECK-NEXT:   %cttz = call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %x, i1 true)
; CHECK-NEXT:   %1 = add nuw nsw i32 %cttz, 1
; CHECK-NEXT:   %.not = icmp eq i32 %x, 0
; CHECK-NEXT:   %r = select i1 %.not, i32 0, i32 %1
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @f(i32 %x) {
  %r = call i32 @ffs(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: @fl(
; CHECK-NEXT:   %cttz = call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %x, i1 true)
; CHECK-NEXT:   %1 = trunc nuw nsw i64 %cttz to i32
; CHECK-NEXT:   %2 = add nuw nsw i32 %1, 1
; CHECK-NEXT:   %.not = icmp eq i64 %x, 0
; CHECK-NEXT:   %r = select i1 %.not, i32 0, i32 %2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @fl(i64 %x) {
  %r = call i32 @ffsl(i64 %x)
  ret i32 %r
}
