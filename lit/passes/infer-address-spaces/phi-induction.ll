; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; A pointer that walks through shared memory: Fig. 4 of the gpucc paper.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [1024 x float] zeroinitializer, align 4

; CHECK-LABEL: @walk(
; CHECK:      entry:
; CHECK-NEXT:   %end = getelementptr float, ptr addrspace(3) @a, i64 1024
; CHECK-NEXT:   br label %loop
; CHECK:      loop:
; CHECK-NEXT:   %p = phi ptr addrspace(3) [ @a, %entry ], [ %next, %loop ]
; CHECK-NEXT:   %s = phi float [ 0.000000e+00, %entry ], [ %t, %loop ]
; CHECK-NEXT:   %v = load float, ptr addrspace(3) %p, align 4
; CHECK-NEXT:   %t = fadd float %s, %v
; CHECK-NEXT:   %next = getelementptr float, ptr addrspace(3) %p, i64 1
; CHECK-NEXT:   %done = icmp eq ptr addrspace(3) %next, %end
; CHECK-NEXT:   br i1 %done, label %exit, label %loop
; CHECK:      exit:
; CHECK-NEXT:   ret float %t
; CHECK-NEXT: }
define float @walk() {
entry:
  %start = addrspacecast ptr addrspace(3) @a to ptr
  %end = getelementptr float, ptr %start, i64 1024
  br label %loop

loop:
  %p = phi ptr [ %start, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %v = load float, ptr %p, align 4
  %t = fadd float %s, %v
  %next = getelementptr float, ptr %p, i64 1
  %done = icmp eq ptr %next, %end
  br i1 %done, label %exit, label %loop

exit:
  ret float %t
}
