; RUN: opt-go %s -passes='infer-address-spaces<memory>' -S | FileCheck %s
;
; Pointers kept on the stack or in tables of constants: what is loaded is in the space of all that is stored.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [4 x i32] undef
@b = internal addrspace(3) global [4 x i32] undef
@table = internal constant [2 x ptr] [ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr addrspacecast (ptr addrspace(3) @b to ptr)]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(ptr)
; CHECK-LABEL: @slot(
; CHECK:      entry:
; CHECK-NEXT:   %slot = alloca ptr, align 8
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   store ptr %p, ptr %slot, align 8
; CHECK-NEXT:   br label %loop
; CHECK:      loop:
; CHECK-NEXT:   %q = load ptr, ptr %slot, align 8
; CHECK-NEXT:   %0 = addrspacecast ptr %q to ptr addrspace(3)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %0, align 4
; CHECK-NEXT:   %n = getelementptr i32, ptr addrspace(3) %0, i64 1
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %n to ptr
; CHECK-NEXT:   store ptr %1, ptr %slot, align 8
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK:      exit:
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @slot(ptr addrspace(3) %s, i1 %c) {
entry:
  %slot = alloca ptr
  %p = addrspacecast ptr addrspace(3) %s to ptr
  store ptr %p, ptr %slot
  br label %loop
loop:
  %q = load ptr, ptr %slot
  %v = load i32, ptr %q
  %n = getelementptr i32, ptr %q, i64 1
  store ptr %n, ptr %slot
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %v
}
; CHECK-LABEL: @copy(
; CHECK-NEXT:   %x = alloca { ptr, ptr, i64 }, align 8
; CHECK-NEXT:   %y = alloca { ptr, ptr, i64 }, align 8
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %q = addrspacecast ptr addrspace(1) %g to ptr
; CHECK-NEXT:   store ptr %p, ptr %x, align 8
; CHECK-NEXT:   %x1 = getelementptr i8, ptr %x, i64 8
; CHECK-NEXT:   store ptr %q, ptr %x1, align 8
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 24, i1 false)
; CHECK-NEXT:   %y1 = getelementptr i8, ptr %y, i64 8
; CHECK-NEXT:   %pp = load ptr, ptr %y, align 8
; CHECK-NEXT:   %1 = addrspacecast ptr %pp to ptr addrspace(3)
; CHECK-NEXT:   %qq = load ptr, ptr %y1, align 8
; CHECK-NEXT:   %2 = addrspacecast ptr %qq to ptr addrspace(1)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %1, align 4
; CHECK-NEXT:   %w = load i32, ptr addrspace(1) %2, align 4
; CHECK-NEXT:   %r = add i32 %v, %w
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @copy(ptr addrspace(3) %s, ptr addrspace(1) %g) {
  %x = alloca {ptr, ptr, i64}
  %y = alloca {ptr, ptr, i64}
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = addrspacecast ptr addrspace(1) %g to ptr
  store ptr %p, ptr %x
  %x1 = getelementptr i8, ptr %x, i64 8
  store ptr %q, ptr %x1
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 24, i1 false)
  %y1 = getelementptr i8, ptr %y, i64 8
  %pp = load ptr, ptr %y
  %qq = load ptr, ptr %y1
  %v = load i32, ptr %pp
  %w = load i32, ptr %qq
  %r = add i32 %v, %w
  ret i32 %r
}
; CHECK-LABEL: @esc(
; CHECK-NEXT:   %x = alloca { ptr, ptr, i64 }, align 8
; CHECK-NEXT:   %p = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   store ptr %p, ptr %x, align 8
; CHECK-NEXT:   call void @use(ptr %x)
; CHECK-NEXT:   %pp = load ptr, ptr %x, align 8
; CHECK-NEXT:   %v = load i32, ptr %pp, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @esc(ptr addrspace(3) %s, ptr addrspace(1) %g) {
  %x = alloca {ptr, ptr, i64}
  %p = addrspacecast ptr addrspace(3) %s to ptr
  store ptr %p, ptr %x
  call void @use(ptr %x)
  %pp = load ptr, ptr %x
  %v = load i32, ptr %pp
  ret i32 %v
}
; CHECK-LABEL: @const(
; CHECK-NEXT:   %g = getelementptr [2 x ptr], ptr @table, i64 0, i64 %i
; CHECK-NEXT:   %p = load ptr, ptr %g, align 8
; CHECK-NEXT:   %1 = addrspacecast ptr %p to ptr addrspace(3)
; CHECK-NEXT:   %v = load i32, ptr addrspace(3) %1, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @const(i64 %i) {
  %g = getelementptr [2 x ptr], ptr @table, i64 0, i64 %i
  %p = load ptr, ptr %g
  %v = load i32, ptr %p
  ret i32 %v
}
