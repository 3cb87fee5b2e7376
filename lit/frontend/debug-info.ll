; Debug information as today: records, and nodes with their fields.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:@g = global i32 0, !dbg !0
;CHECK-EMPTY:
;CHECK-NEXT:define i32 @f(i32 %a) !dbg !12 {
;CHECK-NEXT:entry:
;CHECK-NEXT:  %slot = alloca i32, align 4
;CHECK-NEXT:    #dbg_declare(ptr %slot, !16, !DIExpression(), !18)
;CHECK-NEXT:    #dbg_value(i32 %a, !17, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !18)
;CHECK-NEXT:  %r = add i32 %a, 1, !dbg !19
;CHECK-NEXT:    #dbg_value(!DIArgList(i32 %a, i32 %r), !17, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !19)
;CHECK-NEXT:    #dbg_label(!21, !19)
;CHECK-NEXT:  ret i32 %r, !dbg !19
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:!llvm.dbg.cu = !{!2}
;CHECK-NEXT:!llvm.module.flags = !{!10, !11}
;CHECK-EMPTY:
;CHECK-NEXT:!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
;CHECK-NEXT:!1 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 1, type: !5, isLocal: false, isDefinition: true)
;CHECK-NEXT:!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "a compiler", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false)
;CHECK-NEXT:!3 = !DIFile(filename: "a.c", directory: "/src", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff")
;CHECK-NEXT:!4 = !{!0}
;CHECK-NEXT:!5 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !3, line: 1, size: 64, elements: !6)
;CHECK-NEXT:!6 = !{!7, !9}
;CHECK-NEXT:!7 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !5, file: !3, line: 1, baseType: !8, size: 32)
;CHECK-NEXT:!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
;CHECK-NEXT:!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
;CHECK-NEXT:!10 = !{i32 2, !"Debug Info Version", i32 3}
;CHECK-NEXT:!11 = !{i32 7, !"Dwarf Version", i32 5}
;CHECK-NEXT:!12 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 3, type: !13, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !15)
;CHECK-NEXT:!13 = !DISubroutineType(types: !14)
;CHECK-NEXT:!14 = !{!8, !8}
;CHECK-NEXT:!15 = !{!16, !17}
;CHECK-NEXT:!16 = !DILocalVariable(name: "slot", scope: !12, file: !3, line: 4, type: !8)
;CHECK-NEXT:!17 = !DILocalVariable(name: "a", arg: 1, scope: !12, file: !3, line: 3, type: !8)
;CHECK-NEXT:!18 = !DILocation(line: 4, column: 7, scope: !12)
;CHECK-NEXT:!19 = !DILocation(line: 5, column: 3, scope: !20)
;CHECK-NEXT:!20 = distinct !DILexicalBlock(scope: !12, file: !3, line: 5, column: 1)
;CHECK-NEXT:!21 = !DILabel(scope: !12, name: "again", file: !3, line: 5)

define i32 @f(i32 %a) !dbg !5 {
entry:
  %slot = alloca i32, align 4
    #dbg_declare(ptr %slot, !9, !DIExpression(), !10)
    #dbg_value(i32 %a, !11, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value), !10)
  %r = add i32 %a, 1, !dbg !12
    #dbg_value(!DIArgList(i32 %a, i32 %r), !11, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !12)
    #dbg_label(!13, !12)
  ret i32 %r, !dbg !12
}
@g = global i32 0, !dbg !20
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "a compiler", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !22, splitDebugInlining: false)
!1 = !DIFile(filename: "a.c", directory: "/src", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !6, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !14)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, !8}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "slot", scope: !5, file: !1, line: 4, type: !8)
!10 = !DILocation(line: 4, column: 7, scope: !5)
!11 = !DILocalVariable(name: "a", arg: 1, scope: !5, file: !1, line: 3, type: !8)
!12 = !DILocation(line: 5, column: 3, scope: !15)
!13 = !DILabel(scope: !5, name: "again", file: !1, line: 5)
!14 = !{!9, !11}
!15 = distinct !DILexicalBlock(scope: !5, file: !1, line: 5, column: 1)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 1, type: !24, isLocal: false, isDefinition: true)
!22 = !{!20}
!24 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 64, elements: !25)
!25 = !{!26, !27}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !24, file: !1, line: 1, baseType: !8, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
