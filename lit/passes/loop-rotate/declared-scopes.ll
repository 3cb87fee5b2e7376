; RUN: opt-go %s -passes=loop-rotate | FileCheck %s
; Alias scopes that the header declares are declared where the loop begins now; the header at its end and its copy in front have scopes of their own.

declare void @llvm.experimental.noalias.scope.decl(metadata)
; CHECK-LABEL: @rot(
; CHECK:         scope.decl(metadata [[BEFORE:![0-9]+]])
; CHECK-NEXT:    load i32, ptr %p, align 4, !alias.scope [[BEFORE]]
; CHECK:       body:
; CHECK:         scope.decl(metadata [[BODY:![0-9]+]])
; CHECK:         store {{.*}} !noalias [[BODY]]
; CHECK:         scope.decl(metadata [[BEHIND:![0-9]+]])
; CHECK:         load {{.*}} !alias.scope [[BEHIND]]
; CHECK-DAG:   [[BODY]] = !{[[B:![0-9]+]]}
; CHECK-DAG:   [[B]] = distinct !{[[B]], {{![0-9]+}}, !"inlined: %p"}
; CHECK-DAG:   !"inlined: %p:pre.rot"}
; CHECK-DAG:   !"inlined: %p:h.rot"}
define void @rot(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a, align 4, !alias.scope !0
  %c = icmp ult i32 %v, %n
  br i1 %c, label %body, label %exit
body:
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 %v, ptr %b, align 4, !noalias !0
  %i1 = add nuw nsw i32 %i, 1
  br label %loop
exit:
  ret void
}

!0 = !{!1}
!1 = distinct !{!1, !2, !"inlined: %p"}
!2 = distinct !{!2, !"inlined"}
