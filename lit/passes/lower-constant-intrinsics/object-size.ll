; RUN: opt-go %s -passes=lower-constant-intrinsics -S | FileCheck %s
;
; Bytes from a pointer to the end of an alloca or a global, and from one beyond the end.

; CHECK: @g = global [5 x i32] zeroinitializer
; CHECK: declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg){{.*}}
;
; CHECK: define i64 @slot() {
; CHECK-NEXT:   %m = alloca [7 x i8], align 1
; CHECK-NEXT:   %q = getelementptr i8, ptr %m, i64 3
; CHECK-NEXT:   ret i64 4
; CHECK-NEXT: }
;
; CHECK: define i64 @global() {
; CHECK-NEXT:   ret i64 16
; CHECK-NEXT: }
;
; CHECK: define i64 @beyond() {
; CHECK-NEXT:   %m = alloca [7 x i8], align 1
; CHECK-NEXT:   %q = getelementptr i8, ptr %m, i64 9
; CHECK-NEXT:   ret i64 0
; CHECK-NEXT: }

declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
@g = global [5 x i32] zeroinitializer
define i64 @slot() {
  %m = alloca [7 x i8]
  %q = getelementptr i8, ptr %m, i64 3
  %s = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 false, i1 false)
  ret i64 %s
}
define i64 @global() {
  %s = call i64 @llvm.objectsize.i64.p0(ptr getelementptr (i8, ptr @g, i64 4), i1 false, i1 false, i1 false)
  ret i64 %s
}
define i64 @beyond() {
  %m = alloca [7 x i8]
  %q = getelementptr i8, ptr %m, i64 9
  %s = call i64 @llvm.objectsize.i64.p0(ptr %q, i1 false, i1 false, i1 false)
  ret i64 %s
}
