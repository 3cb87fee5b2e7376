; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; The debug expression computes the value of a shrunk variable from its bit, and gives the fragment of the source variable for a member.

; CHECK: @mode = internal unnamed_addr global i1 false, !dbg [[MODE:![0-9]+]]
; CHECK: @s.0 = internal unnamed_addr global i32 0, !dbg [[FIRST:![0-9]+]]
; CHECK: @s.1 = internal unnamed_addr global i32 0, !dbg [[SECOND:![0-9]+]]
; CHECK: [[MODE]] = !DIGlobalVariableExpression(var: {{![0-9]+}}, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 4, DW_OP_mul, DW_OP_constu, 3, DW_OP_plus, DW_OP_stack_value))
; CHECK: [[FIRST]] = !DIGlobalVariableExpression(var: [[S:![0-9]+]], expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
; CHECK: [[SECOND]] = !DIGlobalVariableExpression(var: [[S]], expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))

@mode = internal global i32 3, !dbg !0
@s = internal global { i32, i32 } zeroinitializer, !dbg !5

define void @set(i32 %x) {
  store i32 7, ptr @mode
  store i32 %x, ptr @s
  store i32 %x, ptr getelementptr (i8, ptr @s, i64 4)
  ret void
}

define i32 @get() {
  %m = load i32, ptr @mode
  %a = load i32, ptr @s
  %b = load i32, ptr getelementptr (i8, ptr @s, i64 4)
  %r = add i32 %m, %a
  %q = add i32 %r, %b
  ret i32 %q
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mode", scope: !2, file: !3, line: 1, type: !4, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 2, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 2, size: 64)
!8 = !{i32 2, !"Debug Info Version", i32 3}
