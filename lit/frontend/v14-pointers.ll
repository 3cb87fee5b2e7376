; LLVM 14: typed pointers. Passes do not see bitcasts between pointers; types stay where accesses need them.
; RUN: opt-go %s -passes=no-op-module -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -passes=no-op-module -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:%list = type { i32, ptr, ptr }
;CHECK-EMPTY:
;CHECK-NEXT:@p = global ptr null
;CHECK-NEXT:@q = global ptr @p
;CHECK-NEXT:@r = global ptr addrspace(3) getelementptr inbounds ([2 x i32], ptr addrspace(3) @arr, i64 0, i64 1)
;CHECK-NEXT:@arr = internal addrspace(3) global [2 x i32] undef, align 4
;CHECK-NEXT:@gen = global ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(3) @arr to ptr), i64 0, i64 1)
;CHECK-EMPTY:
;CHECK-NEXT:define ptr @f(ptr %l, ptr addrspace(3) %s, ptr %callee, ptr %v) {
;CHECK-NEXT:  %1 = getelementptr inbounds %list, ptr %l, i64 0, i32 1
;CHECK-NEXT:  %2 = load ptr, ptr %1, align 8
;CHECK-NEXT:  store i32 1, ptr %2, align 4
;CHECK-NEXT:  %3 = addrspacecast ptr addrspace(3) %s to ptr
;CHECK-NEXT:  %4 = load float, ptr %3, align 4
;CHECK-NEXT:  %5 = call i32 %callee(i32 2)
;CHECK-NEXT:  %6 = call i32 (ptr, ...) %v(ptr %2, double 1.000000e+00)
;CHECK-NEXT:  %7 = alloca ptr, align 8
;CHECK-NEXT:  store ptr %callee, ptr %7, align 8
;CHECK-NEXT:  %8 = ptrtoint ptr %2 to i64
;CHECK-NEXT:  %9 = getelementptr ptr, ptr @p, i64 %8
;CHECK-NEXT:  ret ptr %2
;CHECK-NEXT:}

%list = type { i32, %list*, [4 x float]* }
%fn = type i32 (i32*, ...)
@p = global i32* null
@q = global i8* bitcast (i32** @p to i8*)
@r = global i32 addrspace(3)* getelementptr inbounds ([2 x i32], [2 x i32] addrspace(3)* @arr, i64 0, i64 1)
@arr = internal addrspace(3) global [2 x i32] undef, align 4
@gen = global i32* getelementptr inbounds ([2 x i32], [2 x i32]* addrspacecast ([2 x i32] addrspace(3)* @arr to [2 x i32]*), i64 0, i64 1)
define i32* @f(%list* %l, i8 addrspace(3)* %s, i32 (i32)* %callee, %fn* %v) {
  %1 = getelementptr inbounds %list, %list* %l, i64 0, i32 1
  %2 = load %list*, %list** %1
  %3 = bitcast %list* %2 to i8*
  %4 = bitcast i8* %3 to i32*
  store i32 1, i32* %4, align 4
  %5 = addrspacecast i8 addrspace(3)* %s to i8*
  %6 = bitcast i8* %5 to float*
  %7 = load float, float* %6, align 4
  %8 = call i32 %callee(i32 2)
  %9 = call i32 (i32*, ...) %v(i32* %4, double 1.0)
  %10 = alloca i32 (i32)*, align 8
  store i32 (i32)* %callee, i32 (i32)** %10, align 8
  %11 = ptrtoint i32* %4 to i64
  %12 = getelementptr i32*, i32** @p, i64 %11
  ret i32* %4
}
