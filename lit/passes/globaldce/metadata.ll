; RUN: opt-go %s -passes=globaldce -S | FileCheck %s
; RUN: opt-go %s -passes=inline -S | FileCheck %s --check-prefix=INLINE
;
; Metadata keeps no global alive, and does not name one that is gone: as C++ has it where a static variable is the argument of a template.

@argument = internal global i32 1
@watched = internal global i32 0

; CHECK-NOT: @argument
; CHECK-NOT: @watched
; CHECK-NOT: @proto

; CHECK-LABEL: @f(
; CHECK-NEXT:     #dbg_value(ptr poison,
; INLINE-LABEL: @f(
; INLINE-NEXT:  #dbg_value(
; INLINE-NEXT:  ret i32 0
define i32 @f() !dbg !5 !refers !14 {
    #dbg_value(ptr @watched, !9, !DIExpression(), !10)
  call void @inlined(), !dbg !10
  ret i32 0
}

define internal void @inlined() {
  ret void
}

declare void @proto()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cc", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{!8}
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "y", scope: !5, file: !1, line: 2, type: !11)
!10 = !DILocation(line: 2, scope: !5)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 3, size: 8, elements: !{}, templateParams: !12)
!12 = !{!13}
; CHECK-DAG: DITemplateValueParameter(name: "p", type: {{![0-9]+}}, value: null)
!13 = !DITemplateValueParameter(name: "p", type: !8, value: ptr @argument)
; CHECK-DAG: !{null, !"proto"}
; INLINE-DAG: !{null}
!14 = !{!15, !16}
!15 = !{ptr @proto, !"proto"}
!16 = !{ptr @inlined}
