; RUN: opt-go %s -mtriple=nvptx64 -passes='infer-address-spaces<constants>' -S | FileCheck %s
;
; By option null does not make a φ generic.

; CHECK-LABEL: @phinull(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   br label %b
; CHECK:      b:
; CHECK-NEXT:   %q = phi ptr addrspace(3) [ addrspacecast (ptr null to ptr addrspace(3)), %0 ], [ %s, %a ]
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %q, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @phinull(ptr addrspace(3) %s, i1 %c) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %q = phi ptr [null, %0], [%p, %a]
  %v = load i32, ptr %q
  ret i32 %v
}
