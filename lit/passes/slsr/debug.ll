; RUN: opt-go %s -passes=slsr -S | FileCheck %s
;
; What is computed from the basis has the location of what it replaces.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

; CHECK-LABEL: @f(
; CHECK-NEXT:  %x = mul i32 %b, %s, !dbg !6
; CHECK-NEXT:  call void @use(i32 %x), !dbg !6
; CHECK-NEXT:  %1 = mul i32 %s, 3, !dbg !7
; CHECK-NEXT:  %y = add i32 %x, %1, !dbg !7
; CHECK-NEXT:  call void @use(i32 %y), !dbg !7
; CHECK-NEXT:  ret void, !dbg !7
; CHECK-NEXT: }
define void @f(i32 %b, i32 %s) !dbg !4 {
  %x = mul i32 %b, %s, !dbg !7
  call void @use(i32 %x), !dbg !7
  %b3 = add i32 %b, 3, !dbg !7
  %y = mul i32 %b3, %s, !dbg !8
  call void @use(i32 %y), !dbg !8
  ret void, !dbg !8
}

; CHECK: !6 = !DILocation(line: 2, column: 3
; CHECK: !7 = !DILocation(line: 3, column: 4
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
