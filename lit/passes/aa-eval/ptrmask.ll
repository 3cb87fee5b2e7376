; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
; RUN: opt-go %s -passes=gvn,dse -S | FileCheck %s --check-prefix=GVN
;
; A masked pointer is one into the same object, at another address.

declare ptr @llvm.ptrmask.p0.i64(ptr, i64)

; CHECK-LABEL: Function: f
; CHECK:       MayAlias: i32* %m, i32* %p
; GVN-LABEL: @f(
; GVN:         store i32 1, ptr %p
; GVN-NEXT:    store i32 2, ptr %m
; GVN-NEXT:    %v = load i32, ptr %p
; GVN-NEXT:    ret i32 %v
define i32 @f(ptr %p) {
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -8)
  store i32 1, ptr %p
  store i32 2, ptr %m
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: Function: offsets
; CHECK-DAG:   MayAlias: i32* %g, i32* %h
; CHECK-DAG:   NoAlias: i32* %g, i32* %m
; CHECK-DAG:   NoAlias: i32* %m, i32* %other
define void @offsets(ptr %p, ptr noalias %other) {
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -8)
  %g = getelementptr i8, ptr %m, i64 4
  %h = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %m
  store i32 2, ptr %g
  store i32 3, ptr %h
  store i32 4, ptr %other
  ret void
}
