; RUN: opt-go %s -passes=infer-argument-spaces -S | FileCheck %s
;
; Parameters and results of functions that call each other.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: {{^}}define {{.*}}@even(
; CHECK-NEXT:   %p.space = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %p.flat = addrspacecast ptr addrspace(3) %p.space to ptr
; CHECK-NEXT:   %c = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c, label %exit, label %more
; CHECK:      more:
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %q = getelementptr i32, ptr %p.flat, i64 1
; CHECK-NEXT:   %r = call ptr @odd(ptr %q, i32 %m)
; CHECK-NEXT:   %r.space = addrspacecast ptr %r to ptr addrspace(3)
; CHECK-NEXT:   %r.flat = addrspacecast ptr addrspace(3) %r.space to ptr
; CHECK-NEXT:   ret ptr %r.flat
; CHECK:      exit:
; CHECK-NEXT:   ret ptr %p.flat
; CHECK-NEXT: }
define internal ptr @even(ptr %p, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %exit, label %more

more:
  %m = sub i32 %n, 1
  %q = getelementptr i32, ptr %p, i64 1
  %r = call ptr @odd(ptr %q, i32 %m)
  ret ptr %r

exit:
  ret ptr %p
}

; CHECK-LABEL: {{^}}define {{.*}}@odd(
; CHECK-NEXT:   %p.space = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %p.flat = addrspacecast ptr addrspace(3) %p.space to ptr
; CHECK-NEXT:   %m = sub i32 %n, 1
; CHECK-NEXT:   %r = call ptr @even(ptr %p.flat, i32 %m)
; CHECK-NEXT:   %r.space = addrspacecast ptr %r to ptr addrspace(3)
; CHECK-NEXT:   %r.flat = addrspacecast ptr addrspace(3) %r.space to ptr
; CHECK-NEXT:   ret ptr %r.flat
; CHECK-NEXT: }
define internal ptr @odd(ptr %p, i32 %n) {
  %m = sub i32 %n, 1
  %r = call ptr @even(ptr %p, i32 %m)
  ret ptr %r
}

; CHECK-LABEL: {{^}}define {{.*}}@caller(
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   %r = call ptr @even(ptr %p, i32 4)
; CHECK-NEXT:   %r.space = addrspacecast ptr %r to ptr addrspace(3)
; CHECK-NEXT:   %r.flat = addrspacecast ptr addrspace(3) %r.space to ptr
; CHECK-NEXT:   store i32 1, ptr %r.flat, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @caller(ptr addrspace(3) %s, ptr addrspace(1) %g) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = addrspacecast ptr addrspace(1) %g to ptr
  %r = call ptr @even(ptr %p, i32 4)
  store i32 1, ptr %r, align 4
  ret void
}
