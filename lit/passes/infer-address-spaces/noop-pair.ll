; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; A pointer that goes through an integer of its own width is itself; through another one it is anything.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @same(
; CHECK-NEXT:   %q = getelementptr float, ptr addrspace(3) %s, i64 3
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %q, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @same(ptr addrspace(3) %s) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = getelementptr float, ptr %p, i64 3
  %i = ptrtoint ptr %q to i64
  %r = inttoptr i64 %i to ptr
  %v = load i32, ptr %r, align 4
  ret i32 %v
}

; CHECK-LABEL: @narrow(
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %i = ptrtoint ptr %p to i32
; CHECK-NEXT:   %r = inttoptr i32 %i to ptr
; CHECK-NEXT:   %v = load i32, ptr %r, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @narrow(ptr addrspace(3) %s) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %i = ptrtoint ptr %p to i32
  %r = inttoptr i32 %i to ptr
  %v = load i32, ptr %r, align 4
  ret i32 %v
}

; CHECK-LABEL: @changed(
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %i = ptrtoint ptr %p to i64
; CHECK-NEXT:   %j = add i64 %i, 4
; CHECK-NEXT:   %r = inttoptr i64 %j to ptr
; CHECK-NEXT:   %v = load i32, ptr %r, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @changed(ptr addrspace(3) %s) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %i = ptrtoint ptr %p to i64
  %j = add i64 %i, 4
  %r = inttoptr i64 %j to ptr
  %v = load i32, ptr %r, align 4
  ret i32 %v
}
