; Locations of the callee say where they were inlined; a call without a location leaves none behind.
; RUN: opt-go %s -passes=inline -S -verify-each | FileCheck %s

; CHECK-LABEL: define i32 @with(
; CHECK:         mul i32 %n, %n, !dbg ![[IN:[0-9]+]]
; CHECK-LABEL: define i32 @without(
; CHECK-NEXT:    %y.i = mul i32 %n, %n{{$}}
; CHECK:       ![[IN]] = !DILocation(line: 2, column: 3, scope: ![[CALLEE:[0-9]+]], inlinedAt: ![[AT:[0-9]+]])
; CHECK:       ![[CALLEE]] = distinct !DISubprogram(name: "square"
; CHECK:       ![[AT]] = distinct !DILocation(line: 9, column: 5, scope: !{{[0-9]+}})

define internal i32 @square(i32 %x) !dbg !4 {
  %y = mul i32 %x, %x, !dbg !7
  ret i32 %y, !dbg !7
}

define i32 @with(i32 %n) !dbg !5 {
  %r = call i32 @square(i32 %n), !dbg !8
  ret i32 %r, !dbg !8
}

define i32 @without(i32 %n) {
  %r = call i32 @square(i32 %n)
  ret i32 %r
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !6)
!4 = distinct !DISubprogram(name: "square", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "with", scope: !1, file: !1, line: 8, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !{null}
!7 = !DILocation(line: 2, column: 3, scope: !4)
!8 = !DILocation(line: 9, column: 5, scope: !5)
