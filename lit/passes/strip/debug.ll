; RUN: opt-go -passes=strip-dead-debug-info -S %s | FileCheck %s --check-prefix=DEAD
; RUN: opt-go -passes=strip-debug-declare -S %s | FileCheck %s --check-prefix=DECLARE
; RUN: opt-go -strip-debug -S %s | FileCheck %s --check-prefix=NONE
; RUN: opt-go -strip-named-metadata -S %s | FileCheck %s --check-prefix=NAMED

; The second unit has no code, but a variable with a constant value; the third has nothing.
; DEAD:        !llvm.dbg.cu = !{!{{[0-9]+}}, !{{[0-9]+}}}
; DEAD-NOT:    dead.c
; DEAD-NOT:    "gone"
; DEAD:        name: "number"

; DECLARE:     define void @f(i32 %x)
; DECLARE-NEXT: #dbg_value(i32 %x
; DECLARE-NEXT: ret void, !dbg

; NONE-NOT:    !dbg
; NONE-NOT:    !llvm.dbg.cu
; NONE:        !own = !{!{{[0-9]+}}}
; NAMED:       !dbg
; NAMED-NOT:   !own
; NAMED-NOT:   !llvm.dbg.cu =
define void @f(i32 %x) !dbg !7 {
  %slot = alloca i32, align 4
    #dbg_declare(ptr %slot, !10, !DIExpression(), !11)
    #dbg_value(i32 %x, !10, !DIExpression(), !11)
  ret void, !dbg !11
}

!llvm.dbg.cu = !{!0, !1, !2}
!llvm.module.flags = !{!3}
!own = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, emissionKind: FullDebug, globals: !12)
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !5, emissionKind: FullDebug, globals: !15)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !6, emissionKind: FullDebug)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIFile(filename: "a.c", directory: "/")
!5 = !DIFile(filename: "b.c", directory: "/")
!6 = !DIFile(filename: "dead.c", directory: "/")
!7 = distinct !DISubprogram(name: "f", file: !4, type: !8, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DISubroutineType(types: !9)
!9 = !{null}
!10 = !DILocalVariable(name: "x", scope: !7, file: !4, type: !18)
!11 = !DILocation(line: 1, scope: !7)
!12 = !{!13}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "gone", file: !4, type: !18, isDefinition: true)
!15 = !{!16}
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression(DW_OP_constu, 7, DW_OP_stack_value))
!17 = distinct !DIGlobalVariable(name: "number", file: !5, type: !18, isDefinition: true)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
