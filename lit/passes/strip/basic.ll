; RUN: opt-go -passes=strip -S %s | FileCheck %s --check-prefixes=CHECK,ALL
; RUN: opt-go -passes=strip-nondebug -S %s | FileCheck %s --check-prefixes=CHECK,NAMES

; CHECK: @pub = global i32 0
@pub = global i32 0

; ALL:   define internal i32 @0(i32 %0) {
; ALL:     %2 = add i32 %0, 1{{$}}
; NAMES: define internal i32 @0(i32 %0) !dbg
; NAMES:   %2 = add i32 %0, 1, !dbg
define internal i32 @priv(i32 %a) !dbg !4 {
entry:
  %v = add i32 %a, 1, !dbg !6
  ret i32 %v, !dbg !6
}

; CHECK: define i32 @visible(i32 %0)
; CHECK:   call i32 @0(i32 %0)
define i32 @visible(i32 %b) {
  %z = call i32 @priv(i32 %b)
  ret i32 %z
}

; ALL-NOT: DISubprogram
; NAMES:   DISubprogram
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "priv", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 2, column: 3, scope: !4)
