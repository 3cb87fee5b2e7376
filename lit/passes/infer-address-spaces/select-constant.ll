; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; A constant side of a select takes the space of the other side where a cast can express it.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@lds = internal addrspace(3) global [64 x i32] undef
@glob = internal global i32 0

; CHECK-LABEL: @null(
; CHECK-NEXT:   %s = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) addrspacecast (ptr null to ptr addrspace(3))
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @null(ptr addrspace(3) %p, i1 %c) {
  %q = addrspacecast ptr addrspace(3) %p to ptr
  %s = select i1 %c, ptr %q, ptr null
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

; CHECK-LABEL: @undefined(
; CHECK-NEXT:   %s = select i1 %c, ptr addrspace(3) undef, ptr addrspace(3) %p
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @undefined(ptr addrspace(3) %p, i1 %c) {
  %q = addrspacecast ptr addrspace(3) %p to ptr
  %s = select i1 %c, ptr undef, ptr %q
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

; CHECK-LABEL: @number(
; CHECK-NEXT:   %s = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) addrspacecast (ptr inttoptr (i64 32 to ptr) to ptr addrspace(3))
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @number(ptr addrspace(3) %p, i1 %c) {
  %q = addrspacecast ptr addrspace(3) %p to ptr
  %s = select i1 %c, ptr %q, ptr inttoptr (i64 32 to ptr)
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

; CHECK-LABEL: @variable(
; CHECK-NEXT:   %s = select i1 %c, ptr addrspace(3) %p, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @lds, i64 4)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @variable(ptr addrspace(3) %p, i1 %c) {
  %q = addrspacecast ptr addrspace(3) %p to ptr
  %s = select i1 %c, ptr %q, ptr getelementptr (i32, ptr addrspacecast (ptr addrspace(3) @lds to ptr), i64 4)
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

; CHECK-LABEL: @generic(
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT:   %s = select i1 %c, ptr %q, ptr @glob
; CHECK-NEXT:   %v = load i32, ptr %s, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @generic(ptr addrspace(3) %p, i1 %c) {
  %q = addrspacecast ptr addrspace(3) %p to ptr
  %s = select i1 %c, ptr %q, ptr @glob
  %v = load i32, ptr %s, align 4
  ret i32 %v
}
