; RUN: opt-go %s -passes=dce -S | FileCheck %s
;
; What dead instructions computed is written into the expressions of the variables that they were described by: constants that meet are joined, and
; a zero is lit0.

; CHECK:      #dbg_value(i32 %a, !{{[0-9]+}}, !DIExpression(DW_OP_lit0, DW_OP_ne, DW_OP_stack_value),
; CHECK-NEXT: #dbg_value(i32 %a, !{{[0-9]+}}, !DIExpression(DW_OP_consts, 5, DW_OP_gt, DW_OP_stack_value),
; CHECK-NEXT: #dbg_value(i32 %a, !{{[0-9]+}}, !DIExpression(DW_OP_lit0, DW_OP_and, DW_OP_stack_value),
; CHECK-NEXT: #dbg_value(!DIArgList(i32 %a, i32 %a), !{{[0-9]+}}, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_lit0, DW_OP_and, DW_OP_plus, DW_OP_constu, 5, DW_OP_mul, DW_OP_plus_uconst, 7, DW_OP_stack_value),
; CHECK-NEXT: #dbg_value(i32 %a, !{{[0-9]+}}, !DIExpression(DW_OP_lit0, DW_OP_or, DW_OP_lit0, DW_OP_eq, DW_OP_stack_value),

define i1 @f(i32 %a, ptr %p) !dbg !4 {
  %c = icmp ne i32 %a, 0, !dbg !8
    #dbg_value(i1 %c, !6, !DIExpression(), !8)
  %d = icmp sgt i32 %a, 5, !dbg !8
    #dbg_value(i1 %d, !6, !DIExpression(), !8)
  %e = and i32 %a, 0, !dbg !8
    #dbg_value(i32 %e, !6, !DIExpression(), !8)
  %z = add i32 %a, %e, !dbg !8
    #dbg_value(i32 %z, !6, !DIExpression(DW_OP_constu, 0, DW_OP_plus, DW_OP_constu, 5, DW_OP_mul, DW_OP_constu, 3, DW_OP_plus, DW_OP_constu, 4, DW_OP_plus, DW_OP_lit0, DW_OP_plus), !8)
  %y = or i32 %a, 0, !dbg !8
    #dbg_value(i32 %y, !6, !DIExpression(DW_OP_constu, 0, DW_OP_eq, DW_OP_stack_value), !8)
  ret i1 true, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!11}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "lost.ll", directory: "/")
!4 = distinct !DISubprogram(name: "f", linkageName: "f", scope: null, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(types: !{})
!6 = !DILocalVariable(name: "1", scope: !4, file: !1, line: 1, type: !7)
!7 = !DIBasicType(name: "ty32", size: 32, encoding: DW_ATE_unsigned)
!8 = !DILocation(line: 1, column: 1, scope: !4)
!11 = !{i32 2, !"Debug Info Version", i32 3}
