; RUN: opt-go %s -passes=alignment-from-assumptions -S | FileCheck %s
;
; Both sides of copies, and fillings.

; CHECK: define void @f(ptr %a, ptr %b, i64 %n) {
; CHECK-NEXT:   call void @llvm.assume(i1 true) [ "align"(ptr %a, i64 32) ]
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr %a, i64 16
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr align 16 %p, i64 %n, i1 false)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 32 %a, ptr %b, i64 %n, i1 false)
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 16 %p, i8 0, i64 %n, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %a, ptr %b, i64 %n) {
  call void @llvm.assume(i1 true) [ "align"(ptr %a, i64 32) ]
  %p = getelementptr inbounds i8, ptr %a, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %p, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr %b, i64 %n, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
  ret void
}
