; Line tables, and what unwinders are told of the frame.
; RUN: opt-go %s -emit=vliw -o - | FileCheck %s
target datalayout = "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048"
target triple = "hexagon"

; CHECK: .file 1 "/src" "a.c"
; CHECK-NEXT: .Ltext_begin:
; CHECK-LABEL: f:
; CHECK-NEXT: .cfi_startproc
; CHECK: .loc 1 10 0
; CHECK: allocframe
; CHECK: .cfi_def_cfa r30, 8
; CHECK-NEXT: .cfi_offset r31, -4
; CHECK-NEXT: .cfi_offset r30, -8
; CHECK-NEXT: .cfi_offset r17, -12
; CHECK-NEXT: .cfi_offset r16, -16
; CHECK: .loc 1 12 5
; CHECK: dealloc_return
; CHECK: .cfi_endproc
; CHECK: .section .debug_info
; CHECK: .string "a.c"
define i32 @f(i32 %x) !dbg !4 {
  %y = call i32 @g(i32 %x), !dbg !5
  %z = add i32 %y, %x, !dbg !6
  ret i32 %z, !dbg !6
}
declare i32 @g(i32)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 10, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 11, column: 3, scope: !4)
!6 = !DILocation(line: 12, column: 5, scope: !4)
