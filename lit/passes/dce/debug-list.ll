; RUN: opt-go %s -passes=dce -S | FileCheck %s
;
; What a record computes from a value that is gone is not known, whatever the other values are.

; CHECK: #dbg_value(!DIArgList(ptr poison, i64 poison), 
define void @dbg(ptr addrspace(3) %s, i64 %i) !dbg !5 {
  %p = addrspacecast ptr addrspace(3) %s to ptr, !dbg !8
    #dbg_value(!DIArgList(ptr %p, i64 %i), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !11)
  ret void, !dbg !12
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "t.c", directory: "/d")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "dbg", scope: !2, file: !2, line: 1, type: !6, isLocal: false, isDefinition: true, scopeLine: 1, unit: !1)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DILocation(line: 2, scope: !5)
!9 = !DILocalVariable(name: "v", scope: !5, file: !2, line: 1, type: !10)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!11 = !DILocation(line: 3, scope: !5)
!12 = !DILocation(line: 4, scope: !5)
