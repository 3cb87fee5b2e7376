; Debug locations become .loc and .file; inlined code has the lines of where it comes from, and one path is one file. From PTX 7.2 on
; a .loc says which function it is of, and which call was inlined, whose .loc comes before.
; RUN: opt-go %s -emit=ptx | FileCheck %s --check-prefixes=CHECK,OLD
; RUN: opt-go %s -emit=ptx -regs=16 | FileCheck %s --check-prefixes=CHECK,OLD
; RUN: opt-go %s -emit=ptx -mattr=+ptx72 | FileCheck %s --check-prefixes=CHECK,NEW
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 -c %t.ptx -o %t.cubin %} %else %{ true %}
; RUN: %if ptxas %{ opt-go %s -emit=ptx -mattr=+ptx72 -o %t.ptx && ptxas -arch=sm_70 -lineinfo -c %t.ptx -o %t.cubin %} %else %{ true %}
; RUN: opt-go %s -emit=ptx -o %t && ptx-run %t -kernel k -arg zero:4 -arg i32:3

target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: .entry k(
; CHECK: .loc 1 10 0 // /src/k.cu:10:0
; CHECK: .loc 1 11 7 // /src/k.cu:11:7
; CHECK-NEXT: mul.lo.s32
; OLD: .loc 2 3 9 // /inc/h.h:3:9
; OLD-NOT: 12 2
; NEW: .loc 1 12 2 // /src/k.cu:12:2
; NEW-NEXT: .loc 2 3 9, function_name $L__info_string0, inlined_at 1 12 2 // /inc/h.h:3:9
; NEW: .loc 1 12 5 // /src/k.cu:12:5
; NEW-NEXT: .loc 2 8 4, function_name $L__info_string1, inlined_at 1 12 5 // /inc/h.h:8:4
; NEW-NEXT: .loc 2 3 9, function_name $L__info_string0, inlined_at 2 8 4 // /inc/h.h:3:9
; NEW: .loc 1 12 8 // /src/k.cu:12:8
; NEW-NEXT: .loc 2 8 4, function_name $L__info_string1, inlined_at 1 12 8 // /inc/h.h:8:4
; NEW-NEXT: .loc 2 3 9, function_name $L__info_string0, inlined_at 2 8 4 // /inc/h.h:3:9
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
; NEW: .section .debug_str
; NEW: $L__info_string0:
; NEW-NEXT: .b8 95,90,49,104,105,0 // "_Z1hi"
; NEW-NEXT: $L__info_string1:
; NEW-NEXT: .b8 103,0 // "g"
declare void @f(i32)
define ptx_kernel void @k(ptr %p, i32 %n) !dbg !5 {
  %a = mul i32 %n, %n, !dbg !8
  %b = sdiv i32 %a, 7, !dbg !9
  store i32 %b, ptr %p, !dbg !9
  store volatile i32 %b, ptr %p, !dbg !16
  store volatile i32 %b, ptr %p, !dbg !19
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
!6 = distinct !DISubprogram(name: "h", linkageName: "_Z1hi", scope: !2, file: !2, line: 2, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DILexicalBlock(scope: !5, file: !1, line: 11, column: 3)
!8 = !DILocation(line: 11, column: 7, scope: !7)
!9 = !DILocation(line: 3, column: 9, scope: !6, inlinedAt: !10)
!10 = !DILocation(line: 12, column: 2, scope: !5)
!11 = !DILocation(line: 13, column: 2, scope: !5)
!12 = !DILocation(line: 14, column: 1, scope: !5)
!13 = !DIFile(filename: "/src/k.cu", directory: "/elsewhere")
!14 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 7, type: !4, scopeLine: 7, spFlags: DISPFlagDefinition, unit: !0)
!15 = distinct !DILocation(line: 12, column: 5, scope: !7)
!16 = !DILocation(line: 3, column: 9, scope: !6, inlinedAt: !17)
!17 = distinct !DILocation(line: 8, column: 4, scope: !14, inlinedAt: !15)
!18 = distinct !DILocation(line: 12, column: 8, scope: !7)
!19 = !DILocation(line: 3, column: 9, scope: !6, inlinedAt: !20)
!20 = distinct !DILocation(line: 8, column: 4, scope: !14, inlinedAt: !18)
