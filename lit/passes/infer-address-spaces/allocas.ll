; RUN: opt-go %s -passes='infer-address-spaces<allocas>' -S | FileCheck %s
; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s -check-prefix=WITHOUT
;
; allocas: stack memory lies in the target's space for it. Accesses, copies and φs of such addresses are of that space; what is handed to a function
; or stored stays generic.

target triple = "nvptx64-nvidia-cuda"

declare void @use(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; WITHOUT-LABEL: @access(
; WITHOUT: store i32 %v, ptr %q
; CHECK-LABEL: @access(
; CHECK-NEXT:   %p = alloca [8 x i32], align 4
; CHECK-NEXT:   %1 = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %q = getelementptr [8 x i32], ptr addrspace(5) %1, i64 0, i64 %i
; CHECK-NEXT:   store i32 %v, ptr addrspace(5) %q, align 4
; CHECK-NEXT:   %r = load i32, ptr addrspace(5) %1, align 4
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @access(i32 %v, i64 %i) {
  %p = alloca [8 x i32]
  %q = getelementptr [8 x i32], ptr %p, i64 0, i64 %i
  store i32 %v, ptr %q
  %r = load i32, ptr %p
  ret i32 %r
}

; CHECK-LABEL: @copy(
; CHECK-NEXT:   %p = alloca [8 x i32], align 4
; CHECK-NEXT:   %1 = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %q = alloca [8 x i32], align 4
; CHECK-NEXT:   %2 = addrspacecast ptr %q to ptr addrspace(5)
; CHECK-NEXT:   %3 = addrspacecast ptr addrspace(5) %2 to ptr
; CHECK-NEXT:   call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) %1, ptr addrspace(1) %g, i64 32, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) %2, ptr addrspace(5) %1, i64 32, i1 false)
; CHECK-NEXT:   call void @use(ptr %3)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @copy(ptr addrspace(1) %g) {
  %p = alloca [8 x i32]
  %q = alloca [8 x i32]
  %s = addrspacecast ptr addrspace(1) %g to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %s, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 32, i1 false)
  call void @use(ptr %q)
  ret void
}

; CHECK-LABEL: @either(
; CHECK-NEXT:   %p = alloca i32, align 4
; CHECK-NEXT:   %1 = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %q = alloca i32, align 4
; CHECK-NEXT:   %2 = addrspacecast ptr %q to ptr addrspace(5)
; CHECK-NEXT:   br i1 %c, label %then, label %end
; CHECK: then:
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %r = phi ptr addrspace(5) [ %1, %0 ], [ %2, %then ]
; CHECK-NEXT:   %v = load i32, ptr addrspace(5) %r, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @either(i1 %c) {
  %p = alloca i32
  %q = alloca i32
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  %r = phi ptr [ %p, %0 ], [ %q, %then ]
  %v = load i32, ptr %r
  ret i32 %v
}

; CHECK-LABEL: @with_other(
; CHECK-NEXT:   %p = alloca i32, align 4
; CHECK-NEXT:   %1 = addrspacecast ptr %p to ptr addrspace(5)
; CHECK-NEXT:   %2 = addrspacecast ptr addrspace(5) %1 to ptr
; CHECK-NEXT:   %o = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %r = select i1 %c, ptr %2, ptr %o
; CHECK-NEXT:   %v = load i32, ptr %r, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @with_other(i1 %c, ptr addrspace(3) %s) {
  %p = alloca i32
  %o = addrspacecast ptr addrspace(3) %s to ptr
  %r = select i1 %c, ptr %p, ptr %o
  %v = load i32, ptr %r
  ret i32 %v
}
