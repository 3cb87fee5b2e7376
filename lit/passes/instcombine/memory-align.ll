; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Memory intrinsics say how far their addresses are aligned.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK-LABEL: @copy(
; CHECK:         call void @llvm.memcpy.p0.p0.i64(ptr {{.*}}align 32{{.*}} %q, ptr {{.*}}align 16{{.*}} %g, i64 %n, i1 false)
define void @copy(ptr align 16 %p, ptr align 32 %q, i64 %n) {
  %g = getelementptr inbounds i8, ptr %p, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr align 8 %g, i64 %n, i1 false)
  ret void
}

; The call's alignment stays if no better one is known; without one it is 1.
; CHECK-LABEL: @move(
; CHECK:         call void @llvm.memmove.p0.p0.i64(ptr {{.*}}align 8{{.*}} %q, ptr {{.*}}align 1{{.*}} %p, i64 %n, i1 false)
define void @move(ptr %p, ptr align 2 %q, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %q, ptr %p, i64 %n, i1 false)
  ret void
}

; CHECK-LABEL: @fill(
; CHECK:         call void @llvm.memset.p0.i64(ptr {{.*}}align 4{{.*}} %g, i8 0, i64 32, i1 false)
define void @fill(ptr align 16 %p, i64 %n) {
  %g = getelementptr inbounds i32, ptr %p, i64 %n
  call void @llvm.memset.p0.i64(ptr %g, i8 0, i64 32, i1 false)
  ret void
}

; Volatile ones stay as they are.
; CHECK-LABEL: @volatile(
; CHECK:         call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 32, i1 true)
define void @volatile(ptr align 16 %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 32, i1 true)
  ret void
}
