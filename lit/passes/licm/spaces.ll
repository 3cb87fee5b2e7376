; RUN: opt-go %s -passes='loop-mssa(licm)' -S | FileCheck %s
;
; On a GPU shared memory is not global memory: the load moves past the store, and the sum into a register (gpucc, section 3.3).

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: @spaces(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %s.promoted = load i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %t1 = phi i32 [ %s.promoted, %entry ], [ %t, %loop ]
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %a = getelementptr i32, ptr addrspace(1) %g, i32 %i
; CHECK-NEXT:    store i32 %t1, ptr addrspace(1) %a, align 4
; CHECK-NEXT:    %t = add i32 %t1, %i
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %t.lcssa = phi i32 [ %t, %loop ]
; CHECK-NEXT:    store i32 %t.lcssa, ptr addrspace(3) %s, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @spaces(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = load i32, ptr addrspace(3) %s
  %a = getelementptr i32, ptr addrspace(1) %g, i32 %i
  store i32 %x, ptr addrspace(1) %a
  %t = add i32 %x, %i
  store i32 %t, ptr addrspace(3) %s
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
