; RUN: opt-go %s -passes=debugify -S 2>&1 | FileCheck %s

; A module with debug information of its own is left alone.

; CHECK: ModuleDebugify: Skipping module with debug info
; CHECK: define void @f() {
; CHECK-NEXT: ret void{{$}}
; CHECK: !llvm.dbg.cu = !{!0}
; CHECK-NOT: debugify

define void @f() {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "cc", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
