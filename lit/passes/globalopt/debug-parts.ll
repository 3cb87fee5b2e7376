; RUN: opt-go %s -passes=globalopt -verify-each -S | FileCheck %s
;
; Debug information of variables that are split: a source variable that lies in one part as a whole has no fragment, only an offset
; where it does not begin where the part does; one that ends in the middle of a part has what there is of it.

; CHECK: @whole.0 = internal unnamed_addr global i64 0, align 8, !dbg [[WHOLE:![0-9]+]]
; CHECK: @members.0 = internal unnamed_addr global i32 0, !dbg [[FIRST:![0-9]+]]
; CHECK: @members.1 = internal unnamed_addr global i32 0, !dbg [[SECOND:![0-9]+]], !dbg [[UPPER:![0-9]+]]
; CHECK: @short.0 = internal unnamed_addr global i32 0, !dbg [[HEAD:![0-9]+]]
; CHECK: @short.1 = internal unnamed_addr global i32 0, !dbg [[TAIL:![0-9]+]]
; CHECK-DAG: [[WHOLE]] = !DIGlobalVariableExpression(var: {{![0-9]+}}, expr: !DIExpression())
; CHECK-DAG: [[FIRST]] = !DIGlobalVariableExpression(var: {{![0-9]+}}, expr: !DIExpression())
; CHECK-DAG: [[SECOND]] = !DIGlobalVariableExpression(var: {{![0-9]+}}, expr: !DIExpression())
; CHECK-DAG: [[UPPER]] = !DIGlobalVariableExpression(var: {{![0-9]+}}, expr: !DIExpression(DW_OP_plus_uconst, 2))
; CHECK-DAG: [[HEAD]] = !DIGlobalVariableExpression(var: {{![0-9]+}}, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
; CHECK-DAG: [[TAIL]] = !DIGlobalVariableExpression(var: {{![0-9]+}}, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 16))

@whole = internal global { i8, i32 } zeroinitializer, align 8, !dbg !5
@members = internal global { i32, i32 } zeroinitializer, !dbg !9, !dbg !11, !dbg !13
@short = internal global { i32, i32 } zeroinitializer, !dbg !16

define void @set(i32 %x, i64 %y) {
  store i64 %y, ptr @whole
  store i32 %x, ptr @members
  store i32 %x, ptr getelementptr (i8, ptr @members, i64 4)
  store i32 %x, ptr @short
  store i32 %x, ptr getelementptr (i8, ptr @short, i64 4)
  ret void
}

define i64 @get() {
  %w = load i64, ptr @whole
  %a = load i32, ptr @members
  %b = load i32, ptr getelementptr (i8, ptr @members, i64 4)
  %c = load i32, ptr @short
  %d = load i32, ptr getelementptr (i8, ptr @short, i64 4)
  %ab = mul i32 %a, %b
  %cd = mul i32 %c, %d
  %abcd = xor i32 %ab, %cd
  %z = zext i32 %abcd to i64
  %r = add i64 %w, %z
  ret i64 %r
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8}

!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "whole", scope: !2, file: !3, line: 1, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 1, size: 64)
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 2, type: !4, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression(DW_OP_plus_uconst, 4))
!12 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 3, type: !4, isLocal: true, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression(DW_OP_constu, 6, DW_OP_plus))
!14 = distinct !DIGlobalVariable(name: "upper", scope: !2, file: !3, line: 4, type: !15, isLocal: true, isDefinition: true)
!15 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "short", scope: !2, file: !3, line: 5, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 5, size: 48)
