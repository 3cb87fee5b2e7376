; RUN: opt-go %s -passes=infer-argument-spaces -S | FileCheck %s
;
; A function that calls itself with pointers made of its own parameter.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: {{^}}define {{.*}}@down(
; CHECK:      entry:
; CHECK-NEXT:   %p.space = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %p.flat = addrspacecast ptr addrspace(3) %p.space to ptr
; CHECK-NEXT:   store i32 %n, ptr %p.flat, align 4
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %exit, label %more
; CHECK:      more:
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %q = getelementptr i32, ptr %p.flat, i64 1
; CHECK-NEXT:   call void @down(ptr %q, i32 %m)
; CHECK-NEXT:   br label %exit
; CHECK:      exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define internal void @down(ptr %p, i32 %n) {
entry:
  store i32 %n, ptr %p, align 4
  %c = icmp eq i32 %n, 0
  br i1 %c, label %exit, label %more

more:
  %m = sub i32 %n, 1
  %q = getelementptr i32, ptr %p, i64 1
  call void @down(ptr %q, i32 %m)
  br label %exit

exit:
  ret void
}

; CHECK-LABEL: {{^}}define {{.*}}@caller(
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   call void @down(ptr %p, i32 4)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @caller(ptr addrspace(3) %s, ptr addrspace(1) %g) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = addrspacecast ptr addrspace(1) %g to ptr
  call void @down(ptr %p, i32 4)
  ret void
}
