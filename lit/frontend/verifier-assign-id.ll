; RUN: opt-go %s -passes=verify -disable-output 2>&1 | FileCheck %s
;
; An identity of assignments is attached and named in one function only, and attached to what writes memory only.

; CHECK: warning: ignoring invalid debug info: dbg.assign not in same function as inst
define void @callee(i32 %v) !dbg !5 {
  %x = alloca i32, !DIAssignID !10
  #dbg_assign(i1 poison, !6, !DIExpression(), !10, ptr %x, !DIExpression(), !7)
  ret void
}

define void @caller() !dbg !8 {
  %x = alloca i32, !DIAssignID !10
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
