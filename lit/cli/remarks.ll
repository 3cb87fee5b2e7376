; Remarks with the place in the program's source, on standard error and as LLVM's YAML.
; RUN: opt-go %s -passes=infer-address-spaces -pass-remarks=infer -o %t.out 2>&1 | FileCheck %s --check-prefix=TEXT --implicit-check-not=remark:
; RUN: FileCheck %s --input-file %t.out
; RUN: opt-go %s -passes=infer-address-spaces -pass-remarks=gvn 2>&1 | FileCheck %s --implicit-check-not=remark:
; RUN: opt-go %s -passes=infer-address-spaces -pass-remarks-missed=. 2>&1 | FileCheck %s --implicit-check-not=remark:
; RUN: opt-go %s -passes=infer-address-spaces -pass-remarks-output=%t.yaml 2>&1 | FileCheck %s --implicit-check-not=remark:
; RUN: FileCheck %s --check-prefix=YAML --match-full-lines --input-file %t.yaml

; CHECK: load float, ptr addrspace(3) %p
; TEXT: {{^}}{{.*}}walk.cu:7:12: remark: pointer is in address space 3 [-Rpass=infer-address-spaces]{{$}}
; YAML: --- !Passed
; YAML-NEXT: Pass:            infer-address-spaces
; YAML-NEXT: Name:            Resolved
; YAML-NEXT: DebugLoc:        { File: {{'?[^ ]*}}walk.cu{{'?}}, Line: 7, Column: 12 }
; YAML-NEXT: Function:        'walk'
; YAML-NEXT: Args:
; YAML-NEXT:  - String: 'pointer is in address space '
; YAML-NEXT:  - Space: '3'
; YAML-NEXT: ...
target triple = "nvptx64-nvidia-cuda"
define float @walk(ptr addrspace(3) %p) !dbg !4 {
  %g = addrspacecast ptr addrspace(3) %p to ptr, !dbg !7
  %v = load float, ptr %g, align 4, !dbg !7
  ret float %v, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "walk.cu", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "walk", scope: !1, file: !1, line: 5, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 7, column: 12, scope: !4)
