; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s
; RUN: opt-go -passes=instcombine -S %s | FileCheck %s --check-prefix=ONE
;
; Casts of a pointer to another space, or to an integer wide enough, and back are the pointer; instcombine makes two casts on to a third space one.

target datalayout = "e-p3:32:32-i64:64"

; CHECK-LABEL: @there_and_back(
; CHECK-NEXT: ret ptr %p
define ptr @there_and_back(ptr %p) {
  %a = addrspacecast ptr %p to ptr addrspace(5)
  %b = addrspacecast ptr addrspace(5) %a to ptr
  ret ptr %b
}

; CHECK-LABEL: @vectors(
; CHECK-NEXT: ret <2 x ptr> %p
define <2 x ptr> @vectors(<2 x ptr> %p) {
  %a = addrspacecast <2 x ptr> %p to <2 x ptr addrspace(5)>
  %b = addrspacecast <2 x ptr addrspace(5)> %a to <2 x ptr>
  ret <2 x ptr> %b
}

; CHECK-LABEL: @integer(
; CHECK-NEXT: ret ptr %p
define ptr @integer(ptr %p) {
  %a = ptrtoint ptr %p to i64
  %b = inttoptr i64 %a to ptr
  ret ptr %b
}

; CHECK-LABEL: @short_pointer(
; CHECK-NEXT: ret ptr addrspace(3) %p
define ptr addrspace(3) @short_pointer(ptr addrspace(3) %p) {
  %a = ptrtoint ptr addrspace(3) %p to i32
  %b = inttoptr i32 %a to ptr addrspace(3)
  ret ptr addrspace(3) %b
}

; CHECK-LABEL: @too_narrow(
; CHECK: ret ptr %b
define ptr @too_narrow(ptr %p) {
  %a = ptrtoint ptr %p to i32
  %b = inttoptr i32 %a to ptr
  ret ptr %b
}

; CHECK-LABEL: @on(
; CHECK: ret ptr addrspace(3) %b
; ONE-LABEL: @on(
; ONE-NEXT: %b = addrspacecast ptr %p to ptr addrspace(3)
; ONE-NEXT: ret ptr addrspace(3) %b
define ptr addrspace(3) @on(ptr %p) {
  %a = addrspacecast ptr %p to ptr addrspace(5)
  %b = addrspacecast ptr addrspace(5) %a to ptr addrspace(3)
  ret ptr addrspace(3) %b
}
