; RUN: opt-go %s -passes='print<uniformity>' -disable-output 2>&1 | FileCheck %s
;
; A phi after a divergent branch is divergent although its values are not; one that a uniform branch controls is uniform.

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: UniformityInfo for function 'joins':
; CHECK: DIVERGENT:   %d = phi i32 [ 1, %a ], [ 2, %entry ]
; CHECK-NOT: DIVERGENT: {{.*}}%u = phi
; CHECK: %u = phi i32 [ 3, %b ], [ 4, %join ]
define void @joins(i32 %n, ptr addrspace(1) %p) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %tid, %n
  br i1 %c, label %a, label %join

a:
  br label %join

join:
  %d = phi i32 [ 1, %a ], [ 2, %entry ]
  %e = icmp slt i32 %n, 9
  br i1 %e, label %b, label %end

b:
  br label %end

end:
  %u = phi i32 [ 3, %b ], [ 4, %join ]
  store i32 %d, ptr addrspace(1) %p
  store i32 %u, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: UniformityInfo for function 'parameters':
; CHECK-NEXT: DIVERGENT ARGUMENTS:
; CHECK-NEXT:   DIVERGENT: i32 %n
; CHECK: DIVERGENT:   %r = add i32 %n, 1
define i32 @parameters(i32 %n) {
  %r = add i32 %n, 1
  ret i32 %r
}

; CHECK-LABEL: UniformityInfo for function 'nothing':
; CHECK-NEXT: ALL VALUES UNIFORM
define void @nothing(i32 %n) {
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @joins, !"kernel", i32 1}
!1 = !{ptr @nothing, !"kernel", i32 1}
