; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; The phi of a pointer that goes through memory takes the space of its start.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @walk(
; CHECK:      entry:
; CHECK-NEXT:  br label %loop
; CHECK: loop:
; CHECK-NEXT:  %p = phi ptr addrspace(3) [ %s, %entry ], [ %q, %loop ]
; CHECK-NEXT:  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:  %x = phi float [ 0.000000e+00, %entry ], [ %y, %loop ]
; CHECK-NEXT:  %v = load float, ptr addrspace(3) %p, align 4
; CHECK-NEXT:  %y = fadd float %x, %v
; CHECK-NEXT:  %q = getelementptr float, ptr addrspace(3) %p, i64 1
; CHECK-NEXT:  %j = add i32 %i, 1
; CHECK-NEXT:  %c = icmp ult i32 %j, %n
; CHECK-NEXT:  br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT:  ret float %y
; CHECK-NEXT: }
define float @walk(ptr addrspace(3) %s, i32 %n) {
entry:
  %p0 = addrspacecast ptr addrspace(3) %s to ptr
  br label %loop

loop:
  %p = phi ptr [ %p0, %entry ], [ %q, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi float [ 0.000000e+00, %entry ], [ %y, %loop ]
  %v = load float, ptr %p, align 4
  %y = fadd float %x, %v
  %q = getelementptr float, ptr %p, i64 1
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %end

end:
  ret float %y
}
