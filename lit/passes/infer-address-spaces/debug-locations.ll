; RUN: opt-go %s -passes=infer-address-spaces -S | FileCheck %s
;
; Copies have the locations of what they replace, casts back have none.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(ptr)

; CHECK-LABEL: @f(
; CHECK-NEXT:   %g = getelementptr i32, ptr addrspace(3) %p, i64 4, !dbg !6
; CHECK-NEXT:   %1 = addrspacecast ptr addrspace(3) %g to ptr
; CHECK-NEXT:   %s = select i1 %c, ptr addrspace(3) %g, ptr addrspace(3) %p, !dbg !6, !prof !7
; CHECK-NEXT:   call void @use(ptr %1), !dbg !8
; CHECK-NEXT:   store i32 0, ptr addrspace(3) %s, align 4, !dbg !9
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @f(ptr addrspace(3) %p, i1 %c) !dbg !5 {
  %a = addrspacecast ptr addrspace(3) %p to ptr, !dbg !7
  %g = getelementptr i32, ptr %a, i64 4, !dbg !8
  %s = select i1 %c, ptr %g, ptr %a, !dbg !8, !prof !11
  call void @use(ptr %g), !dbg !9
  store i32 0, ptr %s, align 4, !dbg !10
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 2, scope: !5)
!8 = !DILocation(line: 3, scope: !5)
!9 = !DILocation(line: 4, scope: !5)
!10 = !DILocation(line: 5, scope: !5)
!11 = !{!"branch_weights", i32 1, i32 2}
