; Debug records may stand between φs; they come behind them here, since they are calls inside.
; RUN: opt-go %s -S | FileCheck %s

; CHECK:      join:
; CHECK-NEXT:   %p = phi i32 [ %a, %entry ]
; CHECK-NEXT:   %q = phi i32 [ 1, %entry ]
; CHECK-NEXT:     #dbg_value(i32 %p,
; CHECK-NEXT:     #dbg_value(i32 2,
; CHECK-NEXT:   ret void
define void @f(i32 %a) !dbg !3 {
entry:
  br label %join
join:
  %p = phi i32 [ %a, %entry ]
    #dbg_value(i32 %p, !4, !DIExpression(), !5)
  %q = phi i32 [ 1, %entry ]
    #dbg_value(i32 2, !4, !DIExpression(), !5)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", unit: !0, spFlags: DISPFlagDefinition)
!4 = !DILocalVariable(name: "x", scope: !3)
!5 = !DILocation(line: 3, scope: !3)
