; RUN: opt-go %s -passes=lower-constant-intrinsics -S | FileCheck %s
;
; The size of what a pointer in memory points to: written by a store, or by posix_memalign where its
; result is known to be 0; not where it may have failed, or another call may have written since.

declare i32 @posix_memalign(ptr, i64, i64)
declare void @other()
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)

; CHECK-LABEL: @checked(
; CHECK:       good:
; CHECK:         ret i64 10
define i64 @checked(ptr %slot) {
  %e = call i32 @posix_memalign(ptr %slot, i64 8, i64 10)
  %c = icmp eq i32 %e, 0
  br i1 %c, label %good, label %bad
good:
  %p = load ptr, ptr %slot
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %n
bad:
  ret i64 0
}

; CHECK-LABEL: @stored(
; CHECK:         ret i64 12
define i64 @stored(ptr %slot) {
  %a = alloca [16 x i8]
  %q = getelementptr i8, ptr %a, i64 4
  store ptr %q, ptr %slot
  %p = load ptr, ptr %slot
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %n
}

; CHECK-LABEL: @failed(
; CHECK:       bad:
; CHECK-NOT:     ret i64 10
; CHECK:         ret i64 -1
define i64 @failed(ptr %slot) {
  %e = call i32 @posix_memalign(ptr %slot, i64 8, i64 10)
  %c = icmp eq i32 %e, 0
  br i1 %c, label %good, label %bad
good:
  ret i64 0
bad:
  %p = load ptr, ptr %slot
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %n
}

; CHECK-LABEL: @overwritten(
; CHECK:         ret i64 -1
define i64 @overwritten(ptr %slot) {
  %a = alloca [16 x i8]
  store ptr %a, ptr %slot
  call void @other()
  %p = load ptr, ptr %slot
  %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %n
}
