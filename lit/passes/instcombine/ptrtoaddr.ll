; ptrtoaddr is the address without the provenance: it folds as ptrtoint does, but inttoptr of it is another pointer.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
; RUN: opt-go %s -passes='default<O2>' -S | FileCheck %s
; RUN: opt-go %s -passes=gpucc -S | FileCheck %s

target datalayout = "p1:64:64:64:32"

; CHECK-LABEL: @pair
; CHECK: ret i64 %x
define i64 @pair(i64 %x) {
  %p = inttoptr i64 %x to ptr
  %a = ptrtoaddr ptr %p to i64
  ret i64 %a
}

; CHECK-LABEL: @null
; CHECK: ret i64 0
define i64 @null() {
  %a = ptrtoaddr ptr null to i64
  ret i64 %a
}

; CHECK-LABEL: @difference
; CHECK: ret i64 5
define i64 @difference(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 5
  %a = ptrtoaddr ptr %q to i64
  %b = ptrtoaddr ptr %p to i64
  %s = sub i64 %a, %b
  ret i64 %s
}

; CHECK-LABEL: @back
; CHECK: ptrtoaddr ptr %p to i64
; CHECK: inttoptr i64
define ptr @back(ptr %p) {
  %a = ptrtoaddr ptr %p to i64
  %q = inttoptr i64 %a to ptr
  ret ptr %q
}

; The width is that of an address, not that of the pointer.
; CHECK-LABEL: @narrow
; CHECK: ptrtoaddr ptr addrspace(1) %p to i32
define i32 @narrow(ptr addrspace(1) %p) {
  %a = ptrtoaddr ptr addrspace(1) %p to i32
  ret i32 %a
}

; CHECK-LABEL: @aligned
; CHECK: ret i64 0
define i64 @aligned(ptr align 8 %p) {
  %a = ptrtoaddr ptr %p to i64
  %b = and i64 %a, 7
  ret i64 %b
}
