; RUN: opt-go %s -passes=inline -S -verify-each | FileCheck %s
;
; The places in the source where a loop begins and ends say, too, where it was inlined; each copy of a loop has a name of its own. Where the call
; has no location, the loop keeps its other properties only.

; CHECK-LABEL: define i32 @twice(
; CHECK:         br i1 %{{.*}} !llvm.loop ![[ONE:[0-9]+]]
; CHECK:         br i1 %{{.*}} !llvm.loop ![[TWO:[0-9]+]]
; CHECK-LABEL: define i32 @without(
; CHECK:         br i1 %{{.*}} !llvm.loop ![[THREE:[0-9]+]]
; CHECK:       ![[CALLEE:[0-9]+]] = distinct !DISubprogram(name: "count"
; CHECK-DAG:   ![[ONE]] = distinct !{![[ONE]], ![[FROM:[0-9]+]], ![[TO:[0-9]+]], ![[MUST:[0-9]+]]}
; CHECK-DAG:   ![[FROM]] = !DILocation(line: 2, column: 3, scope: ![[CALLEE]], inlinedAt: ![[AT:[0-9]+]])
; CHECK-DAG:   ![[TO]] = !DILocation(line: 4, column: 3, scope: ![[CALLEE]], inlinedAt: ![[AT]])
; CHECK-DAG:   ![[AT]] = distinct !DILocation(line: 9, column: 5
; CHECK-DAG:   ![[TWO]] = distinct !{![[TWO]], ![[FROM2:[0-9]+]], ![[TO2:[0-9]+]], ![[MUST]]}
; CHECK-DAG:   ![[FROM2]] = !DILocation(line: 2, column: 3, scope: ![[CALLEE]], inlinedAt: ![[AT2:[0-9]+]])
; CHECK-DAG:   ![[AT2]] = distinct !DILocation(line: 10, column: 5
; CHECK-DAG:   ![[THREE]] = distinct !{![[THREE]], ![[MUST]]}

define internal i32 @count(i32 %x) !dbg !4 {
entry:
  br label %loop, !dbg !7
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1, !dbg !7
  %k = call i32 @next(i32 %j), !dbg !7
  %c = icmp ult i32 %k, %x, !dbg !7
  br i1 %c, label %loop, label %end, !dbg !7, !llvm.loop !11
end:
  ret i32 %j, !dbg !7
}

declare i32 @next(i32)

define i32 @twice(i32 %n) !dbg !5 {
  %r = call i32 @count(i32 %n), !dbg !8
  %s = call i32 @count(i32 %r), !dbg !9
  ret i32 %s, !dbg !8
}

define i32 @without(i32 %n) {
  %r = call i32 @count(i32 %n)
  ret i32 %r
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !6)
!4 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 8, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !{null}
!7 = !DILocation(line: 3, column: 3, scope: !4)
!8 = !DILocation(line: 9, column: 5, scope: !5)
!9 = !DILocation(line: 10, column: 5, scope: !5)
!11 = distinct !{!11, !12, !13, !14}
!12 = !DILocation(line: 2, column: 3, scope: !4)
!13 = !DILocation(line: 4, column: 3, scope: !4)
!14 = !{!"llvm.loop.mustprogress"}
