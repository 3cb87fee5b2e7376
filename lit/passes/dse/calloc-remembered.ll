; Facts about addresses in the memory of malloc are dropped when a call of calloc replaces it.
; RUN: opt-go -passes=dse %s | FileCheck %s

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare ptr @malloc(i64)
declare void @llvm.memset.p0.i64(ptr writeonly, i8, i64, i1 immarg)

@g = global i32 0

; CHECK-LABEL: @f(
; CHECK: call ptr @calloc(i64 1, i64 1)
; CHECK-NOT: memset
; CHECK: ret void
define void @f(i64 %n, ptr %q, i32 %c) {
entry:
  switch i32 %c, label %then [
    i32 0, label %exit
    i32 9, label %exit
  ]

then:
  %m = call ptr @malloc(i64 1)
  call void @llvm.memset.p0.i64(ptr %m, i8 0, i64 1, i1 false)
  %a = getelementptr i32, ptr %m, i64 %n
  store i32 1, ptr %a, align 4
  store i32 0, ptr %q, align 4
  br label %exit

exit:
  store i32 0, ptr @g, align 8
  ret void
}
