; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
; RUN: opt-go %s -passes=gvn -S | FileCheck %s --check-prefix=GVN
;
; Variable offsets of 32 and of 64 bits are not compared: pointers into one object that come from different spaces may be equal or not.

target datalayout = "e-p5:32:32-A5-i64:64-n32:64"

; CHECK-LABEL: Function: variable
; CHECK:       MayAlias: i32 addrspace(5)* %p, i32* %q
; GVN-LABEL: @variable(
; GVN:         %r = load i32, ptr addrspace(5) %p
; GVN-NEXT:    ret i32 %r
define i32 @variable(i32 %a) {
  %s = alloca { i32, i32 }, align 8, addrspace(5)
  %g = addrspacecast ptr addrspace(5) %s to ptr
  %q = getelementptr i8, ptr %g, i64 4
  store i32 %a, ptr %q, align 4
  %p = getelementptr i8, ptr addrspace(5) %s, i32 %a
  %r = load i32, ptr addrspace(5) %p, align 2
  ret i32 %r
}

; CHECK-LABEL: Function: constant
; CHECK:       NoAlias: i32 addrspace(5)* %p, i32* %q
define void @constant() {
  %s = alloca [4 x i32], align 8, addrspace(5)
  %g = addrspacecast ptr addrspace(5) %s to ptr
  %q = getelementptr i8, ptr %g, i64 4
  %p = getelementptr i8, ptr addrspace(5) %s, i32 8
  store i32 1, ptr %q, align 4
  store i32 2, ptr addrspace(5) %p, align 4
  ret void
}

; CHECK-LABEL: Function: objects
; CHECK:       NoAlias: i32 addrspace(5)* %p, i32* %q
define void @objects() {
  %s = alloca [4 x i32], align 8, addrspace(5)
  %t = alloca [4 x i32], align 8, addrspace(5)
  %g = addrspacecast ptr addrspace(5) %s to ptr
  %q = getelementptr i8, ptr %g, i64 4
  %p = getelementptr i8, ptr addrspace(5) %t, i32 4
  store i32 1, ptr %q, align 4
  store i32 2, ptr addrspace(5) %p, align 4
  ret void
}
