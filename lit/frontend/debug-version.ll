; Debug information of no version or of an unknown one is dropped with a warning; what a named list refers to stays and is verified.
; RUN: opt-go -S %s 2>&1 | FileCheck %s
; RUN: sed -e 's/i32 2, !"Debug Info Version", i32 2/i32 2, !"Debug Info Version", i32 3/' %s > %t.ll
; RUN: opt-go -S %t.ll | FileCheck %s --check-prefix=KEPT
; RUN: sed -e 's/DW_OP_deref/DW_OP_swap/' %s > %t-bad.ll
; RUN: not opt-go -S %t-bad.ll 2>&1 | FileCheck %s --check-prefix=BAD

; CHECK: debug-version.ll:1:1: warning: ignoring debug info with an invalid version (2)
; CHECK: define void @f() {
; CHECK-NEXT: ret void
; CHECK-NOT: DISubprogram
; CHECK: !DIExpression(DW_OP_deref)
; KEPT: define void @f() !dbg
; KEPT-NEXT: ret void, !dbg
; BAD: error: invalid expression
define void @f() !dbg !1 {
  ret void, !dbg !4
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!mine = !{!5}

!0 = !{i32 2, !"Debug Info Version", i32 2}
!1 = distinct !DISubprogram(name: "f", unit: !2)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!3 = !DIFile(filename: "a.c", directory: "/")
!4 = !DILocation(line: 1, scope: !1)
!5 = !DIExpression(DW_OP_deref)
