; RUN: opt-go %s -passes=infer-alignment -S | FileCheck %s
;
; The loader limits the alignment of thread-local variables.

; CHECK: @t = internal thread_local global [8 x i32] zeroinitializer, align 8
;
; CHECK: define void @f() {
; CHECK-NEXT:   store <4 x i32> zeroinitializer, ptr @t, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: !llvm.module.flags = !{!0}

@t = internal thread_local global [8 x i32] zeroinitializer, align 4
define void @f() {
  store <4 x i32> zeroinitializer, ptr @t, align 4
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"MaxTLSAlign", i32 64}
