; RUN: opt-go %s -passes=loop-idiom -opt-version=19 -S | FileCheck %s --check-prefixes=CHECK,CALL
; RUN: opt-go %s -passes=loop-idiom -opt-version=22 -emit-llvm-version=22 -S | FileCheck %s --check-prefixes=CHECK,INTRINSIC
;
; Apple's library repeats patterns of 16 bytes. LLVM 19 calls it with a constant, LLVM 22 has an intrinsic that counts patterns.

target datalayout = "e-m:o-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-apple-macosx10.15"

@g = global i32 0

; CALL: @.memset_pattern = private unnamed_addr constant [2 x ptr] [ptr @g, ptr @g], align 16
; CALL: @.memset_pattern.1 = private unnamed_addr constant [2 x double] [double 5.000000e-01, double 5.000000e-01], align 16
; CALL: @.memset_pattern.2 = private unnamed_addr constant [4 x i32] [i32 2, i32 2, i32 2, i32 2], align 16

; CHECK-LABEL: @addresses(
; CALL:          %[[BYTES:.*]] = shl nuw i64 %n, 3
; CALL-NEXT:     call void @memset_pattern16(ptr %p, ptr @.memset_pattern, i64 %[[BYTES]])
; INTRINSIC:     call void @llvm.experimental.memset.pattern.p0.p0.i64(ptr align 8 %p, ptr @g, i64 %n, i1 false)
; CHECK-NOT:     store
; CHECK:         ret void
define void @addresses(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr ptr, ptr %p, i64 %i
  store ptr @g, ptr %q
  %j = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %j, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}

; CHECK-LABEL: @numbers(
; CALL:          call void @memset_pattern16(ptr %p, ptr @.memset_pattern.1, i64 800)
; INTRINSIC:     call void @llvm.experimental.memset.pattern.p0.f64.i64(ptr align 8 %p, double 5.000000e-01, i64 100, i1 false)
define void @numbers(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr double, ptr %p, i64 %i
  store double 0.5, ptr %q, align 8
  %j = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %j, 100
  br i1 %c, label %loop, label %out
out:
  ret void
}

; Two stores fill an iteration.
; CHECK-LABEL: @pairs(
; CALL:          call void @memset_pattern16(ptr %p, ptr @.memset_pattern.2, i64 800)
; INTRINSIC:     call void @llvm.experimental.memset.pattern.p0.i32.i64(ptr align 4 %p, i32 2, i64 200, i1 false)
define void @pairs(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr { i32, i32 }, ptr %p, i64 %i
  store i32 2, ptr %a, align 4
  %b = getelementptr { i32, i32 }, ptr %p, i64 %i, i32 1
  store i32 2, ptr %b, align 4
  %j = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %j, 100
  br i1 %c, label %loop, label %out
out:
  ret void
}

; What the loop changes is no pattern, nor is a value of three bytes.
; CHECK-LABEL: @none(
; CHECK:         store i64 %i
; CHECK:         store i24 258
define void @none(ptr noalias %p, ptr noalias %r) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %q
  %s = getelementptr [3 x i8], ptr %r, i64 %i
  store i24 258, ptr %s, align 1
  %j = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %j, 100
  br i1 %c, label %loop, label %out
out:
  ret void
}
