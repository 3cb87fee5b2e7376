; RUN: opt-go %s -passes=lower-constant-intrinsics -S | FileCheck %s
;
; Of two objects the larger, or the lesser size.

; CHECK: declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg){{.*}}
;
; CHECK: define i64 @largest(i1 %c) {
; CHECK-NEXT:   %m = alloca [7 x i8], align 1
; CHECK-NEXT:   %n = alloca [3 x i8], align 1
; CHECK-NEXT:   %p = select i1 %c, ptr %m, ptr %n
; CHECK-NEXT:   ret i64 7
; CHECK-NEXT: }
;
; CHECK: define i64 @least(i1 %c) {
; CHECK-NEXT:   %m = alloca [7 x i8], align 1
; CHECK-NEXT:   %n = alloca [3 x i8], align 1
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   br label %b
; CHECK: b:
; CHECK-NEXT:   %p = phi ptr [ %m, %a ], [ %n, %0 ]
; CHECK-NEXT:   ret i64 3
; CHECK-NEXT: }

declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
define i64 @largest(i1 %c) {
  %m = alloca [7 x i8]
  %n = alloca [3 x i8]
  %p = select i1 %c, ptr %m, ptr %n
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  ret i64 %s
}
define i64 @least(i1 %c) {
  %m = alloca [7 x i8]
  %n = alloca [3 x i8]
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi ptr [ %m, %a ], [ %n, %0 ]
  %s = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 false, i1 false)
  ret i64 %s
}
