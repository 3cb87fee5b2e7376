; RUN: opt-go %s -passes=infer-argument-spaces -S | FileCheck %s
;
; What is chosen from pointers of one space is in it, what is chosen from pointers of two is not.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @one(
; CHECK-NEXT:   %p.space = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %p.flat = addrspacecast ptr addrspace(3) %p.space to ptr
; CHECK-NEXT:   %v = load i32, ptr %p.flat, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define internal i32 @one(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: @two(
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define internal i32 @two(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: @caller(
; CHECK-NEXT:   %a = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %b = addrspacecast ptr addrspace(3) %t to ptr
; CHECK-NEXT:   %d = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   %p = select i1 %c, ptr %a, ptr %b
; CHECK-NEXT:   %q = select i1 %c, ptr %a, ptr %d
; CHECK-NEXT:   %x = call i32 @one(ptr %p)
; CHECK-NEXT:   %y = call i32 @two(ptr %q)
; CHECK-NEXT:   %z = add i32 %x, %y
; CHECK-NEXT:   ret i32 %z
; CHECK-NEXT: }
define i32 @caller(i1 %c, ptr addrspace(3) %s, ptr addrspace(3) %t, ptr addrspace(1) %g) {
  %a = addrspacecast ptr addrspace(3) %s to ptr
  %b = addrspacecast ptr addrspace(3) %t to ptr
  %d = addrspacecast ptr addrspace(1) %g to ptr
  %p = select i1 %c, ptr %a, ptr %b
  %q = select i1 %c, ptr %a, ptr %d
  %x = call i32 @one(ptr %p)
  %y = call i32 @two(ptr %q)
  %z = add i32 %x, %y
  ret i32 %z
}
