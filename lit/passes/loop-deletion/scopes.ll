; RUN: opt-go %s -passes=loop-deletion -S | FileCheck %s
;
; Declarations of alias scopes do not keep a loop.

; CHECK-LABEL: @counts(
; CHECK-NEXT: entry:
; CHECK-NEXT: br label %exit
; CHECK-NOT: loop:
define void @counts(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %i.next = add nuw i64 %i, 1
  %done = icmp eq i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

!0 = !{!1}
!1 = distinct !{!1, !2, !"scope"}
!2 = distinct !{!2, !"domain"}
