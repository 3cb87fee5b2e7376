; RUN: opt-go %s -passes=loop-unroll | FileCheck %s
; Alias scopes that a body declares hold for one iteration: each copy declares its own, or a store of one iteration would be taken to touch nothing
; that the next one reads.

declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @use(i32)

; CHECK-LABEL: @full(
; CHECK:         scope.decl(metadata [[BODY:![0-9]+]])
; CHECK:         load i32, ptr %p, align 4, !alias.scope [[BODY]]
; CHECK:         store i32 %v, ptr %q, align 4, !noalias [[BODY]]
; CHECK:         scope.decl(metadata [[FIRST:![0-9]+]])
; CHECK:         !alias.scope [[FIRST]]
; CHECK:         !noalias [[FIRST]]
; CHECK:         scope.decl(metadata [[SECOND:![0-9]+]])
; CHECK:         !alias.scope [[SECOND]]
; CHECK:         !noalias [[SECOND]]
define void @full(ptr %p, ptr %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a, align 4, !alias.scope !0
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 %v, ptr %b, align 4, !noalias !0
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, 3
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The loop for what is left over has its own, too, unlike LLVM's.
; CHECK-LABEL: @runtime(
; CHECK:       loop.epil:
; CHECK:         scope.decl(metadata [[EPILOGUE:![0-9]+]])
; CHECK:         !alias.scope [[EPILOGUE]]
define void @runtime(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a, align 4, !alias.scope !0
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 %v, ptr %b, align 4, !noalias !0
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !10
exit:
  ret void
}

; CHECK-LABEL: @peel(
; CHECK:       loop.peel:
; CHECK:         scope.decl(metadata [[PEELED:![0-9]+]])
; CHECK:         !alias.scope [[PEELED]]
define void @peel(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %w = phi i32 [ 7, %entry ], [ 8, %loop ]
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a, align 4, !alias.scope !0
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 %v, ptr %b, align 4, !noalias !0
  call void @use(i32 %w)
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-DAG: [[FIRST]] = !{[[F:![0-9]+]]}
; CHECK-DAG: [[F]] = distinct !{[[F]], {{![0-9]+}}, !"inlined: %p:It1"}
; CHECK-DAG: !"inlined: %p:It2"}
; CHECK-DAG: !"inlined: %p:epil"}
; CHECK-DAG: !"inlined: %p:Peel0"}
!0 = !{!1}
!1 = distinct !{!1, !2, !"inlined: %p"}
!2 = distinct !{!2, !"inlined"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.count", i32 2}
