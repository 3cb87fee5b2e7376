; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output 2>&1 | FileCheck %s
; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output -aa-pipeline=tbaa 2>&1 | FileCheck %s --check-prefix=TBAA
;
; Guards and invariant.start are marked as writes only to stay where they are. Without basic-aa no attribute counts.

declare void @llvm.experimental.guard(i1, ...)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @any(ptr)
declare void @reads(ptr) memory(argmem: read)
declare void @pure() memory(none)

; CHECK-DAG:  Just Ref:  Ptr: i32* %p <-> %i = call ptr @llvm.invariant.start.p0
; CHECK-DAG:  Just Ref:  Ptr: i32* %p <-> call void (i1, ...) @llvm.experimental.guard
; CHECK-DAG:  Just Ref:   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ] <-> call void @any(ptr %p)
; CHECK-DAG:  NoModRef:   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ] <-> call void @reads(ptr %p)
; CHECK-DAG:  Just Mod:   call void @any(ptr %p) <-> call void (i1, ...) @llvm.experimental.guard
; CHECK-DAG:  NoModRef:   call void @reads(ptr %p) <-> call void (i1, ...) @llvm.experimental.guard
; TBAA-DAG:   Both ModRef:   call void @reads(ptr %p) <-> call void @pure()
; TBAA-DAG:   Both ModRef:   call void @pure() <-> call void @reads(ptr %p)
define void @f(ptr %p, i1 %c) {
  load i32, ptr %p
  %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  call void @any(ptr %p)
  call void @reads(ptr %p)
  call void @pure()
  ret void
}
