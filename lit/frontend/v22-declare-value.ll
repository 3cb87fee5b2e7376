; The record of a variable that is in a value, not in memory, for all of its life. Without records it is what llvm.dbg.value says.
; RUN: opt-go %s -S -passes=verify | FileCheck %s
; RUN: opt-go %s -S -passes='default<O2>' | FileCheck %s
; RUN: opt-go %s -S -write-experimental-debuginfo=false | FileCheck %s --check-prefix=CALLS
; RUN: opt-go %s -S -passes=instcombine | FileCheck %s --check-prefix=SALVAGED

; CHECK-LABEL: define {{.*}}@f
; CHECK: #dbg_declare_value(i32 %x, ![[X:[0-9]+]], !DIExpression(), ![[AT:[0-9]+]])
; CHECK-LABEL: define {{.*}}@g
; CHECK-NOT: declare_value(metadata
; CHECK: ![[X]] = !DILocalVariable(name: "x"
; CALLS: tail call void @llvm.dbg.value(metadata i32 %x, metadata !{{[0-9]+}}, metadata !DIExpression())
; CALLS-NOT: declare_value
; SALVAGED: #dbg_declare_value(i32 %x, !{{[0-9]+}}, !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)
define void @f(i32 %x) !dbg !4 {
  #dbg_declare_value(i32 %x, !7, !DIExpression(), !8)
  ret void, !dbg !8
}

define void @g(i32 %x) !dbg !11 {
  %y = add i32 %x, 1
  #dbg_declare_value(i32 %y, !12, !DIExpression(), !13)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !{null, !10})
!7 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 1, type: !10)
!8 = !DILocation(line: 1, column: 1, scope: !4)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 2, type: !5, scopeLine: 2, spFlags: DISPFlagDefinition, unit: !0)
!12 = !DILocalVariable(name: "y", scope: !11, file: !1, line: 2, type: !10)
!13 = !DILocation(line: 2, column: 1, scope: !11)
