; RUN: opt-go %s -passes='simplifycfg<hoist-common-insts>' -opt-version=22 -S | FileCheck %s
; RUN: opt-go %s -passes='simplifycfg<hoist-common-insts>' -opt-version=19 -S | FileCheck %s -check-prefix=OLD
;
; As of LLVM 22, calls that promise different things are hoisted, and promise what both did.

; CHECK-LABEL: @promises(
; CHECK-NEXT: %r = call ptr @f(ptr align 8 dereferenceable(4) %p, i64 range(i64 1, 90) %n) #[[A:[0-9]+]]
; CHECK-NEXT: br i1 %c
; OLD-LABEL: @promises(
; OLD-NEXT: br i1 %c
define ptr @promises(i1 %c, ptr %p, i64 %n) {
  br i1 %c, label %a, label %b
a:
  %r = call nonnull ptr @f(ptr noundef align 8 dereferenceable(16) %p, i64 range(i64 1, 10) %n) nounwind willreturn
  ret ptr %r
b:
  %s = call ptr @f(ptr align 32 dereferenceable(4) %p, i64 range(i64 50, 90) %n) nounwind memory(read)
  store i32 1, ptr %p
  ret ptr %s
}

; The calling convention of an argument is not a promise, nor is a string.
; CHECK-LABEL: @abi(
; CHECK-NEXT: br i1 %c
define ptr @abi(i1 %c, ptr %p, i64 %n) {
  br i1 %c, label %a, label %b
a:
  %r = call ptr @f(ptr inreg %p, i64 %n)
  ret ptr %r
b:
  %s = call ptr @f(ptr %p, i64 %n)
  store i32 1, ptr %p
  ret ptr %s
}

; CHECK-LABEL: @text(
; CHECK-NEXT: br i1 %c
define ptr @text(i1 %c, ptr %p, i64 %n) {
  br i1 %c, label %a, label %b
a:
  %r = call ptr @f(ptr %p, i64 %n) "mark"
  ret ptr %r
b:
  %s = call ptr @f(ptr %p, i64 %n)
  store i32 1, ptr %p
  ret ptr %s
}

declare ptr @f(ptr, i64)

; What is promised of a result joins like what is promised of arguments.
; CHECK-LABEL: define ptr @results(
; CHECK:      %r = call range(i32 0, 30) i32 @number(i32 %x)
; CHECK-NEXT: %p = call align 4 dereferenceable(8) ptr @address(i32 %r)
; CHECK-NEXT: ret ptr %p
define ptr @results(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  %r = call range(i32 0, 10) i32 @number(i32 %x)
  %p = call nonnull align 4 dereferenceable(16) ptr @address(i32 %r)
  br label %e
b:
  %s = call range(i32 20, 30) i32 @number(i32 %x)
  %q = call align 8 dereferenceable(8) ptr @address(i32 %s)
  br label %e
e:
  %z = phi ptr [ %p, %a ], [ %q, %b ]
  ret ptr %z
}

declare i32 @number(i32)
declare ptr @address(i32)

; CHECK: attributes #[[A]] = { nounwind }
