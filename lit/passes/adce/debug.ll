; RUN: opt-go %s -passes=adce -S | FileCheck %s
;
; Variables of a scope in which code stays keep their debug information, those of an inlined function without code lose it.

; CHECK-LABEL: @debug(
; CHECK: #dbg_value(i32 %a, ![[KEPT:[0-9]+]],
; CHECK-NOT: call
; CHECK: ret i32 %a
; CHECK: ![[KEPT]] = !DILocalVariable(name: "kept"
define i32 @debug(i32 %a) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !6, metadata !DIExpression()), !dbg !10
  %x = add i32 %a, 1, !dbg !11
  call void @llvm.dbg.value(metadata i32 %a, metadata !8, metadata !DIExpression()), !dbg !11
  ret i32 %a, !dbg !10
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "debug", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "kept", scope: !3, file: !1, line: 1)
!7 = distinct !DISubprogram(name: "inlined", scope: !1, file: !1, line: 9, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DILocalVariable(name: "lost", scope: !7, file: !1, line: 9)
!9 = distinct !DILocation(line: 2, scope: !3)
!10 = !DILocation(line: 2, scope: !3)
!11 = !DILocation(line: 9, scope: !7, inlinedAt: !9)
