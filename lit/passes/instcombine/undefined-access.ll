; What follows an access that is undefined is dead, and so is a block that only it leads to; a string's copy has a known size; an empty lifetime goes.
; RUN: opt-go %s -passes=instcombine | FileCheck %s

declare ptr @strdup(ptr)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)
declare i8 @llvm.vscale.i8()
declare void @use(i32)
@hello = private constant [6 x i8] c"hello\00"

; CHECK-LABEL: @from_null(
; CHECK-NEXT: store i1 true, ptr poison
; CHECK-NEXT: ret i32 poison
define i32 @from_null(i64 %n) {
  %p = getelementptr i32, ptr null, i64 %n
  %x = load i32, ptr %p
  call void @use(i32 %x)
  ret i32 %x
}

; CHECK-LABEL: @null_is_an_address(
; CHECK: %x = load i32, ptr %p
define i32 @null_is_an_address(i64 %n) null_pointer_is_valid {
  %p = getelementptr i32, ptr null, i64 %n
  %x = load i32, ptr %p
  ret i32 %x
}

; CHECK-LABEL: @copied(
; CHECK: store i64 6, ptr %q
define ptr @copied(ptr %q) {
  %p = call ptr @strdup(ptr @hello)
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  store i64 %n, ptr %q
  ret ptr %p
}

; CHECK-LABEL: @lifetime(
; CHECK-NEXT: %v = alloca
; CHECK-NEXT: %x = call i32 @read
define i32 @lifetime() {
  %v = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %v)
  call void @llvm.lifetime.end.p0(i64 4, ptr %v)
  %x = call i32 @read(ptr %v)
  ret i32 %x
}
declare i32 @read(ptr)

; CHECK-LABEL: @trampoline(
; CHECK: %r = call i32 @nested(ptr nest %chain, i32 %n)
define i32 @trampoline(ptr %m, ptr %chain, i32 %n) {
  call void @llvm.init.trampoline(ptr %m, ptr @nested, ptr %chain)
  %t = call ptr @llvm.adjust.trampoline(ptr %m)
  %r = call i32 %t(i32 %n)
  ret i32 %r
}

; A write in between may change the memory.
; CHECK-LABEL: @trampoline_overwritten(
; CHECK: %r = call i32 %t(i32 %n)
define i32 @trampoline_overwritten(ptr %m, ptr %chain, i32 %n) {
  call void @llvm.init.trampoline(ptr %m, ptr @nested, ptr %chain)
  call void @use(i32 0)
  %t = call ptr @llvm.adjust.trampoline(ptr %m)
  %r = call i32 %t(i32 %n)
  ret i32 %r
}
declare i32 @nested(ptr nest, i32)

; CHECK-LABEL: @vscale(
; CHECK: call i32 @llvm.vscale.i32()
define i32 @vscale() vscale_range(1,128) {
  %v = call i8 @llvm.vscale.i8()
  %r = zext i8 %v to i32
  ret i32 %r
}

; An assumption is not judged by itself.
; CHECK-LABEL: @kept(
; CHECK: call void @llvm.assume
define i32 @kept(i32 %a) {
  %c = icmp sgt i32 %a, 5
  call void @llvm.assume(i1 %c)
  %r = zext i1 %c to i32
  ret i32 %r
}
declare void @llvm.assume(i1)

; CHECK-LABEL: @frozen(
; CHECK-NEXT: ret <2 x i8> <i8 1, i8 2>
define <2 x i8> @frozen(<2 x i8> %x) {
  %c = freeze <2 x i1> <i1 true, i1 undef>
  %r = select <2 x i1> %c, <2 x i8> <i8 1, i8 2>, <2 x i8> %x
  ret <2 x i8> %r
}
