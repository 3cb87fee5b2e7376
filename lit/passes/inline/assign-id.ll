; RUN: opt-go %s -passes=inline -S | FileCheck %s
; RUN: opt-go %s -passes=inline -S | opt-go -passes=verify -disable-output 2>&1 | count 0
;
; Identities of assignments belong to one function: each inlined copy gets its own, which its instructions and records share.

declare void @use(ptr)

define void @callee(i32 %v) !dbg !5 {
  %x = alloca i32, !DIAssignID !10
  #dbg_assign(i1 poison, !6, !DIExpression(), !10, ptr %x, !DIExpression(), !7)
  store i32 %v, ptr %x, !dbg !7, !DIAssignID !11
  #dbg_assign(i32 %v, !6, !DIExpression(), !11, ptr %x, !DIExpression(), !7)
  call void @use(ptr %x), !dbg !7
  ret void
}

; CHECK-LABEL: define void @callee(
; CHECK:         alloca i32, align 4, !DIAssignID ![[A:[0-9]+]]
; CHECK:         store i32 %v, ptr %x, align 4, !dbg !{{[0-9]+}}, !DIAssignID ![[B:[0-9]+]]
; CHECK-LABEL: define void @caller(
; CHECK-DAG:     %x.i = alloca i32, align 4, !DIAssignID ![[C:[0-9]+]]
; CHECK-DAG:     %x.i1 = alloca i32, align 4, !DIAssignID ![[D:[0-9]+]]
; CHECK:         #dbg_assign(i1 poison, !{{[0-9]+}}, !DIExpression(), ![[C]], ptr %x.i,
; CHECK:         store i32 1, ptr %x.i, align 4, !dbg !{{[0-9]+}}, !DIAssignID ![[E:[0-9]+]]
; CHECK-NEXT:    #dbg_assign(i32 1, !{{[0-9]+}}, !DIExpression(), ![[E]], ptr %x.i,
; CHECK:         #dbg_assign(i1 poison, !{{[0-9]+}}, !DIExpression(), ![[D]], ptr %x.i1,
; CHECK:         store i32 2, ptr %x.i1, align 4, !dbg !{{[0-9]+}}, !DIAssignID ![[F:[0-9]+]]
; CHECK-NEXT:    #dbg_assign(i32 2, !{{[0-9]+}}, !DIExpression(), ![[F]], ptr %x.i1,
; CHECK-DAG:   ![[A]] = distinct !DIAssignID()
; CHECK-DAG:   ![[B]] = distinct !DIAssignID()
; CHECK-DAG:   ![[C]] = distinct !DIAssignID()
; CHECK-DAG:   ![[D]] = distinct !DIAssignID()
; CHECK-DAG:   ![[E]] = distinct !DIAssignID()
; CHECK-DAG:   ![[F]] = distinct !DIAssignID()
define void @caller() !dbg !8 {
  call void @callee(i32 1), !dbg !9
  call void @callee(i32 2), !dbg !9
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "t.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !12)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = distinct !DISubprogram(name: "callee", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 2, type: !4)
!7 = !DILocation(line: 2, scope: !5)
!8 = distinct !DISubprogram(name: "caller", scope: !1, file: !1, line: 5, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 6, scope: !8)
!10 = distinct !DIAssignID()
!11 = distinct !DIAssignID()
!12 = !{null}
