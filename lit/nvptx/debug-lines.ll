; Debug locations become .loc and .file; inlined code has the lines of where it comes from, and one path is one file.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: opt-go %s -emit=ptx -regs=16 | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 -c %t.ptx -o %t.cubin %} %else %{ true %}
; RUN: opt-go %s -emit=ptx -o %t && ptx-run %t -kernel k -arg zero:4 -arg i32:3

target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: .entry k(
; CHECK: .loc 1 10 0 // /src/k.cu:10:0
; CHECK: .loc 1 11 7 // /src/k.cu:11:7
; CHECK-NEXT: mul.lo.s32
; CHECK: .loc 2 3 9 // /inc/h.h:3:9
; CHECK: .loc 1 13 2
; CHECK: { // callseq
; CHECK-NOT: .loc
; CHECK: } // callseq
; CHECK: .loc 1 14 1
; CHECK-NEXT: ret;
; CHECK-LABEL: .entry plain(
; CHECK-NOT: .loc
; CHECK: .file 1 "/src/k.cu"
; CHECK-NEXT: .file 2 "/inc/h.h"
declare void @f(i32)
define ptx_kernel void @k(ptr %p, i32 %n) !dbg !5 {
  %a = mul i32 %n, %n, !dbg !8
  %b = sdiv i32 %a, 7, !dbg !9
  store i32 %b, ptr %p, !dbg !9
  %c = icmp eq i32 %b, 77, !dbg !11
  br i1 %c, label %call, label %exit, !dbg !11
call:
  call void @f(i32 %b), !dbg !11
  br label %exit
exit:
  ret void, !dbg !12
}
define ptx_kernel void @plain(ptr %p) {
  store i32 1, ptr %p
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, producer: "p", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly)
!1 = !DIFile(filename: "k.cu", directory: "/src")
!2 = !DIFile(filename: "/inc/h.h", directory: "")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "k", scope: !13, file: !13, line: 9, type: !4, scopeLine: 10, spFlags: DISPFlagDefinition, unit: !0)
!6 = distinct !DISubprogram(name: "h", scope: !2, file: !2, line: 2, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DILexicalBlock(scope: !5, file: !1, line: 11, column: 3)
!8 = !DILocation(line: 11, column: 7, scope: !7)
!9 = !DILocation(line: 3, column: 9, scope: !6, inlinedAt: !10)
!10 = !DILocation(line: 12, column: 2, scope: !5)
!11 = !DILocation(line: 13, column: 2, scope: !5)
!12 = !DILocation(line: 14, column: 1, scope: !5)
!13 = !DIFile(filename: "/src/k.cu", directory: "/elsewhere")
