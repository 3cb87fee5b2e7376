; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -evaluate-aa-metadata -disable-output 2>&1 | FileCheck %s --check-prefixes=CHECK,TYPES,SCOPES
; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -evaluate-aa-metadata -disable-output -enable-tbaa=false 2>&1 | FileCheck %s --check-prefixes=CHECK,NOTYPES,SCOPES
; RUN: opt-go %s -passes=aa-eval -print-all-alias-modref-info -evaluate-aa-metadata -disable-output -enable-scoped-noalias=0 2>&1 | FileCheck %s --check-prefixes=CHECK,TYPES,NOSCOPES
;
; Kinds of metadata count unless they are switched off.

; CHECK-LABEL: Function: f
; TYPES:       NoAlias: %x = load i32, ptr %p, align 4, !tbaa !{{[0-9]+}} <-> store float
; NOTYPES:     MayAlias: %x = load i32, ptr %p, align 4, !tbaa !{{[0-9]+}} <-> store float
; CHECK-LABEL: Function: g
; SCOPES:      NoAlias: %x = load i32, ptr %p, align 4, !alias.scope
; NOSCOPES:    MayAlias: %x = load i32, ptr %p, align 4, !alias.scope
define void @f(ptr %p, ptr %q) {
  %x = load i32, ptr %p, align 4, !tbaa !0
  store float 1.0, ptr %q, align 4, !tbaa !1
  ret void
}

define void @g(ptr %p, ptr %q) {
  %x = load i32, ptr %p, align 4, !alias.scope !5
  store float 1.0, ptr %q, align 4, !noalias !5
  ret void
}

!0 = !{!2, !2, i64 0}
!1 = !{!3, !3, i64 0}
!2 = !{!"int", !4, i64 0}
!3 = !{!"float", !4, i64 0}
!4 = !{!"root"}
!5 = !{!6}
!6 = distinct !{!6, !7, !"scope"}
!7 = distinct !{!7, !"domain"}
