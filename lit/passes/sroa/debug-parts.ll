; RUN: opt-go %s -passes=sroa -verify-each -S | FileCheck %s
;
; A variable may be shorter than the memory that is split, and begin in the middle of it: each part describes what it has of the variable. The
; verifier refuses fragments that reach beyond the variable, and such as are the whole.

; CHECK-LABEL: define i32 @split(
; CHECK:         #dbg_declare(ptr %a.sroa.0, [[SHORT:![0-9]+]], !DIExpression(), {{.*}})
; CHECK-NEXT:    #dbg_declare(ptr %a.sroa.0, [[LONG:![0-9]+]], !DIExpression(DW_OP_LLVM_fragment, 0, 32), {{.*}})
; CHECK-NEXT:    #dbg_declare(ptr %a.sroa.2, [[LONG]], !DIExpression(DW_OP_LLVM_fragment, 32, 8), {{.*}})
; CHECK-NEXT:    #dbg_declare(ptr %a.sroa.0, [[ACROSS:![0-9]+]], !DIExpression(DW_OP_plus_uconst, 2, DW_OP_LLVM_fragment, 0, 16), {{.*}})
; CHECK-NEXT:    #dbg_declare(ptr %a.sroa.2, [[ACROSS]], !DIExpression(DW_OP_LLVM_fragment, 16, 8), {{.*}})
; CHECK-NOT:     #dbg_declare
; CHECK-DAG:     [[SHORT]] = !DILocalVariable(name: "short"
; CHECK-DAG:     [[LONG]] = !DILocalVariable(name: "long"
; CHECK-DAG:     [[ACROSS]] = !DILocalVariable(name: "across"

define i32 @split(i32 %x, i16 %y) !dbg !5 {
  %a = alloca [6 x i8], align 8
    #dbg_declare(ptr %a, !9, !DIExpression(), !8)
    #dbg_declare(ptr %a, !11, !DIExpression(), !8)
    #dbg_declare(ptr %a, !13, !DIExpression(DW_OP_plus_uconst, 2), !8)
  %p = getelementptr i8, ptr %a, i64 4
  store volatile i32 %x, ptr %a
  store volatile i16 %y, ptr %p
  %v = load volatile i32, ptr %a
  ret i32 %v, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.f90", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !6)
!5 = distinct !DISubprogram(name: "split", scope: !1, file: !1, line: 8, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !{null}
!8 = !DILocation(line: 9, column: 5, scope: !5)
!9 = !DILocalVariable(name: "short", scope: !5, file: !1, line: 8, type: !10)
!10 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!11 = !DILocalVariable(name: "long", scope: !5, file: !1, line: 8, type: !12)
!12 = !DIStringType(size: 40, encoding: DW_ATE_ASCII)
!13 = !DILocalVariable(name: "across", scope: !5, file: !1, line: 8, type: !14)
!14 = !DIStringType(size: 24, encoding: DW_ATE_ASCII)
