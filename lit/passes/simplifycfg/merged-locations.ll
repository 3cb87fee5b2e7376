; RUN: opt-go %s -passes='simplifycfg<hoist-common-insts>' | FileCheck %s
; Code that stands for code at two places gets line 0 of the innermost scope around both; where calls were inlined on the way, of the outermost
; call that both share and inwards from there.

declare void @use(i32)

; One line in two blocks: the line stays.
; CHECK-LABEL: @one_line(
; CHECK:         call void @use(i32 1), !dbg [[LINE:![0-9]+]]
define void @one_line(i1 %c) !dbg !10 {
  br i1 %c, label %a, label %b, !dbg !20
a:
  call void @use(i32 1), !dbg !21
  call void @use(i32 2), !dbg !20
  br label %end, !dbg !20
b:
  call void @use(i32 1), !dbg !22
  call void @use(i32 3), !dbg !20
  br label %end, !dbg !20
end:
  ret void, !dbg !20
}

; One line of @inlined, inlined by two calls at one line of the caller; then two lines of what was inlined once.
; CHECK-LABEL: @inlined_twice(
; CHECK:         call void @use(i32 1), !dbg [[TWICE:![0-9]+]]
; CHECK:         call void @use(i32 4), !dbg [[ONCE:![0-9]+]]
define void @inlined_twice(i1 %c) !dbg !11 {
  br i1 %c, label %a, label %b, !dbg !23
a:
  call void @use(i32 1), !dbg !24
  call void @use(i32 4), !dbg !26
  call void @use(i32 2), !dbg !23
  br label %end, !dbg !23
b:
  call void @use(i32 1), !dbg !25
  call void @use(i32 4), !dbg !27
  call void @use(i32 3), !dbg !23
  br label %end, !dbg !23
end:
  ret void, !dbg !23
}

; One of them unknown: so is the other.
; CHECK-LABEL: @unknown(
; CHECK:         %x = add i32 %n, 1{{$}}
define i32 @unknown(i1 %c, i32 %n) !dbg !12 {
  br i1 %c, label %a, label %b, !dbg !28
a:
  %x = add i32 %n, 1, !dbg !28
  call void @use(i32 %x), !dbg !28
  ret i32 %x, !dbg !28
b:
  %y = add i32 %n, 1
  call void @use(i32 2), !dbg !28
  ret i32 %y, !dbg !28
}

; CHECK-DAG: [[LINE]] = !DILocation(line: 5, scope: [[ONEF:![0-9]+]])
; CHECK-DAG: [[ONEF]] = distinct !DISubprogram(name: "one_line"
; CHECK-DAG: [[TWICE]] = !DILocation(line: 31, column: 1, scope: [[INLINED:![0-9]+]], inlinedAt: [[CALLS:![0-9]+]])
; CHECK-DAG: [[CALLS]] = !DILocation(line: 12, scope: [[CALLER:![0-9]+]])
; CHECK-DAG: [[CALLER]] = distinct !DISubprogram(name: "inlined_twice"
; CHECK-DAG: [[ONCE]] = !DILocation(line: 0, scope: [[INLINED]], inlinedAt: [[AT:![0-9]+]])
; CHECK-DAG: [[INLINED]] = distinct !DISubprogram(name: "inlined"
; CHECK-DAG: [[AT]] = distinct !DILocation(line: 14, column: 1, scope: [[CALLER]])

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DISubroutineType(types: !{null})
!10 = distinct !DISubprogram(name: "one_line", scope: !2, file: !2, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!11 = distinct !DISubprogram(name: "inlined_twice", scope: !2, file: !2, line: 10, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!12 = distinct !DISubprogram(name: "unknown", scope: !2, file: !2, line: 20, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!13 = distinct !DISubprogram(name: "inlined", scope: !2, file: !2, line: 30, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!14 = distinct !DILexicalBlock(scope: !10, file: !2, line: 4)
!15 = distinct !DILexicalBlock(scope: !10, file: !2, line: 5)
!20 = !DILocation(line: 3, column: 1, scope: !10)
!21 = !DILocation(line: 5, column: 1, scope: !14)
!22 = !DILocation(line: 5, column: 9, scope: !15)
!23 = !DILocation(line: 11, column: 1, scope: !11)
!24 = !DILocation(line: 31, column: 1, scope: !13, inlinedAt: !30)
!25 = !DILocation(line: 31, column: 1, scope: !13, inlinedAt: !31)
!26 = !DILocation(line: 32, column: 1, scope: !13, inlinedAt: !32)
!27 = !DILocation(line: 33, column: 1, scope: !13, inlinedAt: !32)
!28 = !DILocation(line: 21, column: 1, scope: !12)
!30 = distinct !DILocation(line: 12, column: 1, scope: !11)
!31 = distinct !DILocation(line: 12, column: 7, scope: !11)
!32 = distinct !DILocation(line: 14, column: 1, scope: !11)
