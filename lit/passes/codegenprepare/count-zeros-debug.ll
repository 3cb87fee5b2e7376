; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; The φ after the branch has the location of what follows, and so has the branch to it, though a variable is described before
; that.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "x", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !3, unit: !0, retainedNodes: !{})
!6 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2)
!7 = !DILocation(line: 3, scope: !4)
!8 = !DILocation(line: 4, scope: !4)
!9 = !DILocation(line: 5, scope: !4)
declare void @llvm.dbg.value(metadata, metadata, metadata)

declare i32 @llvm.cttz.i32(i32, i1)
; CHECK-LABEL: @dbgcttz(
; CHECK-NEXT:   %a.fr = freeze i32 %a, !dbg !6
; CHECK-NEXT:   %cmpz = icmp eq i32 %a.fr, 0, !dbg !6
; CHECK-NEXT:   br i1 %cmpz, label %cond.end, label %cond.false, !dbg !6
; CHECK:      cond.false:
; CHECK-NEXT:   %s = call i32 @llvm.cttz.i32(i32 %a.fr, i1 true), !dbg !6
; CHECK-NEXT:   br label %cond.end, !dbg !7
; CHECK:      cond.end:
; CHECK-NEXT:   %ctz = phi i32 [ 32, %0 ], [ %s, %cond.false ], !dbg !7
; CHECK-NEXT:     #dbg_value(i32 %ctz, !8, !DIExpression(), !9)
; CHECK-NEXT:   ret i32 %ctz, !dbg !7
define i32 @dbgcttz(i32 %a) !dbg !4 {
  %s = call i32 @llvm.cttz.i32(i32 %a, i1 false), !dbg !7
  call void @llvm.dbg.value(metadata i32 %s, metadata !6, metadata !DIExpression()), !dbg !8
  ret i32 %s, !dbg !9
}
