; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Numbers read from constant strings.

target triple = "x86_64-unknown-linux-gnu"

declare i32 @atoi(ptr)
declare i64 @strtol(ptr, ptr, i32)
declare i64 @strtoul(ptr, ptr, i32)

@number = constant [6 x i8] c" \09123\00"
@least = constant [12 x i8] c"-2147483648\00"
@large = constant [12 x i8] c"99999999999\00"
@hex = constant [5 x i8] c"0x1f\00"
@octal = constant [4 x i8] c"017\00"
@rest = constant [6 x i8] c"-12ab\00"
@empty = constant [1 x i8] zeroinitializer
@minus = constant [3 x i8] c"-5\00"

; CHECK-LABEL: @simple(
; CHECK-NEXT:   ret i32 123
; CHECK-NEXT: }
define i32 @simple() {
  %r = call i32 @atoi(ptr @number)
  ret i32 %r
}

; CHECK-LABEL: @smallest(
; CHECK-NEXT:   ret i32 -2147483648
; CHECK-NEXT: }
define i32 @smallest() {
  %r = call i32 @atoi(ptr @least)
  ret i32 %r
}

; CHECK-LABEL: @too_large(
; CHECK-NEXT:   %r = call i32 @atoi(ptr nocapture nonnull @large)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @too_large() {
  %r = call i32 @atoi(ptr @large)
  ret i32 %r
}

; CHECK-LABEL: @base_by_prefix(
; CHECK-NEXT:   ret i64 31
; CHECK-NEXT: }
define i64 @base_by_prefix() {
  %r = call i64 @strtol(ptr @hex, ptr null, i32 0)
  ret i64 %r
}

; CHECK-LABEL: @base_eight(
; CHECK-NEXT:   ret i64 15
; CHECK-NEXT: }
define i64 @base_eight() {
  %r = call i64 @strtol(ptr @octal, ptr null, i32 0)
  ret i64 %r
}

; CHECK-LABEL: @unsigned_negative(
; CHECK-NEXT:   ret i64 -5
; CHECK-NEXT: }
define i64 @unsigned_negative() {
  %r = call i64 @strtoul(ptr @minus, ptr null, i32 10)
  ret i64 %r
}

; CHECK-LABEL: @something_follows(
; CHECK-NEXT:   %r = call i32 @atoi(ptr nocapture nonnull @rest)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @something_follows() {
  %r = call i32 @atoi(ptr @rest)
  ret i32 %r
}

; CHECK-LABEL: @nothing(
; CHECK-NEXT:   %r = call i32 @atoi(ptr nocapture nonnull @empty)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @nothing() {
  %r = call i32 @atoi(ptr @empty)
  ret i32 %r
}

; CHECK-LABEL: @no_base(
; CHECK-NEXT:   %r = call i64 @strtol(ptr nocapture nonnull @number, ptr null, i32 99)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @no_base() {
  %r = call i64 @strtol(ptr @number, ptr null, i32 99)
  ret i64 %r
}

; CHECK-LABEL: @end_is_wanted(
; CHECK-NEXT:   %r = call i64 @strtol(ptr nonnull @number, ptr %end, i32 10)
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @end_is_wanted(ptr %end) {
  %r = call i64 @strtol(ptr @number, ptr %end, i32 10)
  ret i64 %r
}
