; LLVM 14: intrinsics are renamed for opaque pointers.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:define void @f(ptr %p, ptr addrspace(3) %q, ptr %i) {
;CHECK-NEXT:  call void @llvm.memcpy.p0.p3.i64(ptr align 4 %p, ptr addrspace(3) align 4 %q, i64 16, i1 false)
;CHECK-NEXT:  call void @llvm.memset.p0.i32(ptr %p, i8 0, i32 8, i1 true)
;CHECK-NEXT:  call void @llvm.lifetime.start.p0(i64 8, ptr %p)
;CHECK-NEXT:  %1 = call i32 @llvm.nvvm.ldg.global.i.i32.p0(ptr %i, i32 4)
;CHECK-NEXT:  %2 = call i32 @llvm.ctlz.i32(i32 %1, i1 false)
;CHECK-NEXT:  %3 = call ptr @llvm.stacksave.p0()
;CHECK-NEXT:  call void @llvm.stackrestore.p0(ptr %3)
;CHECK-NEXT:  ret void
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
;CHECK-NEXT:declare void @llvm.memcpy.p0.p3.i64(ptr noalias nocapture writeonly, ptr addrspace(3) noalias nocapture readonly, i64, i1 immarg) #0
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
;CHECK-NEXT:declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #1
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
;CHECK-NEXT:declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nounwind memory(argmem: read)
;CHECK-NEXT:declare i32 @llvm.nvvm.ldg.global.i.i32.p0(ptr nocapture, i32) #3
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
;CHECK-NEXT:declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn
;CHECK-NEXT:declare ptr @llvm.stacksave.p0() #5
;CHECK-EMPTY:
;CHECK-NEXT:; Function Attrs: nocallback nofree nosync nounwind willreturn
;CHECK-NEXT:declare void @llvm.stackrestore.p0(ptr) #5
;CHECK-EMPTY:
;CHECK-NEXT:attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
;CHECK-NEXT:attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
;CHECK-NEXT:attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
;CHECK-NEXT:attributes #3 = { nocallback nounwind memory(argmem: read) }
;CHECK-NEXT:attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
;CHECK-NEXT:attributes #5 = { nocallback nofree nosync nounwind willreturn }

define void @f(i8* %p, i8 addrspace(3)* %q, i32* %i) {
  call void @llvm.memcpy.p0i8.p3i8.i64(i8* align 4 %p, i8 addrspace(3)* align 4 %q, i64 16, i1 false)
  call void @llvm.memset.p0i8.i32(i8* %p, i8 0, i32 8, i1 true)
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %p)
  %1 = call i32 @llvm.nvvm.ldg.global.i.i32.p0i32(i32* %i, i32 4)
  %2 = call i32 @llvm.ctlz.i32(i32 %1, i1 false)
  %3 = call i8* @llvm.stacksave()
  call void @llvm.stackrestore(i8* %3)
  ret void
}
declare void @llvm.memcpy.p0i8.p3i8.i64(i8*, i8 addrspace(3)*, i64, i1)
declare void @llvm.memset.p0i8.i32(i8*, i8, i32, i1)
declare void @llvm.lifetime.start.p0i8(i64, i8*)
declare i32 @llvm.nvvm.ldg.global.i.i32.p0i32(i32*, i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i8* @llvm.stacksave()
declare void @llvm.stackrestore(i8*)
