; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; Casts hidden in constant expressions.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@array = internal addrspace(3) global [10 x float] zeroinitializer, align 4
@other = internal addrspace(3) global float 0.0, align 4
@glob = addrspace(1) global i32 0

; CHECK-LABEL: @inside(
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) getelementptr ([10 x float], ptr addrspace(3) @array, i64 0, i64 3), align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @inside() {
  %v = load i32, ptr addrspacecast (ptr addrspace(3) getelementptr ([10 x float], ptr addrspace(3) @array, i64 0, i64 3) to ptr)
  ret i32 %v
}

; CHECK-LABEL: @outside(
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) getelementptr ([10 x float], ptr addrspace(3) @array, i64 0, i64 3), align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @outside() {
  %v = load i32, ptr getelementptr ([10 x float], ptr addrspacecast (ptr addrspace(3) @array to ptr), i64 0, i64 3)
  ret i32 %v
}

; CHECK-LABEL: @back(
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) getelementptr ([10 x float], ptr addrspace(3) @array, i64 0, i64 3), align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @back() {
  %v = load i32, ptr addrspace(3) addrspacecast (ptr getelementptr ([10 x float], ptr addrspacecast (ptr addrspace(3) @array to ptr), i64 0, i64 3) to ptr addrspace(3))
  ret i32 %v
}

; CHECK-LABEL: @pair(
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) @array, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @pair() {
  %v = load i32, ptr inttoptr (i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) @array to ptr) to i64) to ptr)
  ret i32 %v
}

; CHECK-LABEL: @number(
; CHECK-NEXT:   store i32 0, ptr addrspace(3) getelementptr ([10 x float], ptr addrspace(3) @array, i64 0, i64 3), align 4
; CHECK-NEXT:   ret i64 ptrtoint (ptr addrspacecast (ptr addrspace(3) getelementptr ([10 x float], ptr addrspace(3) @array, i64 0, i64 3) to ptr) to i64)
; CHECK-NEXT: }
define i64 @number() {
  store i32 0, ptr getelementptr ([10 x float], ptr addrspacecast (ptr addrspace(3) @array to ptr), i64 0, i64 3)
  ret i64 ptrtoint (ptr getelementptr ([10 x float], ptr addrspacecast (ptr addrspace(3) @array to ptr), i64 0, i64 3) to i64)
}

; CHECK-LABEL: @compare(
; CHECK-NEXT:   %a = icmp eq ptr addrspace(3) @array, @other
; CHECK-NEXT:   %b = icmp eq ptr addrspacecast (ptr addrspace(3) @array to ptr), addrspacecast (ptr addrspace(1) @glob to ptr)
; CHECK-NEXT:   %c = icmp eq ptr addrspace(3) @array, addrspacecast (ptr null to ptr addrspace(3))
; CHECK-NEXT:   %d = and i1 %a, %b
; CHECK-NEXT:   %e = and i1 %c, %d
; CHECK-NEXT:   ret i1 %e
; CHECK-NEXT: }
define i1 @compare() {
  %a = icmp eq ptr addrspacecast (ptr addrspace(3) @array to ptr), addrspacecast (ptr addrspace(3) @other to ptr)
  %b = icmp eq ptr addrspacecast (ptr addrspace(3) @array to ptr), addrspacecast (ptr addrspace(1) @glob to ptr)
  %c = icmp eq ptr addrspacecast (ptr addrspace(3) @array to ptr), null
  %d = and i1 %a, %b
  %e = and i1 %c, %d
  ret i1 %e
}

; CHECK-LABEL: @merged(
; CHECK:      entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   br label %b
; CHECK:      b:
; CHECK-NEXT:   %p = phi ptr addrspace(3) [ @array, %entry ], [ getelementptr ([10 x float], ptr addrspace(3) @array, i64 0, i64 1), %a ]
; CHECK-NEXT:   %0 = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   ret ptr %0
; CHECK-NEXT: }
define ptr @merged(i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  br label %b

b:
  %p = phi ptr [ addrspacecast (ptr addrspace(3) @array to ptr), %entry ], [ getelementptr ([10 x float], ptr addrspacecast (ptr addrspace(3) @array to ptr), i64 0, i64 1), %a ]
  %v = load i32, ptr %p
  ret ptr %p
}
