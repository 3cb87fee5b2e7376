; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; C library calls for strings, memory and output. An unused result does not keep a call;
; a function marked nobuiltin, or a caller that forbids one, is left alone.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@hello = private constant [7 x i8] c"hello\0A\00"
@line = private constant [4 x i8] c"%s\0A\00"
@string = private constant [3 x i8] c"%s\00"
@abc = private constant [4 x i8] c"abc\00"
@abd = private constant [4 x i8] c"abd\00"
@empty = private constant [1 x i8] zeroinitializer
@xy = private constant [3 x i8] c"xy\00"
@stderr = external global ptr

declare i32 @printf(ptr, ...)
declare i32 @fprintf(ptr, ptr, ...)
declare i32 @sprintf(ptr, ptr, ...)
declare i32 @snprintf(ptr, i64, ptr, ...)
declare i32 @puts(ptr)
declare i64 @strlen(ptr)
declare i32 @strcmp(ptr, ptr)
declare i32 @strncmp(ptr, ptr, i64)
declare i32 @memcmp(ptr, ptr, i64)
declare ptr @memchr(ptr, i32, i64)
declare ptr @strchr(ptr, i32)
declare ptr @strcpy(ptr, ptr)
declare ptr @strcat(ptr, ptr)
declare ptr @strncpy(ptr, ptr, i64)
declare ptr @memcpy(ptr, ptr, i64)
declare ptr @__memcpy_chk(ptr, ptr, i64, i64)
declare ptr @malloc(i64)

