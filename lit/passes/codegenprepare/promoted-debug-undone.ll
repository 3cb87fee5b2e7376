; RUN: opt-go %s -passes=codegenprepare -verify-each -S | FileCheck %s
;
; A debug record describes an extension again when promoting another one over it did not pay, and is updated when it is removed later.

target triple = "x86_64-unknown-linux-gnu"
; CHECK-LABEL: @f(
; CHECK-NEXT: q:
; CHECK-NEXT:     #dbg_value(i1 %c, {{![0-9]+}}, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value)
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @f(i64 %a, i32 %b, i1 %c) !dbg !5 {
  %x = zext i1 %c to i32
    #dbg_value(i32 %x, !9, !DIExpression(), !10)
  %y = sext i32 %x to i64
  %z0 = shl i64 %y, 3
  %z = xor i64 0, %z0
  %t = trunc i64 %z to i32
  %m = and i32 %t, 31
  %s = ashr i32 %b, %m
  %e = sext i32 %s to i64
  %r = icmp ne i64 %e, 0
  br i1 %r, label %p, label %q
p:
  br label %q
q:
  ret i1 0
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
