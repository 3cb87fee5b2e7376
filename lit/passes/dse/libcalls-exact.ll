; RUN: opt-go %s -passes=inferattrs,dse -S | FileCheck %s
;
; How much library functions surely write: strncpy all of its length, the checked functions too
; unless they end the program.

target triple = "x86_64-unknown-linux-gnu"

declare ptr @strncpy(ptr, ptr, i64)
declare ptr @__memset_chk(ptr, i32, i64, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK-LABEL: @covered(
; CHECK-NEXT:    call ptr @strncpy
; CHECK-NEXT:    ret void
define void @covered(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 100, i1 false)
  %r = call ptr @strncpy(ptr %p, ptr %q, i64 100)
  ret void
}

; CHECK-LABEL: @end(
; CHECK-NEXT:    [[P:%.*]] = getelementptr inbounds i8, ptr %p, i64 99
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr align 1 [[P]], i8 1, i64 1, i1 false)
; CHECK-NEXT:    call ptr @strncpy
define void @end(ptr noalias %p, ptr noalias %q) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 100, i1 false)
  %r = call ptr @strncpy(ptr %p, ptr %q, i64 99)
  ret void
}

; The source is read up to its end, which is not known.
; CHECK-LABEL: @source(
; CHECK:         store i8 7, ptr %q
define void @source(ptr noalias %p, ptr noalias %q) {
  store i8 7, ptr %q
  %r = call ptr @strncpy(ptr %p, ptr %q, i64 100)
  store i8 8, ptr %q
  ret void
}

; CHECK-LABEL: @checked(
; CHECK-NEXT:    call ptr @__memset_chk
define void @checked(ptr %p, i64 %n) {
  store i8 7, ptr %p
  %r = call ptr @__memset_chk(ptr %p, i32 42, i64 100, i64 %n)
  ret void
}

; CHECK-LABEL: @behind(
; CHECK:         store i8 7
define void @behind(ptr %p, i64 %n) {
  %q = getelementptr i8, ptr %p, i64 100
  store i8 7, ptr %q
  %r = call ptr @__memset_chk(ptr %p, i32 42, i64 100, i64 %n)
  ret void
}
