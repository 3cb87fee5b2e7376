; Line tables: the file, and the line of each bundle's first instruction that has one; what is inlined has the lines of its own function. A function
; without debug information gets none.
; RUN: opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -o %t.s
; RUN: FileCheck %s --input-file %t.s
; RUN: vliw-run %t.s -func area -arg i64:6 -arg i64:7 -ret i64 | FileCheck %s --check-prefix=OUT

; CHECK: .file 1 "/src/area.c"
; CHECK-NEXT: .file 2 "/src/square.h"
; CHECK-NOT: .file
; CHECK: .type area#,@function
; CHECK: .loc 1 3 0
; CHECK: alloc
; CHECK: .loc 2 2 33
; CHECK: setf.sig
; CHECK: .loc 1 4 21
; CHECK: add r8=
; CHECK: .size area#,.-area#
; CHECK-LABEL: plain:
; CHECK-NOT: .loc
; CHECK: .endp plain#
; OUT: 43

define i64 @area(i64 %a, i64 %b) !dbg !5 {
  %s = mul i64 %a, %a, !dbg !11
  %r = add i64 %s, %b, !dbg !12
  ret i64 %r, !dbg !12
}

define i64 @plain(i64 %a) {
  %r = add i64 %a, 1
  ret i64 %r
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "area.c", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIFile(filename: "square.h", directory: "/src")
!5 = distinct !DISubprogram(name: "area", scope: !1, file: !1, line: 3, type: !6, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = distinct !DISubprogram(name: "square", scope: !4, file: !4, line: 2, type: !6, scopeLine: 2, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = distinct !DILocation(line: 4, column: 10, scope: !5)
!11 = !DILocation(line: 2, column: 33, scope: !8, inlinedAt: !9)
!12 = !DILocation(line: 4, column: 21, scope: !5)
