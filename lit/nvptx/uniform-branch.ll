; RUN: opt-go %s -emit=ptx -nvptx-uniform-branches | FileCheck %s
; RUN: opt-go %s -emit=ptx -nvptx-uniform-branches -o %t && ptx-run %t -kernel k -block 64 -arg zero:4 -arg i32:40 -arg i32:100
; RUN: opt-go %s -emit=ptx | FileCheck %s --check-prefix=PLAIN
; A conditional branch that no warp takes in part can be written as bra.uni: the bound of a loop is a parameter, or a thread's number
; drops out of the compare (avgSquare of Sampaio et al., Fig. 1).
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry k(
; CHECK: @!%p{{[0-9]+}} bra $
; CHECK: @%p{{[0-9]+}} bra.uni
; PLAIN-LABEL: .entry k(
; PLAIN-NOT: %p{{[0-9]+}} bra.uni
define void @k(ptr addrspace(1) %v, i32 %c, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp ult i32 %tid, %c
  br i1 %in, label %start, label %end
start:
  %last = add nsw i32 %tid, %n
  br label %loop
loop:
  %i = phi i32 [ %tid, %start ], [ %next, %loop ]
  store volatile i32 %i, ptr addrspace(1) %v
  %next = add nsw i32 %i, %c
  %more = icmp slt i32 %next, %last
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A switch on a parameter, and one on what is frozen: that may be anything in each thread where the sum has wrapped.
; CHECK-LABEL: .entry s(
; CHECK: @%p{{[0-9]+}} bra.uni
; CHECK-LABEL: .entry f(
; CHECK: @!%p{{[0-9]+}} bra $
define void @s(ptr addrspace(1) %v, i32 %n) {
  switch i32 %n, label %end [
    i32 1, label %a
    i32 9, label %b
  ]
a:
  store i32 1, ptr addrspace(1) %v
  br label %end
b:
  store i32 2, ptr addrspace(1) %v
  br label %end
end:
  ret void
}

define void @f(ptr addrspace(1) %v, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = add nsw i32 %tid, %n
  %y = add nsw i32 %tid, 100
  %c = icmp slt i32 %x, %y
  %d = freeze i1 %c
  br i1 %d, label %a, label %end
a:
  store volatile i32 1, ptr addrspace(1) %v
  br label %end
end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @k, !"kernel", i32 1}
!1 = !{ptr @s, !"kernel", i32 1}
!2 = !{ptr @f, !"kernel", i32 1}
