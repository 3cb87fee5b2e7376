; What debug records say of instructions that go away is said by what these were made of: constants and casts in the expression, a
; list where there are several values. Neighbouring constants are one.
; RUN: opt-go %s -S -passes=dce | FileCheck %s
; RUN: opt-go %s -S -passes=adce | FileCheck %s
; RUN: opt-go %s -S -passes=bdce | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=dce | FileCheck %s %} %else %{ true %}

; CHECK-LABEL: @f(
; CHECK-NEXT: #dbg_value(i32 %x, ![[V:[0-9]+]], !DIExpression(DW_OP_plus_uconst, 9, DW_OP_stack_value),
; CHECK-NEXT: #dbg_value(i32 %x, ![[V]], !DIExpression(DW_OP_plus_uconst, 9, DW_OP_constu, 7, DW_OP_minus, DW_OP_constu, 15, DW_OP_mul, DW_OP_stack_value),
; CHECK-NEXT: #dbg_value(i8 %c, ![[V]], !DIExpression(DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 16),
; CHECK-NEXT: #dbg_value(!DIArgList(ptr %p, i64 %i), ![[V]], !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 12, DW_OP_mul, DW_OP_plus, DW_OP_plus_uconst, 4, DW_OP_stack_value),
; CHECK-NEXT: #dbg_value(!DIArgList(i32 %x, i32 %y, i32 %y), ![[V]], !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 2, DW_OP_plus, DW_OP_LLVM_arg, 1, DW_OP_mul, DW_OP_stack_value),
; CHECK-NEXT: #dbg_value(i32 %x, ![[V]], !DIExpression(DW_OP_consts, 18446744073709551613, DW_OP_lt, DW_OP_stack_value),
; CHECK-NEXT: #dbg_value(i64 %i, ![[V]], !DIExpression(),
; CHECK-NEXT: #dbg_value(i32 poison, ![[V]], !DIExpression(),
; CHECK-NEXT: #dbg_value(ptr addrspace(1) poison, ![[V]], !DIExpression(),
; CHECK-NEXT: #dbg_declare(ptr %p, ![[V]], !DIExpression(DW_OP_constu, 8, DW_OP_minus),
; CHECK-NEXT: ret void
define void @f(i32 %x, i32 %y, ptr %p, i64 %i, i8 %c) !dbg !5 {
  %a = add i32 %x, 4, !dbg !9
  %b = add i32 %a, 5, !dbg !9
    #dbg_value(i32 %b, !8, !DIExpression(), !9)
  %d = sub i32 %b, 7, !dbg !9
  %m = mul i32 %d, 3, !dbg !9
    #dbg_value(i32 %m, !8, !DIExpression(DW_OP_constu, 5, DW_OP_mul), !9)
  %s = sext i8 %c to i32, !dbg !9
    #dbg_value(i32 %s, !8, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !9)
  %g = getelementptr {i32, [4 x i16]}, ptr %p, i64 %i, i32 1, !dbg !9
    #dbg_value(ptr %g, !8, !DIExpression(), !9)
  %n = add i32 %x, %y, !dbg !9
    #dbg_value(!DIArgList(i32 %n, i32 %y), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_mul, DW_OP_stack_value), !9)
  %e = icmp slt i32 %x, -3, !dbg !9
    #dbg_value(i1 %e, !8, !DIExpression(), !9)
  %q = inttoptr i64 %i to ptr, !dbg !9
    #dbg_value(ptr %q, !8, !DIExpression(), !9)
  %u = udiv i32 %x, 3, !dbg !9
    #dbg_value(i32 %u, !8, !DIExpression(), !9)
  %k = addrspacecast ptr %p to ptr addrspace(1), !dbg !9
    #dbg_value(ptr addrspace(1) %k, !8, !DIExpression(), !9)
  %h = getelementptr i8, ptr %p, i64 -8, !dbg !9
    #dbg_declare(ptr %h, !8, !DIExpression(), !9)
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "c", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 2, type: !12)
!9 = !DILocation(line: 2, scope: !5)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