; CHECK-LABEL: @print_line(
; CHECK-NEXT:   %puts = call i32 @puts(ptr noundef nonnull dereferenceable(1) @str)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @print_line() {
  %r = call i32 (ptr, ...) @printf(ptr @hello)
  ret void
}

; CHECK-LABEL: @print_used(
; CHECK-NEXT:   %r = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @hello)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @print_used() {
  %r = call i32 (ptr, ...) @printf(ptr @hello)
  ret i32 %r
}

; CHECK-LABEL: @print_string_line(
; CHECK-NEXT:   %puts = call i32 @puts(ptr noundef nonnull dereferenceable(1) %s)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @print_string_line(ptr %s) {
  %r = call i32 (ptr, ...) @printf(ptr @line, ptr %s)
  ret void
}

; CHECK-LABEL: @print_error(
; CHECK-NEXT:   %e = load ptr, ptr @stderr, align 8
; CHECK-NEXT:   %fwrite = call i64 @fwrite(ptr nonnull @abc, i64 3, i64 1, ptr %e)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @print_error(ptr %s) {
  %e = load ptr, ptr @stderr
  %r = call i32 (ptr, ptr, ...) @fprintf(ptr %e, ptr @abc)
  ret void
}

; CHECK-LABEL: @print_to(
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %p, ptr noundef nonnull align 1 dereferenceable(7) @hello, i64 7, i1 false)
; CHECK-NEXT:   %strcpy = call ptr @strcpy(ptr noundef nonnull dereferenceable(1) %s, ptr noundef nonnull dereferenceable(1) %p)
; CHECK-NEXT:   ret i32 6
; CHECK-NEXT: }
define i32 @print_to(ptr %p, ptr %s) {
  %r = call i32 (ptr, ptr, ...) @sprintf(ptr %p, ptr @hello)
  %t = call i32 (ptr, ptr, ...) @sprintf(ptr %s, ptr @string, ptr %p)
  ret i32 %r
}

; CHECK-LABEL: @print_bounded(
; CHECK-NEXT:   store i16 25960, ptr %p, align 1
; CHECK-NEXT:   %endptr = getelementptr inbounds i8, ptr %p, i64 2
; CHECK-NEXT:   store i8 0, ptr %endptr, align 1
; CHECK-NEXT:   ret i32 6
; CHECK-NEXT: }
define i32 @print_bounded(ptr %p) {
  %r = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %p, i64 3, ptr @hello)
  ret i32 %r
}

; CHECK-LABEL: @length(
; CHECK-NEXT:   %n = select i1 %c, i64 3, i64 2
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
define i64 @length(i1 %c) {
  %s = select i1 %c, ptr @abc, ptr @xy
  %n = call i64 @strlen(ptr %s)
  ret i64 %n
}

; CHECK-LABEL: @length_of_rest(
; CHECK-NEXT:   %n = sub i64 3, %k
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
define i64 @length_of_rest(i64 %k) {
  %s = getelementptr inbounds [4 x i8], ptr @abc, i64 0, i64 %k
  %n = call i64 @strlen(ptr %s)
  ret i64 %n
}

; CHECK-LABEL: @is_empty(
; CHECK-NEXT:   %char0 = load i8, ptr %s, align 1
; CHECK-NEXT:   %c = icmp eq i8 %char0, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @is_empty(ptr %s) {
  %n = call i64 @strlen(ptr %s)
  %c = icmp eq i64 %n, 0
  ret i1 %c
}

; CHECK-LABEL: @compare_constants(
; CHECK-NEXT:   ret i32 -1
; CHECK-NEXT: }
define i32 @compare_constants() {
  %r = call i32 @strcmp(ptr @abc, ptr @abd)
  ret i32 %r
}

; CHECK-LABEL: @compare_with_empty(
; CHECK-NEXT:   %strcmpload = load i8, ptr %s, align 1
; CHECK-NEXT:   %1 = zext i8 %strcmpload to i32
; CHECK-NEXT:   %r = sub nsw i32 0, %1
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @compare_with_empty(ptr %s) {
  %r = call i32 @strcmp(ptr @empty, ptr %s)
  ret i32 %r
}

; CHECK-LABEL: @compare_as_memory(
; CHECK-NEXT:   %a = alloca [8 x i8], align 1
; CHECK-NEXT:   call void @fill(ptr nonnull %a)
; CHECK-NEXT:   %bcmp = call i32 @bcmp(ptr noundef nonnull dereferenceable(4) %a, ptr noundef nonnull dereferenceable(4) @abc, i64 4)
; CHECK-NEXT:   %c = icmp eq i32 %bcmp, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @compare_as_memory() {
  %a = alloca [8 x i8]
  call void @fill(ptr %a)
  %r = call i32 @strcmp(ptr %a, ptr @abc)
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; CHECK-LABEL: @compare_some(
; CHECK-NEXT:   %1 = icmp ugt i64 %n, 2
; CHECK-NEXT:   %r = sext i1 %1 to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @compare_some(i64 %n) {
  %r = call i32 @strncmp(ptr @abc, ptr @abd, i64 %n)
  ret i32 %r
}

; CHECK-LABEL: @same_number(
; CHECK-NEXT:   %lhsv = load i32, ptr %p, align 4
; CHECK-NEXT:   %rhsv = load i32, ptr %q, align 4
; CHECK-NEXT:   %.not = icmp eq i32 %lhsv, %rhsv
; CHECK-NEXT:   ret i1 %.not
; CHECK-NEXT: }
define i1 @same_number(ptr align 4 %p, ptr align 4 %q) {
  %r = call i32 @memcmp(ptr %p, ptr %q, i64 4)
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; CHECK-LABEL: @same_memory(
; CHECK-NEXT:   %bcmp = call i32 @bcmp(ptr %p, ptr %q, i64 %n)
; CHECK-NEXT:   %c = icmp eq i32 %bcmp, 0
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @same_memory(ptr %p, ptr %q, i64 %n) {
  %r = call i32 @memcmp(ptr %p, ptr %q, i64 %n)
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; CHECK-LABEL: @find_byte(
; CHECK-NEXT:   %memchr.cmp = icmp ult i64 %n, 2
; CHECK-NEXT:   %r = select i1 %memchr.cmp, ptr null, ptr getelementptr inbounds (i8, ptr @abc, i64 1)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
define ptr @find_byte(i64 %n) {
  %r = call ptr @memchr(ptr @abc, i32 98, i64 %n)
  ret ptr %r
}

; CHECK-LABEL: @find_end(
; CHECK-NEXT:   %strlen = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %s)
; CHECK-NEXT:   %strchr = getelementptr inbounds i8, ptr %s, i64 %strlen
; CHECK-NEXT:   ret ptr %strchr
; CHECK-NEXT: }
define ptr @find_end(ptr %s) {
  %r = call ptr @strchr(ptr %s, i32 0)
  ret ptr %r
}

; CHECK-LABEL: @copy(
; CHECK-NEXT:   store i32 6513249, ptr %p, align 1
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
define ptr @copy(ptr %p) {
  %r = call ptr @strcpy(ptr %p, ptr @abc)
  ret ptr %r
}

; CHECK-LABEL: @append(
; CHECK-NEXT:   %strlen = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %p)
; CHECK-NEXT:   %endptr = getelementptr inbounds i8, ptr %p, i64 %strlen
; CHECK-NEXT:   store i32 6513249, ptr %endptr, align 1
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
define ptr @append(ptr %p) {
  %r = call ptr @strcat(ptr %p, ptr @abc)
  ret ptr %r
}

; CHECK-LABEL: @copy_filled(
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %p, ptr noundef nonnull align 1 dereferenceable(6) @str.1, i64 6, i1 false)
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
define ptr @copy_filled(ptr %p) {
  %r = call ptr @strncpy(ptr %p, ptr @abc, i64 6)
  ret ptr %r
}

; CHECK-LABEL: @copy_checked(
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %p, ptr align 1 %q, i64 %n, i1 false)
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
define ptr @copy_checked(ptr %p, ptr %q, i64 %n) {
  %r = call ptr @__memcpy_chk(ptr %p, ptr %q, i64 %n, i64 -1)
  ret ptr %r
}

; CHECK-LABEL: @allocation(
; CHECK-NEXT:   %p = call dereferenceable_or_null(12) ptr @malloc(i64 12)
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
define ptr @allocation() {
  %p = call ptr @malloc(i64 12)
  ret ptr %p
}

; CHECK-LABEL: @own_strlen(
; CHECK-NEXT:   %n = call i64 @strlen(ptr %s)
; CHECK-NEXT:   ret i64 %n
; CHECK-NEXT: }
define i64 @own_strlen(ptr %s) nobuiltin {
  %n = call i64 @strlen(ptr %s) nobuiltin
  ret i64 %n
}

; CHECK-LABEL: @no_puts(
; CHECK-NEXT:   %r = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @hello)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @no_puts() "no-builtin-puts" {
  %r = call i32 (ptr, ...) @printf(ptr @hello)
  ret void
}

declare void @fill(ptr)
