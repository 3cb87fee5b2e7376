; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; Casts to the generic space are looked through: a GPU's allocas live in a space of their own.

target datalayout = "e-p5:32:32-A5-i64:64-n32:64"

; CHECK-LABEL: @cast(
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @cast(i32 %a) {
  %s = alloca { i32, i32 }, addrspace(5)
  %g = addrspacecast ptr addrspace(5) %s to ptr
  %q = getelementptr i8, ptr %g, i64 4
  store i32 %a, ptr %q
  %p = getelementptr i8, ptr addrspace(5) %s, i32 4
  %r = load i32, ptr addrspace(5) %p
  ret i32 %r
}
