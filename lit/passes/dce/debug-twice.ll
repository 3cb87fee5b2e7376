; RUN: opt-go %s -passes=dce -verify-each -S | FileCheck %s
;
; A list of a debug record names a value twice that goes away: both places are computed from what is left, and one that needs more values
; has them after the others.

; CHECK-LABEL: define void @twice(
; CHECK-NEXT:    #dbg_value(!DIArgList(i64 %x, i64 %x, i64 %y, i64 %y), !{{[0-9]+}}, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 3, DW_OP_mul, DW_OP_plus, DW_OP_stack_value), !{{[0-9]+}})
; CHECK-NEXT:    ret void

; CHECK-LABEL: define void @once_known(
; CHECK-NEXT:    #dbg_value(!DIArgList(i64 %x, i64 %x), !{{[0-9]+}}, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_plus_uconst, 3, DW_OP_LLVM_arg, 1, DW_OP_plus_uconst, 3, DW_OP_plus, DW_OP_stack_value), !{{[0-9]+}})
; CHECK-NEXT:    ret void

define void @twice(i64 %x, i64 %y) !dbg !5 {
  %p = mul i64 %x, %y, !dbg !8
    #dbg_value(!DIArgList(i64 %p, i64 %p), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !8)
  ret void, !dbg !8
}

define void @once_known(i64 %x) !dbg !11 {
  %p = add i64 %x, 3, !dbg !13
    #dbg_value(!DIArgList(i64 %p, i64 %p), !12, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !13)
  ret void, !dbg !13
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !6)
!5 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 8, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !{null}
!8 = !DILocation(line: 9, column: 5, scope: !5)
!9 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 8, type: !10)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!11 = distinct !DISubprogram(name: "once_known", scope: !1, file: !1, line: 18, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!12 = !DILocalVariable(name: "v", scope: !11, file: !1, line: 18, type: !10)
!13 = !DILocation(line: 19, column: 5, scope: !11)
