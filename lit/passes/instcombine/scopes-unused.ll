; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

; Declarations of alias scopes that separate no two accesses are removed: a scope without members, without non-members, or neither.

declare void @llvm.experimental.noalias.scope.decl(metadata)

; CHECK-LABEL: @told_apart(
; CHECK-NEXT: call void @llvm.experimental.noalias.scope.decl(metadata [[IN:![0-9]+]])
; CHECK-NEXT: %x = load i32, ptr %p, align 4, !alias.scope [[IN]]
; CHECK-NEXT: store i32 %x, ptr %q, align 4, !noalias [[IN]]
define void @told_apart(ptr %p, ptr %q) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %x = load i32, ptr %p, align 4, !alias.scope !0
  store i32 %x, ptr %q, align 4, !noalias !0
  ret void
}

; CHECK-LABEL: @only_in(
; CHECK-NEXT: load
define i32 @only_in(ptr %p) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %x = load i32, ptr %p, align 4, !alias.scope !0
  ret i32 %x
}

; CHECK-LABEL: @only_out(
; CHECK-NEXT: load
define i32 @only_out(ptr %p) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %x = load i32, ptr %p, align 4, !noalias !0
  ret i32 %x
}

; CHECK-LABEL: @unheard_of(
; CHECK-NEXT: ret void
define void @unheard_of() {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  ret void
}

; The scope is one of several in lists of others.
; CHECK-LABEL: @in_lists(
; CHECK-NEXT: call void @llvm.experimental.noalias.scope.decl(metadata
; CHECK-NEXT: load
define i32 @in_lists(ptr %p, ptr %q) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %x = load i32, ptr %p, align 4, !alias.scope !3
  store i32 %x, ptr %q, align 4, !noalias !4
  ret i32 %x
}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!3 = !{!5, !1}
!4 = !{!1, !6}
!5 = distinct !{!5, !2}
!6 = distinct !{!6, !2}
