; RUN: opt-go %s -passes=divergence -pass-remarks-analysis=divergence -disable-output 2>&1 | FileCheck %s --implicit-check-not=remark:
; RUN: opt-go %s -passes=divergence -S | FileCheck %s --check-prefix=SAME
; What a programmer is told, at places of the source: the branch that parts threads with the values that make it so, distances
; between threads in memory, conflicts in the banks of shared memory, work that is the same for all threads.

; CHECK-DAG: k.cu:5:7: remark: threads of a warp part here: %c <- %v:4 <- %at:3 <- %wide <- %i:2 (the thread's number tid.x)
; CHECK-DAG: k.cu:4:3: remark: load of 4 bytes is not coalesced: stride of 128 bytes in tid.x; a warp touches 32 segments of 128 bytes instead of 1
; CHECK-DAG: k.cu:6:3: remark: store of shared memory has a conflict of 2 threads in a bank: stride of 8 bytes in tid.x
; CHECK-DAG: k.cu:7:3: remark: division that every thread of a warp makes with the same operands
; CHECK-DAG: k.cu:8:3: remark: store of 4 bytes may not be coalesced: neighbouring threads are at a distance that is not known before the kernel runs
; CHECK-DAG: k.cu:9:3: remark: load of 4 bytes may not be coalesced: addresses are scattered: they are no affine function of a thread's number
; CHECK-DAG: remark: 1 of 15 instructions compute the same in all threads of a warp
; SAME: define void @k(
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [64 x double] undef

define void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n, i32 %m) !dbg !4 {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10
  %wide = zext nneg i32 %i to i64
  %at = getelementptr [32 x i32], ptr addrspace(1) %p, i64 %wide, !dbg !11
  %v = load i32, ptr addrspace(1) %at, !dbg !12
  %place = getelementptr [64 x double], ptr addrspace(3) @tile, i64 0, i64 %wide
  store i32 %v, ptr addrspace(3) %place, !dbg !14
  %ratio = sdiv i32 %n, %m, !dbg !15
  %there = mul i32 %i, %ratio
  %far = sext i32 %there to i64
  %out = getelementptr i32, ptr addrspace(1) %q, i64 %far
  store i32 1, ptr addrspace(1) %out, !dbg !16
  %c = icmp sgt i32 %v, 0
  br i1 %c, label %then, label %end, !dbg !13
then:
  %index = sext i32 %v to i64
  %gather = getelementptr i32, ptr addrspace(1) %q, i64 %index
  %w = load i32, ptr addrspace(1) %gather, !dbg !17
  ret void
end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!nvvm.annotations = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "k.cu", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{ptr @k, !"kernel", i32 1}
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !5, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!10 = !DILocation(line: 2, column: 3, scope: !4)
!11 = !DILocation(line: 3, column: 3, scope: !4)
!12 = !DILocation(line: 4, column: 3, scope: !4)
!13 = !DILocation(line: 5, column: 7, scope: !4)
!14 = !DILocation(line: 6, column: 3, scope: !4)
!15 = !DILocation(line: 7, column: 3, scope: !4)
!16 = !DILocation(line: 8, column: 3, scope: !4)
!17 = !DILocation(line: 9, column: 3, scope: !4)
