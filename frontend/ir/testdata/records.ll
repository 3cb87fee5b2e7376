; Debug records, inlined locations, a loop with metadata.
source_filename = "records.c"
target triple = "x86_64-unknown-linux-gnu"

define i32 @sum(ptr nocapture readonly %a, i32 %n) !dbg !7 {
entry:
    #dbg_value(ptr %a, !13, !DIExpression(), !15)
    #dbg_value(i32 0, !14, !DIExpression(), !15)
  %some = icmp sgt i32 %n, 0, !dbg !15
  br i1 %some, label %loop, label %done, !dbg !15, !prof !20

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
    #dbg_value(!DIArgList(i32 %s, i32 %i), !14, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !16)
  %p = getelementptr inbounds i32, ptr %a, i32 %i, !dbg !16
  %v = load i32, ptr %p, align 4, !dbg !17, !tbaa !21
  %t = add nsw i32 %s, %v, !dbg !17
  %next = add nuw nsw i32 %i, 1, !dbg !16
  %more = icmp slt i32 %next, %n, !dbg !16
  br i1 %more, label %loop, label %done, !dbg !16, !llvm.loop !24

done:
  %r = phi i32 [ 0, %entry ], [ %t, %loop ]
  ret i32 %r, !dbg !15
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "records.c", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!7 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 1, type: !8, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!8 = !DISubroutineType(types: !9)
!9 = !{!10, !11, !10}
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!12 = !{!13, !14}
!13 = !DILocalVariable(name: "a", arg: 1, scope: !7, file: !1, line: 1, type: !11)
!14 = !DILocalVariable(name: "s", scope: !7, file: !1, line: 2, type: !10)
!15 = !DILocation(line: 2, column: 3, scope: !7)
!16 = !DILocation(line: 3, column: 5, scope: !18)
!17 = !DILocation(line: 9, scope: !19, inlinedAt: !16)
!18 = distinct !DILexicalBlock(scope: !7, file: !1, line: 3, column: 3)
!19 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 9, type: !8, spFlags: DISPFlagDefinition, unit: !0)
!20 = !{!"branch_weights", i32 9, i32 1}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !23, i64 0}
!23 = !{!"root"}
!24 = distinct !{!24, !15, !25}
!25 = !{!"llvm.loop.mustprogress"}
