; RUN: opt-go %s -mtriple=nvptx64 -passes='infer-address-spaces<memory>' -verify-each -S | FileCheck %s
;
; A slot that only its own contents are stored to holds nothing, which fits every space.

; CHECK-LABEL: @f(
; CHECK:      entry:
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   br label %loop
; CHECK:      loop:
; CHECK-NEXT:   %p = phi ptr addrspace(3) [ %s, %entry ], [ %0, %loop ]
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   %q = load ptr, ptr %slot, align 8
; CHECK-NEXT:   %0 = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   store ptr %q, ptr %slot, align 8
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK:      exit:
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @f(ptr addrspace(3) %s, i1 %c) {
entry:
  %slot = alloca ptr, align 8
  %start = addrspacecast ptr addrspace(3) %s to ptr
  br label %loop

loop:
  %p = phi ptr [ %start, %entry ], [ %q, %loop ]
  %v = load i32, ptr %p, align 4
  %q = load ptr, ptr %slot, align 8
  store ptr %q, ptr %slot, align 8
  br i1 %c, label %loop, label %exit

exit:
  ret i32 %v
}
