; RUN: opt-go %s -passes=lower-constant-intrinsics -S | FileCheck %s
;
; The size in another type.

; CHECK: declare i32 @llvm.objectsize.i32.p0(ptr, i1 immarg, i1 immarg, i1 immarg){{.*}}
;
; CHECK: define i32 @f() {
; CHECK-NEXT:   %m = alloca [7 x i8], align 1
; CHECK-NEXT:   ret i32 7
; CHECK-NEXT: }

declare i32 @llvm.objectsize.i32.p0(ptr, i1, i1, i1)
define i32 @f() {
  %m = alloca [7 x i8]
  %s = call i32 @llvm.objectsize.i32.p0(ptr %m, i1 false, i1 true, i1 false)
  ret i32 %s
}
