; Declarations of intrinsics get the attributes that LLVM knows.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:define i32 @f(i32 %a, ptr %p, ptr addrspace(3) %q, float %x) {
;CHECK-NEXT:  %1 = call i32 @llvm.smax.i32(i32 %a, i32 3)
;CHECK-NEXT:  %2 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %1)
;CHECK-NEXT:  %3 = call float @llvm.fma.f32(float %x, float %x, float 1.000000e+00)
;CHECK-NEXT:  call void @llvm.memcpy.p0.p3.i64(ptr align 4 %p, ptr addrspace(3) align 4 %q, i64 16, i1 false)
;CHECK-NEXT:  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
;CHECK-NEXT:  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;CHECK-NEXT:  call void @llvm.nvvm.barrier0()
;CHECK-NEXT:  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
;CHECK-NEXT:  %5 = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 5)
;CHECK-NEXT:  ret i32 %4
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;CHECK-NEXT:declare i32 @llvm.smax.i32(i32, i32) #0
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;CHECK-NEXT:declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #0
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;CHECK-NEXT:declare float @llvm.fma.f32(float, float, float) #0
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
;CHECK-NEXT:declare void @llvm.memcpy.p0.p3.i64(ptr noalias nocapture writeonly, ptr addrspace(3) noalias nocapture readonly, i64, i1 immarg) #1
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
;CHECK-NEXT:declare void @llvm.assume(i1 noundef) #2
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;CHECK-NEXT:declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: convergent nocallback nounwind
;CHECK-NEXT:declare void @llvm.nvvm.barrier0() #3
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
;CHECK-NEXT:declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;CHECK-NEXT:declare i32 @llvm.fshl.i32(i32, i32, i32) #0
;CHECK-EMPTY:
;CHECK-NEXT:attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;CHECK-NEXT:attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
;CHECK-NEXT:attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
;CHECK-NEXT:attributes #3 = { convergent nocallback nounwind }
;CHECK-NEXT:attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

define i32 @f(i32 %a, ptr %p, ptr addrspace(3) %q, float %x) {
  %1 = call i32 @llvm.smax.i32(i32 %a, i32 3)
  %2 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %1)
  %3 = call float @llvm.fma.f32(float %x, float %x, float 1.0)
  call void @llvm.memcpy.p0.p3.i64(ptr align 4 %p, ptr addrspace(3) align 4 %q, i64 16, i1 false)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %p)
  %5 = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 5)
  ret i32 %4
}
declare i32 @llvm.smax.i32(i32, i32)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare float @llvm.fma.f32(float, float, float)
declare void @llvm.memcpy.p0.p3.i64(ptr, ptr addrspace(3), i64, i1)
declare void @llvm.assume(i1)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
declare void @llvm.lifetime.start.p0(i64, ptr)
declare i32 @llvm.fshl.i32(i32, i32, i32)
