; RUN: opt-go %s -passes=check-debugify -disable-output 2>&1 | FileCheck %s

; What check-debugify finds in code that a pass has left so: an instruction without a location, and a vector where its variable was smaller. Integers
; of another width than their variable are truncated or extended by debuggers.

; CHECK:      WARNING: Instruction with empty DebugLoc in function f --  %y = add <4 x i32> %x, %x
; CHECK-NEXT: ERROR: dbg.value operand has size 128, but its variable has size 32: #dbg_value(<4 x i32> %x,
; CHECK-NEXT: WARNING: Missing line 2
; CHECK-NEXT: WARNING: Missing variable 1
; CHECK-NEXT: CheckModuleDebugify: FAIL

define <4 x i32> @f(<4 x i32> %a, i64 %b) !dbg !4 {
  %x = add <4 x i32> %a, %a, !dbg !8
    #dbg_value(<4 x i32> %x, !6, !DIExpression(), !8)
    #dbg_value(i64 %b, !9, !DIExpression(), !8)
  %y = add <4 x i32> %x, %x
  ret <4 x i32> %y, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.debugify = !{!2, !3}
!llvm.module.flags = !{!11}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "lost.ll", directory: "/")
!2 = !{i32 3}
!3 = !{i32 2}
!4 = distinct !DISubprogram(name: "f", linkageName: "f", scope: null, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(types: !{})
!6 = !DILocalVariable(name: "1", scope: !4, file: !1, line: 1, type: !7)
!7 = !DIBasicType(name: "ty32", size: 32, encoding: DW_ATE_unsigned)
!8 = !DILocation(line: 1, column: 1, scope: !4)
!9 = !DILocalVariable(name: "2", scope: !4, file: !1, line: 1, type: !7)
!10 = !DILocation(line: 3, column: 1, scope: !4)
!11 = !{i32 2, !"Debug Info Version", i32 3}
