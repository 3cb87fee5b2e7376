; RUN: opt-go %s -passes=codegenprepare -verify-each -S | FileCheck %s
;
; Debug information follows extensions that move over what they extend: to what is wide now, and the narrow value to its truncation.

target triple = "x86_64-unknown-linux-gnu"

@g = global i32 0

; CHECK-LABEL: @moved(
; CHECK-NEXT: b:
; CHECK-NEXT:   %l = load volatile i32, ptr @g, align 4
; CHECK-NEXT:   %promoted = zext i32 %l to i64
; CHECK-NEXT:   %x = lshr i64 %promoted, 3
; CHECK-NEXT:     #dbg_value(i64 %x,
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
define i32 @moved() !dbg !5 {
  %l = load volatile i32, ptr @g
  %x = lshr i32 %l, 3
  br label %b
b:
  %y = zext i32 %x to i64
    #dbg_value(i64 %y, !9, !DIExpression(), !10)
  ret i32 0
}

; CHECK-LABEL: @narrow(
; CHECK-NEXT:   %l = load i32, ptr %q, align 4
; CHECK-NEXT:   %promoted1 = zext i32 %l to i64
; CHECK-NEXT:   %x = lshr i64 %promoted1, 3
; CHECK-NEXT:   %promoted = trunc i64 %x to i32
; CHECK-NEXT:     #dbg_value(i32 %promoted,
; CHECK-NEXT:   store i32 %promoted, ptr @g, align 4
; CHECK-NEXT:     #dbg_value(i64 %x,
; CHECK-NEXT:   ret i64 %x
; CHECK-NEXT: }
define i64 @narrow(ptr %q) !dbg !11 {
  %l = load i32, ptr %q
  %x = lshr i32 %l, 3
    #dbg_value(i32 %x, !12, !DIExpression(), !13)
  store i32 %x, ptr @g
  %y = zext i32 %x to i64
    #dbg_value(i64 %y, !12, !DIExpression(), !13)
  ret i64 %y
}

; CHECK-LABEL: @merged(
; CHECK-NEXT:   %l = load i16, ptr %q, align 2
; CHECK-NEXT:   %promoted1 = zext i16 %l to i64
; CHECK-NEXT:   %m = lshr i64 %promoted1, 3
; CHECK-NEXT:     #dbg_value(i32 undef,
; CHECK-NEXT:     #dbg_value(i64 %m,
; CHECK-NEXT:     #dbg_value(i64 %m,
; CHECK-NEXT:   ret i64 %m
; CHECK-NEXT: }
define i64 @merged(ptr %q) !dbg !14 {
  %l = load i16, ptr %q
  %x = zext i16 %l to i32
  %m = lshr i32 %x, 3
    #dbg_value(i32 %x, !15, !DIExpression(), !16)
    #dbg_value(i32 %m, !15, !DIExpression(), !16)
  %y = zext i32 %m to i64
    #dbg_value(i64 %y, !15, !DIExpression(), !16)
  ret i64 %y
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{!8}
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "y", scope: !5, file: !1, line: 2, type: !8)
!10 = !DILocation(line: 2, scope: !5)
!11 = distinct !DISubprogram(name: "narrow", scope: !1, file: !1, line: 5, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!12 = !DILocalVariable(name: "y", scope: !11, file: !1, line: 6, type: !8)
!13 = !DILocation(line: 6, scope: !11)
!14 = distinct !DISubprogram(name: "merged", scope: !1, file: !1, line: 8, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!15 = !DILocalVariable(name: "y", scope: !14, file: !1, line: 9, type: !8)
!16 = !DILocation(line: 9, scope: !14)
