; A value without elements is neither loaded nor stored.
; RUN: opt-go %s -emit=vliw -o %t.s
; RUN: vliw-run %t.s -func f -ret i64 | FileCheck %s
; RUN: opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -o %t.s
; RUN: vliw-run %t.s -func f -ret i64 | FileCheck %s
; RUN: opt-go %s -emit=vliw -mtriple=hexagon -o /dev/null

; CHECK: {{^}}7{{$}}
@empty = internal global {} zeroinitializer
define i64 @f() {
  %slot = alloca {}
  %n = alloca i64
  store i64 7, ptr %n
  %v = load {}, ptr @empty
  store {} %v, ptr %slot
  store volatile [0 x i32] zeroinitializer, ptr %slot
  %checks = call i1 @llvm.allow.runtime.check(metadata !"test")
  %m = load i64, ptr %n
  %r = select i1 %checks, i64 %m, i64 0
  ret i64 %r
}
declare i1 @llvm.allow.runtime.check(metadata)
