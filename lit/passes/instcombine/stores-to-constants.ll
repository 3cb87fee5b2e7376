; RUN: opt-go -passes=instcombine -S %s | FileCheck %s

; What is stored where nothing is ever written must be there already. Loads of memory that never changes are sunk no farther than others.

@k = constant i32 4
@k4 = addrspace(4) constant [8 x i32] zeroinitializer
@g = global i32 0

declare void @use(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @f(
; CHECK-NEXT: store volatile i32 3, ptr @k
; CHECK-NEXT: store i32 4, ptr %r
; CHECK-NEXT: ret void
define void @f(ptr noalias readonly %p, ptr %q, i1 %c, ptr readonly %r) {
  store float 2.0, ptr addrspacecast (ptr addrspace(4) @k4 to ptr)
  store i32 2, ptr @k
  store volatile i32 3, ptr @k
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr @k, ptr %q, i64 64, i1 false)
  %s = select i1 %c, ptr %p, ptr @k
  store i32 1, ptr %s
  store i32 4, ptr %r
  ret void
}

; CHECK-LABEL: @sunk(
; CHECK-NEXT: load float, ptr @g
define float @sunk(i1 %c) {
  %v = load float, ptr @g, !invariant.load !0
  br label %l

l:
  call void @use(ptr null)
  br i1 %c, label %l, label %y

y:
  ret float %v
}

!0 = !{}
