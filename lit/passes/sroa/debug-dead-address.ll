; Nothing reads what is stored here: the address that is stored loses its operands, a structure's index too, before its debug value goes.
; RUN: opt-go %s -passes=sroa -verify-each -S | FileCheck %s

; CHECK-LABEL: define i64 @dead_address
; CHECK-NEXT:    #dbg_value(ptr poison, ![[#]], !DIExpression(),
; CHECK-NEXT:    ret i64 0
define i64 @dead_address() !dbg !4 {
  %s = alloca { i32, i16 }, align 4
  %p = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %p, metadata !6, metadata !DIExpression()), !dbg !7
  %field = getelementptr inbounds { i32, i16 }, ptr %s, i32 0, i32 1
  store ptr %field, ptr %p, align 8
  ret i64 0
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "dead_address", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !{})
!6 = !DILocalVariable(name: "p", scope: !4, file: !1, line: 2, type: !8)
!7 = !DILocation(line: 2, scope: !4)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
