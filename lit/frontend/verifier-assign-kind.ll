; RUN: opt-go %s -passes=verify -disable-output 2>&1 | FileCheck %s

; CHECK: warning: ignoring invalid debug info: !DIAssignID attached to unexpected instruction kind
define i32 @callee(i32 %v) !dbg !5 {
  %x = add i32 %v, 1, !DIAssignID !10
  ret i32 %x
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
