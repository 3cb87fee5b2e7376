; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -disable-output -evaluate-aa-metadata 2>&1 | FileCheck %s
;
; Types and scopes in metadata, seen with -evaluate-aa-metadata.

; CHECK-LABEL: Function: types: 3 pointers, 0 call sites
; CHECK-DAG: MayAlias: i32* %p, float* %q
; CHECK-DAG: MayAlias: i32* %p, i8* %r
; CHECK-DAG: MayAlias: float* %q, i8* %r
; CHECK-DAG: NoAlias: %x = load i32, ptr %p, align 4, !tbaa !0 <-> store float 0.000000e+00, ptr %q, align 4, !tbaa !4
; CHECK-DAG: MayAlias: %x = load i32, ptr %p, align 4, !tbaa !0 <-> store i8 0, ptr %r, align 1, !tbaa !6
; CHECK-DAG: MayAlias: store i8 0, ptr %r, align 1, !tbaa !6 <-> store float 0.000000e+00, ptr %q, align 4, !tbaa !4
define void @types(ptr %p, ptr %q, ptr %r) {
  %x = load i32, ptr %p, !tbaa !0
  store float 0.0, ptr %q, !tbaa !4
  store i8 0, ptr %r, !tbaa !6
  ret void
}

; CHECK-LABEL: Function: fields: 2 pointers, 0 call sites
; CHECK-DAG: MayAlias: i32* %p, i32* %q
; CHECK-DAG: NoAlias: %x = load i32, ptr %p, align 4, !tbaa !0 <-> store i32 0, ptr %q, align 4, !tbaa !5
; CHECK-DAG: MustAlias: %x = load i32, ptr %p, align 4, !tbaa !0 <-> store i32 0, ptr %p, align 4, !tbaa !6
; CHECK-DAG: MayAlias: store i32 0, ptr %p, align 4, !tbaa !6 <-> store i32 0, ptr %q, align 4, !tbaa !5
define void @fields(ptr %p, ptr %q) {
  %x = load i32, ptr %p, !tbaa !7
  store i32 0, ptr %q, !tbaa !9
  store i32 0, ptr %p, !tbaa !0
  ret void
}

; CHECK-LABEL: Function: scopes: 2 pointers, 0 call sites
; CHECK-DAG: MayAlias: i32* %p, i32* %q
; CHECK-DAG: NoAlias: %x = load i32, ptr %p, align 4, !alias.scope !0 <-> store i32 0, ptr %q, align 4, !noalias !0
; CHECK-DAG: MustAlias: %x = load i32, ptr %p, align 4, !alias.scope !0 <-> store i32 0, ptr %p, align 4, !noalias !3
; CHECK-DAG: MayAlias: store i32 0, ptr %p, align 4, !noalias !3 <-> store i32 0, ptr %q, align 4, !noalias !0
define void @scopes(ptr %p, ptr %q) {
  %x = load i32, ptr %p, !alias.scope !12
  store i32 0, ptr %q, !noalias !12
  store i32 0, ptr %p, !noalias !14
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{!5, !5, i64 0}
!5 = !{!"float", !2, i64 0}
!6 = !{!2, !2, i64 0}
!7 = !{!8, !1, i64 0}
!8 = !{!"pair", !1, i64 0, !1, i64 4}
!9 = !{!8, !1, i64 4}
!10 = distinct !{!10, !"domain"}
!11 = distinct !{!11, !10, !"first"}
!12 = !{!11}
!13 = distinct !{!13, !10, !"second"}
!14 = !{!13}
