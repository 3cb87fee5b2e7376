; A use of 32 bits whose registers are computed in 64: a remainder is left as it is, or computed without casts from i64 to i64.
; RUN: opt-go %s -passes=loop-reduce -S -verify-each | FileCheck %s
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; CHECK-LABEL: @f(
; CHECK-NOT: trunc i64 {{.*}} to i64
; CHECK: and i32
define void @f() {
  br label %1
1:
  %i = phi i64 [ 0, %0 ], [ %i1, %1 ]
  %c = icmp sgt i64 %i, 0
  %d = or i64 0, 1
  %r = urem i64 %i, %d
  %t = trunc i64 %r to i32
  %a = and i32 0, %t
  %i1 = add i64 %i, 1
  br label %1
}
