; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; Moved instructions lose their place in the source; that a variable has the value is true on its side of the branch only.

declare void @llvm.dbg.value(metadata, metadata, metadata)

; CHECK-LABEL: @f(
; CHECK:       %x = add i32 %a, 1{{$}}
; CHECK-NEXT:  br i1 %c, label %then, label %join, !dbg
; CHECK:       then:
; CHECK-NEXT:    #dbg_value(i32 %x, !{{[0-9]+}}, !DIExpression(), ![[L:[0-9]+]])
; CHECK-NEXT:  br label %join, !dbg ![[L]]
define i32 @f(i1 %c, i32 %a) !dbg !6 {
entry:
  br i1 %c, label %then, label %join, !dbg !9
then:
  %x = add i32 %a, 1, !dbg !10
  call void @llvm.dbg.value(metadata i32 %x, metadata !8, metadata !DIExpression()), !dbg !10
  br label %join, !dbg !10
join:
  %r = phi i32 [ 0, %entry ], [ %x, %then ]
  ret i32 %r, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", emissionKind: FullDebug)
!1 = !DIFile(filename: "t.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !6, file: !1, line: 3, type: !7)
!9 = !DILocation(line: 2, column: 1, scope: !6)
!10 = !DILocation(line: 3, column: 1, scope: !6)
