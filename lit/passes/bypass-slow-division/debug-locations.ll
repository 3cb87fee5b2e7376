; RUN: opt-go %s -passes='bypass-slow-division<no-freeze>' -S | FileCheck %s
;
; All instructions that replace the division have its location.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK-NEXT:   %1 = or i64 %a, %b, !dbg !6
; CHECK-NEXT:   %2 = and i64 %1, -4294967296, !dbg !6
; CHECK-NEXT:   %3 = icmp eq i64 %2, 0, !dbg !6
; CHECK-NEXT:   br i1 %3, label %4, label %9, !dbg !6
; CHECK:      4:
; CHECK-NEXT:   %5 = trunc i64 %b to i32, !dbg !6
; CHECK-NEXT:   %6 = trunc i64 %a to i32, !dbg !6
; CHECK-NEXT:   %7 = udiv i32 %6, %5, !dbg !6
; CHECK-NEXT:   %8 = zext i32 %7 to i64, !dbg !6
; CHECK-NEXT:   br label %11, !dbg !6
; CHECK:      9:
; CHECK-NEXT:   %10 = udiv i64 %a, %b, !dbg !6
; CHECK-NEXT:   br label %11, !dbg !6
; CHECK:      11:
; CHECK-NEXT:   %12 = phi i64 [ %8, %4 ], [ %10, %9 ], !dbg !6
; CHECK-NEXT:   ret i64 %12, !dbg !7
; CHECK-NEXT: }
define i64 @f(i64 %a, i64 %b) !dbg !5 {
  %d = udiv i64 %a, %b, !dbg !7
  ret i64 %d, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 2, scope: !5)
!8 = !DILocation(line: 3, scope: !5)
