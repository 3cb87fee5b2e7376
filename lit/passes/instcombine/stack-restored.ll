; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; A stackrestore before a return, or without an alloca since the save, is removed; the address of a table keeps its dereferenceable bytes.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: @ss(
; CHECK-NEXT:   %1 = zext i32 %n to i64
; CHECK-NEXT:   %a = alloca i8, i64 %1, align 1
; CHECK-NEXT:   call void @g(ptr nonnull %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @ss(i32 %n) {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i8, i32 %n
  call void @g(ptr %a)
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}

; CHECK-LABEL: @ss2(
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @ss2(i32 %n) {
  %s = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}

; CHECK-LABEL: @vtab(
; CHECK-NEXT:   store ptr getelementptr inbounds inrange(-16, 48) (i8, ptr @vt, i64 16), ptr %p, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @vtab(ptr %p) {
  store ptr getelementptr inbounds inrange(-16, 48) ({ [8 x ptr] }, ptr @vt, i32 0, i32 0, i32 2), ptr %p
  ret void
}

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @g(ptr)
@vt = external constant { [8 x ptr] }
