; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; The getelementptr that adds the constant has the location and the metadata of the one that it replaces.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK-NEXT:  %1 = getelementptr float, ptr %p, i64 %i, !dbg !6
; CHECK-NEXT:  %q2 = getelementptr i8, ptr %1, i64 20, !dbg !6
; CHECK-NEXT:  ret ptr %q2, !dbg !6
; CHECK-NEXT: }
define ptr @f(ptr %p, i64 %i) !dbg !4 {
  %j = add i64 %i, 5, !dbg !7
  %q = getelementptr float, ptr %p, i64 %j, !dbg !8
  ret ptr %q, !dbg !8
}

; CHECK: !6 = !DILocation(line: 3, column: 4
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, column: 3, scope: !4)
!8 = !DILocation(line: 3, column: 4, scope: !4)
