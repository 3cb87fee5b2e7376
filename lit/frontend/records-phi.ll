; A debug record before a φ is invalid debug information: it is dropped with a warning, and the program is kept.
; RUN: opt-go %s -S 2>%t | FileCheck %s
; RUN: FileCheck --check-prefix=ERR %s < %t

; ERR: records-phi.ll:[[#@LINE+14]]:3: warning: ignoring invalid debug info: a debug record before a φ
; CHECK:      define void @f(i32 %a) {
; CHECK:      join:
; CHECK-NEXT:   %p = phi i32 [ %a, %entry ]
; CHECK-NEXT:   %q = phi i32 [ 1, %entry ]
; CHECK-NEXT:   ret void
; CHECK-NOT:  DISubprogram
define void @f(i32 %a) !dbg !3 {
entry:
  br label %join
join:
  %p = phi i32 [ %a, %entry ]
    #dbg_value(i32 %p, !4, !DIExpression(), !5)
  ; the line below
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
